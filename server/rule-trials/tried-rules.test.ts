import type { RuleCheck, RuleTrial } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import {
  INVOICE,
  openServices,
  PATH,
  refusalOf,
  START,
  type OpenServices,
  type Person,
} from '../app/testing/open-services.ts';
import { createRuleTrialHandlers } from './handlers.ts';
import { listTriedRuns } from './repository.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createRuleTrialHandlers>;
beforeEach(async () => {
  open = await openServices();
  handlers = createRuleTrialHandlers(open.services.ruleTrials);
  await open.rows.insert('documents', { id: 'd', name: 'a.txt' });
  await open.rows.insert('schema_versions', { id: 'v0', family_id: 'old', version_number: 7 });
});

const RULE = { name: 'positive', check: 'total > 0', severity: 'error' };
const run = (id: string, data: object | null, more: object = {}) => ({
  id,
  workspace_id: 'ws',
  environment_id: 'env',
  schema_family_id: 'fam',
  schema_version_id: 'v1',
  document_id: 'd',
  status: 'completed',
  extracted_data: data === null ? null : JSON.stringify(data),
  created_at: START,
  completed_at: '2026-03-05T00:00:00.000Z',
  ...more,
});
const attempt = (body: object = {}, person: Person = 'bob', query: object = {}) =>
  open.ask<RuleTrial>(handlers.tryRules, person, { body: { rules: [RULE], ...body }, query });
const check = (body: object, person: Person = 'bob') =>
  open.ask<RuleCheck>(handlers.checkRules, person, { path: PATH, body: { data: { total: 1 }, ...body } });
const setRules = (rules: object[], definition?: object) =>
  open.rows.db
    .updateTable('schema_versions')
    .set({ rules: JSON.stringify(rules), ...(definition && { definition: JSON.stringify(definition) }) })
    .where('id', '=', 'v1')
    .execute();

test('rules are tried with the newest runs', async () => {
  await open.rows.insert('runs', run('r1', { total: 1 }), run('r2', { total: -1 }), run('r3', { total: null }));
  const tried = await attempt();
  expect(tried.rules).toMatchObject([{ name: 'positive', severity: 'error', holds: 1, violated: 1, unknown: 1 }]);
  expect(tried.runs.map(({ runId, results }) => `${runId} ${results[0]?.result}`)).toEqual([
    'r3 unknown',
    'r2 violated',
    'r1 holds',
  ]);
  expect(tried.runs[0]).toMatchObject({ documentId: 'd', documentName: 'a.txt', versionNumber: 1, createdAt: START });
  expect(tried.lookups).toEqual([]);
  expect((await attempt({ limit: 2 })).runs.map(({ runId }) => runId)).toEqual(['r3', 'r2']);
});

test('without runs nothing is known', async () => {
  await open.rows.insert(
    'runs',
    run('failed', { total: 1 }, { status: 'failed' }),
    run('expired', { total: 1 }, { expired_at: START }),
    run('evaluated', { total: 1 }, { evaluation_id: 'e' }),
    run('staged', { total: 1 }, { environment_id: 'env2' }),
    run('other', { total: 1 }, { schema_family_id: 'x' }),
  );
  const tried = await attempt();
  expect(tried.runs).toEqual([]);
  expect(tried.rules).toEqual([{ name: 'positive', severity: 'error', holds: 0, violated: 0, unknown: 0 }]);
  expect((await attempt({}, 'bob', { env: 'staging' })).runs).toHaveLength(1);
});

test('rules are tried with the runs of a version, where one is named', async () => {
  await open.rows.insert('schema_versions', {
    id: 'v2',
    family_id: 'fam',
    version_number: 2,
    definition: JSON.stringify(INVOICE),
  });
  await open.rows.db.updateTable('schema_families').set({ latest_version_number: 2 }).execute();
  await open.rows.insert('runs', run('r1', { total: 1 }), run('r2', { total: 1 }, { schema_version_id: 'v2' }));
  expect((await attempt({ versionNumber: 1 })).runs.map(({ runId }) => runId)).toEqual(['r1']);
  expect((await attempt()).runs).toHaveLength(2);
  expect(await refusalOf(attempt({ versionNumber: 3 }))).toBe('not_found');
});

