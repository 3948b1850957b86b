import {
  approvePacket,
  createProviderKey,
  createSplitter,
  getPacket,
  getUsage,
  updatePacket,
  uploadPacket,
  type Packet,
} from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createExtractionPool } from '../../server/extraction/child/extraction-pool.ts';
import type { ExtractionEngine, ExtractionRequest } from '../../server/extraction/engine.ts';
import { invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { toJsonText } from '../../server/lib/json-text.ts';
import { parseTestPdf } from '../../server/parsing/testing/parse-test-pdf.ts';
import { readBudget, setBudget } from './budgets/budgeted-app.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const asked: ExtractionRequest[] = [];
/** Called for each question, in its place. */
let onQuestion: (request: ExtractionRequest) => Promise<void> | void = () => undefined;
const pool = createExtractionPool({ processes: 1, maxRssBytes: 2 ** 30, deadlineMs: 30_000 });
/** Each question costs a quarter. */
const engine: ExtractionEngine = {
  async extract(request) {
    asked.push(request);
    await onQuestion(request);
    const usage = { inputTokens: 900, outputTokens: 80, cost: { amount: 0.25, currency: 'USD' } };
    const extractedData = { documents: [{ firstPage: 1, category: 'Invoice' }] };
    return { extractedData, evidence: toJsonText([]), confidence: 1, warnings: [], usage };
  },
  close: () => pool.close(),
};

let app: TestApp;
let path: { slug: string };
const MODEL = 'openai/gpt-6-luna';

beforeAll(async () => {
  app = await startTestApp({ engine, pool });
  const { client } = app.admin;
  ok(await createProviderKey({ client, body: { provider: 'openai', secret: 'sk-test-secret-of-the-costs-test' } }));
});
afterAll(() => app.close());
beforeEach(async () => {
  asked.length = 0;
  onQuestion = () => undefined;
  path = await workspaceWithSchema(app.admin);
  const categories = [{ name: 'Invoice', schemaKey: 'invoice' }, { name: 'Letter' }];
  // One part: what is measured is the questions.
  const body = { key: 'mail', categories, boundaries: 'none' } as const;
  ok(await createSplitter({ client: app.admin.client, path, body }));
});

interface Wish {
  model?: string;
  vision?: Packet['vision'];
  maxCost?: string;
}

const upload = async (file: File, wish: Wish = { model: MODEL }) =>
  uploadPacket({ client: app.admin.client, path, body: { file, splitter: 'mail', ...wish } });

async function split(file: File, wish?: Wish): Promise<Packet> {
  const { id } = ok(await upload(file, wish));
  await app.app.idle();
  return ok(await getPacket({ client: app.admin.client, path: { id } }));
}

/** Of two questions: one has up to 20 pages. */
const manyPages = () => makeStack(Array.from({ length: 22 }, (_, index) => invoicePage(String(4711 + index))));

test('what questions cost counts in the usage and the budget, which refuses at 100 %', async () => {
  const { client } = app.admin;
  await setBudget(app.admin, path, { maxCost: { amount: 0.75, currency: 'USD' } });
  const packet = await split(await manyPages());
  expect(packet.asked).toMatchObject({ inputTokens: 1_800, cost: { amount: 0.5, currency: 'USD' }, note: null });
  const usage = ok(await getUsage({ client, path }));
  expect(usage.models).toMatchObject([
    { provider: 'openai', model: 'gpt-6-luna', keySource: 'user', inputTokens: 1_800, outputTokens: 160, runs: 0 },
  ]);
  expect(usage.cost).toEqual({ amount: 0.5, currency: 'USD' });
  expect(await readBudget(app.admin, path)).toMatchObject({ status: 'available', acceptsRuns: true });

  const second = await split(await manyPages());
  expect(second).toMatchObject({ status: 'completed', asked: { cost: { amount: 0.25 } } });
  expect(second.asked?.note).toContain('budget_exceeded');
  expect(second.parts).toHaveLength(1);
  expect(await readBudget(app.admin, path)).toMatchObject({ share: 1, acceptsRuns: false });
  const refused = failure(await upload(await manyPages()));
  expect(refused).toMatchObject({ status: 402, code: 'budget_exceeded' });
  // What asks no model costs nothing.
  expect((await split(await makeStack([invoicePage('4711')]), {})).status).toBe('completed');
});

test('the cost of an answer counts, though the packet is cancelled before it is split', async () => {
  const { client } = app.admin;
  let packetId = '';
  onQuestion = async () => {
    await app.admin.request(`/packets/${packetId}/cancel`, { method: 'POST' });
  };
  packetId = ok(await upload(await makeStack([invoicePage('4711')]))).id;
  await app.app.idle();
  expect(ok(await getPacket({ client, path: { id: packetId } })).status).toBe('cancelled');
  expect(ok(await getUsage({ client, path })).cost).toEqual({ amount: 0.25, currency: 'USD' });
});

test('maxCost reaches the questions, and what was spent before counts in it', async () => {
  const left: (number | undefined)[] = [];
  onQuestion = (request) => void left.push(request.getCostLeft?.());
  const packet = await split(await manyPages(), { model: MODEL, maxCost: '2' });
  expect(packet.maxCost).toBe(2);
  expect(left).toEqual([2, 1.75]);
  await split(await makeStack([invoicePage('4711')]));
  expect(left[2]).toBeUndefined();
});

test('maxCost of zero is refused', async () => {
  const file = await makeStack([invoicePage('4711')]);
  const zero = failure(await upload(file, { model: MODEL, maxCost: '0' }));
  expect(zero).toMatchObject({ status: 400, details: [{ path: '/maxCost' }] });
});

test.each([
  ['always', [10, 3]],
  ['never', [11]],
] as const)('with vision %s, 11 pages are asked about in questions of %j', async (vision, sizes) => {
  const file = await makeStack(Array.from({ length: 11 }, (_, index) => invoicePage(String(4711 + index))));
  const packet = await split(file, { model: MODEL, vision });
  expect(packet).toMatchObject({ status: 'completed', vision, pageCount: 11 });
  expect(asked.map(({ layout }) => layout.pages.length)).toEqual(sizes);
  expect(asked.every((request) => request.vision === vision)).toBe(true);
  const last = asked.at(-1);
  const drawn = await last?.pagePicture?.(1, AbortSignal.timeout(30_000));
  expect(drawn?.mediaType).toMatch(/^image/);
  expect(await last?.pagePicture?.(99, AbortSignal.timeout(30_000))).toBeNull();
  // The pages of a question are those of the packet from its first one on.
  const cut = await last?.pagesPdf?.([1], AbortSignal.timeout(30_000));
  const { pages } = await parseTestPdf(Buffer.from(cut?.bytes ?? []));
  expect(pages[0]?.text).toContain(vision === 'always' ? '4719' : '4711');
});

test('an approval of what another person changed since is refused', async () => {
  const { client } = app.admin;
  const categories = [{ name: 'Invoice' }, { name: 'Letter' }];
  ok(await createSplitter({ client, path, body: { key: 'mail', categories, reviewBelow: 1 } }));
  const { id, revision } = await split(await makeStack([invoicePage('4711'), invoicePage('4712')]), {});
  ok(await updatePacket({ client, path: { id }, body: { parts: [{ pages: '1-2', category: 'Letter' }] } }));
  const refused = failure(await approvePacket({ client, path: { id }, body: { revision } }));
  expect(refused).toMatchObject({ status: 409, code: 'packet_changed' });
  expect(ok(await getPacket({ client, path: { id } })).status).toBe('needs_review');
  ok(await approvePacket({ client, path: { id }, body: { revision: revision + 1 } }));
  await app.app.idle();
  expect(ok(await getPacket({ client, path: { id } }))).toMatchObject({
    status: 'completed',
    parts: [{ pages: '1-2' }],
  });
});
