import type { AuditAction, AuditLog } from '../audit/record-change.ts';
import type { Db, Tx } from '../db/database.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { AppError, notFound } from '../errors.ts';
import type { SecretBox } from '../lib/crypto/secret-box.ts';
import { timestamp } from '../lib/clock.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { listDeliveries, type WebhookDelivery } from './deliveries-repository.ts';
import type { EventFilter } from './table.ts';
import type { RefuseDestination } from './refuse-destination.ts';
import { createRedelivery, type Redelivery, type RedeliveryDependencies } from './redelivery.ts';
import { disableEndpoint, dropPending } from './messages-repository.ts';
import * as endpoints from './repository.ts';
import type { EndpointAccess, WebhookEndpoint } from './repository.ts';
import { generateSigningSecret } from '../lib/webhooks/sign-delivery.ts';

export type { WebhookEndpoint } from './repository.ts';
export type { WebhookDelivery } from './deliveries-repository.ts';

export interface NewWebhook {
  url: string;
  events?: EventFilter | undefined;
  description?: string | null | undefined;
  isActive?: boolean | undefined;
}

export type WebhookPatch = Partial<NewWebhook>;

export interface WebhookWithSecret {
  endpoint: WebhookEndpoint;
  /** Shown to the caller this once. */
  secret: string;
}

export interface WebhooksService extends Redelivery {
  list(caller: Caller, slug: string, env: EnvironmentSlug, page: PageRequest): Promise<Page<WebhookEndpoint>>;
  get(caller: Caller, id: string): Promise<WebhookEndpoint>;
  /** Throws `environment_locked` or `invalid_url`. */
  create(caller: Caller, slug: string, env: EnvironmentSlug, webhook: NewWebhook): Promise<WebhookWithSecret>;
  update(caller: Caller, id: string, patch: WebhookPatch): Promise<WebhookEndpoint>;
  /** Throws `forbidden` for a member who is not the owner. */
  delete(caller: Caller, id: string): Promise<void>;
  rotateSecret(caller: Caller, id: string): Promise<WebhookWithSecret>;
  listDeliveries(caller: Caller, id: string, page: PageRequest): Promise<Page<WebhookDelivery>>;
  /** Stops deliveries to the endpoints that a removed member answers for, until another member activates them. */
  disableOf(tx: Tx, member: { workspaceId: string; userId: string; actorId: string }): Promise<void>;
  /** How many stored secrets cannot be read, since another encryption key sealed them. */
  countUnreadable(): Promise<number>;
}

interface Dependencies extends RedeliveryDependencies {
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritable' | 'getWritableById'>;
  box: SecretBox;
  /** Throws `invalid_url`. Asks the name service. */
  refuseDestination: RefuseDestination;
  audit: AuditLog;
}

/** For how long the secret before a rotation signs as well. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

/** A URL's query often carries a token, which the audit log must not keep. */
function withoutQuery(endpoint: WebhookEndpoint | null): WebhookEndpoint | null {
  return endpoint && { ...endpoint, url: endpoint.url.replace(/\?.*$/s, '') };
}

/** Reading the audit log is for the owner. */
const OWNERS_KIND = 'audit.recorded';

