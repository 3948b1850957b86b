import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import type { Handlers, OperationId } from '../http/operation.ts';
import type { Caller } from '../users/service.ts';
import { OPERATION_RIGHTS, type Right } from './operation-rights.ts';
import { findResourcePlace, findWorkspacePlace, isShared, type ResourcePlace } from './find-place.ts';
import {
  isLimited,
  may,
  nameRoles,
  type KeyLimits,
  type Permission,
  type Role,
} from '../lib/people/workspace-roles.ts';

export interface Called {
  caller: Caller;
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
}

/**
 * Decides whether a caller may use an operation. Throws `not_found` for what the caller cannot see: others' workspaces,
 * and what lies outside of the workspace or environment of the API key. Throws `forbidden` for what a role does not
 * include.
 */
export type Gate = (id: OperationId, called: Called) => Promise<void>;

const NOUNS: Record<Exclude<Right[0], 'environment' | 'workspace' | 'allEnvironments'>, string> = {
  document: 'Document',
  run: 'Run',
  batch: 'Batch',
  export: 'Export',
  packet: 'Packet',
  dataset: 'Data set',
  memoryExample: 'Example',
  evaluation: 'Evaluation',
  webhook: 'Webhook endpoint',
  erasure: 'Erasure',
  invite: 'Invite',
};

const forbidden = (message: string) => new AppError('forbidden', message);

function refuseLimited(limits: KeyLimits): void {
  if (!isLimited(limits)) return;
  throw forbidden(
    'This API key is limited to a workspace, an environment or a role. This needs a key without such limits, or a ' +
      'sign-in.',
  );
}

function requireRole(held: Role, whose: string, needs: Permission): void {
  if (may(held, needs)) return;
  throw forbidden(`${whose} ${held}. This needs the role ${nameRoles(needs)}.`);
}

/** The environment that a request names, with the default of the contract. */
function readEnv({ path, query }: Called): ResourcePlace['env'] {
  const env = path['envSlug'] ?? query['env'] ?? 'production';
  return env as ResourcePlace['env'];
}

function refuseOutside(limits: KeyLimits, { workspaceId, env }: ResourcePlace, noun: string): void {
  if (limits.workspaceId !== null && limits.workspaceId !== workspaceId) throw notFound(noun);
  if (limits.env === null || env === null || limits.env === env) return;
  throw noun === 'Workspace'
    ? new AppError('not_found', `This API key is limited to the environment ${limits.env}.`)
    : notFound(noun);
}

async function findPlace(
  db: Db,
  at: Right[0],
  called: Called,
): Promise<{ place: ResourcePlace | undefined; noun: string }> {
  const { caller, path } = called;
  if (at === 'environment' || at === 'workspace' || at === 'allEnvironments') {
    const env = at === 'environment' ? readEnv(called) : null;
    const place = await findWorkspacePlace(db, caller.userId, { slug: String(path['slug']), env });
    return { place, noun: 'Workspace' };
  }
  const place = await findResourcePlace(db, caller.userId, { resource: at, id: String(path['id']) });
  return { place, noun: NOUNS[at] };
}

export function createGate(db: Db): Gate {
  async function requireRight([at, needs]: Right, called: Called): Promise<void> {
    const { limits } = called.caller;
    const { place, noun } = await findPlace(db, at, called);
    if (place === undefined) throw notFound(noun);
    refuseOutside(limits, place, noun);
    requireRole(place.role, 'Your role in this workspace is', needs);
    if (limits.role !== null) requireRole(limits.role, 'The role of this API key is', needs);
    // Whoever lets people in could let in somebody who may more than the key.
    if (needs === 'people') refuseLimited(limits);
    if ((at === 'allEnvironments' || isShared(at)) && limits.env !== null)
      throw forbidden(
        `This API key is limited to the environment ${limits.env}. This is about all environments of the workspace.`,
      );
  }

  return async (id, called) => {
    const right = OPERATION_RIGHTS[id];
    if (right === 'anyone') return;
    if (right === 'account') return refuseLimited(called.caller.limits);
    if (right !== 'auditLog') return requireRight(right, called);
    const { workspace } = called.query;
    if (workspace === undefined) return refuseLimited(called.caller.limits);
    return requireRight(['allEnvironments', 'own'], { ...called, path: { slug: workspace } });
  };
}

type AnyHandler = (input: Called) => Promise<unknown>;

/**
 * Handlers that pass the gate first. With a key of one environment, `env` is that one unless the request names another.
 */
export function guardOperations(handlers: Handlers, gate: Gate): Handlers {
  const guarded = Object.entries(handlers).map(([id, handler]) => {
    const operationId = id as OperationId;
    const isInEnvironment = OPERATION_RIGHTS[operationId][0] === 'environment';
    const handle = async (input: Called) => {
      const { env } = input.caller.limits;
      if (isInEnvironment && env !== null && input.path['envSlug'] === undefined)
        (input.query as Record<string, unknown>)['env'] ??= env;
      await gate(operationId, input);
      return (handler as unknown as AnyHandler)(input);
    };
    // A handler that answers from a result keeps how.
    return [id, Object.assign(handle, handler)];
  });
  return Object.fromEntries(guarded) as Handlers;
}
