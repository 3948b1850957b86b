import { describe, expect, it, test } from 'vitest';
import { adaptRow, listJobs } from './adapt-row.ts';

const adapt = (table: string, row: object) => adaptRow({ id: 'x', ...row }, table, 'new-owner');

it.each<[string, object, object]>([
  ['workspaces', { owner_id: 'old' }, { owner_id: 'new-owner' }],
  [
    'environments',
    { provider_key_id: 'k', model: 'm', fallbacks: '[]', verify: true },
    { provider_key_id: null, model: null, fallbacks: null, verify: true },
  ],
  ['documents', { packet_id: 'p', name: 'a' }, { packet_id: null, name: 'a' }],
  [
    'packets',
    { created_by: 'old', status: 'completed', model: 'm' },
    { created_by: 'new-owner', status: 'completed', model: 'm' },
  ],
  [
    'reviews',
    { claimed_by: 'old', claimed_until: 'then', status: 'needed' },
    { claimed_by: null, claimed_until: null, status: 'needed' },
  ],
  ['schema_families', { name: 'a' }, { name: 'a' }],
])('of %s what belongs to the other installation is replaced', (table, row, adapted) => {
  expect(adapt(table, row)).toEqual({ id: 'x', ...adapted });
});

describe.each(['pending', 'processing'])('what is %s', (status) => {
  it('begins anew, as runs, packets and documents of batches do', () => {
    const run = { status, attempts: 2, provider_key_id: 'k', fallbacks: '[]', evaluation_id: null };
    expect(adapt('runs', run)).toMatchObject({
      status: 'pending',
      attempts: 0,
      provider_key_id: null,
      fallbacks: null,
    });
    expect(adapt('packets', { status, model: 'm' })).toMatchObject({ status, model: null });
    expect(adapt('batch_documents', { status })).toMatchObject({ status: 'pending' });
  });

  it('has ended, as evaluations and their runs have', () => {
    const run = { status, attempts: 2, provider_key_id: 'k', evaluation_id: 'e' };
    expect(adapt('runs', run)).toMatchObject({ status: 'cancelled', attempts: 2, provider_key_id: null });
    const settings = JSON.stringify({ resolution: { provider: 'p', providerKeyId: 'k' }, fallbacks: [1] });
    const evaluation = { status, completed_at: null, created_at: 'then', run_settings: settings };
    expect(adapt('evaluations', evaluation)).toMatchObject({ status: 'cancelled', completed_at: 'then' });
    expect(adapt('splitter_evaluations', evaluation)).toMatchObject({
      status: 'cancelled',
      completed_at: 'then',
      created_by: 'new-owner',
    });
    expect(adapt('evaluation_items', { status })).toMatchObject({ status: 'cancelled' });
  });
});

it('keeps what has ended as it is', () => {
  const run = { status: 'completed', attempts: 2, provider_key_id: 'k', fallbacks: '[1]', evaluation_id: null };
  expect(adapt('runs', run)).toMatchObject({
    status: 'completed',
    attempts: 2,
    provider_key_id: null,
    fallbacks: null,
  });
  expect(adapt('runs', { ...run, evaluation_id: 'e' })).toMatchObject({ status: 'completed', provider_key_id: null });
  expect(adapt('runs', { status: 'failed' })).toEqual({ id: 'x', status: 'failed' });
  const ended = { status: 'completed', completed_at: 'now', created_at: 'then', run_settings: '{"resolution":{}}' };
  expect(adapt('evaluations', ended)).toMatchObject({ status: 'completed', completed_at: 'now' });
  expect(adapt('splitter_evaluations', ended)).toMatchObject({ status: 'completed', completed_at: 'now' });
  expect(adapt('evaluation_items', { status: 'completed' })).toMatchObject({ status: 'completed' });
  expect(adapt('evaluation_items', { status: 'waiting' })).toMatchObject({ status: 'cancelled' });
  expect(adapt('batch_documents', { status: 'failed' })).toMatchObject({ status: 'failed' });
});

test('the settings of batches name no key of the other installation', () => {
  const settings = {
    resolution: { provider: 'p', providerKeyId: 'k' },
    fallbacks: [{ providerKeyId: 'k' }],
    verify: true,
  };
  const settingsOf = (more: object, status = 'processing') => {
    const row = adapt('batches', { status, run_settings: JSON.stringify({ ...settings, ...more }) });
    return [row['status'], JSON.parse(String(row['run_settings']))];
  };
  const without = { resolution: { provider: 'p', providerKeyId: null }, fallbacks: [], verify: true };
  expect(settingsOf({})).toEqual(['open', without]);
  expect(settingsOf({}, 'completed')).toEqual(['completed', without]);
  expect(settingsOf({ split: null })).toEqual(['open', { ...without, split: null }]);
  expect(settingsOf({ split: { splitter: 's', createdBy: 'old' } })).toEqual([
    'open',
    { ...without, split: { splitter: 's', createdBy: 'new-owner' } },
  ]);
});

test('what is not finished gets its jobs', () => {
  const jobs = (table: string, row: object) => listJobs(table, { id: 'x', workspace_id: 'ws', ...row });
  const job = { subject: 'x', group: 'ws' };
  expect(jobs('runs', { status: 'pending', batch_id: null })).toEqual([{ kind: 'run.execute', ...job, isLow: false }]);
  expect(jobs('runs', { status: 'processing', batch_id: 'b' })).toEqual([{ kind: 'run.execute', ...job, isLow: true }]);
  expect(jobs('packets', { status: 'pending' })).toEqual([{ kind: 'packet.split', ...job }]);
  expect(jobs('documents', { status: 'received', expired_at: null })).toEqual([{ kind: 'document.parse', ...job }]);
  for (const [table, row] of [
    ['runs', { status: 'completed' }],
    ['packets', { status: 'completed' }],
    ['documents', { status: 'parsed', expired_at: null }],
    ['documents', { status: 'received', expired_at: 'then' }],
    ['batches', { status: 'pending', expired_at: null }],
  ] as const)
    expect(jobs(table, row)).toEqual([]);
});
