import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database, Db } from '../db/database.ts';
import { createLogger } from '../lib/logger.ts';
import { createAnswerWriter } from './answer-writer.ts';
import { contentIds, isContentId } from './content-ids.ts';

describe('the writer of answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A database whose statements end when the test says so. */
  function startWriter() {
    const statements: PromiseWithResolvers<void>[] = [];
    const unsynced = vi.fn<(work: (db: Db) => Promise<unknown>) => Promise<void>>(() => {
      const statement = Promise.withResolvers<void>();
      statements.push(statement);
      return statement.promise;
    });
    const database = { unsynced } as unknown as Database;
    return { writer: createAnswerWriter({ database, logger: createLogger('silent') }), statements, unsynced };
  }
  const answer = (requestKey: string) => ({ apiKeyId: 'key_1', requestKey, sealedAnswer: 'sealed' });

  it('writes those of 20 ms together', async () => {
    const { writer, statements, unsynced } = startWriter();
    writer.add(answer('a'));
    await vi.advanceTimersByTimeAsync(19);
    writer.add(answer('b'));
    expect(unsynced).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(unsynced).toHaveBeenCalledTimes(1);
    expect([writer.has(answer('a')), writer.has(answer('b')), writer.has(answer('c'))]).toEqual([true, true, false]);
    statements[0]?.resolve();
    await writer.flush();
    expect([writer.has(answer('a')), writer.has(answer('b'))]).toEqual([false, false]);
    expect(unsynced).toHaveBeenCalledTimes(1);
  });

  it('flushes at once, one statement after the other', async () => {
    const { writer, statements, unsynced } = startWriter();
    writer.add(answer('a'));
    const first = writer.flush();
    await vi.advanceTimersByTimeAsync(0);
    writer.add(answer('b'));
    let isDone = false;
    const second = writer.flush().then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(unsynced).toHaveBeenCalledTimes(1);
    statements[0]?.resolve();
    await first;
    await vi.advanceTimersByTimeAsync(0);
    expect([unsynced.mock.calls.length, isDone]).toEqual([2, false]);
    statements[1]?.resolve();
    await second;
  });

  it('goes on after an outage', async () => {
    const { writer, statements } = startWriter();
    writer.add(answer('a'));
    const lost = writer.flush();
    await vi.advanceTimersByTimeAsync(0);
    statements[0]?.reject(new Error('no disk'));
    await lost;
    expect(writer.has(answer('a'))).toBe(false);
    writer.add(answer('b'));
    await vi.advanceTimersByTimeAsync(20);
    expect(statements).toHaveLength(2);
  });
});

describe('the content of a result', () => {
  it.each(['doc_1', 'run_1', 'bat_1', 'key_1', 'whe_1'])('is that of %s', (id) => expect(isContentId(id)).toBe(true));
  it.each(['ws_1', 'sch_1', 'xdoc_1', 'doc', 1, null])('is not that of %j', (id) => {
    expect(isContentId(id)).toBe(false);
  });

  it('is named by its own id, by fields and by lists, each once', () => {
    expect(contentIds({ id: 'run_1', documentId: 'doc_1', runId: 'run_1', batchId: 'bat_1' })).toEqual([
      'run_1',
      'doc_1',
      'bat_1',
    ]);
    const nested = {
      documents: [{ id: 'doc_2' }],
      runs: [{ id: 'run_2', documentId: 'doc_2' }],
      apiKey: { id: 'key_1' },
    };
    expect(contentIds({ ...nested, endpoint: { id: 'whe_1' } })).toEqual(['key_1', 'whe_1', 'doc_2', 'run_2']);
  });

  it('is none of an id, of nothing and of other resources', () => {
    expect(['doc_1', null, undefined, 7, { id: 'ws_1', documents: 'doc_1' }].flatMap(contentIds)).toEqual([]);
  });
});
