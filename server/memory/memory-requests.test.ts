import { beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createMemoryHandlers } from './handlers.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createMemoryHandlers>;
beforeEach(async () => {
  open = await openServices();
  handlers = createMemoryHandlers(open.services.memory);
  const place = { workspace_id: 'ws', environment_id: 'env', schema_family_id: 'fam' };
  await open.rows.insert('documents', ...['d1', 'd2'].map((id) => ({ ...place, id, name: id })));
  const example = (id: string, document_id: string, more: object = {}) => ({
    ...place,
    id,
    document_id,
    source: 'review',
    expected: '{"invoiceNumber":"A","total":1}',
    created_at: START,
    ...more,
  });
  await open.rows.insert(
    'memory_examples',
    example('m1', 'd1', { fingerprint: '[1]' }),
    example('m2', 'd2', { created_by: 'ann' }),
  );
});

const get = (person: Person = 'bob', query = {}) => open.ask(handlers.getMemory, person, { query });
const set = (mode: 'on' | 'off', person: Person = 'bob', query = {}) =>
  open.ask(handlers.updateMemory, person, { body: { mode }, query });

test('the memory is turned on and off, and recorded when it changes', async () => {
  expect(await get()).toEqual({
    mode: 'off',
    updatedAt: null,
    updatedBy: null,
    examples: 2,
    kept: '2 of at most 1,000 examples are kept, at most 10 of one form, the newest: more of it teach nothing.',
    gain: null,
    calibrations: [],
  });
  expect(await set('on')).toMatchObject({ mode: 'on', updatedAt: START, updatedBy: 'bob', examples: 2 });
  open.clock.time += 1_000;
  expect(await set('on', 'ann')).toMatchObject({ mode: 'on', updatedAt: START, updatedBy: 'bob' });
  expect(await set('off', 'ann')).toMatchObject({
    mode: 'off',
    updatedAt: '2026-03-01T10:00:01.000Z',
    updatedBy: 'ann',
  });
  expect(await set('off', 'ann', { env: 'staging' })).toMatchObject({ mode: 'off', updatedBy: 'ann', examples: 0 });
  expect(await open.listActions()).toEqual(['memory.updated', 'memory.updated', 'memory.updated']);
  const entries = open.rows.db
    .selectFrom('audit_entries')
    .select(['target_id', 'actor_id', 'workspace_id'])
    .orderBy('id');
  expect((await entries.execute())[0]).toEqual({ target_id: 'fam', actor_id: 'bob', workspace_id: 'ws' });
});

test('strangers find no memory', async () => {
  for (const work of [() => get('eve'), () => set('on', 'eve'), () => open.ask(handlers.listMemoryExamples, 'eve')])
    expect(await refusalOf(work())).toBe('not_found');
  expect(await refusalOf(open.ask(handlers.deleteMemoryExample, 'eve', { path: { id: 'm1' } }))).toBe('not_found');
});

test('examples are listed with the number of their values, and deleted', async () => {
  const list = (query = {}) => open.ask<{ total: number }>(handlers.listMemoryExamples, 'bob', { query });
  expect(await list()).toMatchObject({
    total: 2,
    data: [
      {
        id: 'm2',
        documentId: 'd2',
        documentName: 'd2',
        source: 'review',
        fields: 2,
        isLearned: false,
        createdBy: 'ann',
      },
      { id: 'm1', isLearned: true, createdAt: START },
    ],
  });
  expect(await list({ page: 2, pageSize: 1 })).toMatchObject({ data: [{ id: 'm1' }] });
  expect((await list({ env: 'staging' })).total).toBe(0);
  await open.ask(handlers.deleteMemoryExample, 'bob', { path: { id: 'm1' } });
  expect([(await list()).total, await open.listActions()]).toEqual([1, ['memory_example.deleted']]);
  expect(await refusalOf(open.ask(handlers.deleteMemoryExample, 'bob', { path: { id: 'm1' } }))).toBe('not_found');
});

test('the memory is measured by evaluations', async () => {
  const place = { workspace_id: 'ws', environment_id: 'env', schema_family_id: 'fam' };
  await open.rows.insert('datasets', { ...place, id: 'set', guidelines: '{}', comparators: '{}' });
  const measure = () => open.ask(handlers.measureMemory, 'bob', { body: { datasetId: 'set' } });
  expect(await refusalOf(measure())).toContain('dataset_empty');
  await open.rows.insert('dataset_items', {
    id: 'i1',
    dataset_id: 'set',
    document_id: 'd1',
    label: 'labelled',
    expected: '{}',
  });
  expect(await measure()).toMatchObject({
    memory: true,
    samples: 1,
    status: 'pending',
    dataset: { id: 'set', version: 1 },
  });
});
