import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BlobStore } from '../blobs/blob-store.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { findErased } from './find-erased.ts';

let rows: FilledRows;
let dataDir: string;
let stored: string[];
beforeEach(async () => {
  rows = await openFilledRows();
  dataDir = await mkdtemp(join(tmpdir(), 'excerpt-erased-'));
  stored = [];
});
afterEach(async () => rm(dataDir, { recursive: true }));

const blobs = { has: async (key: string) => Promise.resolve(stored.includes(key)) } as unknown as BlobStore;

async function look(): Promise<{ erased: number; problems: string[] }> {
  const isDatabase = (path: string) => path.endsWith('.db');
  const getDocumentKey = (hash: string) => `documents/${hash}`;
  // A trigger puts new documents there, which no index of search has yet.
  await rows.db.deleteFrom('unindexed_documents').execute();
  const { erased, problems } = await findErased(rows.database, blobs, { dataDir, isDatabase, getDocumentKey });
  return { erased, problems: problems.map(({ subject, message }) => `${subject}: ${message}`) };
}

const logged = (id: string, action: string, target: string, details: object = {}) =>
  rows.insert('audit_entries', {
    id,
    action,
    target_id: target,
    workspace_id: 'ws',
    details: JSON.stringify(details),
  });

it('counts what was deleted, and finds nothing where it is gone', async () => {
  await logged('a1', 'document.deleted', 'doc_1');
  await logged('a2', 'run.deleted', 'run_1');
  await logged('a3', 'packet.deleted', 'pkt_1');
  await logged('a4', 'document.expired', 'doc_2');
  await rows.insert('documents', { id: 'doc_3', workspace_id: 'ws', blob_hash: 'h', content: 'text' });
  expect(await look()).toEqual({ erased: 3, problems: [] });
});

it('names each table that has what was deleted, and not those that prove it', async () => {
  await logged('a1', 'document.deleted', 'doc_1');
  await logged('a2', 'run.deleted', 'run_1');
  await rows.insert('documents', { id: 'doc_1', workspace_id: 'ws' });
  await rows.insert('runs', { id: 'run_2', document_id: 'doc_1' });
  await rows.insert('erasure_documents', { erasure_id: 'era', document_id: 'doc_1' });
  await rows.insert('webhook_events', { id: 'evt', resource_id: 'run_1', document_id: 'doc_1' });
  const { erased, problems } = await look();
  expect(erased).toBe(2);
  expect(problems.toSorted()).toEqual([
    'doc_1: It was deleted, and is in the table documents.',
    'doc_1: It was deleted, and is in the table runs.',
  ]);
});

it('leaves out what a later import brought back', async () => {
  await logged('a1', 'document.deleted', 'doc_1');
  await logged('a2', 'workspace.imported', 'ws');
  await logged('a3', 'document.deleted', 'doc_2');
  await rows.insert('documents', { id: 'doc_1', workspace_id: 'ws' }, { id: 'doc_2', workspace_id: 'ws' });
  expect(await look()).toEqual({ erased: 1, problems: ['doc_2: It was deleted, and is in the table documents.'] });
});

it('finds the content of events and stored answers of what is gone', async () => {
  await logged('a1', 'run.deleted', 'run_1');
  await logged('a2', 'run.expired', 'run_2');
  await rows.insert(
    'webhook_events',
    { id: 'e1', resource_id: 'run_1', body: 'x' },
    { id: 'e2', resource_id: 'run_2', body: 'x' },
    { id: 'e3', resource_id: 'run_3', body: 'x' },
    { id: 'e4', resource_id: 'run_1', body: null },
  );
  await rows.insert(
    'idempotent_resources',
    { api_key_id: 'k', request_key: 'one', resource_id: 'run_1' },
    { api_key_id: 'k', request_key: 'two', resource_id: 'run_2' },
    { api_key_id: 'k', request_key: 'other', resource_id: 'run_3' },
  );
  await rows.insert(
    'idempotent_requests',
    { api_key_id: 'k', request_key: 'one', sealed_answer: 'x' },
    { api_key_id: 'k', request_key: 'two', sealed_steps: 'x' },
    { api_key_id: 'k', request_key: 'other', sealed_answer: 'x' },
    { api_key_id: 'another', request_key: 'one', sealed_answer: 'x' },
  );
  const { problems } = await look();
  expect(problems.toSorted()).toEqual([
    'run_1: It was erased, and a stored answer has its content.',
    'run_1: It was erased, and a webhook event has its content.',
    'run_2: It was erased, and a stored answer has its content.',
    'run_2: It was erased, and a webhook event has its content.',
  ]);
});

it('finds the content of what has expired', async () => {
  const gone = { workspace_id: 'ws', expired_at: '2026-01-01' };
  await rows.insert(
    'documents',
    { id: 'doc_1', ...gone, blob_hash: '', content: null },
    { id: 'doc_2', ...gone, blob_hash: '', content: 'text' },
    { id: 'doc_3', ...gone, blob_hash: 'hash', content: null },
    { id: 'doc_4', workspace_id: 'ws', expired_at: null, blob_hash: 'hash', content: 'text' },
  );
  const empty = { expired_at: '2026-01-01', extracted_data: null, evidence: null, partial_data: null };
  await rows.insert(
    'runs',
    { ...empty, id: 'run_1' },
    { ...empty, id: 'run_2', extracted_data: '{}' },
    { ...empty, id: 'run_3', evidence: '[]' },
    { ...empty, id: 'run_4', partial_data: '{}' },
    { ...empty, id: 'run_5', expired_at: null, extracted_data: '{}' },
  );
  const message = 'It has expired, and its content is there.';
  expect((await look()).problems.toSorted()).toEqual(
    ['doc_2', 'doc_3', 'run_2', 'run_3', 'run_4'].map((id) => `${id}: ${message}`),
  );
});

it('finds files with the bytes of what was erased, unless another document has them', async () => {
  const bytes = Buffer.from('the words of a file');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await logged('a1', 'document.deleted', 'doc_1', { sha256, fileSize: bytes.length });
  await mkdir(join(dataDir, 'tmp', 'child'), { recursive: true });
  await writeFile(join(dataDir, 'tmp', 'child', 'copy'), bytes);
  await writeFile(join(dataDir, 'other'), 'the word of a file?');
  await writeFile(join(dataDir, 'excerpt.db'), bytes);
  stored = [`documents/${sha256}`];
  const found = [
    `documents/${sha256}: The file was erased, and is there.`,
    `${join('tmp', 'child', 'copy')}: It has the bytes of a file that was erased.`,
  ];
  expect((await look()).problems).toEqual(found);
  await rows.insert('documents', { id: 'doc_2', workspace_id: 'ws', blob_hash: sha256 });
  expect((await look()).problems).toEqual([]);
});

it('looks at files of any size where the log does not say how large one was', async () => {
  const sha256 = createHash('sha256').update('old').digest('hex');
  await logged('a1', 'document.expired', 'doc_1', { sha256 });
  await writeFile(join(dataDir, 'old'), 'old');
  expect((await look()).problems).toEqual(['old: It has the bytes of a file that was erased.']);
});

it('finds words in the index of search without a document', async () => {
  await sql`insert into document_search (rowid, words) values (7, 'lost words'), (8, 'kept words')`.execute(rows.db);
  await rows.insert('document_words', { search_id: 8 });
  const { problems } = await look();
  expect(problems).toEqual(['document_search 7: The search index has words of a document that is gone.']);
});
