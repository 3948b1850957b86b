import { createApiKeysService, type ApiKeysService } from '../api-keys/service.ts';
import { createAuditService, type AuditService } from '../audit/service.ts';
import { activeBatches } from '../batches/active-batches.ts';
import { createBatchWakes, type BatchWakes } from '../batches/batch-wakes.ts';
import { createBatchFeeder } from '../batches/feed-batches.ts';
import type { Feeder } from '../batches/feed-loop.ts';
import { presentBatch } from '../batches/present.ts';
import { createBatchesService, type BatchesService } from '../batches/service.ts';
import { createReviewCollector } from '../datasets/collect-reviews.ts';
import { createDatasetsService, type DatasetsService } from '../datasets/service.ts';
import { createDocumentParsing, type DocumentParsing } from '../documents/parse-document.ts';
import { presentDocument } from '../documents/present.ts';
import type { DocumentIndex } from '../documents/index-documents.ts';
import { createPageImages, type PageImages } from '../documents/page-images.ts';
import { createReadableFiles } from '../documents/readable-files.ts';
import { createDocumentsService, type DocumentsService } from '../documents/service.ts';
import { createStoredFiles, type StoredFiles } from '../documents/stored-files.ts';
import { createKeyBindings } from '../environments/key-bindings.ts';
import { createEnvironmentsService, type EnvironmentsService } from '../environments/service.ts';
import { createExportsService, type ExportsService } from '../exports/service.ts';
import { activeEvaluations } from '../evaluations/active-evaluations.ts';
import { createEvaluationFeeder } from '../evaluations/feed-evaluations.ts';
import { presentEvaluation } from '../evaluations/present.ts';
import { createEvaluationsService, type EvaluationsService } from '../evaluations/service.ts';
import { definitions } from '../extraction/schema/definition/definition.ts';
import { recordSteps } from '../idempotency/recorded-steps.ts';
import { createIdempotencyService, type IdempotencyService } from '../idempotency/service.ts';
import { timestamp } from '../lib/clock.ts';
import { createCancellations, type Cancellations } from '../jobs/cancellations.ts';
import { createMembersService, type MembersService } from '../members/service.ts';
import { createExampleRecorder } from '../memory/record-example.ts';
import { createMemoryService, type MemoryService } from '../memory/service.ts';
import { findColumns } from '../lookups/service.ts';
import { pinnedVersions } from '../pins/pinned-versions.ts';
import { isGateDataset } from '../pins/repository.ts';
import { createPinsService, type PinsService } from '../pins/service.ts';
import { createProviderKeysService, type ProviderKeysService } from '../provider-keys/service.ts';
import { createProvidersService, type ProvidersService } from '../providers/service.ts';
import { createActiveRuns } from '../runs/active-runs.ts';
import { presentReview } from '../reviews/present.ts';
import { createReviewNeeds } from '../reviews/record-need.ts';
import { createReviewSettingsService, type ReviewSettingsService } from '../reviews/review-settings.ts';
import { createReviewsService, type ReviewsService } from '../reviews/service.ts';
import { createBatchRuns } from '../runs/batch-runs.ts';
import { presentRun } from '../runs/present.ts';
import { createRunEndRecorder, type RunEndRecorder } from '../runs/record-run-end.ts';
import { findRunStatuses } from '../runs/repository.ts';
import { RunEvents } from '../runs/run-events.ts';
import { limitPlan } from '../runs/accept-run.ts';
import { createRunsService, type RunsService } from '../runs/service.ts';
import { createSchemaTemplatesService, type SchemaTemplatesService } from '../schema-templates/service.ts';
import { findLookupUses } from '../schemas/lookup-uses.ts';
import { createSchemasService, type SchemasService } from '../schemas/service.ts';
import { createUsersService, type UsersService } from '../users/service.ts';
import { workspaceAccess } from '../workspaces/workspace-access.ts';
import { createRefuseDestination } from '../webhooks/refuse-destination.ts';
import { createEventRecorder } from '../webhooks/record-event.ts';
import { createWebhooksService, type WebhooksService } from '../webhooks/service.ts';
import { createWorkspacesService, type WorkspacesService } from '../workspaces/service.ts';
import type { Resources } from './resources.ts';
import { createBudgeting, createRuleServices, createSplitting, type ServiceGroups } from './service-groups.ts';
import { createPeople, type People } from './signing-in.ts';
import { createIndex, createTrust, type Trust } from './trust.ts';

