import { beforeEach, expect, it } from 'vitest';
import type { AuditLog } from '../audit/record-change.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import type { ClaimedJob } from '../jobs/job-queue.ts';
import * as erasures from './erasures-repository.ts';
import { eraseDocumentsJob } from './jobs.ts';

let rows: FilledRows;
let done: unknown[];
beforeEach(async () => {
  rows = await openFilledRows();
  done = [];
});

const AT = Date.parse('2026-03-01T00:00:00Z');
const ERASURE = { id: 'era', workspace_id: 'ws', confirmed_by: 'usr', created_at: '2026-02-01', created_by: 'own' };
const COUNTS = '{"documents":9,"runs":9,"fileBytes":9,"corrections":9}';

/** Runs the job, and records what it does outside its tables. */
async function erase({ isOwn = true, signal = new AbortController().signal } = {}): Promise<void> {
  const handler = eraseDocumentsJob({
    database: { transaction: (work: never) => rows.db.transaction().execute(work) } as never,
    clock: { now: () => AT } as never,
    queue: {
      complete: async () => Promise.resolve(isOwn),
      discard: async (_: unknown, { kind, subject }: { kind: string; subject: string }) => {
        done.push(['discard', kind, subject]);
        return Promise.resolve();
      },
    } as never,
    files: {
      hashesOf: async (_: unknown, { documentId }: { documentId: string }) => Promise.resolve(['same', documentId]),
      release: async (hashes: string[]) => {
        done.push(['release', ...hashes]);
        return Promise.resolve();
      },
    } as never,
    activeRuns: {
      discardAll: async (_: unknown, deletion: object) => Promise.resolve(void done.push(['discardAll', deletion])),
    } as never,
    audit: {
      countErased: async () => Promise.resolve({ runs: 2, fileSize: 10, sha256: 'x' }),
      record: async (_: unknown, entry: { action: string }) => Promise.resolve(void done.push([entry.action, entry])),
    } as unknown as AuditLog,
    deleteDocument: async (tx, workspaceId, id) => {
      await tx.deleteFrom('documents').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
    },
    wakeFeed: () => done.push(['wakeFeed']),
  });
  await handler({ subject: 'era' } as ClaimedJob, { signal, releaseSlot: () => undefined });
}

const findErasure = () => erasures.lockErasure(rows.db as never, 'era');
const names = () => done.map((entry) => (entry as string[])[0]);

it('erases the documents that are left, with their jobs and files, and sums what they were', async () => {
  await rows.insert('erasures', { ...ERASURE, status: 'erasing', counts: COUNTS });
  await rows.insert('documents', { id: 'd1', workspace_id: 'ws' }, { id: 'd2', workspace_id: 'foreign' });
  await rows.insert('packets', { id: 'p1', document_id: 'd1' }, { id: 'p2', document_id: 'd2' });
  await rows.insert(
    'erasure_documents',
    ...['d0', 'd1', 'd2', 'd3'].map((id, index) => ({
      erasure_id: 'era',
      position: index + 1,
      document_id: id,
      status: id === 'd0' ? 'erased' : 'waiting',
    })),
  );
  const earlier = { runs: 5, fileSize: 1, corrections: 3 };
  const details = { runs: 2, fileSize: 10, sha256: 'x', erasure: 'era' };
  // The entry of the second is in the log already, since the log here keeps none.
  await rows.insert(
    'audit_entries',
    { action: 'document.deleted', target_id: 'd0', details: JSON.stringify(earlier) },
    { action: 'document.deleted', target_id: 'd1', details: JSON.stringify(details) },
  );
  await erase();
  const counts = { documents: 2, runs: 7, fileBytes: 11, corrections: 3 };
  const entry = { actorId: 'usr', scope: { workspaceId: 'ws' }, before: null, after: null };
  expect(done).toEqual([
    ['discard', 'packet.split', 'p1'],
    ['discardAll', { workspaceId: 'ws', documentId: 'd1' }],
    ['discard', 'document.parse', 'd1'],
    ['document.deleted', { ...entry, action: 'document.deleted', targetId: 'd1', details }],
    ['release', 'same', 'd1'],
    ['erasure.completed', { ...entry, action: 'erasure.completed', targetId: 'era', details: counts }],
    ['wakeFeed'],
  ]);
  expect(await findErasure()).toMatchObject({ status: 'completed', counts, completedAt: '2026-03-01T00:00:00.000Z' });
  const page = await erasures.listErasureDocuments(rows.db, 'era', { page: 1, pageSize: 10 });
  expect(page.data.map(({ documentId, status }) => `${documentId} ${status}`)).toEqual([
    'd0 erased',
    'd1 erased',
    'd2 gone',
    'd3 gone',
  ]);
});

it('sums as many documents as an erasure has', async () => {
  await rows.insert('erasures', { ...ERASURE, status: 'erasing', counts: '{"documents":0,"pages":4}' });
  const ids = Array.from({ length: 501 }, (_, index) => `d${index}`);
  await rows.db
    .insertInto('erasure_documents')
    .values(ids.map((id, index) => ({ erasure_id: 'era', position: index + 1, document_id: id, status: 'erased' })))
    .execute();
  await erase();
  expect((await findErasure())?.counts).toEqual({ documents: 501, pages: 0 });
});

it.each([
  ['was completed by another', { status: 'erasing', isOwn: false }],
  ['is not confirmed', { status: 'prepared', isOwn: true }],
  ['is completed', { status: 'completed', isOwn: true }],
])('records nothing of an erasure that %s', async (_, { status, isOwn }) => {
  await rows.insert('erasures', { ...ERASURE, status, counts: COUNTS });
  if (status !== 'erasing') {
    await rows.insert('documents', { id: 'd1', workspace_id: 'ws' });
    await rows.insert('erasure_documents', { erasure_id: 'era', position: 1, document_id: 'd1', status: 'waiting' });
  }
  await erase({ isOwn });
  expect(names()).toEqual(['wakeFeed']);
  expect(await findErasure()).toMatchObject({ status, counts: JSON.parse(COUNTS) as object, completedAt: null });
});

it('stops before the next documents when the process stops', async () => {
  await rows.insert('erasures', { ...ERASURE, status: 'erasing', counts: COUNTS });
  await expect(erase({ signal: AbortSignal.abort(new Error('stopping')) })).rejects.toThrow('stopping');
  expect(done).toEqual([]);
});
