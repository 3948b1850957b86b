import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { RetryJob } from '../jobs/job-handler.ts';
import { ParseError } from '../parsing/parser.ts';
import { NOW, openPlayedSplit, type PlayedSplit, type SplitPlay } from './testing/play-split.ts';

let split: PlayedSplit;
beforeEach(async () => {
  split = await openPlayedSplit();
});

const torn = (retryable: boolean) => () =>
  Promise.reject(new ParseError('document_unreadable', 'Torn.', { retryable }));

test.each([
  [1, 1_000],
  [2, 2_000],
])('a packet that may be read later is tried again, after attempt %i in %i ms', async (attempt, delayMs) => {
  const error: unknown = await split
    .run({ packet: {}, attempt, layout: torn(true) })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RetryJob);
  expect(error).toMatchObject({ delayMs });
  expect(split.done).toEqual([]);
});

test.each([
  ['cannot be read', { layout: torn(false) }, 'Torn.'],
  ['could not be read three times', { layout: torn(true), attempt: 3 }, 'Torn.'],
  ['has no splitter any more', { rules: null }, 'The splitter was deleted.'],
])('a packet that %s has failed', async (_, play, errorMessage) => {
  const packet = await split.run({ packet: {}, ...play });
  expect(packet).toMatchObject({ status: 'failed', errorMessage, completedAt: NOW });
  expect(split.names()).toEqual(['complete', 'event']);
});

test('a stop and an unknown failure record nothing', async () => {
  const abort = new AbortController();
  const layout = () => {
    abort.abort(new Error('Stopping.'));
    return torn(false)();
  };
  await expect(split.run({ packet: {}, layout, signal: abort.signal })).rejects.toThrow('Stopping.');
  await expect(split.run({ layout: () => Promise.reject(new Error('Broken.')) })).rejects.toThrow('Broken.');
  expect(split.done).toEqual([]);
});

test.each(['needs_review', 'completed', 'cancelled'])('the job of a packet that is %s only ends', async (status) => {
  expect(await split.run({ packet: { status } })).toMatchObject({ status, completedAt: null });
  expect(split.names()).toEqual(['complete']);
});

const cancel = (db: Db = split.rows.db) => db.updateTable('packets').set({ status: 'cancelled' }).execute();

test.each<[string, SplitPlay]>([
  ['is split', { onSplit: () => cancel() }],
  ['is cut', { onStore: () => cancel() }],
  ['ends', { onComplete: (tx) => cancel(tx) }],
  ['was about to be reviewed', { onSplit: () => cancel(), reviewBelow: 1 }],
])('a packet that was cancelled while it %s stays so', async (_, play) => {
  expect(await split.run({ packet: {}, ...play })).toMatchObject({ status: 'cancelled', completedAt: null });
  expect(split.names()).not.toContain('event');
});

test('a job that is no longer its own, or whose packet is gone, records no end', async () => {
  expect(await split.run({ packet: {}, isOwn: false })).toMatchObject({ status: 'processing' });
  expect(split.names()).not.toContain('event');
  split.done.length = 0;
  await split.rows.db.deleteFrom('packets').execute();
  expect(await split.run()).toBeUndefined();
  expect(await split.run({ packet: {}, onSplit: () => split.rows.db.deleteFrom('packets').execute() })).toBeUndefined();
  expect(split.names()).toEqual(['complete', 'split', 'complete']);
});