export interface Services extends ServiceGroups, People, Trust {
  users: UsersService;
  apiKeys: ApiKeysService;
  workspaces: WorkspacesService;
  members: MembersService;
  environments: EnvironmentsService;
  schemas: SchemasService;
  schemaTemplates: SchemaTemplatesService;
  documents: DocumentsService;
  pageImages: PageImages;
  runs: RunsService;
  batches: BatchesService;
  exports: ExportsService;
  batchFeeder: Feeder;
  batchWakes: BatchWakes;
  datasets: DatasetsService;
  evaluations: EvaluationsService;
  evaluationFeeder: Feeder;
  memory: MemoryService;
  pins: PinsService;
  reviews: ReviewsService;
  reviewSettings: ReviewSettingsService;
  audit: AuditService;
  idempotency: IdempotencyService;
  providers: ProvidersService;
  providerKeys: ProviderKeysService;
  webhooks: WebhooksService;
  runEnds: RunEndRecorder;
  files: StoredFiles;
  parsing: DocumentParsing;
  documentIndex: DocumentIndex;
  runEvents: RunEvents;
  cancellations: Cancellations;
}

/** Creates the services in the order of their dependencies. */
export function createServices(resources: Resources): Services {
  const { config, clock, database, newId, blobs, queue, messages, registry, fallback, requestTasks } = resources;
  // These use transactions that a repeated request may run again, so they are not recorded.
  const { exclusively } = database;
  const common = { database: recordSteps(database), exclusively, clock, newId, access: workspaceAccess };
  const audit = createAuditService({ ...common, trail: resources.trail });
  const base = { ...common, audit };
  const runEvents = new RunEvents(
    (event) => messages.send('run', event),
    (ids) => findRunStatuses(database.db, ids),
  );
  const cancellations = createCancellations(messages);
  const activeRuns = createActiveRuns({ clock, queue, events: runEvents, cancellations });
  const webhookEvents = createEventRecorder({ clock, newId, queue });
  const reviewEvents = { ...webhookEvents, present: presentReview, now: () => timestamp(clock.now()) };
  const reviewNeeds = createReviewNeeds({ clock, newId, webhookEvents: reviewEvents });
  const runEnds = createRunEndRecorder({ webhookEvents, present: presentRun, reviewNeeds });
  const files = createStoredFiles(database, blobs);
  const parsing = createDocumentParsing({
    database,
    clock,
    blobs,
    files,
    readable: createReadableFiles({ ...resources, db: database.db, deadlineMs: config.parser.timeoutMs }),
    parser: resources.parser,
    limits: {
      maxPages: config.limits.pages,
      maxCharacters: config.limits.characters,
      deadlineMs: config.parser.timeoutMs,
      scannedPageMs: config.parser.scannedPageMs,
    },
    webhookEvents,
    present: presentDocument,
  });
  const documentIndex = createIndex(resources);
  const users = createUsersService(base);
  const apiKeys = createApiKeysService(base);
  const providerKeys = createProviderKeysService({
    ...base,
    registry,
    box: resources.box,
    addresses: resources.addresses,
    allowsHttp: config.providerNetworks === 'all' || config.providerNetworks.length > 0,
    models: resources.models,
    system: {
      provider: fallback.provider,
      access: { apiKey: fallback.apiKey, baseUrl: fallback.baseUrl, quota: 'system' },
    },
    bindings: createKeyBindings(base),
  });
  const providers = createProvidersService({
    registry,
    fallback,
    localResidency: config.localResidency,
    keys: providerKeys,
    listOpenCircuits: (caller) => providerKeys.filterOwn(caller, resources.listOpenCircuits()),
  });
  const environments = createEnvironmentsService({ ...base, providers, registry, keys: providerKeys });
  const webhooks = createWebhooksService({
    ...base,
    environments,
    queue,
    box: resources.box,
    refuseDestination: createRefuseDestination(resources.webhookAddresses, config.webhooks),
  });
  const members = createMembersService({ ...base, users, webhooks });
  const schemas = createSchemasService({
    ...base,
    definitions,
    schemaTasks: requestTasks,
    findColumns,
    files,
    activeRuns,
    activeBatches,
    activeEvaluations,
    webhookEvents,
  });
  const documents = createDocumentsService({
    ...base,
    environments,
    schemas,
    queue,
    blobs,
    files,
    parsing,
    index: documentIndex,
    box: resources.box,
    activeRuns,
    definitions,
    readField: requestTasks.readField,
  });
  const batchWakes = createBatchWakes(messages);
  const budgeting = createBudgeting(resources, { ...base, webhookEvents, feed: batchWakes.wake });
  const runBase = {
    ...base,
    environments,
    schemas,
    documents,
    providers,
    queue,
    events: runEvents,
    activeRuns,
    webhooks: runEnds,
    ...budgeting,
    pinnedVersions,
    box: resources.box,
  };
  const runs = createRunsService(runBase);
  const batchRuns = createBatchRuns(runBase);
  const splitting = createSplitting({ ...runBase, files, webhookEvents, limitPlan });
  const batchEvents = { clock, webhookEvents, present: presentBatch };
  const batches = createBatchesService({
    ...base,
    ...batchEvents,
    environments,
    schemas,
    documents,
    runs: batchRuns,
    ...splitting,
    feed: batchWakes.wake,
  });
  const batchFeeder = createBatchFeeder({
    ...batchEvents,
    database,
    ...splitting,
    runs: batchRuns,
    maxPendingRuns: config.jobs.pendingRuns,
    logger: resources.logger,
  });
  const examples = createExampleRecorder({ clock, newId });
  const teaching = { environments, schemas, runs, schemaTasks: requestTasks, memory: examples };
  const datasets = createDatasetsService({ ...base, ...teaching, isGateDataset });
  const scoring = { datasets, runs: batchRuns, schemaTasks: requestTasks };
  const evaluationBase = { clock, webhookEvents, present: presentEvaluation, ...scoring };
  const evaluations = createEvaluationsService({
    ...base,
    ...evaluationBase,
    environments,
    schemas,
    feed: batchWakes.wake,
  });
  const feeding = { database, maxPendingRuns: config.jobs.pendingRuns, logger: resources.logger };
  const evaluationFeeder = createEvaluationFeeder({ ...evaluationBase, ...feeding });
  const checking = { ...base, environments, schemas, schemaTasks: requestTasks };
  const reviewing = { ...checking, webhookEvents: reviewEvents };
  const collector = createReviewCollector({ clock, newId, memory: examples });
  const rules = createRuleServices({ ...checking, findUses: findLookupUses }, database);
  const { readTables } = rules;
  const reviews = createReviewsService({ ...reviewing, runs, documents, collector, readTables });
  const reviewSettings = createReviewSettingsService(reviewing);
  const workspaces = createWorkspacesService({ ...base, environments, members, files, activeRuns });
  return {
    users,
    apiKeys,
    ...createPeople({ ...resources, ...base, users, apiKeys, webhooks }),
    workspaces,
    members,
    environments,
    schemas,
    schemaTemplates: createSchemaTemplatesService(),
    documents,
    pageImages: createPageImages({ database, parser: resources.parser, parsing }),
    runs,
    batches,
    ...budgeting,
    ...splitting,
    exports: createExportsService({ ...base, environments, schemas, runs }),
    batchFeeder,
    batchWakes,
    datasets,
    evaluations,
    evaluationFeeder,
    memory: createMemoryService({ ...base, environments, schemas, evaluations }),
    ...rules,
    pins: createPinsService({ ...base, environments, schemas, datasets, evaluations, providers }),
    reviews,
    reviewSettings,
    audit,
    idempotency: createIdempotencyService(resources),
    ...createTrust(resources, {
      steps: common.database,
      audit,
      files,
      index: documentIndex,
      activeRuns,
      wakeFeed: batchWakes.wake,
    }),
    providers,
    providerKeys,
    webhooks,
    runEnds,
    files,
    parsing,
    documentIndex,
    runEvents,
    cancellations,
  };
}
