import { afterAll, describe, expect, it } from 'vitest';
import type { Layout } from '../../parsing/layout.ts';
import { logicalPage } from '../../parsing/page/page-draft.ts';
import type { ExtractionRequest } from '../engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { createExtractionPool } from '../child/extraction-pool.ts';
import { createLocalEngine } from './local-engine.ts';

const pool = createExtractionPool({ processes: 1, maxRssBytes: 512 * 1024 * 1024, deadlineMs: 3_000 });
const engine = createLocalEngine(pool);
afterAll(() => pool.close());

const definition: JsonObject = {
  type: 'object',
  properties: {
    invoice_number: { type: ['string', 'null'] },
    seller: { type: 'object', properties: { email: { type: ['string', 'null'] } } },
  },
};

const access = { apiKey: null, baseUrl: null, quota: 'system' };

function request(text: string, overrides: Partial<ExtractionRequest> = {}): ExtractionRequest {
  const layout: Layout = { pageCount: null, truncated: false, pages: [logicalPage(text.split('\n'))] };
  return {
    definition,
    layout,
    provider: 'local',
    model: 'local-1',
    access,
    verify: false,
    signal: new AbortController().signal,
    ...overrides,
  };
}

describe('the built-in extractor as an engine', () => {
  it('extracts in a child process', async () => {
    const stages: string[] = [];
    const extraction = await engine.extract(
      request('Invoice number: RE-2024-17\nE-mail: post@example.org', {
        onProgress: ({ stage }) => stages.push(stage),
      }),
    );
    expect(extraction.extractedData).toEqual({ invoice_number: 'RE-2024-17', seller: { email: 'post@example.org' } });
    expect(extraction.usage).toBeNull();
    expect(stages).toContain('extract');
  });

  it('ends a catastrophic pattern at the deadline and works on', async () => {
    const slow: JsonObject = {
      type: 'object',
      properties: { note: { type: ['string', 'null'], pattern: '^(?=(a|a)+$)(a|aa)+$' } },
    };
    const text = `Note: ${'a'.repeat(60)}!`;
    await expect(engine.extract(request(text, { definition: slow }))).rejects.toMatchObject({
      name: 'ExtractionError',
      code: 'timeout',
    });
    await expect(engine.extract(request('Invoice number: 7'))).resolves.toMatchObject({
      extractedData: { invoice_number: '7' },
    });
  });

  it('says which required field the document lacks, with what it has', async () => {
    const text = { type: 'string' };
    const strict: JsonObject = { type: 'object', required: ['iban'], properties: { iban: text, invoiceNumber: text } };
    const failure = engine.extract(request('Invoice number: 7', { definition: strict }));
    await expect(failure).rejects.toMatchObject({
      code: 'output_invalid',
      fields: ['/iban'],
      partialData: { invoiceNumber: '7' },
      message: expect.stringMatching(/"iban".*nullable/s),
    });
  });

  it('throws the reason of an abort', async () => {
    const abort = new AbortController();
    const reason = new Error('cancelled by the caller');
    const running = engine.extract(request('Invoice number: 7', { signal: abort.signal }));
    abort.abort(reason);
    await expect(running).rejects.toBe(reason);
    await expect(engine.extract(request('x', { signal: abort.signal }))).rejects.toBe(reason);
  });
});

it('reports a document that needs too much memory', async () => {
  const small = createExtractionPool({ processes: 1, maxRssBytes: 90 * 1024 * 1024, deadlineMs: 30_000 });
  try {
    const text = 'Invoice number: 12 and words beside it\n'.repeat(150_000);
    await expect(createLocalEngine(small).extract(request(text))).rejects.toMatchObject({
      code: 'internal_error',
      message: expect.stringContaining('memory'),
    });
  } finally {
    await small.close();
  }
});
