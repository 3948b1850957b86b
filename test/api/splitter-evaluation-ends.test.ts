import {
  approvePacket,
  cancelSplitterEvaluation,
  createProviderKey,
  createSplitter,
  createSplitterEvaluation,
  deletePacket,
  getSplitterEvaluation,
  listSplitterEvaluations,
  uploadPacket,
  type SplitterEvaluation,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExtractionPool } from '../../server/extraction/child/extraction-pool.ts';
import { ExtractionError, type ExtractionEngine } from '../../server/extraction/engine.ts';
import { CONTRACT_PAGES, invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { toJsonText } from '../../server/lib/json-text.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const MODEL = 'openai/gpt-6-luna';
const gate = createGate();
let asked = 0;
let error: ExtractionError | null = null;
const pool = createExtractionPool({ processes: 1, maxRssBytes: 2 ** 30, deadlineMs: 30_000 });
/** A model that waits at the gate, and then says that the packet is an invoice and a contract. */
const engine: ExtractionEngine = {
  async extract({ signal }) {
    asked += 1;
    await gate.pass(signal ?? new AbortController().signal);
    if (error !== null) throw error;
    const documents = [
      { firstPage: 1, category: 'Invoice' },
      { firstPage: 2, category: 'Contract' },
    ];
    const usage = { inputTokens: 900, outputTokens: 80, cost: { amount: 0.25, currency: 'USD' } };
    return { extractedData: { documents }, evidence: toJsonText([]), confidence: 1, warnings: [], usage };
  },
  close: () => pool.close(),
};

describe('an evaluation of a splitter', () => {
  let app: TestApp;
  let slug: string;
  let path: { slug: string; splitterKey: string };
  /** Two that people approved. */
  let packets: string[];

  beforeAll(async () => {
    app = await startTestApp({ engine, pool });
    const { client } = app.admin;
    ({ slug } = await workspaceWithSchema(app.admin));
    path = { slug, splitterKey: 'mail' };
    ok(await createProviderKey({ client, body: { provider: 'openai', secret: 'sk-test-secret-of-the-evaluation' } }));
    const categories = [{ name: 'Invoice' }, { name: 'Contract' }];
    for (const key of ['mail', 'other'])
      ok(await createSplitter({ client, path: { slug }, body: { key, categories, reviewBelow: 1 } }));
    packets = [await approve('1'), await approve('2')];
  });
  afterAll(() => app.close());

  async function approve(number: string): Promise<string> {
    const { client } = app.admin;
    const file = await makeStack([invoicePage(number), ...CONTRACT_PAGES]);
    const body = { file, splitter: 'mail' };
    const { id } = ok(await uploadPacket({ client, path: { slug }, body }));
    await app.app.idle();
    ok(await approvePacket({ client, path: { id } }));
    await app.app.idle();
    return id;
  }
  const create = async (body: object = {}) =>
    ok(await createSplitterEvaluation({ client: app.admin.client, path, body }));
  const get = async (id: string): Promise<SplitterEvaluation> =>
    ok(await getSplitterEvaluation({ client: app.admin.client, path: { ...path, id } }));
  /** Begins one, and waits until its first packet is with the model. */
  async function begin(chosen: string[]): Promise<string> {
    gate.close();
    const before = asked;
    const { id } = await create({ model: MODEL, packets: chosen });
    await expect.poll(() => asked).toBe(before + 1);
    return id;
  }

  test('has the cost of all answers, and keeps how they were asked for', async () => {
    expect(await create({ packets, model: MODEL, vision: 'never', maxCost: 1 })).toMatchObject({
      status: 'pending',
      model: MODEL,
      vision: 'never',
      maxCost: 1,
      counts: { total: 2, completed: 0, failed: 0 },
      score: null,
      cost: null,
      completedAt: null,
    });
    await app.app.idle();
    const listed = ok(await listSplitterEvaluations({ client: app.admin.client, path })).data[0];
    const evaluation = await get(listed?.id ?? '');
    expect(evaluation).toMatchObject({
      status: 'completed',
      errorMessage: null,
      counts: { total: 2, completed: 2, failed: 0 },
      score: { packets: 2, exactPackets: 1 },
      cost: { amount: 0.5, currency: 'USD' },
      completedAt: expect.any(String) as string,
    });
    expect(evaluation.packets.map(({ packetId, status, errorMessage }) => [packetId, status, errorMessage])).toEqual(
      packets.map((id) => [id, 'completed', null]),
    );
    expect(await create()).toMatchObject({ model: null, vision: 'auto', maxCost: null });
    await app.app.idle();
  });

  test('that is cancelled stays so, whatever its model says later', async () => {
    const id = await begin(packets);
    const given = { client: app.admin.client, path: { ...path, id } };
    const cancelled = ok(await cancelSplitterEvaluation(given));
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      score: null,
      errorMessage: null,
      completedAt: expect.any(String) as string,
      counts: { total: 2, completed: 0, failed: 0 },
      packets: [{ status: 'cancelled' }, { status: 'cancelled' }],
    });
    gate.open();
    await app.app.idle();
    expect(await get(id)).toEqual(cancelled);
    expect(failure(await cancelSplitterEvaluation(given))).toMatchObject({
      code: 'evaluation_not_active',
      message: 'The evaluation is cancelled and can no longer be cancelled.',
    });
  });

  test('goes on without a packet that was deleted meanwhile', async () => {
    const { client } = app.admin;
    const second = await approve('3');
    const id = await begin([...packets.slice(0, 1), second]);
    await deletePacket({ client, path: { id: second } });
    gate.open();
    await app.app.idle();
    expect(await get(id)).toMatchObject({
      status: 'completed',
      errorMessage: null,
      counts: { total: 2, completed: 1, failed: 1 },
      score: { packets: 1 },
      packets: [
        { status: 'completed', documents: 2 },
        { status: 'failed', documents: null, isExact: null, errorMessage: 'The packet was deleted.' },
      ],
    });
  });

  test('tells why a model did not answer', async () => {
    error = new ExtractionError('provider_unavailable', 'The provider is down.');
    const { id } = await create({ packets: packets.slice(0, 1), model: MODEL });
    await app.app.idle();
    error = null;
    const { status, packets: judged } = await get(id);
    expect(status).toBe('completed');
    expect(judged[0]?.errorMessage).toContain('The provider is down.');
  });

  test('is one of its environment and its splitter, newest first', async () => {
    const { client } = app.admin;
    const production = await create();
    await app.app.idle();
    const list = async (query = {}, splitterKey = 'mail') =>
      ok(await listSplitterEvaluations({ client, path: { slug, splitterKey }, query }));
    const all = await list({ pageSize: 100 });
    expect(all.data[0]).toMatchObject({ id: production.id, packets: [] });
    expect(all.data.map(({ id }) => id)).toEqual(
      all.data
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    expect((await list({ page: 2, pageSize: 2 })).data).toEqual(all.data.slice(2, 4));
    expect((await list({ env: 'staging' })).total).toBe(0);
    expect((await list({}, 'other')).total).toBe(0);
    const other = { client, path: { slug, splitterKey: 'other' }, body: {} };
    expect(failure(await createSplitterEvaluation(other)).code).toBe('dataset_empty');
    const staged = { client, path, query: { env: 'staging' as const } };
    expect(failure(await createSplitterEvaluation({ ...staged, body: { packets } }))).toMatchObject({
      code: 'evaluation_invalid',
      details: [{ path: '/packets/0', message: expect.stringContaining('is no packet in staging') as string }],
    });
  });
});
