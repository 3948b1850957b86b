import type { Handlers } from '../http/operation-input.ts';
import type { Service } from '../service.ts';
import type { Deliveries } from '../webhooks/deliver.ts';
import { apiKeyHandlers } from './api-keys.ts';
import { budgetHandlers } from './budgets.ts';
import { documentHandlers } from './documents.ts';
import { environmentHandlers } from './environments.ts';
import { extractionHandlers } from './extraction.ts';
import { lookupHandlers } from './lookups.ts';
import { memberHandlers } from './members.ts';
import { memoryHandlers } from './memory.ts';
import { packetHandlers } from './packets/packet-handlers.ts';
import { splitterHandlers } from './packets/splitter-handlers.ts';
import { providerKeyHandlers } from './provider-keys.ts';
import { reviewHandlers } from './reviews/review-handlers.ts';
import { runHandlers } from './runs/run-handlers.ts';
import { schemaHandlers } from './schemas.ts';
import { webhookHandlers } from './webhooks.ts';
import { workspaceHandlers } from './workspaces.ts';

/** What operations do in the fake, by their `operationId`. The others answer the contract's examples. */
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
    ...documentHandlers(service),
    ...extractionHandlers(service),
    ...runHandlers(service),
    ...reviewHandlers(service),
    ...memoryHandlers(service),
    ...lookupHandlers(service),
    ...splitterHandlers(service),
    ...packetHandlers(service),
    ...budgetHandlers(service),
    ...providerKeyHandlers(service),
    ...webhookHandlers(service, webhooks),
  };
}
