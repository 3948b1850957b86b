import { expect, test } from 'vitest';
import { openFilledRows } from '../db/testing/filled-rows.ts';
import * as calls from './calls-repository.ts';

async function openRuns() {
  const { db, insert } = await openFilledRows();
  await insert(
    'runs',
    { id: 'active', status: 'processing' },
    { id: 'waiting', status: 'pending' },
    { id: 'ended', status: 'completed' },
  );
  const list = async (run: string) =>
    (await calls.listCalls(db, run)).map(({ key, answer, isReused }) => `${key} ${answer} ${isReused}`).toSorted();
  return { db, list };
}

test('answers are kept of runs that have not ended, the first of each call', async () => {
  const { db, list } = await openRuns();
  for (const run of ['active', 'waiting', 'ended', 'none']) await calls.saveCall(db, run, { key: 'k', answer: '1' });
  await calls.saveCall(db, 'active', { key: 'k', answer: '2' });
  await calls.saveCall(db, 'active', { key: 'l', answer: '3' });
  expect(await list('active')).toEqual(['k 1 false', 'l 3 false']);
  expect([await list('waiting'), await list('ended')]).toEqual([['k 1 false'], []]);
});

test('a rerun takes the answers of another run, but not what has none', async () => {
  const { db, list } = await openRuns();
  for (const key of ['k', 'l', 'spent k']) await calls.saveCall(db, 'active', { key, answer: key });
  await calls.saveCall(db, 'waiting', { key: 'other', answer: '1' });
  expect(await calls.countReusableCalls(db, 'active')).toBe(2);
  await calls.copyCalls(db, 'active', 'new');
  expect(await list('new')).toEqual(['k k true', 'l l true']);
});

test('answers are deleted, some or all of a run', async () => {
  const { db, list } = await openRuns();
  for (const key of ['k', 'l', 'm']) await calls.saveCall(db, 'active', { key, answer: '1' });
  await calls.saveCall(db, 'waiting', { key: 'k', answer: '1' });
  await calls.deleteCalls(db, 'active', []);
  expect(await list('active')).toHaveLength(3);
  await calls.deleteCalls(db, 'active', ['k', 'm']);
  expect(await list('active')).toEqual(['l 1 false']);
  await calls.deleteCalls(db, 'active');
  expect([await list('active'), await list('waiting')]).toEqual([[], ['k 1 false']]);
});
