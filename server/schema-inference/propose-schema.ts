import { ExtractionError } from '../extraction/engine.ts';
import type { Proposal, SchemaTasks } from '../extraction/child/schema-tasks.ts';
import { builtIn } from '../extraction/models/providers/built-in.ts';
import type { DefinitionPort } from '../extraction/schema/definition/definition.ts';
import type { LintWarning } from '../extraction/schema/definition/definition-report.ts';
import type { CallUsage } from '../lib/models/call-usage.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import type { Layout } from '../parsing/layout.ts';
import type { ModelPlan } from '../providers/plan-models.ts';
import { askModel, type AskDependencies, type ModelProposal } from './ask-model.ts';

export interface InferredSchema extends Proposal {
  warnings: LintWarning[];
  /** Sentences for a person: what was left out, and why no model was asked. */
  notes: string[];
  model: ModelChoice;
  usage: CallUsage | null;
}

interface StartingSchema {
  key: string;
  name: string;
  description: string;
  definition: Proposal['definition'];
}

export interface ProposalDependencies extends AskDependencies {
  templates: readonly StartingSchema[];
  definitions: DefinitionPort;
  inferDefinition: SchemaTasks['inferDefinition'];
  localResidency: string;
}

interface ProposalRequest {
  layouts: readonly Layout[];
  /** What is wanted, in words. */
  wish: string | null;
  plan: ModelPlan;
  /** Throws if the model must not see the documents now. */
  authorize(model: ModelChoice): Promise<void>;
  signal: AbortSignal;
  /** Whose work it is: a user, and a workspace. */
  group?: readonly string[];
}

type Improved = ModelProposal & { notes: string[] };

async function improve(dependencies: ProposalDependencies, request: ProposalRequest, found: Proposal) {
  const model: ModelChoice = {
    provider: builtIn.id,
    model: builtIn.defaultModel,
    residency: dependencies.localResidency,
    keySource: 'system',
    providerKeyId: null,
  };
  const unimproved: Improved = { proposal: found, model, usage: null, notes: [] };
  const { resolution } = request.plan;
  if (resolution.provider === builtIn.id) return unimproved;
  try {
    return { ...(await askModel(dependencies, { ...request, found })), notes: [] };
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    const asked = `${resolution.provider}/${resolution.model}`;
    const note = `${asked} gave no proposal (${error.code}); this is that of the built-in extractor. ${error.message}`;
    return { ...unimproved, usage: error.usage, notes: [note] };
  }
}

/** Proposes a definition for documents of one kind. Throws `ExtractionError` of the built-in extractor. */
export async function proposeSchema(
  dependencies: ProposalDependencies,
  request: ProposalRequest,
): Promise<InferredSchema> {
  const { definitions, inferDefinition } = dependencies;
  const { layouts, wish } = request;
  // Only what child processes can receive.
  const templates = dependencies.templates.map(({ key, name, description, definition }) => ({
    key,
    name,
    description,
    definition,
  }));
  const found = await inferDefinition({ layouts, templates, wish }, request);
  const { proposal, ...rest } = await improve(dependencies, request, found);
  // A model's definition that the service would refuse is not proposed.
  const accepted = definitions.check(proposal.definition).length === 0 ? proposal : found;
  return { ...accepted, ...rest, warnings: definitions.lint(accepted.definition) };
}
