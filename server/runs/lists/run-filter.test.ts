import { expect, test } from 'vitest';
import { openFilledRows } from '../../db/testing/filled-rows.ts';
import { filterRuns, findFilterVersion, type RunConditions } from './run-filter-repository.ts';

const PLACE = { environmentId: 'env', schemaFamilyId: 'fam' };

/** Five runs of a schema, one of an evaluation, and two of other places. */
async function openRuns() {
  const { db, insert } = await openFilledRows();
  const of = (id: string, more: object) => ({
    id,
    environment_id: 'env',
    schema_family_id: 'fam',
    schema_version_id: 'v1',
    workspace_id: 'ws',
    document_id: `doc_${id}`,
    status: 'completed',
    provider: 'acme',
    model: 'small',
    key_source: 'user',
    created_at: '2026-01-01',
    updated_at: '2026-01-01',
    ...more,
  });
  await insert(
    'schema_versions',
    { id: 'v1', family_id: 'fam', version_number: 1 },
    { id: 'v2', family_id: 'fam', version_number: 2 },
    { id: 'v9', family_id: 'other', version_number: 2 },
  );
  await insert(
    'runs',
    of('a', { confidence: 0.5, extracted_data: '{"a":1}' }),
    of('b', { confidence: 0.7, schema_version_id: 'v2', created_at: '2026-01-02', extracted_data: '{"a":1}' }),
    of('c', { status: 'failed', created_at: '2026-01-03', model: 'large', document_id: 'doc_a' }),
    of('d', { confidence: 0.9, provider: 'other', created_at: '2026-01-04' }),
    of('e', { evaluation_id: 'evl' }),
    of('f', { environment_id: 'elsewhere' }),
    of('g', { schema_family_id: 'other', schema_version_id: 'v9' }),
  );
  await insert(
    'documents',
    { id: 'doc_a', name: 'Bill_100%.PDF' },
    { id: 'doc_b', name: 'bill 100x.pdf' },
    { id: 'doc_d', name: '\u00c4rger' },
  );
  await insert(
    'run_metadata',
    ...['a', 'd'].map((run) => ({
      run_id: run,
      environment_id: 'env',
      schema_family_id: 'fam',
      key: 'k',
      value: run === 'a' ? 'x' : 'y',
    })),
    { run_id: 'b', environment_id: 'env', schema_family_id: 'fam', key: 'other', value: 'x' },
  );
  await insert(
    'batch_documents',
    { batch_id: 'bat', position: 0, run_id: 'b', status: 'completed' },
    { batch_id: 'other', position: 0, run_id: 'c', status: 'failed' },
  );
  await insert(
    'reviews',
    { run_id: 'a', status: 'in_review', reviewed_data: '{"a":2}' },
    { run_id: 'b', status: 'approved', reviewed_data: '{"a":1}', decided_at: '2026-02-02' },
    { run_id: 'd', status: 'approved', decided_at: '2026-02-01' },
  );
  await insert('run_export_items', { run_id: 'd', export_id: 'exp' });
  return db;
}

test('runs are those of a schema in an environment, by all conditions', async () => {
  const db = await openRuns();
  const list = async (conditions: RunConditions): Promise<string> => {
    const filter = { ...PLACE, ...conditions };
    const version = await findFilterVersion(db, filter);
    if (version === null) return 'no such version';
    const rows = await filterRuns(db, filter, version).select('runs.id').orderBy('runs.id').execute();
    return rows.map(({ id }) => id).join('');
  };
  const cases: [RunConditions, string][] = [
    [{}, 'abcd'],
    [{ status: 'failed' }, 'c'],
    [{ documentId: 'doc_a' }, 'ac'],
    [{ versionNumber: 1 }, 'acd'],
    [{ versionNumber: 2 }, 'b'],
    [{ versionNumber: 3 }, 'no such version'],
    [{ versionNumber: Number.MAX_VALUE }, 'no such version'],
    [{ metadata: { key: 'k', value: 'x' } }, 'a'],
    [{ metadata: { key: 'k', value: 'z' } }, ''],
    [{ batchId: 'bat' }, 'b'],
    [{ evaluationId: 'evl' }, 'e'],
    [{ name: 'BILL' }, 'abc'],
    [{ name: '100%' }, 'ac'],
    [{ name: 'bill_' }, 'ac'],
    [{ name: '\u00c4r' }, 'd'],
    [{ name: '\\' }, ''],
    [{ model: 'acme/small' }, 'ab'],
    [{ model: 'acme/large' }, 'c'],
    [{ createdFrom: '2026-01-03' }, 'cd'],
    [{ createdBefore: '2026-01-03' }, 'ab'],
    [{ confidenceBelow: 0.7 }, 'a'],
    [{ confidenceFrom: 0.7 }, 'bd'],
    [{ reviewStatus: 'none' }, 'c'],
    [{ reviewStatus: 'approved' }, 'bd'],
    [{ reviewStatus: 'in_review' }, 'a'],
    [{ decidedFrom: '2026-02-02' }, 'b'],
    [{ corrected: true }, 'a'],
    [{ corrected: false }, 'bcd'],
    [{ exported: true }, 'd'],
    [{ exported: false }, 'abc'],
    [{ status: 'completed', createdFrom: '2026-01-02', model: 'acme/small', corrected: false }, 'b'],
  ];
  const found: [RunConditions, string][] = [];
  for (const [conditions] of cases) found.push([conditions, await list(conditions)]);
  expect(found).toEqual(cases);
});
