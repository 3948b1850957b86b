import { createDocument, createProviderKey, getUsage, inferSchema, type InferSchemaInput } from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createExtractionPool } from '../../server/extraction/child/extraction-pool.ts';
import { ExtractionError, type ExtractionEngine, type ExtractionRequest } from '../../server/extraction/engine.ts';
import { toJsonText } from '../../server/lib/json-text.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const MODEL = 'openai/gpt-6-luna';
const asked: ExtractionRequest[] = [];
let answer: object | ExtractionError;
const USAGE = { inputTokens: 900, outputTokens: 80, cost: { amount: 0.002, currency: 'USD' } };
const pool = createExtractionPool({ processes: 1, maxRssBytes: 2 ** 30, deadlineMs: 30_000 });
const engine: ExtractionEngine = {
  async extract(request) {
    asked.push(request);
    if (answer instanceof ExtractionError) throw answer;
    return { extractedData: answer as never, evidence: toJsonText([]), confidence: 1, warnings: [], usage: USAGE };
  },
  close: () => pool.close(),
};

let app: TestApp;
let path: { slug: string; schemaKey: string };
beforeAll(async () => {
  app = await startTestApp({ engine, pool });
  path = await workspaceWithSchema(app.admin);
  const secret = 'sk-0123456789abcdef0123';
  ok(await createProviderKey({ client: app.admin.client, body: { provider: 'openai', secret } }));
});
afterAll(() => app.close());

describe('a schema that a model proposes', () => {
  beforeEach(() => {
    asked.length = 0;
    answer = { kind: 'Booking', fields: [{ key: 'guest', description: 'Who comes', type: 'text' }], lists: [] };
  });

  const sample = (name: string, content = 'Booking number: B-1771\nNights: 3\n') => ({ name, content });
  const infer = (body: InferSchemaInput, query = {}) => inferSchema({ client: app.admin.client, path, query, body });

  test('is made of the first six pages of each sample, which are told apart', async () => {
    const long = await makeStack(Array.from({ length: 8 }, (_, index) => `Booking number: ${index + 1}`));
    const data = Buffer.from(await long.arrayBuffer()).toString('base64');
    ok(await infer({ samples: [{ name: 'long.pdf', data }, sample('second')], model: MODEL }));
    const pages = asked[0]?.layout.pages ?? [];
    expect(pages.map(({ number, name, text }) => [number, name, text.split('\n')[0]])).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((page) => [page, 'Sample 1', `Booking number: ${page}`]),
      [7, 'Sample 2', 'Booking number: B-1771'],
    ]);
    expect(asked[0]).toMatchObject({ provider: 'openai', model: 'gpt-6-luna', verify: false, vision: 'never' });
    expect(asked).toHaveLength(1);
  });

  test('has stored documents before samples', async () => {
    const body = { name: 'stored.txt', content: 'Booking number: stored' };
    const { id } = ok(await createDocument({ client: app.admin.client, path, body }));
    ok(await infer({ documentIds: [id], samples: [sample('sent')], model: MODEL }));
    expect(asked[0]?.layout.pages.map(({ text }) => text.split('\n')[0])).toEqual([
      'Booking number: stored',
      'Booking number: B-1771',
    ]);
  });

  test('costs what was asked, also where nothing came of it', async () => {
    const spent = async () => ok(await getUsage({ client: app.admin.client, path })).cost?.amount ?? 0;
    const before = await spent();
    answer = Object.assign(new ExtractionError('output_invalid', 'The answer is cut short.'), { usage: USAGE });
    const proposal = ok(await infer({ samples: [sample('a')], model: MODEL }));
    expect(proposal).toMatchObject({
      provider: 'local',
      keySource: 'system',
      inputTokens: 900,
      notes: [
        `${MODEL} gave no proposal (output_invalid); this is that of the built-in extractor. The answer is cut short.`,
      ],
    });
    expect(proposal.fields.map((one) => one.path)).toEqual(['/properties/bookingNumber', '/properties/nights']);
    expect((await spent()) - before).toBeCloseTo(0.002);
  });

  test('is not that of a model that proposes no field', async () => {
    answer = { kind: 'Nothing', fields: [], lists: [] };
    const proposal = ok(await infer({ samples: [sample('a')], model: MODEL }));
    expect(proposal).toMatchObject({
      provider: 'local',
      notes: [expect.stringContaining('proposed no field') as string],
    });
  });

  test('takes no cost and no note without a model', async () => {
    const proposal = ok(await infer({ samples: [sample('a')] }));
    expect(proposal).toMatchObject({ provider: 'local', notes: [], inputTokens: null, outputTokens: null, cost: null });
    expect(asked).toEqual([]);
  });
});

describe('a sample', () => {
  const infer = (body: object) => inferSchema({ client: app.admin.client, path, body: body as never });
  const text = { name: 'a.txt', content: 'Booking number: B-1\nNights: 3\n' };
  const base64 = (bytes: string | Buffer): string => Buffer.from(bytes as string).toString('base64');

  test.each<[string, object, object]>([
    ['has its text or its file', { name: 'a', content: 'x', data: base64('x') }, { details: [{ path: '/samples/1' }] }],
    ['has either', { name: 'a' }, { details: [{ path: '/samples/1' }] }],
    ['is a file in base64', { name: 'a', data: '****' }, { details: [{ path: '/samples/1/data' }] }],
    ['is a file', { name: 'a', data: '' }, {}],
    [
      'can be read',
      { name: 'broken.pdf', data: base64('%PDF-1.4 broken') },
      { code: 'document_unreadable', message: expect.stringMatching(/^broken\.pdf: The file cannot be read as a PDF/) },
    ],
  ])('%s', async (_, sample, refusal) => {
    expect(failure(await infer({ samples: [text, sample] }))).toMatchObject(refusal);
    expect(await app.temporaryFiles()).toEqual([]);
  });

  test('is one of twenty documents at most', async () => {
    const documentIds = ['doc_none'];
    const many = (count: number): object[] => Array.from({ length: count }, () => text);
    // The documents are looked at where there are not too many.
    expect(failure(await infer({ documentIds, samples: many(19) })).code).toBe('not_found');
    expect(failure(await infer({ documentIds, samples: many(20) }))).toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining('are 21 documents; at most 20 are allowed') as string,
    });
    expect(failure(await infer({})).message).toContain('Send documentIds or samples.');
  });

  test('is read in the charset that its file has, and as the type that its text names', async () => {
    const cyrillic = base64(Buffer.from('\xcd\xee\xec\xe5\xf0 \xe4\xee\xe3\xee\xe2\xee\xf0\xe0: 4711\n', 'latin1'));
    const fields = async (sample: object) => ok(await infer({ samples: [sample] })).fields.map(({ label }) => label);
    expect(await fields({ name: 'a.txt', data: cyrillic })).toEqual(['Номер договора']);
    const html = { name: 'a', content: '<p>Booking number: B-1</p><p>Nights: 3</p>', mimeType: 'text/html' };
    expect(await fields(html)).toEqual(['Booking number', 'Nights']);
    expect(await app.temporaryFiles()).toEqual([]);
  });
});
