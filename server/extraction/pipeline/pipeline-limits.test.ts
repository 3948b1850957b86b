import { describe, expect, it } from 'vitest';
import { ExtractionError, type ExtractionRequest } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { createLayout, createPlacedPage } from '../grounding/testing/pages.ts';
import type { StructuredCall } from '../llm/model-client.ts';
import { readRows, rowsDefinition, rowsDocument } from './testing/rows.ts';
import { createScriptedClient, getCallText, getDocumentText } from './testing/scripted-client.ts';
import { invoiceDefinition, smallCapacity, usePipeline } from './testing/use-pipeline.ts';

const extract = usePipeline();

interface Limit {
  name: string;
  reason: string;
  /** A client that reaches the limit in the calls that are refused, and what the request needs for it. */
  reach(
    answer: (call: StructuredCall) => JsonValue,
    isRefused: (call: StructuredCall, number: number) => boolean,
  ): { client: ReturnType<typeof createScriptedClient>; overrides: Partial<ExtractionRequest> };
  code: string;
}

const limits: Limit[] = [
  {
    name: 'maxCost',
    code: 'cost_limit',
    reason: 'because the run would cost more than its maxCost',
    reach: (answer, isRefused) => ({
      client: createScriptedClient((call, number) => {
        if (isRefused(call, number)) throw new ExtractionError('cost_limit', 'The run would cost more.');
        return answer(call);
      }),
      overrides: { getCostLeft: () => 1 },
    }),
  },
  {
    name: 'its time',
    code: 'timeout',
    reason: 'because the time of the run was almost over',
    reach(answer, isRefused) {
      const deadline = new AbortController();
      const client = createScriptedClient(async (call, number) => {
        if (!isRefused(call, number)) return answer(call);
        // The call is open when the time is over.
        setImmediate(() => deadline.abort(new ExtractionError('timeout', 'The run took too long.')));
        return new Promise((_, reject) => call.signal.addEventListener('abort', () => reject(call.signal.reason)));
      });
      return { client, overrides: { callDeadline: deadline.signal } };
    },
  },
];

const longDocument = createLayout(
  ...Array.from({ length: 480 }, (_, page) =>
    createPlacedPage(
      [
        ...Array.from({ length: 14 }, (_line, n) => `Some words that say nothing of interest, number ${n}.`),
        ...(page === 0 ? ['Tenant: Ada Lovelace'] : []),
      ],
      page + 1,
    ),
  ),
);
const tinyCapacity = { contextTokens: 2_400, maxOutputTokens: 500, seesPictures: false };
const text = { type: ['string', 'null'] };

