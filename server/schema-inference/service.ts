import type { SpendingLimit } from '../usage/spending-limit.ts';
import type { ServiceDatabase } from '../db/database.ts';
import type { DocumentsService } from '../documents/service.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { invalidBody, notFound } from '../errors.ts';
import { ExtractionError } from '../extraction/engine.ts';
import type { Layout } from '../parsing/layout.ts';
import type { ProvidersService } from '../providers/service.ts';
import type { SchemaTemplatesService } from '../schema-templates/service.ts';
import type { UsageRecorder } from '../usage/record-usage.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { proposeSchema, type InferredSchema, type ProposalDependencies } from './propose-schema.ts';
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

export interface SchemaInferenceService {
  /** Proposes a definition for documents of one kind. Stores nothing. */
  infer(caller: Caller, request: InferRequest): Promise<InferredSchema>;
}

interface Dependencies extends Omit<ProposalDependencies, 'templates'> {
  database: ServiceDatabase;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getWritable' | 'getAllowedResidencies'>;
  documents: Pick<DocumentsService, 'getStored' | 'layout'>;
  providers: Pick<ProvidersService, 'refreshModels' | 'resolve' | 'plan' | 'findForbiddenResidency'>;
  templates: Pick<SchemaTemplatesService, 'list'>;
  samples: SampleReader;
  spendingLimit: Pick<SpendingLimit, 'refuseExceeded'>;
  recordUsage: UsageRecorder;
}

export function createSchemaInferenceService(dependencies: Dependencies): SchemaInferenceService {
  const { database, access, environments, documents, providers, templates, samples } = dependencies;
  const { db } = database;

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

  return {
    async infer(caller, request) {
      countDocuments(request);
      const { workspace } = await access.requireMember(db, caller, request.slug);
      const environment = await environments.getWritable(db, workspace.id, request.env);
      await dependencies.spendingLimit.refuseExceeded(db, workspace.id);
      await providers.refreshModels(caller, request.model);
      const resolution = await providers.resolve(db, caller, environment, request.model);
      const policy = request.model === undefined ? environment : { ...environment, fallbacks: [] };
      const plan = await providers.plan(db, policy, resolution);
      const place = { workspaceId: workspace.id, environmentId: environment.id };
      const layouts = await readLayouts(caller, request, place);

      const proposed = await proposeSchema(
        { ...dependencies, templates: templates.list({ page: 1, pageSize: 100 }).data },
        {
          layouts,
          wish: request.wish,
          plan,
          async authorize(model) {
            const allowed = await environments.getAllowedResidencies(db, environment.id);
            const forbidden = await providers.findForbiddenResidency(db, allowed, model, plan.resolution);
            if (forbidden !== null) throw new ExtractionError('residency_not_allowed', forbidden.message);
          },
          signal: request.signal,
          group: [caller.userId, workspace.id],
        },
      );
      const { model, usage } = proposed;
      if (usage !== null) await dependencies.recordUsage(workspace.id, model, usage);
      return proposed;
    },
  };
}
