import { beforeEach, expect, test } from 'vitest';
import { openServices, PLACE, START, type OpenServices } from '../app/testing/open-services.ts';
import { insertEvaluation, type EvaluationSettings } from './repository.ts';

const MODEL = { provider: 'openai', model: 'small', residency: 'EU', keySource: 'user', providerKeyId: 'pk' } as const;

let open: OpenServices;
beforeEach(async () => {
  open = await openServices();
  await open.rows.insert('datasets', {
    id: 'set',
    workspace_id: 'ws',
    environment_id: 'env',
    schema_family_id: 'fam',
    guidelines: '{}',
    comparators: '{}',
  });
});

async function begin(count: number, settings: Partial<EvaluationSettings> = {}, isFresh = false): Promise<void> {
  await insertEvaluation(open.rows.db, {
    ...PLACE,
    id: 'e1',
    datasetId: 'set',
    datasetVersion: 1,
    kind: 'evaluation',
    status: 'pending',
    runSettings: { resolution: MODEL, verify: true, samples: 1, ...settings },
    comparators: {},
    isFresh,
    scorer: '1',
    createdAt: START,
    createdBy: 'ann',
  });
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await open.rows.insert('documents', ...numbers.map((position) => ({ id: `d${position}`, workspace_id: 'ws' })));
  await open.rows.insert(
    'evaluation_items',
    ...numbers.map((position) => ({ evaluation_id: 'e1', position, document_id: `d${position}`, status: 'waiting' })),
  );
}

/** A run of an earlier evaluation. */
const earlier = (provider = 'openai') =>
  open.rows.insert('runs', {
    id: 'r0',
    workspace_id: 'ws',
    environment_id: 'env',
    schema_family_id: 'fam',
    schema_version_id: 'v1',
    document_id: 'd1',
    provider,
    model: 'small',
    samples: 1,
    verify: 1,
    status: 'completed',
    evaluation_id: 'e0',
    extracted_data: '{"total":1}',
  });
const feed = () => open.services.evaluationFeeder.feedOnce();
const items = () =>
  open.rows.db.selectFrom('evaluation_items').select(['position', 'run_id', 'status']).orderBy('position').execute();

test('an answer of an earlier evaluation is taken over', async () => {
  await begin(2);
  await earlier();
  await feed();
  const [first, second] = await items();
  expect([first?.run_id, second?.run_id]).toEqual(['r0', expect.stringMatching(/^run_/)]);
  const [run] = await open.rows.db.selectFrom('runs').selectAll().where('id', '!=', 'r0').execute();
  expect(run).toMatchObject({
    document_id: 'd2',
    evaluation_id: 'e1',
    provider: 'openai',
    provider_key_id: 'pk',
    fallbacks: null,
    verify: 1,
    samples: 1,
    pages: null,
    metadata: null,
  });
});

test.each([
  ['is fresh', {}, true, 'openai'],
  ['uses the memory', { memory: true }, false, 'openai'],
  ['asks the built-in extractor', { resolution: { ...MODEL, provider: 'local' } }, false, 'local'],
  ['has other options', { samples: 2 }, false, 'openai'],
])('an evaluation that %s asks again', async (_, settings, isFresh, provider) => {
  await begin(1, settings, isFresh);
  await earlier(provider);
  await feed();
  expect((await items())[0]?.run_id).not.toBe('r0');
});

test('an evaluation has 128 runs at once, and those of a workspace share them', async () => {
  await begin(200);
  await feed();
  const count = async (status: string) => (await items()).filter((item) => item.status === status).length;
  expect([await count('pending'), await count('waiting')]).toEqual([128, 72]);
  expect(await feed()).toBe(false);
  await open.rows.db
    .updateTable('runs')
    .set({ status: 'completed', completed_at: START })
    .where('document_id', 'in', ['d1', 'd2'])
    .execute();
  await feed();
  expect(await count('pending')).toBe(128);
});

test('documents are scored when there are enough of them, or no others run', async () => {
  await begin(66);
  await feed();
  const end = (from: number, to: number) =>
    open.rows.db
      .updateTable('runs')
      .set({ status: 'completed', completed_at: START, extracted_data: '{}' })
      .where(
        'document_id',
        'in',
        Array.from({ length: to - from + 1 }, (_, index) => `d${from + index}`),
      )
      .execute();
  const scored = async () =>
    (await open.rows.db.selectFrom('evaluation_items').select('outcome').execute()).filter(
      (one) => one.outcome !== null,
    ).length;
  await end(1, 63);
  expect([await feed(), await scored()]).toEqual([false, 0]);
  await end(64, 64);
  expect([await feed(), await scored()]).toEqual([true, 64]);
  await end(65, 66);
  expect([await feed(), await scored()]).toEqual([true, 66]);
  const evaluation = open.rows.db.selectFrom('evaluations').select(['status', 'completed_at']);
  expect(await evaluation.execute()).toEqual([{ status: 'completed', completed_at: START }]);
});