describe.each(limits)('a run that reaches $name', ({ reach, reason, code }) => {
  it('completes without the repair of an optional value', async () => {
    const { client, overrides } = reach(
      () => ({ invoiceNumber: 'INV-7', total: 'next week' }),
      (_, number) => number > 1,
    );
    const found = await extract(client, overrides);
    expect(found.extractedData).toEqual({ invoiceNumber: 'INV-7' });
    expect(found.warnings).toEqual([
      `The model was not asked to correct /total, ${reason}.`,
      'Values that do not match the schema were omitted at /total.',
    ]);
  });

  it('completes without asking again for missing rows', async () => {
    const { client, overrides } = reach(
      (call) => ({ ...(readRows(call) as JsonObject), items: (readRows(call) as { items: [] }).items.slice(0, 8) }),
      (_, number) => number > 1,
    );
    const found = await extract(client, { ...overrides, definition: rowsDefinition, layout: rowsDocument(1, 20) });
    expect(found.extractedData['items']).toHaveLength(8);
    expect(found.warnings).toEqual([
      `The model was not asked again for rows on page 1, ${reason}.`,
      'The table on page 1 seems to have 20 rows, but only 8 were extracted.',
    ]);
  });

  it('completes without asking again about parts of the document that were skipped', async () => {
    const { client, overrides } = reach(
      (call) =>
        getCallText(call).includes('page 6, in part]')
          ? { ...(readRows(call) as JsonObject), items: [] }
          : readRows(call),
      (call) => getCallText(call).includes('the answer contains only 0'),
    );
    const layout = rowsDocument(9, 20);
    const found = await extract(client, { ...overrides, definition: rowsDefinition, layout }, smallCapacity);
    expect((found.extractedData['items'] as JsonValue[]).length).toBeGreaterThan(100);
    expect(found.warnings).toContainEqual(expect.stringMatching(/^The model was not asked again for rows on page/));
    expect(found.warnings[0]).toContain(reason);
  });

  it('completes without verification and further samples', async () => {
    const { client, overrides } = reach(
      () => ({ total: 118 }),
      (_, number) => number > 1,
    );
    const found = await extract(client, { ...overrides, verify: true, samples: 3 });
    expect(found.extractedData).toEqual({ total: 118 });
    expect(found.warnings).toEqual([
      `The model was not asked to verify the values, ${reason}.`,
      `The model was not asked for further samples, ${reason}.`,
    ]);
  });

  it('completes without searching further parts of a long document', async () => {
    const { client, overrides } = reach(
      (call) => ({ tenant: /Tenant: (.*)/.exec(getDocumentText(call))?.[1] ?? null, deposit: null }),
      (_, number) => number > 1,
    );
    const definition: JsonObject = { type: 'object', properties: { tenant: text, deposit: text } };
    const found = await extract(client, { ...overrides, definition, layout: longDocument }, tinyCapacity);
    expect(found.extractedData).toEqual({ tenant: 'Ada Lovelace', deposit: null });
    expect(client.calls).toHaveLength(2);
    expect(found.warnings).toEqual([
      `The model was not asked about further parts of the document, ${reason}.`,
      expect.stringMatching(/^Only \d % of this long document was searched/),
    ]);
  });

  it('fails if a further part of a long document may have a required value', async () => {
    const { client, overrides } = reach(
      (call) => ({ tenant: /Tenant: (.*)/.exec(getDocumentText(call))?.[1] ?? null, deposit: null }),
      (_, number) => number > 1,
    );
    const properties = { tenant: text, deposit: { type: 'string' } };
    const definition: JsonObject = { type: 'object', properties, required: ['deposit'] };
    await expect(
      extract(client, { ...overrides, definition, layout: longDocument }, tinyCapacity),
    ).rejects.toMatchObject({ code, fields: ['/deposit'], partialData: { tenant: 'Ada Lovelace' } });
  });

  it('fails without the repair of a required value, and reports what was found', async () => {
    const { client, overrides } = reach(
      () => ({ invoiceNumber: 'INV-7', total: 'much' }),
      (_, number) => number > 1,
    );
    const definition: JsonObject = { ...invoiceDefinition, required: ['total'] };
    await expect(extract(client, { ...overrides, definition })).rejects.toMatchObject({
      code,
      partialData: { invoiceNumber: 'INV-7', total: 'much' },
    });
  });

  it('fails if parts of the document were not read, and reports what the others have', async () => {
    const { client, overrides } = reach(readRows, (_, number) => number > 3);
    const failed: unknown = await extract(
      client,
      { ...overrides, definition: rowsDefinition, layout: rowsDocument(40, 20) },
      smallCapacity,
    ).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code, partialData: { title: 'Price list' } });
    expect((failed as { partialData: { items: JsonValue[] } }).partialData.items.length).toBeGreaterThan(20);
  });
});

it('keeps a valid answer whose repair has fewer valid values', async () => {
  const client = createScriptedClient((_, number) =>
    number === 1 ? { invoiceNumber: 'INV-7', total: 118, discount: 'none at all' } : { total: 'much' },
  );
  const definition: JsonObject = { ...invoiceDefinition, required: ['total'] };
  const found = await extract(client, { definition });
  expect(found.extractedData).toEqual({ invoiceNumber: 'INV-7', total: 118 });
  expect(found.warnings).toEqual(['Values that do not match the schema were omitted at /discount.']);
  expect(client.calls).toHaveLength(2);
});

