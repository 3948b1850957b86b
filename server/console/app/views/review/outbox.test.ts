import { ExcerptError, type Review, type ReviewAction, type ReviewActionInput } from '@excerpt/sdk';
import { expect, it } from 'vitest';
import { storageOf } from '../../testing/kept-texts.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/**
 * A server of one review. A request throws the next entry of `faults`, with its corrections stored or not. `afterLoad`
 * changes what is stored once the review was read.
 */
function play(
  faults: { error: Error; isStored?: boolean }[] = [],
  storage = new Map<string, string>(),
  afterLoad?: (stored: ReviewActionInput[]) => void,
) {
  let change = afterLoad;
  const stored: ReviewActionInput[] = [];
  const pauses: number[] = [];
  const review = () => ({ actions: stored.map((action) => ({ ...action }) as ReviewAction) }) as Review;
  const outbox: Outbox = createOutbox({
    storage: storageOf(storage),
    key: 'unsent',
    store: () => undefined,
    server: {
      async send(actions, revision) {
        const fault = faults.shift();
        if (revision !== stored.length) throw fail('changed', 409, 'review_changed');
        const bad = actions.findIndex(({ value }) => value === 'bad');
        if (bad !== -1) throw refusal(bad);
        // A row needs an amount.
        const row = actions.findIndex(({ action }) => action === 'addRow');
        const isComplete = row === -1 || actions.some(({ path }) => path === `${actions[row]?.path}/amount`);
        if (!isComplete) throw refusal(row);
        if (fault === undefined || fault.isStored === true) stored.push(...actions);
        if (fault !== undefined) throw fault.error;
        return review();
      },
      describe: (error) => (error as Error).message,
      async load() {
        const loaded = review();
        change?.(stored);
        change = undefined;
        return loaded;
      },
      pause: async (ms) => void pauses.push(ms),
    },
  });
  return { outbox, stored, pauses, storage };
}

const correct = (path: string, value: unknown) => ({ path, action: 'correct' as const, value, text: String(value) });
const addRow = { path: '/items/0', action: 'addRow' as const, value: {} };
const fail = (message: string, status?: number, code = 'test') => new ExcerptError({ code, message, status });
/** @param at the action at fault */
const refusal = (at: number) =>
  new ExcerptError({
    code: 'correction_invalid',
    message: 'does not fit',
    status: 422,
    details: [{ in: 'body', path: `/actions/${at}/value`, message: 'does not fit' }],
  });
const offline = () => fail('refused');

it('sends again what did not arrive, with longer pauses', async () => {
  const { outbox, stored, pauses } = play([{ error: offline() }, { error: offline() }, { error: offline() }]);
  outbox.add([correct('/total', 1)], 0);
  expect(await outbox.flush()).toBe(true);
  expect(stored).toEqual([{ path: '/total', action: 'correct', value: 1 }]);
  expect(pauses).toEqual([1_000, 2_000, 4_000]);
});

it('sends nothing twice whose answer was lost', async () => {
  const { outbox, stored } = play([{ error: offline(), isStored: true }]);
  outbox.add([addRow, correct('/items/0/amount', 1)], 0);
  await outbox.flush();
  expect(stored).toHaveLength(2);
  expect(outbox.state.value.unsent).toEqual([]);
});

it('keeps corrections over a reload, and sends those that the server does not have', async () => {
  const storage = new Map<string, string>();
  const first = play([{ error: fail('claimed', 409) }], storage);
  first.outbox.add([correct('/total', 1)], 0);
  expect(await first.outbox.flush()).toBe(false);
  expect(first.outbox.state.value.blocked).toBe('claimed');
  const second = play([], storage);
  expect(second.outbox.state.value.unsent).toHaveLength(1);
  await second.outbox.flush();
  expect(second.stored).toHaveLength(1);
  expect(storage.size).toBe(0);
});

it('adds no row twice while the server is still at work on it after a reload', async () => {
  const storage = new Map<string, string>();
  // The page is left before the answer; the corrections are stored after the next page has read the review.
  play([{ error: fail('left', 401) }], storage).outbox.add([addRow, correct('/items/0/amount', 1)], 0);
  const late = [addRow, { path: '/items/0/amount', action: 'correct' as const, value: 1 }];
  const second = play([], storage, (stored) => stored.push(...late));
  expect(await second.outbox.flush()).toBe(true);
  expect(second.stored).toEqual(late);
});

it('adds its corrections to those of another person', async () => {
  const { outbox, stored } = play();
  stored.push({ path: '/date', action: 'confirm' });
  outbox.add([correct('/total', 1)], 0);
  expect(await outbox.flush()).toBe(true);
  expect(stored.map(({ path }) => path)).toEqual(['/date', '/total']);
});

it('keeps the text of a refused correction, and sends the others', async () => {
  const { outbox, stored, storage } = play();
  outbox.add([correct('/name', 'a'), correct('/date', 'bad'), correct('/total', 2)], 0);
  expect(await outbox.flush()).toBe(false);
  expect(stored.map(({ path }) => path)).toEqual(['/name', '/total']);
  expect(outbox.state.value.refused).toEqual([{ path: '/date', text: 'bad', message: 'does not fit' }]);
  // Also over a reload.
  expect(play([], storage).outbox.state.value.refused).toEqual(outbox.state.value.refused);
  outbox.dismiss('/date');
  expect(outbox.state.value.refused).toEqual([]);
  expect(storage.size).toBe(0);
});

it('keeps an added row until its values fit, also over a reload', async () => {
  const storage = new Map<string, string>();
  const first = play([], storage);
  first.outbox.add([addRow], 0);
  expect(await first.outbox.flush()).toBe(false);
  expect(first.outbox.state.value).toMatchObject({ unsent: [addRow], incomplete: 'does not fit', refused: [] });
  const { outbox, stored } = play([], storage);
  outbox.add([correct('/items/0/name', 'a'), correct('/date', 'bad')], 0);
  expect(await outbox.flush()).toBe(false);
  expect(outbox.state.value.refused.map(({ path }) => path)).toEqual(['/date']);
  expect(stored).toEqual([]);
  outbox.add([correct('/items/0/amount', 1)], 0);
  await outbox.flush();
  expect(stored.map(({ path }) => path)).toEqual(['/items/0', '/items/0/name', '/items/0/amount']);
  expect(outbox.state.value).toMatchObject({ unsent: [], incomplete: null });
});

it('an overloaded server is waited for', async () => {
  const { outbox, stored } = play([{ error: fail('unavailable', 503) }]);
  outbox.add([correct('/total', 1)], 0);
  await outbox.flush();
  expect(stored).toHaveLength(1);
});
