import type {
  CreateWebhookData,
  DeleteWebhookData,
  GetWebhookData,
  ListWebhookDeliveriesData,
  ListWebhooksData,
  RedeliverWebhookDeliveryData,
  RedeliverWebhookEventsData,
  RotateWebhookSecretData,
  TestWebhookData,
  UpdateWebhookData,
  WebhookEndpoint,
} from '../../generated/types.gen.ts';
import { rules } from '../generated/rules.gen.ts';
import type { Caller, Handlers, Input } from '../http/operation-input.ts';
import { paginateNewest } from '../http/paginate.ts';
import type { Service } from '../service.ts';
import { notFound, serviceError } from '../service-error.ts';
import { remove, type Store, type WebhookRecord } from '../store.ts';
import type { Deliveries } from '../webhooks/deliver.ts';
import { member, readable, refuseUnlessOwner, roleIn, writable, writableById } from './access.ts';
import { refuseAddress } from '../webhooks/public-address.ts';

/** For how long the secret before a rotation signs as well. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

function newSecret(): string {
  return `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`;
}

type StoredEndpoint = WebhookRecord['endpoint'];

const present = (webhook: WebhookRecord): WebhookEndpoint => ({
  ...webhook.endpoint,
  circuit: rules.describeCircuit(webhook),
});

function visible(store: Store, caller: Caller, id: string): WebhookRecord {
  const found = store.webhooks.find(({ endpoint }) => endpoint.id === id);
  if (found === undefined || roleIn(store, caller, found.endpoint.workspaceId) === null)
    throw notFound('Webhook endpoint');
  return found;
}

export function webhookHandlers(
  { store, clock, newId }: Service,
  { deliveries, allowsAnyUrl }: { deliveries: Deliveries; allowsAnyUrl: boolean },
): Handlers {
  const refuseUrl = (url: string) => {
    if (!allowsAnyUrl) refuseAddress(url, 'url');
  };
  const hold = (caller: Caller, id: string): WebhookRecord => {
    const held = visible(store, caller, id);
    writableById(store, held.endpoint.environmentId);
    return held;
  };

  return {
    listWebhooks({ caller, path, query }: Input<ListWebhooksData>) {
      const { workspace } = member(store, caller, path.slug);
      const { id } = readable(store, workspace.id, query.env ?? 'production');
      const own = store.webhooks.filter(({ endpoint }) => endpoint.environmentId === id);
      return {
        status: 200,
        body: paginateNewest(own.map(present), query),
      };
    },

    createWebhook({ caller, path, query, body }: Input<CreateWebhookData>) {
      const { workspace } = member(store, caller, path.slug);
      const environment = writable(store, workspace.id, query.env);
      refuseUrl(body.url);
      const now = clock.timestamp();
      const endpoint: StoredEndpoint = {
        id: newId('whe'),
        workspaceId: workspace.id,
        environmentId: environment.id,
        url: body.url,
        events: body.events ?? ['*'],
        description: body.description ?? null,
        isActive: body.isActive ?? true,
        disabledReason: null,
        createdAt: now,
        updatedAt: now,
      };
      const secret = newSecret();
      const { userId: memberId } = caller;
      const created = {
        endpoint,
        memberId,
        secret,
        previous: [],
        failingSince: null,
        failures: 0,
        circuitUntil: null,
      };
      store.webhooks.push(created);
      return { status: 201, body: { ...present(created), secret } };
    },

    getWebhook({ caller, path }: Input<GetWebhookData>) {
      return { status: 200, body: present(visible(store, caller, path.id)) };
    },

    updateWebhook({ caller, path, body }: Input<UpdateWebhookData>) {
      const held = hold(caller, path.id);
      if (body.url !== undefined) refuseUrl(body.url);
      const before = held.endpoint;
      const reactivated = body.isActive === true ? { disabledReason: null } : {};
      held.endpoint = { ...before, ...body, ...reactivated, updatedAt: clock.timestamp() };
      const isElsewhere = held.endpoint.url !== before.url;
      if (isElsewhere || (held.endpoint.isActive && !before.isActive))
        Object.assign(held, { failingSince: null, failures: 0, circuitUntil: null });
      if (body.url !== undefined || (held.endpoint.isActive && !before.isActive)) held.memberId = caller.userId;
      return { status: 200, body: present(held) };
    },

    deleteWebhook({ caller, path }: Input<DeleteWebhookData>) {
      const { endpoint } = visible(store, caller, path.id);
      refuseUnlessOwner(store, caller, endpoint.workspaceId, 'webhook endpoint');
      writableById(store, endpoint.environmentId);
      remove(store.webhooks, (one) => one.endpoint.id === endpoint.id);
      remove(store.deliveries, ({ delivery }) => delivery.webhookEndpointId === endpoint.id);
      return { status: 204 };
    },

    rotateWebhookSecret({ caller, path }: Input<RotateWebhookSecretData>) {
      const held = hold(caller, path.id);
      const { endpoint } = held;
      held.previous.push({ secret: held.secret, until: clock.now() + OVERLAP_MS });
      held.secret = newSecret();
      held.endpoint = { ...endpoint, updatedAt: clock.timestamp() };
      return { status: 200, body: { ...present(held), secret: held.secret } };
    },

    testWebhook({ caller, path }: Input<TestWebhookData>) {
      return { status: 202, body: { eventId: deliveries.test(hold(caller, path.id).endpoint.id) } };
    },

    redeliverWebhookEvents({ caller, path, body }: Input<RedeliverWebhookEventsData>) {
      const { endpoint } = hold(caller, path.id);
      const since = Date.parse(body.since);
      const own = store.messages.filter(
        ({ endpointId, createdAt }) => endpointId === endpoint.id && createdAt >= since,
      );
      const delivered = new Set(own.filter(({ state }) => state === 'delivered').map(({ eventId }) => eventId));
      const events = new Map(own.map((message) => [message.eventId, message]));
      const missed = [...events.values()].filter(({ eventId, body: sent }) => !delivered.has(eventId) && sent !== null);
      for (const message of missed) {
        for (const one of own) if (one.eventId === message.eventId && one.state === 'pending') one.state = 'failed';
        deliveries.send({ ...message, endpointId: endpoint.id });
      }
      return { status: 202, body: { count: missed.length } };
    },

    listWebhookDeliveries({ caller, path, query }: Input<ListWebhookDeliveriesData>) {
      const { endpoint } = visible(store, caller, path.id);
      const own = store.deliveries.filter(({ delivery }) => delivery.webhookEndpointId === endpoint.id);
      return {
        status: 200,
        body: paginateNewest(
          own.map(({ delivery }) => delivery),
          query,
        ),
      };
    },

    redeliverWebhookDelivery({ caller, path }: Input<RedeliverWebhookDeliveryData>) {
      const { endpoint } = hold(caller, path.id);
      const found = store.deliveries.find(
        ({ delivery }) => delivery.id === path.deliveryId && delivery.webhookEndpointId === endpoint.id,
      );
      const message = store.messages.find(({ eventId }) => eventId === found?.eventId);
      if (found === undefined || message === undefined) throw notFound('Delivery');
      if (message.body === null)
        throw serviceError('content_expired', 'The content of this event was deleted or has expired.');
      return { status: 202, body: { eventId: deliveries.send({ ...message, endpointId: endpoint.id }) } };
    },
  };
}