export function createWebhooksService(dependencies: Dependencies): WebhooksService {
  const { database, clock, newId, access, environments, box, refuseDestination, audit } = dependencies;
  const { db } = database;
  const now = () => timestamp(clock.now());

  async function findVisible(on: Db, caller: Caller, id: string): Promise<EndpointAccess> {
    const found = await endpoints.findEndpointAccess(on, caller.userId, id);
    if (found === undefined) throw notFound('Webhook endpoint');
    return found;
  }

  async function writable(on: Db, caller: Caller, id: string): Promise<EndpointAccess> {
    const found = await findVisible(on, caller, id);
    await environments.getWritableById(on, found.endpoint.workspaceId, found.endpoint.environmentId);
    return found;
  }

  /** As `writable`; no other transaction changes it meanwhile. */
  async function hold(tx: Tx, caller: Caller, id: string): Promise<WebhookEndpoint> {
    const { endpoint } = await writable(tx, caller, id);
    await endpoints.lockEndpoint(tx, endpoint.workspaceId, id);
    return (await findVisible(tx, caller, id)).endpoint;
  }

  /** @param endpoint as it is now, or was until its deletion */
  async function record(
    tx: Tx,
    caller: Caller,
    endpoint: WebhookEndpoint,
    change: { action: AuditAction; before: WebhookEndpoint | null; after: WebhookEndpoint | null },
  ): Promise<void> {
    const { id, workspaceId } = endpoint;
    const states = { before: withoutQuery(change.before), after: withoutQuery(change.after) };
    const { action } = change;
    await audit.record(tx, { action, actorId: caller.userId, scope: { workspaceId }, targetId: id, ...states });
  }

  /** Another address or another secret of an endpoint would show the owner's audit log. */
  async function refuseOthers(tx: Tx, caller: Caller, { id, events }: Pick<WebhookEndpoint, 'id' | 'events'>) {
    if (!events.includes(OWNERS_KIND)) return;
    const { role } = await findVisible(tx, caller, id);
    if (role !== 'owner')
      throw new AppError('forbidden', `Only the owner of the workspace may ask for ${OWNERS_KIND}.`);
  }

  return {
    ...createRedelivery(dependencies, hold),

    async list(caller, slug, env, page) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const environment = await environments.getReadable(db, workspace.id, env);
      return endpoints.listEndpoints(db, environment.id, page);
    },

    get: async (caller, id) => (await findVisible(db, caller, id)).endpoint,

    async create(caller, slug, env, { url, events = ['*'], description = null, isActive = true }) {
      const writableEnvironment = async (on: Db) => {
        const { workspace } = await access.requireMember(on, caller, slug);
        return environments.getWritable(on, workspace.id, env);
      };
      await writableEnvironment(db);
      await refuseDestination(url);
      const secret = generateSigningSecret();
      return database.transaction(async (tx) => {
        const environment = await writableEnvironment(tx);
        if (events.includes(OWNERS_KIND)) await access.requireOwner(tx, caller, slug);
        const createdAt = now();
        const endpoint: WebhookEndpoint = {
          id: newId('whe'),
          workspaceId: environment.workspaceId,
          environmentId: environment.id,
          url,
          events,
          description,
          isActive,
          disabledReason: null,
          failures: 0,
          circuitUntil: null,
          createdAt,
          updatedAt: createdAt,
        };
        await endpoints.insertEndpoint(tx, endpoint, {
          memberId: caller.userId,
          sealedSecret: box.seal(secret, endpoint.id),
        });
        await record(tx, caller, endpoint, { action: 'webhook.created', before: null, after: endpoint });
        return { endpoint, secret };
      });
    },

    async update(caller, id, { url, events, description, isActive }) {
      await writable(db, caller, id);
      if (url !== undefined) await refuseDestination(url);
      return database.transaction(async (tx) => {
        const endpoint = await hold(tx, caller, id);
        await refuseOthers(tx, caller, { ...endpoint, events: [...endpoint.events, ...(events ?? [])] });
        const isElsewhere = url !== undefined && url !== endpoint.url;
        const resets = isElsewhere || (isActive === true && !endpoint.isActive);
        const updated: WebhookEndpoint = {
          ...endpoint,
          ...(resets && { failures: 0, circuitUntil: null }),
          url: url ?? endpoint.url,
          events: events ?? endpoint.events,
          description: description === undefined ? endpoint.description : description,
          isActive: isActive ?? endpoint.isActive,
          disabledReason: isActive === true ? null : endpoint.disabledReason,
          updatedAt: now(),
        };
        const memberId = resets || url !== undefined ? caller.userId : undefined;
        await endpoints.updateEndpoint(tx, updated, { resets, memberId });
        if (isActive === false) await dropPending(tx, id);
        await record(tx, caller, endpoint, { action: 'webhook.updated', before: endpoint, after: updated });
        return updated;
      });
    },

    delete: (caller, id) =>
      database.transaction(async (tx) => {
        const { endpoint, role } = await findVisible(tx, caller, id);
        if (role !== 'owner')
          throw new AppError('forbidden', 'Only the owner of the workspace may delete a webhook endpoint.');
        await environments.getWritableById(tx, endpoint.workspaceId, endpoint.environmentId);
        await endpoints.deleteEndpoint(tx, endpoint.workspaceId, id);
        await record(tx, caller, endpoint, { action: 'webhook.deleted', before: endpoint, after: null });
      }),

    rotateSecret: (caller, id) => {
      const secret = generateSigningSecret();
      return database.transaction(async (tx) => {
        const endpoint = { ...(await hold(tx, caller, id)), updatedAt: now() };
        const previousUntil = timestamp(clock.now() + OVERLAP_MS);
        await endpoints.rotateSecret(tx, endpoint, { sealedSecret: box.seal(secret, id), previousUntil });
        await record(tx, caller, endpoint, { action: 'webhook.secret_rotated', before: endpoint, after: endpoint });
        return { endpoint, secret };
      });
    },

    async listDeliveries(caller, id, page) {
      await findVisible(db, caller, id);
      return listDeliveries(db, id, page);
    },

    async disableOf(tx, { workspaceId, userId, actorId }) {
      for (const { id } of await endpoints.listActiveOf(tx, workspaceId, userId)) {
        if ((await disableEndpoint(tx, id, 'member_removed', now())) === null) continue;
        await dropPending(tx, id);
        await audit.record(tx, {
          action: 'webhook.disabled',
          actorId,
          scope: { workspaceId },
          targetId: id,
          before: { isActive: true, disabledReason: null },
          after: { isActive: false, disabledReason: 'member_removed' },
        });
      }
    },

    countUnreadable: () => endpoints.countSealedElsewhere(db, box.prefix),
  };
}
