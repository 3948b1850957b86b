import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWithReference } from '../../testing/compare-with-reference.ts';
import { pageOf, refuse, runInProcess, type Answers } from '../../testing/run-in-process.ts';

let path: string;
beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'excerpt-lookups-')), 'vendors.csv');
  await writeFile(path, 'id,name\n1,A\n');
});
afterAll(() => rm(join(path, '..'), { recursive: true, force: true }));

const LOOKUPS = '/workspaces/acme/lookups';
const lookup = { key: 'vendors', version: 2, rows: 7, columns: ['id', 'name'], changes: null };
const put = (answers: Answers) => runInProcess(['lookups', 'put', 'vendors', path], answers);
const file = { name: 'vendors.csv', text: 'id,name\n1,A\n' };

test('the reference has what the commands take', () => compareWithReference('lookups'));

test('lookups are listed with the schemas that use them', async () => {
  const usedBy = [{ schemaKey: 'invoice' }, { schemaKey: 'order' }];
  const answers = { [`GET ${LOOKUPS}`]: pageOf({ ...lookup, updatedAt: '2026-01-01', usedBy }) };
  const { output, requests } = await runInProcess(['lookups', 'list', '--limit', '5'], answers);
  expect(requests[0]?.query).toEqual({ pageSize: '5' });
  expect(output.trimEnd().split('\n')).toEqual([
    'key      version  rows  updated     columns   used by',
    'vendors  2        7     2026-01-01  id, name  invoice, order',
  ]);
});

test('a lookup is replaced, or created where there is none', async () => {
  const changes = { rowsAdded: 3, rowsRemoved: 1 };
  const replaced = await put({ [`PUT ${LOOKUPS}/vendors`]: { ...lookup, changes } });
  expect(replaced.requests).toEqual([{ to: `PUT ${LOOKUPS}/vendors`, query: {}, body: { file } }]);
  expect(replaced.output).toBe(
    'key      vendors\nversion  2\nrows     7\ncolumns  id, name\nchanges  3 rows added, 1 removed\n',
  );
  const created = await put({ [`POST ${LOOKUPS}`]: lookup });
  expect(created.requests[1]).toEqual({ to: `POST ${LOOKUPS}`, query: {}, body: { key: 'vendors', file } });
  expect(created.output).not.toContain('changes');
  const refused = await put({ [`PUT ${LOOKUPS}/vendors`]: () => refuse(403, 'forbidden', 'Not you.') });
  expect([refused.code, refused.requests.length]).toEqual([1, 1]);
});

test('a lookup is deleted only if the user agrees', async () => {
  const answers = { [`DELETE ${LOOKUPS}/vendors`]: undefined };
  const asked = await runInProcess(['lookups', 'delete', 'vendors'], answers);
  expect([asked.errors, asked.requests]).toEqual([expect.stringContaining('Delete the lookup vendors with its'), []]);
  const agreed = await runInProcess(['lookups', 'delete', 'vendors', '--yes'], answers);
  expect([agreed.output, agreed.requests.length]).toEqual(['The lookup vendors is deleted.\n', 1]);
  const json = await runInProcess(['lookups', 'delete', 'vendors', '-y', '--json'], answers);
  expect(JSON.parse(json.output)).toEqual({ key: 'vendors', deleted: true });
});
