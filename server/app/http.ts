import type { Server } from 'node:http';
import Router from '@koa/router';
import { createGate, guardOperations } from '../access/operation-gate.ts';
import { createApiKeyHandlers } from '../api-keys/handlers.ts';
import { auditHandlers } from '../audit/handlers.ts';
import { recordOperations } from './audit/record-operations.ts';
import { createConsoleRouter, getConsoleFolder } from '../console/routes.ts';
import { createBatchHandlers } from '../batches/handlers.ts';
import { createExportHandlers } from '../exports/handlers.ts';
import { createDatasetHandlers } from '../datasets/handlers.ts';
import { createDocumentHandlers } from '../documents/handlers.ts';
import { createDocumentIntake, type DocumentIntake } from '../documents/intake.ts';
import { createEnvironmentHandlers } from '../environments/handlers.ts';
import { createEvaluationHandlers } from '../evaluations/handlers.ts';
import { definitions } from '../extraction/schema/definition/definition.ts';
import { createInProcessCaller } from '../http/mcp/call-in-process.ts';
import { createOriginRules } from '../http/mcp/check-origin.ts';
import { createHttpServer, type StopPhases } from '../http/http-server.ts';
import { loadContract } from '../http/load-contract.ts';
import { createMcpRouter } from '../http/mcp/mcp-routes.ts';
import { answerLocalMetrics, observeRequests } from '../http/metrics-routes.ts';
import type { Handlers } from '../http/operation.ts';
import { createHealthRouter, createPublicRouter, type Readiness } from '../http/outside/public-routes.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { createJsonReceiver } from '../http/receive/receive-json.ts';
import { createMultipartReceiver } from '../http/receive/receive-multipart.ts';
import { createAccountRouter } from '../http/sessions/account-routes.ts';
import { createInviteRouter } from '../http/sessions/invite-routes.ts';
import { createSignInRouter } from '../http/sessions/sign-in-routes.ts';
import { createSessionRouter } from '../http/sessions/session-routes.ts';
import { createRouter } from '../http/router.ts';
import { traceRequests } from '../http/trace-requests.ts';
import { createMemberHandlers } from '../members/handlers.ts';
import { confirmRefusals } from '../provider-keys/confirm-refusals.ts';
import { createMemoryHandlers } from '../memory/handlers.ts';
import { createRuleReader } from '../packets/read-rules.ts';
import { createPacketHandlers } from '../packets/handlers.ts';
import { createLookupHandlers } from '../lookups/handlers.ts';
import { createPrivacyHandlers } from '../privacy/handlers.ts';
import { createRuleTrialHandlers } from '../rule-trials/handlers.ts';
import { createPinHandlers } from '../pins/handlers.ts';
import { createProviderKeyHandlers } from '../provider-keys/handlers.ts';
import { createProviderHandlers } from '../providers/handlers.ts';
import { createReviewHandlers } from '../reviews/handlers.ts';
import { extractByChain } from '../runs/execution/model-chain.ts';
import { createRunHandlers } from '../runs/handlers.ts';
import { createClassificationHandlers } from '../classification/handlers.ts';
import { createClassificationService } from '../classification/service.ts';
import { createSchemaInferenceHandlers } from '../schema-inference/handlers.ts';
import { createSchemaInferenceService, type SchemaInferenceService } from '../schema-inference/service.ts';
import { createSampleReader, type SampleReader } from '../schema-inference/read-samples.ts';
import { createSchemaTemplateHandlers } from '../schema-templates/handlers.ts';
import { createSchemaHandlers } from '../schemas/handlers.ts';
import { createSplitterEvaluationHandlers } from '../splitter-evaluations/handlers.ts';
import { createSplitterHandlers } from '../splitters/handlers.ts';
import { createUserHandlers } from '../users/handlers.ts';
import { createUsageHandlers } from '../usage/handlers.ts';
import { createWebhookHandlers } from '../webhooks/handlers.ts';
import { workspaceAccess } from '../workspaces/workspace-access.ts';
import { createWorkspaceHandlers } from '../workspaces/handlers.ts';
import { createInviteHandlers } from '../invites/handlers.ts';
import { createMcpAnswers } from './mcp-answers.ts';
import { createReadiness } from './readiness.ts';
import type { Resources } from './resources.ts';
import type { Services } from './services.ts';

/** Creates the HTTP server without listening. A worker answers health checks only. */
export async function createHttp(resources: Resources, services: Services, phases: StopPhases): Promise<Server> {
  const { config, logger, newId } = resources;
  const { draining } = phases;
  const readiness = createReadiness(resources);
  const routers =
    config.role === 'worker'
      ? { outside: createHealthRouter(readiness, draining), contract: new Router() }
      : {
          outside: createOutsideRouter(readiness, config.publicUrl, draining),
          contract: await createContractRouter(resources, services, draining),
        };
  const { corsOrigins, publicUrl, metricsPort } = config;
  return createHttpServer({
    newId,
    logger,
    ...routers,
    corsOrigins,
    publicUrl,
    phases,
    observe: [
      observeRequests(resources.metrics),
      ...(config.tracing === null ? [] : [traceRequests(resources.tracer)]),
    ],
    metrics: metricsPort === null ? answerLocalMetrics(resources.metrics) : null,
  });
}

