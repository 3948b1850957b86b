import type { Database } from '../db/database.ts';
import type { DocumentsService } from '../documents/service.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { invalidBody, notFound } from '../errors.ts';
import type { Proposal, SchemaTasks } from '../extraction/child/schema-tasks.ts';
import { ExtractionError } from '../extraction/engine.ts';
import { builtIn } from '../extraction/models/providers/built-in.ts';
import type { DefinitionPort } from '../extraction/schema/definition/definition.ts';
import type { LintWarning } from '../extraction/schema/definition/definition-report.ts';
import type { CallUsage } from '../lib/models/call-usage.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import type { Layout } from '../parsing/layout.ts';
import type { ModelPlan } from '../providers/plan-models.ts';
import type { ProvidersService } from '../providers/service.ts';
import type { SchemaTemplatesService } from '../schema-templates/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { askModel, type AskDependencies } from './ask-model.ts';
import type { Sample, SampleReader } from './read-samples.ts';

export type { Sample } from './read-samples.ts';

const MAX_DOCUMENTS = 20;

export interface InferRequest {
  slug: string;
  env: EnvironmentSlug;
  documentIds: readonly string[];
  samples: readonly Sample[];
  wish: string | null;
  /** `<provider>/<model>` */
  model: string | undefined;
  signal: AbortSignal;
}

export interface InferredSchema extends Proposal {
  warnings: LintWarning[];
  /** Sentences for a person: what was left out, and why no model was asked. */
  notes: string[];
  model: ModelChoice;
  usage: CallUsage | null;
}

export interface SchemaInferenceService {
  /** Proposes a definition for documents of one kind. Stores nothing. */
  infer(caller: Caller, request: InferRequest): Promise<InferredSchema>;
}

interface Dependencies extends AskDependencies {
  database: Database;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getWritable' | 'getAllowedResidencies'>;
  documents: Pick<DocumentsService, 'getStored' | 'layout'>;
  providers: Pick<ProvidersService, 'resolve' | 'plan' | 'findForbiddenResidency'>;
  templates: Pick<SchemaTemplatesService, 'list'>;
  definitions: DefinitionPort;
  samples: SampleReader;
  inferDefinition: SchemaTasks['inferDefinition'];
  localResidency: string;
}

export function createSchemaInferenceService(dependencies: Dependencies): SchemaInferenceService {
  const { database, access, environments, documents, providers, templates, definitions, samples } = dependencies;
  const { db } = database;

  const local: ModelChoice = {
    provider: builtIn.id,
    model: builtIn.defaultModel ?? '',
    residency: dependencies.localResidency,
    keySource: 'system',
    providerKeyId: null,
  };

  function countDocuments({ documentIds, samples: sent }: InferRequest): number {
    const count = documentIds.length + sent.length;
    if (count === 0) throw invalidBody('', 'Send documentIds or samples.');
    if (count > MAX_DOCUMENTS)
      throw invalidBody('', `documentIds and samples are ${count} documents; at most ${MAX_DOCUMENTS} are allowed.`);
    return count;
  }

  async function readLayouts(
    caller: Caller,
    request: InferRequest,
    place: { workspaceId: string; environmentId: string },
  ): Promise<Layout[]> {
    for (const id of request.documentIds) {
      const { workspaceId, environmentId } = await documents.getStored(caller, id);
      if (workspaceId !== place.workspaceId || environmentId !== place.environmentId) throw notFound('Document');
    }
    const layouts: Layout[] = [];
    for (const id of request.documentIds) {
      request.signal.throwIfAborted();
      layouts.push(await documents.layout(caller, id));
    }
    const group = [caller.userId, place.workspaceId];
    for (const [index, sample] of request.samples.entries())
      layouts.push(await samples.read(sample, { path: `/samples/${index}`, group, signal: request.signal }));
    return layouts;
  }

  async function improve(
    plan: ModelPlan,
    environmentId: string,
    question: { layouts: readonly Layout[]; wish: string | null; found: Proposal; signal: AbortSignal },
  ) {
    const unimproved = { proposal: question.found, model: local, usage: null };
    if (plan.resolution.provider === builtIn.id) return { ...unimproved, notes: [] };
    try {
      const authorize = async (model: ModelChoice) => {
        const allowed = await environments.getAllowedResidencies(db, environmentId);
        const forbidden = await providers.findForbiddenResidency(db, allowed, model, plan.resolution);
        if (forbidden !== null) throw new ExtractionError('residency_not_allowed', forbidden.message);
      };
      return { ...(await askModel(dependencies, { ...question, plan, authorize })), notes: [] };
    } catch (error) {
      if (!(error instanceof ExtractionError)) throw error;
      const { provider, model } = plan.resolution;
      const note = `${provider}/${model} gave no proposal (${error.code}); this is that of the built-in extractor.`;
      return { ...unimproved, usage: error.usage, notes: [`${note} ${error.message}`] };
    }
  }

  return {
    async infer(caller, request) {
      countDocuments(request);
      const { workspace } = await access.requireMember(db, caller, request.slug);
      const environment = await environments.getWritable(db, workspace.id, request.env);
      const resolution = await providers.resolve(db, caller, environment, request.model);
      const policy = request.model === undefined ? environment : { ...environment, fallbacks: [] };
      const plan = await providers.plan(db, policy, resolution);
      const place = { workspaceId: workspace.id, environmentId: environment.id };
      const layouts = await readLayouts(caller, request, place);

      const { wish, signal } = request;
      const known = templates.list({ page: 1, pageSize: 100 }).data;
      const starting = known.map(({ key, name, description, definition }) => ({ key, name, description, definition }));
      const found = await dependencies.inferDefinition({ layouts, templates: starting, wish }, signal);
      const { proposal, ...rest } = await improve(plan, environment.id, { layouts, wish, found, signal });
      // A model's definition that the service would refuse is not proposed.
      const accepted = definitions.check(proposal.definition).length === 0 ? proposal : found;
      return { ...accepted, ...rest, warnings: definitions.lint(accepted.definition) };
    },
  };
}
