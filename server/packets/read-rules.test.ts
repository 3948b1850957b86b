import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { AppError, notFound } from '../errors.ts';
import { ParseError } from '../parsing/parser.ts';
import { createRuleReader } from './read-rules.ts';

const PLACE = { workspaceId: 'ws', environmentId: 'env', splitterKey: 'mail' };
const { signal } = new AbortController();

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
  await rows.insert('splitters', { id: 's1', splitter_key: 'mail' });
  await rows.insert('splitter_versions', { id: 'v1', splitter_id: 's1' });
});

const documents = (...ids: string[]) => rows.insert('documents', ...ids.map((id) => ({ id, workspace_id: 'ws' })));

/** Approves a packet with one part of the category. */
async function approve(id: string, category: string, content: string) {
  await rows.insert('packets', {
    id,
    environment_id: 'env',
    splitter_version_id: 'v1',
    document_id: `file_${id}`,
    approved_at: '2026-01-01',
    parts: JSON.stringify([{ category }]),
  });
  await rows.insert(
    'documents',
    { id: `file_${id}`, blob_hash: `hash_${id}` },
    { id: `part_${id}`, packet_id: id, packet_part: 0, content },
  );
}

async function read(categories: object[], failure?: Error) {
  const reader = createRuleReader({
    db: rows.db,
    schemas: {
      family: async (_: unknown, workspaceId: string, key: string) => {
        if (failure !== undefined) throw failure;
        if (key === 'gone' || workspaceId !== 'ws') throw notFound('Schema');
        return Promise.resolve({ id: `fam_${key}` });
      },
      version: async () => ({ definition: { type: 'object', properties: { dueDate: { type: 'string' } } } }),
    } as never,
    parsing: {
      getLayout: async (id: string) => {
        if (id === 'torn') throw new ParseError('document_unreadable', 'Torn.');
        if (id === 'lost') throw new Error('Lost.');
        const text = id === 'long' ? 'x'.repeat(30_000) : `text of ${id}`;
        return Promise.resolve({ pages: [{ number: 1, text, lines: [] }] });
      },
    } as never,
  });
  const rules = { categories, uncategorized: 'separate', boundaries: 'rules', reviewBelow: 0.5 } as never;
  return (await reader(PLACE, rules, signal)) as unknown as {
    categories: { name: string; fields: string[]; examples: string[]; description?: string }[];
  };
}

test('a category has the documents that it names, what people approved and what its schema has', async () => {
  await documents('d1', 'd2', 'torn', 'long');
  await approve('p1', 'Bill', 'approved');
  await approve('p2', 'Letter', 'other');
  const stored = { environment_id: 'env', schema_family_id: 'fam_bill', status: 'parsed', content: 'stored' };
  await rows.insert('documents', { id: 's1', ...stored });
  const { categories, ...rest } = await read([
    { name: 'Bill', description: 'Money', schemaKey: 'bill', examples: ['d2', 'torn', 'none', 'd1'] },
    { name: 'Letter', examples: ['long'] },
    { name: 'Memo', schemaKey: 'gone' },
  ]);
  expect(rest).toEqual({ uncategorized: 'separate', boundaries: 'rules' });
  expect(categories).toEqual([
    {
      name: 'Bill',
      description: 'Money',
      fields: expect.arrayContaining([expect.stringMatching(/due/i)]) as string[],
      examples: ['text of d2', 'text of d1', 'approved', 'stored'],
    },
    { name: 'Letter', fields: [], examples: ['x'.repeat(20_000), 'other'] },
    { name: 'Memo', fields: [], examples: [] },
  ]);
});

test('a category keeps eight examples, or as many as it names', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => `d${index}`);
  await documents(...ids);
  for (let number = 0; number < 9; number += 1) await approve(`p${number}`, 'Bill', `approved ${number}`);
  const stored = { environment_id: 'env', schema_family_id: 'fam_bill', status: 'parsed', content: 'stored' };
  await rows.insert('documents', ...['s1', 's2', 's3', 's4'].map((id) => ({ id, ...stored })));
  const { categories } = await read([
    { name: 'Bill', schemaKey: 'bill' },
    { name: 'Letter', examples: ids },
    { name: 'Memo', schemaKey: 'bill', examples: ids.slice(0, 7) },
    { name: 'Note', schemaKey: 'bill', examples: ids.slice(0, 8) },
  ]);
  expect(categories.map(({ examples }) => examples.length)).toEqual([8, 10, 8, 8]);
  expect(categories[0]?.examples.filter((text) => text === 'stored')).toHaveLength(3);
  expect(categories[2]?.examples.at(-1)).toBe('stored');
  expect(categories[3]?.examples).not.toContain('stored');
});

test('a splitter reads a hundred examples', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `d${index}`);
  await documents(...ids);
  const { categories } = await read([
    { name: 'Bill', examples: ids },
    { name: 'Letter', examples: ids },
    { name: 'Memo', examples: ids, schemaKey: 'bill' },
  ]);
  expect(categories.map(({ examples }) => examples.length)).toEqual([60, 40, 0]);
});

test('what is no fault of a document or a schema fails', async () => {
  await documents('lost');
  await expect(read([{ name: 'Bill', examples: ['lost'] }])).rejects.toThrow('Lost.');
  const outage = new AppError('unavailable', 'Out of reach.');
  await expect(read([{ name: 'Bill', schemaKey: 'bill' }], outage)).rejects.toBe(outage);
  await expect(read([{ name: 'Bill', schemaKey: 'bill' }], new Error('Broken.'))).rejects.toThrow('Broken.');
});
