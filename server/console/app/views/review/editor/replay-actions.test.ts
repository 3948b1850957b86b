import type { Evidence } from '@excerpt/sdk';
import { describe, expect, it } from 'vitest';
import { createReplayer, moveEvidence, replayActions, type Correction } from './replay-actions.ts';

const data = {
  total: 6,
  items: [
    { name: 'a', parts: [{ size: 1 }, { size: 2 }] },
    { name: 'b', parts: [{ size: 3 }] },
    { name: 'c', parts: [] },
  ],
};

const replay = (...actions: [action: string, path: string, value?: unknown][]) =>
  replayActions(
    data,
    actions.map(([action, path, value]): Correction => ({ action, path, value })),
  );

const decided = (review: ReturnType<typeof replay>) =>
  [...review.decisions].map(([path, { action }]) => [path, action]);

/** The paths that have a value of the run, as "now ← then" where both differ. */
const moved = ({ origins }: ReturnType<typeof replay>) =>
  [...origins].filter(([path, origin]) => path !== origin).map((pair) => pair.join(' ← '));

it('the last decision about a field counts', () => {
  const review = replay(['confirm', '/total'], ['correct', '/total', 7], ['clear', '/date']);
  expect(decided(review)).toEqual([
    ['/total', 'correct'],
    ['/date', 'clear'],
  ]);
  expect(review.data).toMatchObject({ total: 7, date: null });
});

describe('a row that is inserted', () => {
  it('has no marks, and those below keep theirs', () => {
    const review = replay(['confirm', '/items/1/name'], ['addRow', '/items/1', { name: null, parts: [] }]);
    expect(review.data['items']).toHaveLength(4);
    expect(review.origins.get('/items/1/name')).toBeUndefined();
    expect(moved(review)).toEqual([
      '/items/2/name ← /items/1/name',
      '/items/2/parts/0/size ← /items/1/parts/0/size',
      '/items/3/name ← /items/2/name',
    ]);
    expect(decided(review)).toEqual([['/items/2/name', 'confirm']]);
  });

  it('in a list of a list moves the rows of that list', () => {
    const review = replay(['correct', '/items/0/parts/1/size', 9], ['addRow', '/items/0/parts/0', { size: null }]);
    expect(moved(review)).toEqual([
      '/items/0/parts/1/size ← /items/0/parts/0/size',
      '/items/0/parts/2/size ← /items/0/parts/1/size',
    ]);
    expect(decided(review)).toEqual([['/items/0/parts/2/size', 'correct']]);
    expect(review.data).toMatchObject({ items: [{ parts: [{ size: null }, { size: 1 }, { size: 9 }] }, {}, {}] });
  });

  it('is appended where the path names the list or its end, and begins a list that is absent', () => {
    expect(moved(replay(['addRow', '/items', {}], ['addRow', '/items/-', {}]))).toEqual([]);
    expect(replay(['addRow', '/notes', 'x']).data).toMatchObject({ notes: ['x'] });
  });
});

describe('a row that is removed', () => {
  it('takes its marks with it', () => {
    const review = replay(['confirm', '/items/0/name'], ['clear', '/items/2/name'], ['removeRow', '/items/0']);
    expect(moved(review)).toEqual([
      '/items/0/name ← /items/1/name',
      '/items/0/parts/0/size ← /items/1/parts/0/size',
      '/items/1/name ← /items/2/name',
    ]);
    expect(decided(review)).toEqual([['/items/1/name', 'clear']]);
  });

  it('has its marks again when it is put back, and elsewhere when it is moved', () => {
    const row = data.items[0];
    const back = replay(['confirm', '/items/0/parts/1/size'], ['removeRow', '/items/0'], ['addRow', '/items/0', row]);
    expect(moved(back)).toEqual([]);
    expect(decided(back)).toEqual([['/items/0/parts/1/size', 'confirm']]);
    const elsewhere = replay(['removeRow', '/items/0'], ['addRow', '/items/2', row]);
    expect(moved(elsewhere)).toContain('/items/2/parts/1/size ← /items/0/parts/1/size');
    expect(elsewhere.data).toMatchObject({ items: [{ name: 'b' }, { name: 'c' }, { name: 'a' }] });
  });
});

it('the evidence of a value has its present path, and that of a removed row is gone', () => {
  const evidence = [{ path: '/items/0/name' }, { path: '/items/1/name' }] as Evidence[];
  const { origins } = replay(['removeRow', '/items/0']);
  expect(moveEvidence(evidence, origins)).toEqual([{ path: '/items/0/name' }]);
});

it('a list that is replaced as a whole has no marks', () => {
  expect([...replay(['correct', '/items', []]).origins.keys()]).toEqual(['/total']);
});

it('does not change the data of the run', () => {
  replay(['removeRow', '/items/0'], ['correct', '/total', 1]);
  expect(data.total + data.items.length).toBe(9);
});

describe('a review that goes on', () => {
  const confirm: Correction = { path: '/items/0/name', action: 'confirm' };
  const correct: Correction = { path: '/items/1/parts/0/size', action: 'correct', value: 4 };

  it('shares what an action leaves alone, and is what a replay of all actions makes', () => {
    const replayMore = createReplayer();
    const before = replayMore(data, [confirm]);
    expect(before.data).toBe(data);
    const after = replayMore(data, [confirm, correct]);
    expect(after).toEqual(replayActions(data, [confirm, correct]));
    expect(after.origins).toBe(before.origins);
    const rowsOf = ({ data: { items } }: typeof after) => items as unknown[];
    expect(rowsOf(after).map((row, index) => row === rowsOf(before)[index])).toEqual([true, false, true]);
    const removed = replayMore(data, [confirm, correct, { path: '/items/0', action: 'removeRow' }]);
    expect(rowsOf(removed)[0]).toBe(rowsOf(after)[1]);
    expect(rowsOf(after)).toHaveLength(3);
  });

  it('is the same once the server has stored its actions, and begins anew where they changed', () => {
    const replayMore = createReplayer();
    const before = replayMore(data, [confirm, correct]);
    const stored = [
      { ...confirm, value: 'a', createdAt: 'now' },
      { ...correct, createdAt: 'now' },
    ];
    expect(replayMore(data, stored)).toBe(before);
    expect(replayMore(data, [correct])).toEqual(replayActions(data, [correct]));
    expect(replayMore({ total: 1 }, [])).toMatchObject({ data: { total: 1 } });
  });
});