function createOutsideRouter(readiness: Readiness, publicUrl: string | null, draining: AbortSignal): Router {
  const router = createPublicRouter({ readiness, publicUrl, draining });
  router.use(createConsoleRouter({ publicUrl, folder: getConsoleFolder() }).routes());
  return router;
}

async function createContractRouter(resources: Resources, services: Services, draining: AbortSignal): Promise<Router> {
  const { limits, rateLimit, publicUrl } = resources.config;
  const operations = await loadContract();
  const gate = createGate(resources.database.db);
  const handlers = recordOperations(guardOperations(createHandlers(resources, services), gate), resources.trail);
  const common = {
    apiKeys: services.apiKeys,
    sessions: services.sessions,
    trail: resources.trail,
    rateLimiter: rateLimit === null ? null : createRateLimiter(rateLimit, resources.clock),
    receiveJson: createJsonReceiver(limits.jsonBytes),
    publicUrl,
  };
  const router = createRouter({
    ...common,
    operations,
    handlers,
    gate,
    idempotency: services.idempotency,
    receiveMultipart: createMultipartReceiver(resources.temporaryDir, resources.newId, {
      fileBytes: limits.fileBytes,
      fieldBytes: limits.jsonBytes,
    }),
    draining,
  });
  const answer = createMcpAnswers(resources, {
    call: createInProcessCaller(operations, handlers),
    runs: services.runs,
    draining,
  });
  const origins = createOriginRules({ ...resources.config, allowedHosts: resources.config.mcpAllowedHosts });
  router.use(createMcpRouter({ ...common, origins, answer }).routes());
  const { providerSignIn: provider, accounts, passkeys, users, inviteLinks: links } = services;
  const pages = { ...common, proxies: resources.config.proxies };
  router.use(createSessionRouter(common).routes());
  router.use(createSignInRouter({ ...common, provider, accounts, origins }).routes());
  router.use(createAccountRouter({ ...pages, accounts, passkeys, users }).routes());
  router.use(createInviteRouter({ ...pages, links }).routes());
  return router;
}

function createSamples({ config, ...resources }: Resources, intake: DocumentIntake): SampleReader {
  const { pages, characters } = config.limits;
  const limits = { maxPages: pages, maxCharacters: characters, deadlineMs: config.parser.timeoutMs };
  return createSampleReader({ ...resources, intake, limits });
}

function createInference(resources: Resources, services: Services, samples: SampleReader): SchemaInferenceService {
  const { config, schemaTasks, engine } = resources;
  const { providerKeys, schemaTemplates } = services;
  return createSchemaInferenceService({
    ...services,
    database: resources.database,
    access: workspaceAccess,
    templates: schemaTemplates,
    definitions,
    samples,
    inferDefinition: schemaTasks.inferDefinition,
    readProposal: schemaTasks.readProposal,
    engine: confirmRefusals(engine, providerKeys),
    askInTurn: extractByChain,
    getAccess: (model) => providerKeys.getAccess(model),
    localResidency: config.localResidency,
  });
}

function createHandlers(resources: Resources, services: Services): Handlers {
  const { config, parser } = resources;
  const intake = createDocumentIntake({ parser, limits: config.limits });
  const samples = createSamples(resources, intake);
  const { database, schemaTasks } = resources;
  const classification = createClassificationService({
    ...services,
    database,
    access: workspaceAccess,
    templates: services.schemaTemplates,
    samples,
    readRules: createRuleReader({ ...services, db: database.db }),
    splitPacket: schemaTasks.splitPacket,
  });
  return {
    ...createUserHandlers(services.users),
    ...createApiKeyHandlers(services.apiKeys),
    ...createWorkspaceHandlers(services.workspaces),
    ...createMemberHandlers(services.members),
    ...createInviteHandlers(services.invites, config.publicUrl),
    ...createEnvironmentHandlers(services.environments),
    ...createSchemaHandlers(services.schemas),
    ...createSchemaTemplateHandlers(services.schemaTemplates),
    ...createSchemaInferenceHandlers(createInference(resources, services, samples)),
    ...createDocumentHandlers(services.documents, intake, services.pageImages),
    ...createRunHandlers(services.runs, intake),
    ...createSplitterHandlers(services.splitters),
    ...createSplitterEvaluationHandlers(services.splitterEvaluations),
    ...createClassificationHandlers(classification),
    ...createPacketHandlers(services.packets, intake),
    ...createExportHandlers(services.exports),
    ...createBatchHandlers(services.batches, { intake, fileBytes: config.limits.fileBytes }),
    ...createDatasetHandlers(services.datasets),
    ...createEvaluationHandlers(services.evaluations),
    ...createMemoryHandlers(services.memory),
    ...createPinHandlers(services.pins),
    ...createLookupHandlers(services.lookups),
    ...createRuleTrialHandlers(services.ruleTrials),
    ...createReviewHandlers(services.reviews, services.reviewSettings),
    ...createProviderHandlers(services.providers),
    ...createProviderKeyHandlers(services.providerKeys),
    ...createWebhookHandlers(services.webhooks),
    ...createPrivacyHandlers(services.privacy),
    ...auditHandlers(services.audit),
    ...createUsageHandlers(services.usage, services.budgets),
  };
}
