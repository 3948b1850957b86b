import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_LIMITS } from '../../server/lib/people/workspace-roles.ts';
import { loadConfig } from '../../server/config.ts';
import type { Database, ServiceDatabase } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { AppError } from '../../server/errors.ts';
import { recordSteps } from '../../server/idempotency/recorded-steps.ts';
import {
  createIdempotencyService,
  type IdempotencyService,
  type KeyedRequest,
} from '../../server/idempotency/service.ts';
import { systemClock } from '../../server/lib/clock.ts';
import { createSecretBox } from '../../server/lib/crypto/secret-box.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let raw: Database;
let database: ServiceDatabase;
let release: () => Promise<void>;
let nodes: IdempotencyService[];
let request: KeyedRequest;

const encryptionKey = randomBytes(32);
const common = { clock: systemClock, logger: createLogger('silent') };

beforeEach(async () => {
  app = await startTestApp();
  ({ database: raw, release } = await openDatabase(
    loadConfig({ EXCERPT_DATA_DIR: app.dataDir, EXCERPT_DATABASE_URL: app.databaseUrl }),
    { exclusive: false },
  ));
  database = recordSteps(raw);
  // Two services: what one server knows in its memory, the other does not.
  const box = createSecretBox(encryptionKey);
  nodes = [1, 2].map(() => createIdempotencyService({ ...common, database: raw, box }));
  const { keyId, userId } = await raw.db
    .selectFrom('api_keys')
    .select(['id as keyId', 'user_id as userId'])
    .executeTakeFirstOrThrow();
  const caller = { keyId, userId, scope: 'write' as const, limits: NO_LIMITS };
  request = { caller, authorize: async () => {}, target: 'POST /users', key: 'a-key', content: { a: 1 } };
});
afterEach(async () => {
  await release();
  await app.close();
});

const createdAt = '2026-01-31T09:30:00.000Z';
const addUser = (id: string) =>
  database.transaction(async (tx) => {
    await tx.insertInto('users').values({ id, name: id, plan: 'free', created_at: createdAt }).execute();
    return { id, at: new Date(0), nothing: undefined };
  });
const names = async () => (await raw.db.selectFrom('users').select('name').orderBy('id').execute()).map((u) => u.name);
const answerOf = (body: object) => ({ status: 201, headers: {}, body: JSON.stringify(body) });

test('work that a crash cut off after its commit is not done again: the repeat gets its result', async () => {
  const crash = new Error('The process is killed.');
  const crashing = nodes[0]?.run(request, async () => {
    await addUser('usr_a');
    throw crash;
  });
  await expect(crashing).rejects.toBe(crash);
  const answer = await nodes[1]?.run(request, async () => {
    const first = await addUser('usr_a');
    const second = await addUser('usr_b');
    return answerOf([first.id, first.at.getTime(), second.id]);
  });
  expect(answer).toMatchObject({ status: 201, body: '["usr_a",0,"usr_b"]', isReplayed: true });
  expect((await names()).filter((name) => name.startsWith('usr_'))).toEqual(['usr_a', 'usr_b']);
  await nodes[1]?.flush();
  expect(await nodes[0]?.run(request, () => Promise.reject(crash))).toEqual(answer);
});

test('an answer that is not written yet is repeated at once', async () => {
  const answer = await nodes[0]?.run(request, async () => answerOf(await addUser('usr_a')));
  const repeated = await nodes[0]?.run(request, () => Promise.reject(new Error('This is done again.')));
  expect(repeated).toEqual({ ...answer, isReplayed: true });
});

test('an answer that could not be written is made again from the recorded steps', async () => {
  const broken = { ...raw, unsynced: () => Promise.reject(new Error('The disk is full.')) };
  const box = createSecretBox(encryptionKey);
  const node = createIdempotencyService({ ...common, database: broken, box });
  const work = async () => answerOf(await addUser('usr_a'));
  const answer = await node.run(request, work);
  await node.flush();
  expect(await nodes[0]?.run(request, work)).toEqual({ ...answer, isReplayed: true });
  expect((await names()).filter((name) => name === 'usr_a')).toHaveLength(1);
});

