import { expect, test } from 'vitest';
import { openFilledRows } from '../db/testing/filled-rows.ts';
import { insertNotice, listActive, listNotices, type Notice } from './budgets-repository.ts';
import { addUsage, listUsage, type UsageRow } from './repository.ts';

const row: UsageRow = {
  provider: 'acme',
  model: 'm',
  keySource: 'user',
  currency: 'EUR',
  runs: 1,
  runsWithoutCost: 2,
  inputTokens: 3,
  cachedInputTokens: 4,
  outputTokens: 5,
  reasoningTokens: 6,
  costNanos: 7,
  pages: 8,
};

test('usage is added up by model, key and currency, for each month of a workspace', async () => {
  const { db } = await openFilledRows();
  await addUsage(db, 'ws', '2026-01', row);
  await addUsage(db, 'ws', '2026-01', { ...row, pages: 10, costNanos: 0 });
  const others = [{ currency: '' }, { keySource: 'system' }, { model: 'a' }, { provider: 'b' }];
  for (const other of others) await addUsage(db, 'ws', '2026-01', { ...row, ...other });
  await addUsage(db, 'ws', '2026-02', row);
  await addUsage(db, 'other', '2026-01', row);
  const rows = await listUsage(db, 'ws', '2026-01');
  expect(rows.map(({ provider, model, keySource, currency }) => [provider, model, keySource, currency].join())).toEqual(
    ['acme,a,user,EUR', 'acme,m,system,EUR', 'acme,m,user,', 'acme,m,user,EUR', 'b,m,user,EUR'],
  );
  expect(rows[0]).toEqual({ ...row, model: 'a' });
  expect(rows[3]).toEqual({
    ...row,
    runs: 2,
    runsWithoutCost: 4,
    inputTokens: 6,
    cachedInputTokens: 8,
    outputTokens: 10,
    reasoningTokens: 12,
    costNanos: 7,
    pages: 18,
  });
  expect(await listUsage(db, 'ws', '2026-03')).toEqual([]);
});

test('runs under way are grouped by what they may use', async () => {
  const { db, insert } = await openFilledRows();
  const run = (id: string, more: object = {}) => ({
    id,
    workspace_id: 'ws',
    document_id: 'd',
    status: 'pending',
    provider: 'acme',
    model: 'm',
    ...more,
  });
  await insert('documents', { id: 'd', page_count: 3 }, { id: 'e', page_count: null });
  await insert(
    'runs',
    run('a', { max_cost_nanos: 5 }),
    run('b', { status: 'processing', max_cost_nanos: 7 }),
    run('c', { pages: '1-2' }),
    run('d', { document_id: 'e' }),
    run('e', { status: 'completed' }),
    run('f', { workspace_id: 'other' }),
  );
  const group = { provider: 'acme', model: 'm', pages: null, pageCount: 3, runs: 1, maxCostNanos: 0 };
  const groups = await listActive(db, 'ws');
  expect(groups).toHaveLength(3);
  expect(groups).toEqual(
    expect.arrayContaining([
      { ...group, runs: 2, maxCostNanos: 12 },
      { ...group, pages: '1-2' },
      { ...group, pageCount: null },
    ]),
  );
});

test('what a budget reached is announced once', async () => {
  const { db } = await openFilledRows();
  const notice: Notice = { workspaceId: 'ws', month: '2026-01', kind: 'pages', status: 'warning', maxValue: 10 };
  const insert = (one: Notice) => insertNotice(db, one, '2026-01-05');
  expect([await insert(notice), await insert(notice), await insert({ ...notice, status: 'exceeded' })]).toEqual([
    true,
    false,
    true,
  ]);
  await insert({ ...notice, workspaceId: 'other' });
  await insert({ ...notice, month: '2026-02' });
  const notices = (await listNotices(db, 'ws', '2026-01')).toSorted((a, b) => (a.status < b.status ? -1 : 1));
  expect(notices).toEqual([{ ...notice, status: 'exceeded' }, notice]);
});
