import type { Handlers } from '../http/operation-input.ts';
import type { Service } from '../service.ts';
import type { Deliveries } from '../webhooks/deliver.ts';
import { apiKeyHandlers } from './api-keys.ts';
import { auditHandlers } from './audit-entries.ts';
import { batchHandlers } from './batches/batch-handlers.ts';
import { documentHandlers } from './documents.ts';
import { environmentHandlers } from './environments.ts';
import { extractionHandlers } from './extraction.ts';
import { exportHandlers } from './runs/exports.ts';
import { memberHandlers } from './members.ts';
import { providerKeyHandlers } from './provider-keys.ts';
import { reviewHandlers } from './reviews/review-handlers.ts';
import { runHandlers } from './runs/run-handlers.ts';
import { schemaInferenceHandlers } from './proposals/schema-inference.ts';
import { schemaTemplateHandlers } from './proposals/schema-templates.ts';
import { schemaHandlers } from './schemas.ts';
import { usageHandlers } from './usage.ts';
import { webhookHandlers } from './webhooks.ts';
import { workspaceHandlers } from './workspaces.ts';

/** What each operation of the contract does in the fake, by its `operationId`. */
export function createHandlers(
  service: Service,
  webhooks: { deliveries: Deliveries; allowsAnyUrl: boolean },
): Handlers {
  return {
    ...apiKeyHandlers(service),
    ...workspaceHandlers(service),
    ...memberHandlers(service),
    ...environmentHandlers(service),
    ...schemaHandlers(service),
    ...schemaTemplateHandlers(),
    ...schemaInferenceHandlers(service),
    ...documentHandlers(service),
    ...extractionHandlers(service),
    ...runHandlers(service),
    ...batchHandlers(service),
    ...exportHandlers(service),
    ...reviewHandlers(service),
    ...providerKeyHandlers(service),
    ...webhookHandlers(service, webhooks),
    ...auditHandlers(service),
    ...usageHandlers(service),
  };
}