test('an answer that follows from the result of its work is repeated from that, also after a crash', async () => {
  const toAnswer = (result: unknown) => answerOf([(result as { id: string }).id]);
  const one = { ...request, toAnswer };
  const refuse = () => Promise.reject(new Error('This is done again.'));
  const first = await nodes[0]?.run(one, async () => toAnswer(await addUser('usr_a')));
  expect(first).toMatchObject({ body: '["usr_a"]', isReplayed: false });
  expect(await nodes[1]?.run(one, refuse)).toEqual({ ...first, isReplayed: true });
  await nodes[0]?.flush();
  const stored = await raw.db.selectFrom('idempotent_requests').select(['step_count', 'sealed_answer']).execute();
  expect(stored).toEqual([{ step_count: 1, sealed_answer: null }]);

  const crash = new Error('The process is killed.');
  const cutOff = { ...one, key: 'another-key' };
  const crashing = nodes[0]?.run(cutOff, async () => {
    await addUser('usr_b');
    throw crash;
  });
  await expect(crashing).rejects.toBe(crash);
  expect(await nodes[1]?.run(cutOff, refuse)).toMatchObject({ body: '["usr_b"]', isReplayed: true });

  const failed = { ...one, key: 'a-third-key' };
  const error = { ...answerOf({ code: 'not_found' }), status: 404 };
  expect(await nodes[0]?.run(failed, async () => error)).toEqual({ ...error, isReplayed: false });
  expect(await nodes[1]?.run(failed, refuse)).toEqual({ ...error, isReplayed: true });
});

test('answers that are written in one transaction stay separate', async () => {
  const requests = Array.from({ length: 20 }, (_, index) => ({ ...request, key: `key-${index}` }));
  const answers = await Promise.all(
    requests.map(async (one, index) => nodes[0]?.run(one, async () => answerOf(await addUser(`usr_${index}`)))),
  );
  await nodes[0]?.flush();
  const refuse = () => Promise.reject(new Error('This is done again.'));
  for (const [index, one] of requests.entries())
    expect(await nodes[1]?.run(one, refuse)).toEqual({ ...answers[index], isReplayed: true });
});

test('work that was cut off before its commit is done by the repeat', async () => {
  const failing = nodes[0]?.run(request, async () => {
    await database.transaction(async (tx) => {
      await tx.insertInto('users').values({ id: 'usr_a', name: 'a', plan: 'free', created_at: createdAt }).execute();
      throw new Error('The process is killed.');
    });
    return answerOf({});
  });
  await expect(failing).rejects.toThrow('killed');
  expect(await nodes[0]?.run(request, async () => answerOf(await addUser('usr_b')))).toMatchObject({
    isReplayed: false,
  });
  expect(await names()).toContain('usr_b');
});

/** Runs a request on both servers, whose work waits for that of the other. As over HTTP, errors are answers. */
function runOnBoth(one: KeyedRequest) {
  const both = Promise.withResolvers<void>();
  let arrived = 0;
  const work = async (id: string) => {
    arrived += 1;
    if (arrived === 2) both.resolve();
    await both.promise;
    return answerOf(await addUser(id));
  };
  return Promise.allSettled(
    nodes.map((node, index) =>
      node.run(one, () =>
        work(`usr_${index}`).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
          return { ...answerOf({ code: error.code }), status: error.status };
        }),
      ),
    ),
  );
}

test('of two servers that work on a request at once, one commits, and repeats get its answer', async () => {
  const results = await runOnBoth(request);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const failed = results.find((result) => result.status === 'rejected');
  expect(failed?.reason).toMatchObject({ code: 'idempotency_in_flight', status: 409 });
  expect((await names()).filter((name) => name.startsWith('usr_'))).toHaveLength(1);
  for (const node of nodes) await node.flush();
  const committed = results.find((result) => result.status === 'fulfilled')?.value;
  for (const node of nodes)
    expect(await node.run(request, () => Promise.reject(new Error('This is done again.')))).toEqual({
      ...committed,
      isReplayed: true,
    });
});

test('of two servers that work at once, both answer with the result of the one that commits', async () => {
  const results = await runOnBoth({ ...request, toAnswer: (result) => answerOf(result as object) });
  const answers = results.map((result) => (result.status === 'fulfilled' ? result.value : result));
  expect(answers).toMatchObject([{ status: 201 }, { status: 201 }]);
  expect(answers.map((answer) => 'isReplayed' in answer && answer.isReplayed).toSorted()).toEqual([false, true]);
  const [name] = (await names()).filter((one) => one.startsWith('usr_'));
  for (const answer of answers) expect(answer).toMatchObject({ body: JSON.stringify({ id: name, at: new Date(0) }) });
});

