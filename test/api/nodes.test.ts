import {
  createBatch,
  createSchema,
  createWorkspace,
  deleteDocument,
  deleteSchema,
  deleteWorkspace,
  extract,
  getWorkspace,
  listDocuments,
  listRuns,
  listSchemaVersions,
  updateEnvironment,
  updateWorkspace,
  uploadDocument,
} from '@excerpt/sdk';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { systemClock } from '../../server/lib/clock.ts';
import { createRetentionService } from '../../server/retention/service.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';

/** What two servers on one database do at the same moment. SQLite has one server. */
describe.runIf(inject('database') === 'postgres')('two servers', () => {
  const gate = createGate();
  const engine = scriptedEngine(async ({ signal }) => {
    await gate.pass(signal);
    return {};
  });
  let first: TestApp;
  let second: TestApp;
  let users: [TestUser, TestUser];

  beforeAll(async () => {
    first = await startTestApp({ engine });
    second = await startTestApp({ engine, beside: first });
    const user = await first.addUser('pro');
    users = [user, second.same(user)];
  });
  afterAll(async () => {
    gate.open();
    await second.close();
    await first.close();
  });

  /** One after the other on the two servers, all at once. */
  const onBoth = <T>(count: number, work: (user: TestUser, index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(users[index % 2] as TestUser, index)));

  const definition = (field: string) => ({ type: 'object', properties: { [field]: { type: ['string', 'null'] } } });

  async function rowsOf(query: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: first.databaseUrl });
    await client.connect();
    try {
      return (await client.query(query, values)).rows;
    } finally {
      await client.end();
    }
  }

  test('make one family and one version of equal schemas, and number different ones without a gap', async () => {
    const { slug } = ok(await createWorkspace({ client: users[0].client, body: { name: 'Schemas' } }));
    const post = (body: { schemaKey: string; definition: Record<string, unknown> }) => (user: TestUser) =>
      createSchema({ client: user.client, path: { slug }, body: { name: 'Same', ...body } });
    const equal = await onBoth(12, post({ schemaKey: 'equal', definition: definition('a') }));
    expect(new Set(equal.map((answer) => ok(answer).latestVersion.id)).size).toBe(1);

    await onBoth(12, (user, index) =>
      post({ schemaKey: 'growing', definition: definition(`field${index}`) })(user).then(ok),
    );
    const { data, total } = ok(
      await listSchemaVersions({ client: users[0].client, path: { slug, schemaKey: 'growing' } }),
    );
    expect(total).toBe(12);
    expect(data.map(({ versionNumber }) => versionNumber)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(new Set(data.map(({ definitionHash }) => definitionHash)).size).toBe(12);
  });

  test('derive a slug for each workspace of one name, and give a slug that was asked for once', async () => {
    const derived = await onBoth(
      10,
      async ({ client }) => ok(await createWorkspace({ client, body: { name: 'Twins' } })).slug,
    );
    expect(derived.toSorted()).toEqual(
      ['twins', ...Array.from({ length: 9 }, (_, index) => `twins-${index + 2}`)].toSorted(),
    );
    const asked = await onBoth(8, async ({ client }) =>
      createWorkspace({ client, body: { name: 'Asked', slug: 'asked' } }),
    );
    expect(asked.filter(({ data }) => data !== undefined)).toHaveLength(1);
    for (const answer of asked.filter(({ data }) => data === undefined))
      expect(failure(answer)).toMatchObject({ status: 409, code: 'slug_taken' });
  });

  test('change different fields of a workspace, and lose neither', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { slug } = ok(await createWorkspace({ client: users[0].client, body: { name: 'Before' } }));
      await onBoth(2, ({ client }, index) =>
        updateWorkspace({
          client,
          path: { slug },
          body: index === 0 ? { name: 'After' } : { description: 'Changed' },
        }).then(ok),
      );
      expect(ok(await getWorkspace({ client: users[0].client, path: { slug } }))).toMatchObject({
        name: 'After',
        description: 'Changed',
      });
    }
  });

  test.each(['document', 'schema'] as const)(
    'a %s is deleted, or a run over it accepted, but never both',
    async (what) => {
      gate.close();
      const seen = new Set<string>();
      for (let round = 0; round < 15; round += 1) {
        const path = await workspaceWithSchema(users[0]);
        const body = { file: new File([`round ${round}`], 'a.txt') };
        const { id } = ok(await uploadDocument({ client: users[0].client, path, body }));
        const [accepted, deleted] = await Promise.all([
          extract({ client: users[0].client, path, body: { documentId: id } }),
          what === 'document'
            ? deleteDocument({ client: users[1].client, path: { id } })
            : deleteSchema({ client: users[1].client, path }),
        ]);
        if (accepted.data === undefined) {
          expect(failure(accepted)).toMatchObject({ status: 404, code: 'not_found' });
          expect(deleted.response?.status).toBe(204);
        } else {
          expect(failure(deleted)).toMatchObject({ status: 409, code: 'in_use' });
          expect(ok(await listRuns({ client: users[1].client, path })).total).toBe(1);
        }
        seen.add(accepted.data === undefined ? 'deleted' : 'accepted');
      }
      gate.open();
      await first.app.idle();
      await second.app.idle();
      expect(seen.size).toBeGreaterThan(0);
    },
  );

  test('a workspace that is deleted takes with it what is put into it at that moment', async () => {
    gate.close();
    for (let round = 0; round < 10; round += 1) {
      const path = await workspaceWithSchema(users[0]);
      const { id } = ok(await getWorkspace({ client: users[0].client, path }));
      const answers = await Promise.all([
        ...[0, 1, 0, 1].map((node, index) =>
          extract({
            client: (users[node] as TestUser).client,
            path,
            body: { name: 'a.txt', content: `text ${round} ${index}`, schema: definition(`f${index}`) },
          }),
        ),
        deleteWorkspace({ client: users[1].client, path }),
      ]);
      expect(answers.pop()?.response?.status).toBe(204);
      for (const answer of answers) expect([202, 404]).toContain(answer.response?.status);
      // A worker that had a job in its hands when its run went puts it away by itself.
      const left = () =>
        rowsOf(
          `select (select count(*) from runs where workspace_id = $1) as runs,
            (select count(*) from documents where workspace_id = $1) as documents,
           (select count(*) from excerpt_jobs.job where state <= 'active' and name = 'jobs') as jobs`,
          id,
        );
      await expect.poll(left).toEqual([{ runs: '0', documents: '0', jobs: '0' }]);
    }
    gate.open();
  });

  test('equal bytes are stored and deleted by both, and there for the documents that stay', async () => {
    const path = await workspaceWithSchema(users[0]);
    const before = await first.storedFiles();
    const upload = async ({ client }: TestUser) =>
      ok(
        await uploadDocument({
          client,
          path,
          body: { file: new File(['The same bytes on both servers'], 'same.txt') },
        }),
      ).id;
    const uploaded = await onBoth(16, upload);
    const staying: string[] = [];
    await onBoth(16, async (user, index) => {
      if (index % 4 < 2) staying.push(await upload(user));
      else await deleteDocument({ client: user.client, path: { id: uploaded[index] ?? '' } });
    });
    staying.push(...uploaded.filter((_, index) => index % 4 < 2));
    expect(ok(await listDocuments({ client: users[0].client, path })).total).toBe(staying.length);
    for (const id of staying)
      expect(await (await users[1].request(`/documents/${id}/file`)).text()).toBe('The same bytes on both servers');
    await Promise.all([first.app.idle(), second.app.idle()]);
    await onBoth(staying.length, ({ client }, index) => deleteDocument({ client, path: { id: staying[index] ?? '' } }));
    expect(await first.storedFiles()).toEqual(before);
  });

  test('a batch that one starts does not expire on the other at that moment', async () => {
    const { client } = users[0];
    const path = await workspaceWithSchema(users[0]);
    const { id } = ok(await createBatch({ client, path, body: { name: 'Late', start: false } }));
    ok(await updateEnvironment({ client, path: { ...path, envSlug: 'production' }, body: { retentionDays: 1 } }));
    const { database, release } = await openDatabase(
      loadConfig({ EXCERPT_DATA_DIR: first.dataDir, EXCERPT_DATABASE_URL: first.databaseUrl }),
      { exclusive: false },
    );
    const starter = new pg.Client({ connectionString: first.databaseUrl });
    await starter.connect();
    try {
      await starter.query('begin');
      const started = `update batches set status = 'processing', created_at = '2026-01-01T00:00:00Z' where id = $1`;
      await rowsOf(started.replace('processing', 'open'), id);
      await starter.query(started, [id]);
      const nothing = async () => undefined;
      const parts = {
        database,
        clock: systemClock,
        queue: { discard: nothing },
        files: { release: nothing },
        audit: { record: nothing, recordDeletion: nothing, countErased: async () => ({}) },
      };
      const swept = createRetentionService(parts).sweep(new AbortController().signal);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => rowsOf(waiting)).toHaveLength(1);
      await starter.query('commit');
      await swept;
      // A server may have completed it by now, as it has no documents.
      expect(await rowsOf('select name, expired_at from batches where id = $1', id)).toEqual([
        { name: 'Late', expired_at: null },
      ]);
    } finally {
      await starter.end();
      await release();
    }
  });

  test('count a list exactly that both add to and take from', async () => {
    const path = await workspaceWithSchema(users[0]);
    await onBoth(300, async ({ client }, index) => {
      const { id } = ok(
        await uploadDocument({ client, path, body: { file: new File([`document ${index}`], 'a.txt') } }),
      );
      if (index % 3 === 0) await deleteDocument({ client, path: { id } });
    });
    expect(ok(await listDocuments({ client: users[0].client, path })).total).toBe(200);
  }, 60_000);
});