test('rules that cannot be read are refused, and callers who are no members', async () => {
  expect(await refusalOf(attempt({ rules: [{ ...RULE, check: 'total >' }] }))).toBe('invalid_schema /rules/0/check');
  expect(await refusalOf(attempt({ definition: { type: 'nonsense' } }))).toBe('invalid_schema /definition/type');
  expect(await refusalOf(attempt({}, 'eve'))).toBe('not_found');
  expect(await refusalOf(check({}, 'eve'))).toBe('not_found');
});

test('today is the day of the run, and of a check the day that is named', async () => {
  await open.rows.insert('runs', run('r1', { total: 1 }));
  const rules = [{ ...RULE, check: 'today() = date("2026-03-05")' }];
  expect((await attempt({ rules })).rules).toMatchObject([{ holds: 1 }]);
  await setRules([{ ...RULE, check: 'today() = date("2026-03-01")' }]);
  expect((await check({})).rules).toMatchObject([{ result: 'holds' }]);
  expect((await check({ date: '2026-03-02' })).rules).toMatchObject([{ result: 'violated' }]);
});

test('data are checked with the rules of a version, and their derived fields are filled', async () => {
  const definition = {
    type: 'object',
    properties: { total: { type: ['number', 'null'] }, double: { type: ['number', 'null'], 'x-derived': 'total * 2' } },
  };
  await setRules([RULE], definition);
  expect(await check({ data: { total: 4 } })).toMatchObject({
    rules: [{ name: 'positive', result: 'holds' }],
    data: { total: 4, double: 8 },
    lookups: [],
  });
  expect((await check({ data: { total: -4 } })).rules).toMatchObject([{ result: 'violated' }]);
  expect(await refusalOf(check({ versionNumber: 2 }))).toBe('not_found');
});

test('tables are looked up, and their versions named', async () => {
  const lookup = { ...RULE, check: 'lookup("sums", "total", "1") != null' };
  await open.rows.insert('lookups', {
    workspace_id: 'ws',
    key: 'sums',
    version: 3,
    columns: '["total"]',
    content: '[["1"]]',
  });
  await open.rows.insert('runs', run('r1', { total: 1 }));
  expect(await attempt({ rules: [lookup] })).toMatchObject({
    rules: [{ holds: 1 }],
    lookups: [{ key: 'sums', version: 3 }],
  });
  await setRules([lookup]);
  expect(await check({})).toMatchObject({ rules: [{ result: 'holds' }], lookups: [{ key: 'sums', version: 3 }] });
});

test('no more data are read than fit', async () => {
  const long = { text: 'x'.repeat(90) };
  const ids = Array.from({ length: 45 }, (_, index) => `r${String(index).padStart(2, '0')}`);
  await open.rows.insert('runs', ...ids.map((id) => run(id, long)), run('z', null, { completed_at: null }));
  const scope = { environmentId: 'env', schemaFamilyId: 'fam', schemaVersionId: undefined };
  const list = async (limit: number, maxCharacters: number) =>
    (await listTriedRuns(open.rows.db, scope, { limit, maxCharacters })).map(({ id }) => id);
  expect(await list(100, 1_000_000)).toEqual(['z', ...ids.toReversed()]);
  expect(await list(41, 1_000_000)).toHaveLength(41);
  const characters = JSON.stringify(long).length;
  expect(await list(100, 2 + 3 * characters)).toEqual(['z', 'r44', 'r43', 'r42']);
  expect(await list(100, 1 + 3 * characters)).toEqual(['z', 'r44', 'r43']);
  // The first is read however long it is.
  expect(await list(100, 1)).toEqual(['z']);
  const [first] = await listTriedRuns(open.rows.db, scope, { limit: 1, maxCharacters: 1 });
  expect(first).toMatchObject({ data: '{}', completedAt: START });
});