it('asks for verification after all parts of a document where the cost is limited', async () => {
  const client = createScriptedClient((call) => readRows({ ...call, schema: rowsDefinition }));
  const overrides = { definition: rowsDefinition, layout: rowsDocument(6, 20), verify: true };
  await extract(client, { ...overrides, getCostLeft: () => 1 }, smallCapacity);
  const isCheck = client.calls.map(({ messages }) => String(messages.at(-1)?.content).startsWith('You audit'));
  expect(isCheck).toEqual(isCheck.toSorted());
  expect(isCheck).toContain(true);
});

describe('an answer that is cut off and cannot be asked for in smaller parts', () => {
  const cutOff = { title: 'Price list', items: [{ code: 'A-1', price: 10 }, { code: 'A-2' }] };
  const fail = (call: StructuredCall): JsonValue => {
    throw new ExtractionError('output_truncated', 'The answer was truncated.', {
      cutOff: { ...cutOff, items: (readRows(call) as { items: JsonValue[] }).items.slice(0, 2) },
    });
  };

  it('is reported as far as it can be read', async () => {
    const client = createScriptedClient(() => {
      throw new ExtractionError('output_truncated', 'The answer was truncated.', { cutOff });
    });
    const layout = createLayout(createPlacedPage(['A-1   part   10.00']));
    await expect(extract(client, { definition: rowsDefinition, layout })).rejects.toMatchObject({
      code: 'output_truncated',
      partialData: cutOff,
    });
  });

  it('is reported where the cost cut it off', async () => {
    const client = createScriptedClient(() => {
      throw new ExtractionError('cost_limit', 'It left no room for the whole answer.', { cutOff });
    });
    await expect(extract(client, { definition: rowsDefinition, layout: rowsDocument(2, 20) })).rejects.toMatchObject({
      code: 'cost_limit',
      partialData: cutOff,
    });
  });

  it('is reported once, with what other parts of the document have', async () => {
    const client = createScriptedClient((call) =>
      getDocumentText(call).includes('A-40 ') ? fail(call) : readRows(call),
    );
    const failed: unknown = await extract(client, { definition: rowsDefinition, layout: rowsDocument(4, 20) }).catch(
      (error: unknown) => error,
    );
    const { code, partialData } = failed as ExtractionError;
    expect(code).toBe('output_truncated');
    const codes = (partialData as { items: { code: string }[] }).items.map((item) => item.code);
    expect(codes.length).toBeGreaterThan(20);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('gives way to an answer before it that is not cut off', async () => {
    const client = createScriptedClient((_, number) => {
      if (number === 1) return { invoiceNumber: 'INV-7', total: 'much' };
      throw new ExtractionError('output_truncated', 'The answer was truncated.', {
        cutOff: { invoiceNumber: 'INV-7' },
      });
    });
    const definition: JsonObject = { ...invoiceDefinition, required: ['total'] };
    const layout = createLayout(createPlacedPage(['Invoice INV-7']));
    await expect(extract(client, { definition, layout })).rejects.toMatchObject({
      code: 'output_truncated',
      partialData: { invoiceNumber: 'INV-7', total: 'much' },
    });
  });

  it('is reported by an attempt after a crash', async () => {
    const stored = new Map<string, JsonValue>();
    const finishedCalls = {
      load: async () => new Map(stored),
      save: async (key: string, answer: JsonValue) => void stored.set(key, answer),
    };
    const layout = createLayout(createPlacedPage(['A-1   part   10.00']));
    const request = { definition: rowsDefinition, layout, finishedCalls };
    const expected = { code: 'output_truncated', partialData: { items: [{ code: 'A-1', price: 10 }] } };
    await expect(extract(createScriptedClient(fail), request)).rejects.toMatchObject(expected);
    const again = createScriptedClient(fail);
    await expect(extract(again, request)).rejects.toMatchObject(expected);
    expect(again.calls).toEqual([]);
  });
});