test.each([true, false])('work that another server has done for the same request is no failure', async (isLate) => {
  const committed = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  const first = nodes[0]?.run(request, async () => {
    const user = await addUser('usr_a');
    committed.resolve();
    await failed.promise;
    return answerOf(user);
  });
  const second = nodes[1]?.run(request, async () => {
    await committed.promise;
    if (isLate) {
      failed.resolve();
      await first;
      await nodes[0]?.flush();
    }
    return { ...answerOf({ code: 'review_not_open' }), status: 409 };
  });
  if (isLate) expect(await second).toEqual({ ...(await first), isReplayed: true });
  else await expect(second).rejects.toMatchObject({ code: 'idempotency_in_flight' });
  failed.resolve();
  expect(await first).toMatchObject({ status: 201, isReplayed: false });
});

test('of two servers that work at once without a commit, both give the first answer', async () => {
  const both = Promise.withResolvers<void>();
  let arrived = 0;
  const answers = await Promise.all(
    nodes.map((node, index) =>
      node.run(request, async () => {
        arrived += 1;
        if (arrived === nodes.length) both.resolve();
        await both.promise;
        return answerOf({ proposal: index });
      }),
    ),
  );
  expect(answers.map(({ isReplayed }) => isReplayed).toSorted()).toEqual([false, true]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

test('a key that is deleted during its request is not authorized', async () => {
  const late = { ...request, caller: { ...request.caller, keyId: 'key_deleted' } };
  const refusal = { code: 'unauthorized', status: 401 };
  for (const more of [{}, { toAnswer: (result: unknown) => answerOf(result as object) }]) {
    const one = { ...late, ...more };
    await expect(nodes[0]?.run(one, async () => answerOf(await addUser('usr_a')))).rejects.toMatchObject(refusal);
    await expect(nodes[0]?.run(one, async () => answerOf({}))).rejects.toMatchObject(refusal);
  }
  expect(await names()).not.toContain('usr_a');
});

test('an expired request is executed anew', async () => {
  const toAnswer = (result: unknown) => answerOf([(result as { id: string }).id]);
  for (const [key, more] of Object.entries({ steps: {}, result: { toAnswer }, failure: { toAnswer } })) {
    const one = { ...request, ...more, key };
    const fail = async () => ({ ...answerOf({ code: 'not_found' }), status: 404 });
    await nodes[0]?.run(one, key === 'failure' ? fail : async () => toAnswer(await addUser(`usr_old_${key}`)));
    await nodes[0]?.flush();
    await raw.db.updateTable('idempotent_requests').set({ expires_at: createdAt }).execute();
    const again = { ...one, content: 'another one' };
    const work = async () => toAnswer(await addUser(`usr_new_${key}`));
    expect(await nodes[1]?.run(again, work)).toMatchObject({ body: `["usr_new_${key}"]`, isReplayed: false });
    await nodes[1]?.flush();
    expect(await nodes[0]?.run(again, work)).toMatchObject({ body: `["usr_new_${key}"]`, isReplayed: true });
  }
});

test('what a commit hook starts is no step of the request', async () => {
  let other: Promise<unknown> = Promise.resolve();
  await nodes[0]?.run(request, async () => {
    const user = await database.transaction(async (tx) => {
      tx.onCommit(() => (other = addUser('usr_of_the_hook')));
      return { id: 'usr_none' };
    });
    await other;
    return answerOf(user);
  });
  const rows = await raw.db.selectFrom('idempotent_requests').select('step_count').execute();
  expect(rows).toEqual([{ step_count: 1 }]);
});

test('neither bodies nor answers are stored in clear', async () => {
  await nodes[0]?.run({ ...request, content: 'a secret of the body' }, async () => answerOf({ key: 'exk_secret' }));
  const stored = JSON.stringify(await raw.db.selectFrom('idempotent_requests').selectAll().execute());
  expect(stored).not.toMatch(/secret/);
});

test('expired answers are swept, others stay', async () => {
  await nodes[0]?.run(request, async () => answerOf({}));
  await nodes[0]?.run({ ...request, key: 'old' }, async () => answerOf({}));
  const [{ request_key: old } = { request_key: '' }] = await raw.db
    .selectFrom('idempotent_requests')
    .select('request_key')
    .execute();
  const expired = { expires_at: '2020-01-01T00:00:00.000Z' };
  await raw.db.updateTable('idempotent_requests').set(expired).where('request_key', '=', old).execute();
  await nodes[0]?.sweep(new AbortController().signal);
  expect(await raw.db.selectFrom('idempotent_requests').selectAll().execute()).toHaveLength(1);
});
