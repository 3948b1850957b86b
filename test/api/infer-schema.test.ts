import {
  createDocument,
  createProviderKey,
  createSchema,
  getUsage,
  inferSchema,
  listDocuments,
  listSchemas,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExtractionPool } from '../../server/extraction/child/extraction-pool.ts';
import { ExtractionError, type ExtractionEngine, type ExtractionRequest } from '../../server/extraction/engine.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { toJsonText } from '../../server/lib/json-text.ts';

const asked: ExtractionRequest[] = [];
let answer: object | ExtractionError;
const pool = createExtractionPool({ processes: 1, maxRssBytes: 2 ** 30, deadlineMs: 30_000 });
/** A model that is asked for proposals only. */
const engine: ExtractionEngine = {
  async extract(request) {
    asked.push(request);
    await request.authorizeCall?.();
    if (answer instanceof ExtractionError) throw answer;
    const usage = { inputTokens: 900, outputTokens: 80, cost: { amount: 0.002, currency: 'USD' } };
    return { extractedData: answer as never, evidence: toJsonText([]), confidence: 1, warnings: [], usage };
  },
  close: () => pool.close(),
};

let app: TestApp;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp({ engine, pool });
  path = await workspaceWithSchema(app.admin);
});
afterAll(() => app.close());

const booking = 'Booking number: B-1771\nArrival: 2026-05-01\nNights: 3\n';
const sample = { name: 'booking.txt', content: booking };

describe('without a model', () => {
  test('a sample gives a definition that the service accepts, and nothing is stored', async () => {
    const { client } = app.admin;
    const before = ok(await listSchemas({ client, path })).total;
    const proposal = ok(await inferSchema({ client, path, body: { samples: [sample] } }));
    expect(proposal).toMatchObject({ provider: 'local', keySource: 'system', cost: null, notes: [] });
    expect(proposal.fields).toEqual([
      { path: '/properties/bookingNumber', label: 'Booking number', documents: 1 },
      { path: '/properties/arrival', label: 'Arrival', documents: 1 },
      { path: '/properties/nights', label: 'Nights', documents: 1 },
    ]);
    expect(ok(await listSchemas({ client, path })).total).toBe(before);
    expect(ok(await listDocuments({ client, path })).total).toBe(0);
    const { definition, name } = proposal;
    ok(await createSchema({ client, path, body: { schemaKey: 'booking', name, definition } }));
  });

  test('stored documents, texts and files count together', async () => {
    const { client } = app.admin;
    const content = 'Booking number: B-1802\nArrival: 2026-06-11\nParking: 12.50\n';
    const { id } = ok(await createDocument({ client, path, body: { name: 'second.txt', content } }));
    const data = Buffer.from('Booking number: B-1900\nArrival: 2026-07-01\n').toString('base64');
    const body = { documentIds: [id], samples: [sample, { name: 'third.txt', data }] };
    const { fields } = ok(await inferSchema({ client, path, body }));
    expect(Object.fromEntries(fields.map((one) => [one.path.split('/').at(-1), one.documents]))).toEqual({
      bookingNumber: 3,
      arrival: 3,
      nights: 1,
      parking: 1,
    });
  });

  test('a wish restricts the definition', async () => {
    const body = { samples: [sample], wish: 'the booking number and the arrival' };
    const { definition } = ok(await inferSchema({ client: app.admin.client, path, body }));
    expect(Object.keys(definition['properties'] as object)).toEqual(['bookingNumber', 'arrival']);
  });
});

describe('refusals', () => {
  const infer = async (body: object) =>
    failure(await inferSchema({ client: app.admin.client, path, body: body as never }));

  test('name what is missing or too much', async () => {
    expect(await infer({})).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await infer({ samples: [{ name: 'a' }] })).toMatchObject({ status: 400 });
    expect(await infer({ samples: Array.from({ length: 21 }, () => sample) })).toMatchObject({ status: 400 });
    expect(await infer({ samples: [{ name: 'a.txt', content: ' ' }] })).toMatchObject({ code: 'empty_document' });
    const data = Buffer.from('7f454c4602010100000000000000000002003e00', 'hex').toString('base64');
    expect(await infer({ samples: [{ name: 'a.bin', data }] })).toMatchObject({ code: 'unsupported_file_type' });
  });

  test('documents of another environment or another user do not exist', async () => {
    const { client } = app.admin;
    const stranger = await app.addUser();
    const theirs = await workspaceWithSchema(stranger);
    const body = { name: 'a.txt', content: booking };
    const foreign = ok(await createDocument({ client: stranger.client, path: theirs, body }));
    const staged = ok(await createDocument({ client, path, query: { env: 'staging' }, body }));
    for (const { id } of [foreign, staged])
      expect(await infer({ documentIds: [id] })).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('with a model', () => {
  const model = 'openai/gpt-6-luna';
  beforeAll(async () => {
    const secret = 'sk-0123456789abcdef0123';
    ok(await createProviderKey({ client: app.admin.client, body: { provider: 'openai', secret } }));
  });

  test("the proposal is the model's, with its cost", async () => {
    answer = {
      kind: 'Hotel booking',
      fields: [
        { key: 'bookingNumber', description: 'Number of the booking', type: 'text' },
        { key: 'Arrival date', description: 'Day of arrival', type: 'date' },
        { key: 'bookingNumber', description: 'Again', type: 'number' },
      ],
      lists: [
        { key: 'guests', description: 'One guest', columns: [{ key: 'name', description: 'Name', type: 'text' }] },
        { key: 'nothing', description: 'No column', columns: [] },
      ],
    };
    const body = { samples: [sample], model, wish: 'For our front desk' };
    const proposal = ok(await inferSchema({ client: app.admin.client, path, body }));
    expect(proposal).toMatchObject({
      name: 'Hotel booking',
      schemaKey: 'hotel-booking',
      provider: 'openai',
      keySource: 'user',
      inputTokens: 900,
      cost: { amount: 0.002, currency: 'USD' },
      notes: [],
    });
    expect(Object.keys(proposal.definition['properties'] as object)).toEqual([
      'bookingNumber',
      'arrivalDate',
      'guests',
    ]);
    expect(asked.at(-1)?.guidance?.instructions).toContain('For our front desk');
    const usage = ok(await getUsage({ client: app.admin.client, path }));
    expect(usage).toMatchObject({ runs: 0, pages: 0, cost: { amount: 0.002, currency: 'USD' } });
  });

  test('a model that fails leaves the proposal of the built-in extractor, with a note', async () => {
    answer = new ExtractionError('provider_unavailable', 'The provider is down.');
    const proposal = ok(await inferSchema({ client: app.admin.client, path, body: { samples: [sample], model } }));
    expect(proposal).toMatchObject({ provider: 'local', fields: [{ path: '/properties/bookingNumber' }, {}, {}] });
    expect(proposal.notes).toEqual([expect.stringContaining('provider_unavailable')]);
  });
});

test('a proposal has the rules that hold for its documents, and a schema takes them as they are', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const content = 'Bill number: B-17\nNet amount: 250.00\nTax amount: 47.50\nTotal amount: 297.50';
  const { definition, rules } = ok(
    await inferSchema({ client, path, body: { samples: [{ name: 'a.txt', content }] } }),
  );
  expect(rules).toMatchObject([{ check: expect.stringMatching(/^\w+ \+ \w+ = \w+$/), severity: 'warning' }]);
  const { latestVersion } = ok(
    await createSchema({ client, path, body: { schemaKey: 'bill', name: 'Bill', definition, rules } }),
  );
  expect(latestVersion.rules).toEqual(rules);
});
