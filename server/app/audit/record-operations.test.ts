import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../errors.ts';
import { RECORDED, recordOperations } from './record-operations.ts';

const caller = { userId: 'usr_1' };

/** What is recorded of a call whose handler answers so, or fails. */
async function call(operation: string, path: Record<string, string>, answer: unknown = { status: 200, body: {} }) {
  const trail = { record: vi.fn<(entry: unknown) => void>(), refuse: vi.fn<(entry: unknown) => void>() };
  const handler = Object.assign(
    async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { toAnswer: 'kept' },
  );
  const handlers = recordOperations({ [operation]: handler } as never, trail as never) as unknown as Record<
    string,
    typeof handler
  >;
  const run = handlers[operation] as unknown as (input: object) => Promise<unknown>;
  expect(handlers[operation]?.toAnswer).toBe('kept');
  const result = await run({ caller, path }).catch((error: unknown) => error);
  expect(result).toBe(answer);
  return { recorded: trail.record.mock.calls.flat(), refused: trail.refuse.mock.calls.flat() };
}

describe('a call of an operation', () => {
  test.each<[string, Record<string, string>, unknown, object]>([
    [
      'getDocument',
      { id: 'doc_1' },
      {},
      { action: 'document.read', targetId: 'doc_1', place: 'doc_1', details: { part: 'data' }, isRead: true },
    ],
    [
      'getDocumentFile',
      { id: 'doc_1' },
      {},
      { action: 'document.read', targetId: 'doc_1', place: 'doc_1', details: { part: 'file' }, isRead: true },
    ],
    [
      'listRuns',
      { slug: 'acme', schemaKey: 'bill' },
      {},
      { action: 'run.listed', targetId: 'bill', place: 'acme', details: {}, isRead: true },
    ],
    [
      'getRun',
      { id: 'run_1' },
      {},
      { action: 'run.read', targetId: 'run_1', place: 'run_1', details: {}, isRead: true },
    ],
    [
      'createDocument',
      { slug: 'acme' },
      { body: { id: 'doc_2' } },
      { action: 'document.created', targetId: 'doc_2', place: 'acme', details: {}, isRead: false },
    ],
    [
      'extract',
      { slug: 'acme' },
      { body: { runId: 'run_2', id: 'x' } },
      { action: 'run.created', targetId: 'run_2', place: 'acme', isRead: false, details: {} },
    ],
    [
      'rerunRun',
      { id: 'run_1' },
      { body: { runId: 'run_3' } },
      { action: 'run.created', targetId: 'run_3', place: 'run_1', isRead: false, details: {} },
    ],
    [
      'startBatch',
      { id: 'bat_1' },
      {},
      { action: 'batch.started', targetId: 'bat_1', place: 'bat_1', isRead: false, details: {} },
    ],
    [
      'getLookup',
      { slug: 'acme', key: 'vendors' },
      {},
      { action: 'lookup.read', targetId: 'vendors', place: 'acme', isRead: true, details: {} },
    ],
  ])('%s is recorded', async (operation, path, answer, entry) => {
    const { recorded, refused } = await call(operation, path, answer);
    expect(recorded).toEqual([{ actorId: 'usr_1', ...entry }]);
    expect(refused).toEqual([]);
    expect(RECORDED.has(operation as never)).toBe(true);
  });

  test('that made nothing, or is not of content, is not recorded', async () => {
    expect((await call('extractDocument', { id: 'doc_1' }, { body: { cost: 5 } })).recorded).toEqual([]);
    expect((await call('createDocument', { slug: 'acme' }, { status: 204 })).recorded).toEqual([]);
    expect((await call('getMe', {}, { body: { id: 'usr_1' } })).recorded).toEqual([]);
    expect(RECORDED.has('getMe')).toBe(false);
  });

  test('that is refused is recorded as such, also of an operation without content', async () => {
    const forbidden = new AppError('forbidden', 'No.');
    expect(await call('getDocument', { id: 'doc_1' }, forbidden)).toEqual({
      recorded: [],
      refused: [{ actorId: 'usr_1', operation: 'getDocument', code: 'forbidden', place: 'doc_1' }],
    });
    expect((await call('getMe', {}, forbidden)).refused).toEqual([
      { actorId: 'usr_1', operation: 'getMe', code: 'forbidden', place: null },
    ]);
    for (const error of [new AppError('not_found', 'No.'), new Error('bug')])
      expect(await call('getDocument', { id: 'doc_1' }, error)).toEqual({ recorded: [], refused: [] });
  });
});
