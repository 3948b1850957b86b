import { ExtractionError, type ExtractionEngine, type ProviderAccess } from '../extraction/engine.ts';
import { guideProposal, PROPOSAL_QUESTION } from '../extraction/inference/proposal-question.ts';
import type { Proposal, SchemaTasks } from '../extraction/child/schema-tasks.ts';
import type { CallUsage } from '../lib/models/call-usage.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import type { Layout } from '../parsing/layout.ts';
import type { ModelPlan } from '../providers/plan-models.ts';
import type { extractByChain } from '../runs/execution/model-chain.ts';

/** Pages of each document that a model sees: a schema shows at the beginning. */
const MAX_PAGES = 6;

export interface ModelProposal {
  proposal: Proposal;
  model: ModelChoice;
  usage: CallUsage | null;
}

export interface AskDependencies {
  engine: ExtractionEngine;
  askInTurn: typeof extractByChain;
  getAccess(model: ModelChoice): Promise<ProviderAccess>;
  readProposal: SchemaTasks['readProposal'];
}

interface InferenceQuestion {
  plan: ModelPlan;
  layouts: readonly Layout[];
  wish: string | null;
  /** What was found without a model. */
  found: Proposal;
  /** Throws if the model must not see the documents now. */
  authorize(model: ModelChoice): Promise<void>;
  signal: AbortSignal;
  /** Whose work it is: a user, and a workspace. */
  group?: readonly string[];
}

/** The samples as one document, each from a page of its own. */
function joinLayouts(layouts: readonly Layout[]): Layout {
  const pages = layouts
    .flatMap((layout, index) =>
      layout.pages.slice(0, MAX_PAGES).map((page) => ({ ...page, name: `Sample ${index + 1}` })),
    )
    .map((page, index) => ({ ...page, number: index + 1 }));
  return { pageCount: pages.length, truncated: false, pages };
}

/** Asks the models of a plan in turn for a definition. Throws `ExtractionError`, or the signal's reason. */
export async function askModel(
  { engine, askInTurn, getAccess, readProposal }: AskDependencies,
  { plan, layouts, wish, found, authorize, ...work }: InferenceQuestion,
): Promise<ModelProposal> {
  const layout = joinLayouts(layouts);
  const { extraction, model } = await askInTurn({
    models: [plan.resolution, ...plan.fallbacks],
    onLeft: () => undefined,
    extract: async (choice, fallbacks) =>
      engine.extract({
        definition: PROPOSAL_QUESTION,
        layout,
        provider: choice.provider,
        model: choice.model,
        access: await getAccess(choice),
        verify: false,
        fallbacks,
        guidance: guideProposal(wish, Object.keys((found.definition['properties'] ?? {}) as object)),
        vision: 'never',
        authorizeCall: () => authorize(choice),
        ...work,
      }),
  });
  const proposal = await readProposal({ answer: extraction.extractedData, found, layouts }, work);
  if (proposal === null) throw new ExtractionError('output_invalid', 'The model proposed no field.');
  return { proposal, model, usage: extraction.usage };
}
