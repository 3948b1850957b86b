/**
 * All services on a database in memory, whose rows need only what a test is about. No requests, no children: handlers
 * are called as functions, and tasks with schemas are performed in this process.
 */
import { loadConfig } from '../../config.ts';
import { openFilledRows, type FilledRows } from '../../db/testing/filled-rows.ts';
import { noMessages } from '../../db/postgres/messages.ts';
import { AppError } from '../../errors.ts';
import { performTask } from '../../extraction/child/extraction-tasks.ts';
import { createSchemaTasks } from '../../extraction/child/schema-tasks.ts';
import { createSqliteQueue } from '../../jobs/sqlite-queue.ts';
import { AddressGuard } from '../../lib/addresses/address-guard.ts';
import type { Clock } from '../../lib/clock.ts';
import { createSecretBox } from '../../lib/crypto/secret-box.ts';
import { createSequentialIds } from '../../lib/ids.ts';
import { createLogger } from '../../lib/logger.ts';
import { NO_LIMITS } from '../../lib/people/workspace-roles.ts';
import { loadProviders } from '../../providers/load-providers.ts';
import type { Caller } from '../../users/service.ts';
import type { Resources } from '../resources.ts';
import { createServices, type Services } from '../services.ts';

/** The time of the services, until a test moves it. */
export const START = '2026-03-01T10:00:00.000Z';

/** The schema `invoice` of the workspace `acme`. */
export const INVOICE = {
  type: 'object',
  properties: { invoiceNumber: { type: ['string', 'null'] }, total: { type: ['number', 'null'] } },
};

/** The ids of the rows that are there. Ann owns the workspace, Bob is a member, and Eve a stranger. */
export const PLACE = { workspaceId: 'ws', environmentId: 'env', schemaFamilyId: 'fam', schemaVersionId: 'v1' };
export const PATH = { slug: 'acme', schemaKey: 'invoice' };

export type Person = 'ann' | 'bob' | 'eve';

interface Request {
  path?: object;
  query?: object;
  body?: unknown;
  headers?: object;
  signal?: AbortSignal;
}

export interface OpenServices {
  rows: FilledRows;
  services: Services;
  resources: Resources;
  clock: Clock & { time: number };
  callerOf(person: Person): Caller;
  /** Answers a request with a handler. Returns the body. */
  ask<Body = Record<string, unknown>>(
    handler: (input: never) => unknown,
    person: Person,
    request?: Request,
  ): Promise<Body>;
  /** Actions of the audit log, in their order. */
  listActions(): Promise<string[]>;
  /** Subjects of jobs, by their kinds. */
  listJobs(): Promise<string[]>;
}

const SUCCESSES: ReadonlySet<number> = new Set([200, 201, 202, 204]);

/** Parts of a request that an error may be about. */
const PARTS: ReadonlySet<string> = new Set(['body', 'path', 'query', 'header']);

/** The code of the error that work ends with, and where it is in the request. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => new Error('The request should have been refused.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  const paths = (error.details ?? []).map(({ in: part, path }) => (PARTS.has(part) ? path : `${path} of no part`));
  return [error.code, ...paths].join(' ').trim();
}

/** The ids of a page of two entries, and the rest of the answer. */
export async function readPage(
  list: (query: { page: number; pageSize: number }) => Promise<{ data: { id: string }[] }>,
  page: number,
): Promise<[ids: string[], rest: object]> {
  const { data, ...rest } = await list({ page, pageSize: 2 });
  return [data.map(({ id }) => id), rest];
}

async function insertPlace({ insert }: FilledRows): Promise<void> {
  await insert(
    'users',
    { id: 'ann', name: 'Ann', plan: 'pro' },
    { id: 'bob', name: 'Bob', plan: 'free' },
    { id: 'eve', name: 'Eve', plan: 'pro' },
  );
  await insert('workspaces', { id: 'ws', slug: PATH.slug, name: 'Acme', owner_id: 'ann' });
  const member = (user_id: string, role: string) => ({ workspace_id: 'ws', user_id, role });
  await insert('workspace_members', member('ann', 'owner'), member('bob', 'member'));
  const environment = (id: string, slug: string) => ({ id, workspace_id: 'ws', slug, name: slug });
  await insert('environments', environment('env', 'production'), environment('env2', 'staging'));
  await insert('schema_families', {
    id: 'fam',
    workspace_id: 'ws',
    schema_key: PATH.schemaKey,
    name: 'Invoice',
    latest_version_number: 1,
  });
  await insert('schema_versions', {
    id: 'v1',
    family_id: 'fam',
    version_number: 1,
    definition: JSON.stringify(INVOICE),
    definition_hash: 'hash',
  });
}

export async function openServices(replacements: Partial<Resources> = {}): Promise<OpenServices> {
  const rows = await openFilledRows();
  await insertPlace(rows);
  const clock = { time: Date.parse(START), now: () => clock.time };
  const newId = createSequentialIds(clock);
  const logger = createLogger('silent');
  const config = loadConfig({ EXCERPT_DATA_DIR: '.', EXCERPT_DATABASE_URL: 'sqlite:unused.db' });
  const providers = await loadProviders(config);
  if ('problems' in providers) throw new Error('The settings of the test have problems.');
  const { database } = rows;
  const tasks = createSchemaTasks({ run: (task) => performTask(structuredClone(task)) as never });
  const resources = {
    config,
    logger,
    clock,
    newId,
    database,
    ...providers,
    box: createSecretBox(Buffer.alloc(32, 1)),
    queue: createSqliteQueue(database, { clock, newId, groupLimits: {}, logger }),
    messages: noMessages,
    schemaTasks: tasks,
    requestTasks: tasks,
    listOpenCircuits: () => [],
    addresses: new AddressGuard([]),
    webhookAddresses: new AddressGuard([]),
    metrics: { runEnded: () => undefined },
    models: {},
    parser: {},
    blobs: {},
    trail: {},
    ...replacements,
  } as unknown as Resources;
  const callerOf = (person: Person): Caller => ({ userId: person, keyId: 'key', scope: 'write', limits: NO_LIMITS });
  return {
    rows,
    clock,
    resources,
    services: createServices(resources),
    callerOf,
    async ask<Body>(handler: (input: never) => unknown, person: Person, request: Request = {}) {
      const { signal } = new AbortController();
      const input = {
        caller: callerOf(person),
        path: PATH,
        query: {},
        body: undefined,
        headers: {},
        signal,
        ...request,
      };
      const { status, body } = (await handler(input as never)) as { status: number; body: Body };
      if (!SUCCESSES.has(status)) throw new Error(`The answer has the status ${status}.`);
      return body;
    },
    async listActions() {
      const entries = await rows.db.selectFrom('audit_entries').select('action').orderBy('id').execute();
      return entries.map(({ action }) => action);
    },
    async listJobs() {
      const jobs = await rows.db.selectFrom('jobs').select(['kind', 'subject']).orderBy('id').execute();
      return jobs.map(({ kind, subject }) => `${kind} ${subject}`);
    },
  };
}
