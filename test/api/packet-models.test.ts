import {
  approvePacket,
  createDocument,
  createProviderKey,
  createSchema,
  createSplitter,
  deletePacket,
  getPacket,
  uploadPacket,
  updatePacket,
  type Packet,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExtractionPool } from '../../server/extraction/child/extraction-pool.ts';
import { ExtractionError, type ExtractionEngine, type ExtractionRequest } from '../../server/extraction/engine.ts';
import { CONTRACT_PAGES, invoicePage, LETTER_PAGE } from '../../server/extraction/packets/testing/make-pages.ts';
import { toJsonText } from '../../server/lib/json-text.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const asked: ExtractionRequest[] = [];
let answer: (request: ExtractionRequest) => object;
const pool = createExtractionPool({ processes: 1, maxRssBytes: 2 ** 30, deadlineMs: 30_000 });
const engine: ExtractionEngine = {
  async extract(request) {
    asked.push(request);
    await request.authorizeCall?.();
    const usage = { inputTokens: 900, outputTokens: 80, cost: { amount: 0.25, currency: 'USD' } };
    const extractedData = answer(request) as never;
    return { extractedData, evidence: toJsonText([]), confidence: 1, warnings: [], usage };
  },
  close: () => pool.close(),
};

let app: TestApp;
let path: { slug: string };
const categories = [{ name: 'Invoice', schemaKey: 'invoice' }, { name: 'Contract' }, { name: 'Letter' }];

beforeAll(async () => {
  app = await startTestApp({ engine, pool });
  const { client } = app.admin;
  path = await workspaceWithSchema(app.admin);
  ok(await createProviderKey({ client, body: { provider: 'openai', secret: 'sk-test-secret-of-the-packets-test' } }));
  ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
});
afterAll(() => app.close());

const twoPages = (number: string) => [invoicePage(number, { page: 1, of: 2 }), invoicePage(number, { page: 2, of: 2 })];

const MODEL = 'openai/gpt-6-luna';

async function split(pages: readonly string[], { splitter = 'mail', model = MODEL } = {}): Promise<Packet> {
  const { client } = app.admin;
  const file = await makeStack(pages);
  const { id } = ok(await uploadPacket({ client, path, body: { file, splitter, ...(model !== '' && { model }) } }));
  await app.app.idle();
  return ok(await getPacket({ client, path: { id } }));
}

const shape = ({ parts }: Packet) => parts.map(({ pages, category }) => `${pages} ${category}`);
const documents = (...starts: [number, string | null][]) => ({
  documents: starts.map(([firstPage, category]) => ({ firstPage, category })),
});

test('a model is asked about the pages, and its cost is kept', async () => {
  answer = () => documents([1, 'Invoice'], [3, 'Contract'], [5, 'Letter']);
  asked.length = 0;
  const packet = await split([...twoPages('4711'), ...CONTRACT_PAGES, LETTER_PAGE]);
  expect(shape(packet)).toEqual(['1-2 Invoice', '3-4 Contract', '5 Letter']);
  const cost = { amount: 0.25, currency: 'USD' };
  expect(packet.asked).toEqual({
    provider: 'openai',
    model: 'gpt-6-luna',
    inputTokens: 900,
    outputTokens: 80,
    cost,
    note: null,
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.layout.pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test('a boundary that a model invents between page 1 of 2 and page 2 of 2 loses', async () => {
  answer = () => documents([1, 'Invoice'], [2, 'Letter'], [3, 'Letter'], [4, 'Letter']);
  const packet = await split([...twoPages('4711'), ...twoPages('4712')]);
  expect(packet.parts.map(({ pages }) => pages)).toEqual(['1-2', '3-4']);
});

test('the built-in engine decides where the model fails or answers nonsense', async () => {
  const pages = [...twoPages('4711'), LETTER_PAGE];
  const builtIn = await split(pages, { model: '' });
  expect(builtIn.asked).toBeNull();
  answer = () => {
    throw new ExtractionError('provider_unavailable', 'The provider is down.', { provider: 'openai' });
  };
  const failed = await split(pages);
  expect(failed.status).toBe('completed');
  expect(shape(failed)).toEqual(shape(builtIn));
  expect(failed.asked?.note).toContain('provider_unavailable');
  answer = () => ({ documents: [{ firstPage: 99, category: 'Nothing' }] });
  expect(shape(await split(pages))).toEqual(shape(builtIn));
});

test('a model that is not there is refused with the packet', async () => {
  const file = await makeStack([LETTER_PAGE]);
  const body = { file, splitter: 'mail', model: 'nobody/model' };
  const refused = failure(await uploadPacket({ client: app.admin.client, path, body }));
  expect(refused).toMatchObject({ status: 422, code: 'unknown_provider' });
});

const pass = (name: string) =>
  `Gate pass of the harbour\nVisitor ${name}   Berth 4\nPlease return this pass to the watch at the gate before dark.`;
const key = (number: number) =>
  `Locker of the swimming hall\nLocker ${number}   Two coins\nCoins are returned when the locker is empty again.`;
/** Two kinds that their names do not tell apart. */
const slips = async (name: string, schemas: [string, string] | null = null) =>
  ok(
    await createSplitter({
      client: app.admin.client,
      path,
      body: {
        key: name,
        reviewBelow: 1,
        categories: ['Pink slip', 'Blue slip'].map((one, index) => ({
          name: one,
          ...(schemas !== null && { schemaKey: schemas[index] ?? '' }),
        })),
      },
    }),
  );

test('parts that people approved teach, until they are erased', async () => {
  const { client } = app.admin;
  await slips('approved');
  const options = { splitter: 'approved', model: '' };
  const first = await split([pass('Ada'), key(4)], options);
  const parts = [
    { pages: '1', category: 'Pink slip' },
    { pages: '2', category: 'Blue slip' },
  ];
  ok(await updatePacket({ client, path: { id: first.id }, body: { parts } }));
  const untaught = (await split([key(12)], options)).parts[0];
  ok(await approvePacket({ client, path: { id: first.id } }));
  await app.app.idle();
  expect((await split([key(12)], options)).parts[0]?.category).toBe('Blue slip');
  expect((await split([pass('Alan')], options)).parts[0]?.category).toBe('Pink slip');
  await deletePacket({ client, path: { id: first.id } });
  const again = (await split([key(12)], options)).parts[0];
  expect(again).toMatchObject({ category: untaught?.category, confidence: untaught?.confidence });
});

test('documents under the schema of a category teach', async () => {
  const { client } = app.admin;
  const definition = { type: 'object', properties: { name: { type: ['string', 'null'] } } };
  for (const schemaKey of ['pink', 'blue'])
    ok(await createSchema({ client, path, body: { schemaKey, name: schemaKey, definition } }));
  const store = async (schemaKey: string, content: string) =>
    ok(await createDocument({ client, path: { ...path, schemaKey }, body: { name: 'slip', content } }));
  await store('pink', pass('Ada'));
  await store('pink', pass('Grace'));
  await store('blue', key(3));
  await store('blue', key(7));
  await app.app.idle();
  await slips('stored', ['pink', 'blue']);
  const options = { splitter: 'stored', model: '' };
  expect((await split([key(12)], options)).parts[0]?.category).toBe('Blue slip');
  expect((await split([pass('Alan')], options)).parts[0]?.category).toBe('Pink slip');
});
