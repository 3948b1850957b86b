import { toPageRequest, type HandlersOf, type Wire } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import { describeCircuit } from './circuit.ts';
import type { WebhookEndpoint, WebhooksService, WebhookWithSecret } from './service.ts';

type WebhookOperation =
  | 'listWebhooks'
  | 'createWebhook'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'redeliverWebhookEvents'
  | 'listWebhookDeliveries'
  | 'redeliverWebhookDelivery';

function present({ failures, circuitUntil, ...endpoint }: WebhookEndpoint): Wire<'WebhookEndpoint'> {
  return { ...endpoint, circuit: describeCircuit({ failures, circuitUntil }) };
}

function presentWithSecret({ endpoint, secret }: WebhookWithSecret): Wire<'WebhookEndpointWithSecret'> {
  return { ...present(endpoint), secret };
}

export function createWebhookHandlers(webhooks: WebhooksService): HandlersOf<WebhookOperation> {
  return {
    async listWebhooks({ caller, path, query }) {
      const page = await webhooks.list(caller, path.slug, query.env ?? 'production', toPageRequest(query));
      return { status: 200, body: mapPage(page, present) };
    },
    async createWebhook({ caller, path, query, body }) {
      const created = await webhooks.create(caller, path.slug, query.env ?? 'production', body);
      return { status: 201, body: presentWithSecret(created) };
    },
    async getWebhook({ caller, path }) {
      return { status: 200, body: present(await webhooks.get(caller, path.id)) };
    },
    async updateWebhook({ caller, path, body }) {
      return { status: 200, body: present(await webhooks.update(caller, path.id, body)) };
    },
    async deleteWebhook({ caller, path }) {
      await webhooks.delete(caller, path.id);
      return { status: 204 };
    },
    async rotateWebhookSecret({ caller, path }) {
      return { status: 200, body: presentWithSecret(await webhooks.rotateSecret(caller, path.id)) };
    },
    async testWebhook({ caller, path }) {
      return { status: 202, body: { eventId: await webhooks.test(caller, path.id) } };
    },
    async redeliverWebhookEvents({ caller, path, body }) {
      return { status: 202, body: { count: await webhooks.redeliverSince(caller, path.id, body.since) } };
    },
    async listWebhookDeliveries({ caller, path, query }) {
      const page = await webhooks.listDeliveries(caller, path.id, toPageRequest(query));
      return { status: 200, body: mapPage(page, (delivery) => delivery) };
    },
    async redeliverWebhookDelivery({ caller, path }) {
      return { status: 202, body: { eventId: await webhooks.redeliver(caller, path.id, path.deliveryId) } };
    },
  };
}
