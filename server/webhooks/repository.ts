import type { Role } from '../lib/people/workspace-roles.ts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { EventFilter, WebhookEndpointTable } from './table.ts';

/** Why the server deactivated an endpoint: it answered 410 or accepted nothing for days, or its member was removed. */
export type DisabledReason = 'gone' | 'failing' | 'member_removed';

export interface WebhookEndpoint {
  id: string;
  workspaceId: string;
  environmentId: string;
  url: string;
  events: EventFilter;
  description: string | null;
  isActive: boolean;
  disabledReason: DisabledReason | null;
  /** Failed attempts since the last success. */
  failures: number;
  /** While the circuit is open: when the next probe may be made. */
  circuitUntil: string | null;
  createdAt: string;
  updatedAt: string;
}

/** An endpoint, and what its reader may do. */
export interface EndpointAccess {
  endpoint: WebhookEndpoint;
  role: Role;
}

/** The secrets that sign deliveries, sealed under the endpoint's id. */
export interface SealedSecrets {
  current: string;
  previous: PreviousSecret[];
}

/** A secret before a rotation, which signs as well for some time. */
export interface PreviousSecret {
  sealed: string;
  until: string;
}

/** The first release to know rotations kept one secret, not a list. */
export function readPrevious({ secret, until }: { secret: string | null; until: string | null }): PreviousSecret[] {
  if (secret === null || until === null) return [];
  return secret.startsWith('[') ? (JSON.parse(secret) as PreviousSecret[]) : [{ sealed: secret, until }];
}

/** Who rotates more often loses the newest of the secrets that were never the first. */
const MAX_PREVIOUS = 10;

const columns = [
  'webhook_endpoints.id',
  'webhook_endpoints.workspace_id',
  'environment_id',
  'url',
  'events',
  'description',
  'is_active',
  'disabled_reason',
  'failures',
  'circuit_until',
  'webhook_endpoints.created_at',
  'updated_at',
] as const;

type WebhookRow = Pick<
  Selectable<WebhookEndpointTable>,
  | 'id'
  | 'workspace_id'
  | 'environment_id'
  | 'url'
  | 'events'
  | 'description'
  | 'is_active'
  | 'disabled_reason'
  | 'failures'
  | 'circuit_until'
  | 'created_at'
  | 'updated_at'
>;

function toEndpoint(row: WebhookRow): WebhookEndpoint {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    environmentId: row.environment_id,
    url: row.url,
    events: JSON.parse(row.events) as EventFilter,
    description: row.description,
    isActive: Boolean(row.is_active),
    disabledReason: row.disabled_reason as DisabledReason | null,
    failures: row.failures,
    circuitUntil: row.circuit_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** @param memberId who answers for the endpoint */
export async function insertEndpoint(
  db: Db,
  endpoint: WebhookEndpoint,
  { memberId, sealedSecret }: { memberId: string; sealedSecret: string },
): Promise<void> {
  await db
    .insertInto('webhook_endpoints')
    .values({
      id: endpoint.id,
      workspace_id: endpoint.workspaceId,
      environment_id: endpoint.environmentId,
      url: endpoint.url,
      events: JSON.stringify(endpoint.events),
      description: endpoint.description,
      is_active: endpoint.isActive ? 1 : 0,
      disabled_reason: endpoint.disabledReason,
      sealed_secret: sealedSecret,
      member_id: memberId,
      created_at: endpoint.createdAt,
      updated_at: endpoint.updatedAt,
    })
    .execute();
}

export async function listEndpoints(db: Db, environmentId: string, page: PageRequest): Promise<Page<WebhookEndpoint>> {
  const endpoints = db.selectFrom('webhook_endpoints').where('environment_id', '=', environmentId);
  const rows = await endpoints
    .select(columns)
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await endpoints.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(toEndpoint) };
}

export async function findEndpointAccess(db: Db, userId: string, id: string): Promise<EndpointAccess | undefined> {
  const row = await db
    .selectFrom('webhook_endpoints')
    .innerJoin('workspace_members as member', 'member.workspace_id', 'webhook_endpoints.workspace_id')
    .select(columns)
    .select('member.role')
    .where('webhook_endpoints.id', '=', id)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  return row && { endpoint: toEndpoint(row), role: row.role as EndpointAccess['role'] };
}

/** The active endpoints of a workspace that a member answers for. */
export async function listActiveOf(db: Db, workspaceId: string, memberId: string): Promise<WebhookEndpoint[]> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .where('member_id', '=', memberId)
    .where('is_active', '=', 1)
    .execute();
  return rows.map(toEndpoint);
}

/** Until the transaction ends, no other one changes the endpoint. */
export async function lockEndpoint(db: Db, workspaceId: string, id: string): Promise<void> {
  const endpoint = db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id);
  await withRowLock(db, endpoint, 'update').execute();
}

/**
 * @param options.resets forgets the failures so far, and closes the circuit
 * @param options.memberId who answers for the endpoint from now on; by default the one who did
 */
export async function updateEndpoint(
  db: Db,
  endpoint: WebhookEndpoint,
  { resets, memberId }: { resets: boolean; memberId?: string | undefined },
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({
      url: endpoint.url,
      events: JSON.stringify(endpoint.events),
      description: endpoint.description,
      is_active: endpoint.isActive ? 1 : 0,
      disabled_reason: endpoint.disabledReason,
      updated_at: endpoint.updatedAt,
      ...(resets && { failures: 0, failing_since: null, circuit_until: null }),
      ...(memberId !== undefined && { member_id: memberId }),
    })
    .where('workspace_id', '=', endpoint.workspaceId)
    .where('id', '=', endpoint.id)
    .execute();
}

/**
 * The new secret takes the place of the current one, which becomes a previous one. Those before it keep their time:
 * receivers may still have any of them.
 */
export async function rotateSecret(
  tx: Tx,
  { id, workspaceId, updatedAt }: WebhookEndpoint,
  { sealedSecret, previousUntil }: { sealedSecret: string; previousUntil: string },
): Promise<void> {
  const row = await tx
    .selectFrom('webhook_endpoints')
    .select(['sealed_secret as sealed', 'previous_secret as secret', 'previous_secret_until as until'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const living = readPrevious(row).filter(({ until }) => until > updatedAt);
  const previous = [...living.slice(0, MAX_PREVIOUS - 1), { sealed: row.sealed, until: previousUntil }];
  await tx
    .updateTable('webhook_endpoints')
    .set({
      previous_secret: JSON.stringify(previous),
      previous_secret_until: previousUntil,
      sealed_secret: sealedSecret,
      updated_at: updatedAt,
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** With its deliveries: their tables refer to it with `on delete cascade`. */
export async function deleteEndpoint(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.deleteFrom('webhook_endpoints').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** How many secrets do not begin as those that the server's encryption key seals. */
export async function countSealedElsewhere(db: Db, prefix: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_endpoints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sealed_secret', 'not like', `${prefix}%`)
    .executeTakeFirstOrThrow();
  return count;
}
