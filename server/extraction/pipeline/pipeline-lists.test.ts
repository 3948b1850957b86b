import { describe, expect, it } from 'vitest';
import { ExtractionError, type FinishedCalls } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { createLayout, createPlainPage } from '../grounding/testing/pages.ts';
import type { StructuredCall } from '../llm/model-client.ts';
import { estimateTokens } from '../llm/estimate-tokens.ts';
import { createStatement, readStatement, statementDefinition } from './testing/statement.ts';
import { getDocumentText, createScriptedClient, getCallText } from './testing/scripted-client.ts';
import { readRows, rowsDefinition, rowsDocument } from './testing/rows.ts';
import { smallCapacity, usePipeline } from './testing/use-pipeline.ts';

const extract = usePipeline();

describe('lists of a long document', () => {
  it('returns every row once and in order, and single values from anywhere', async () => {
    const client = createScriptedClient(readRows);
    const progress: (number | undefined)[] = [];
    const found = await extract(
      client,
      { definition: rowsDefinition, layout: rowsDocument(40, 20), onProgress: ({ done }) => progress.push(done) },
      smallCapacity,
    );
    const items = found.extractedData['items'] as { code: string }[];
    expect(items.map(({ code }) => code)).toEqual(Array.from({ length: 800 }, (_, n) => `A-${n + 1}`));
    expect(found.extractedData).toMatchObject({ title: 'Price list', closing: 'Thank you' });
    expect(found.evidence.every(({ match }) => match !== 'not_found')).toBe(true);
    expect(found.evidence.find(({ path }) => path === '/items/799/code')).toMatchObject({ page: 40, quote: 'A-800' });
    expect(client.calls.length).toBeGreaterThan(10);
    for (const call of client.calls) expect(getCallText(call).length / 2).toBeLessThan(smallCapacity.contextTokens);
    expect(progress.at(-1)).toBe(client.calls.length);
  });

  it('keeps equal rows at different places', async () => {
    const found = await extract(
      createScriptedClient(readRows),
      { definition: rowsDefinition, layout: rowsDocument(10, 20, true) },
      smallCapacity,
    );
    const codes = (found.extractedData['items'] as { code: string }[]).map(({ code }) => code);
    expect(codes).toHaveLength(201);
    expect(codes.filter((code) => code === 'A-40')).toHaveLength(2);
  });

  it('splits a long page by lines', async () => {
    const lines = Array.from({ length: 700 }, (_, n) => `A-${n + 1}   part   ${(n % 90) + 10}.00`);
    const found = await extract(
      createScriptedClient(readRows),
      { definition: rowsDefinition, layout: createLayout(createPlainPage(lines)) },
      smallCapacity,
    );
    expect((found.extractedData['items'] as { code: string }[]).map(({ code }) => code)).toEqual(
      lines.map((line) => line.split(' ')[0]),
    );
  });

  it.each(['output_truncated', 'context_too_long'] as const)('splits the work where a model says %s', async (code) => {
    const client = createScriptedClient((call) => {
      if ((getDocumentText(call).match(/^A-/gm) ?? []).length > 30) throw new ExtractionError(code, 'Too much.');
      return readRows(call);
    });
    const found = await extract(client, { definition: rowsDefinition, layout: rowsDocument(6, 20) });
    expect(found.extractedData['items'] as JsonValue[]).toHaveLength(120);
    expect(found.extractedData['title']).toBe('Price list');
    expect(found.warnings).toContain(
      'The answer exceeded a limit of the model. The document was split into smaller parts.',
    );
  });

  it('asks again for missing rows, and warns if they are still missing', async () => {
    const lazy = (call: StructuredCall): JsonObject => {
      const all = readRows(call) as { items: JsonValue[] };
      return { ...all, items: all.items.slice(0, 8) };
    };
    const layout = rowsDocument(1, 20);
    const repaired = createScriptedClient((call, number) => (number === 1 ? lazy(call) : readRows(call)));
    const found = await extract(repaired, { definition: rowsDefinition, layout });
    expect(found.extractedData['items']).toHaveLength(20);
    expect(found.warnings).toEqual([]);
    expect(getCallText(repaired.calls[1] as StructuredCall)).toContain('about 20 rows, but the answer contains only 8');
    const lost = await extract(createScriptedClient(lazy), { definition: rowsDefinition, layout });
    expect(lost.warnings).toEqual(['The table on page 1 seems to have 20 rows, but only 8 were extracted.']);
  });

  it('asks again about a part of the document whose answer has no entry, and warns if it still has none', async () => {
    const layout = rowsDocument(9, 20);
    const skip = (call: StructuredCall): JsonValue =>
      getCallText(call).includes('page 6, in part]')
        ? { ...(readRows(call) as JsonObject), items: [] }
        : readRows(call);
    let skipped = 0;
    const client = createScriptedClient((call) => {
      if (getCallText(call).includes('the answer contains only 0')) return readRows(call);
      const answer = skip(call);
      if ((answer as { items: JsonValue[] }).items.length === 0) skipped += 1;
      return answer;
    });
    const found = await extract(client, { definition: rowsDefinition, layout }, smallCapacity);
    expect(skipped).toBeGreaterThan(0);
    expect(found.extractedData['items']).toHaveLength(180);
    expect(found.lists).toEqual([{ path: '/items', complete: true, expected: 180, found: 180, gaps: [] }]);
    expect(found.warnings).toEqual([]);
    const lost = await extract(createScriptedClient(skip), { definition: rowsDefinition, layout }, smallCapacity);
    expect(lost.warnings).toContainEqual(
      expect.stringMatching(/^The table on pages? .* rows, but only 0 were extracted\.$/),
    );
  });

  it.each([
    ['a small window', smallCapacity],
    ['short answers', { contextTokens: 128_000, maxOutputTokens: 4_000, seesPictures: false }],
  ])('joins entries that continue on later pages, for a model with %s', async (_, capacity) => {
    const { layout, expected } = createStatement(15, 46);
    const client = createScriptedClient(readStatement);
    const found = await extract(client, { definition: statementDefinition, layout }, capacity);
    expect(client.calls.length).toBeGreaterThan(3);
    expect(found.extractedData).toEqual(expected);
    expect(found.lists).toEqual([
      { path: '/accounts', complete: null, expected: null, found: 15, gaps: [] },
      { path: '/accounts/*/transactions', complete: true, expected: 690, found: 690, gaps: [] },
    ]);
    expect(found.warnings).toEqual([]);
  });

  it('does not ask again for rows that the schema does not ask for', async () => {
    const { layout } = createStatement(9, 40);
    const { transactions: _, ...properties } = (
      statementDefinition['properties'] as { accounts: { items: { properties: JsonObject } } }
    ).accounts.items.properties;
    const definition: JsonObject = {
      type: 'object',
      properties: { accounts: { type: 'array', items: { type: 'object', properties } } },
    };
    const client = createScriptedClient((call) => ({
      accounts: (readStatement(call) as { accounts: JsonObject[] }).accounts.map(({ iban, holder }) => ({
        iban: iban ?? null,
        holder: holder ?? null,
      })),
    }));
    const found = await extract(client, { definition, layout });
    expect(client.calls).toHaveLength(1);
    expect(found.warnings).toEqual([]);
    expect(found.extractedData['accounts']).toHaveLength(9);
  });

  it('sends little more than the document where rows are short', async () => {
    const { layout, expected } = createStatement(10, 200);
    const client = createScriptedClient(readStatement);
    const capacity = { contextTokens: 64_000, maxOutputTokens: 16_000, seesPictures: false };
    const found = await extract(client, { definition: statementDefinition, layout }, capacity);
    expect(found.extractedData).toEqual(expected);
    const sent = client.calls.reduce((sum, call) => sum + estimateTokens(getCallText(call)), 0);
    expect(sent / layout.pages.reduce((sum, page) => sum + estimateTokens(page.text), 0)).toBeLessThan(1.3);
  });

  it('halves a question whose answer is cut off, into parts that share one page', async () => {
    const client = createScriptedClient((call, number) => {
      if (number === 1) throw new ExtractionError('output_truncated', 'The answer was truncated.');
      return readRows(call);
    });
    const found = await extract(client, { definition: rowsDefinition, layout: rowsDocument(8, 5) });
    expect(found.extractedData['items']).toHaveLength(40);
    const pages = client.calls.map((call) =>
      [...getCallText(call).matchAll(/ page (\d+)\]$/gm)].map(([, page]) => page),
    );
    expect(pages.slice(1)).toEqual([
      ['1', '2', '3', '4'],
      ['4', '5', '6', '7', '8'],
    ]);
    // Half of the document may have fewer entries than the schema requires.
    const listsAsked = client.calls.map(({ schema }) => JSON.stringify(schema).includes('minItems'));
    expect(listsAsked).toEqual([true, false, false]);
  });

  it('does not ask again for rows that are entries of another list', async () => {
    const isCredit = (row: JsonValue): boolean => Number((row as JsonObject)['price']) % 3 === 0;
    const row = { type: 'object', properties: { code: { type: 'string' }, price: { type: 'number' } } };
    const list = { type: 'array', items: row };
    const definition: JsonObject = { type: 'object', properties: { credits: list, debits: list } };
    const layout = rowsDocument(2, 20);
    const client = createScriptedClient((call) => {
      const { items } = readRows({ ...call, schema: rowsDefinition }) as { items: JsonValue[] };
      return { credits: items.filter(isCredit), debits: items.filter((one) => !isCredit(one)) };
    });
    const found = await extract(client, { definition, layout });
    expect(client.calls).toHaveLength(1);
    expect(found.warnings).toEqual([]);
    expect(found.lists?.map(({ path, complete, found: entries }) => [path, complete, entries])).toEqual([
      ['/credits', true, 13],
      ['/debits', true, 27],
    ]);
  });

  it('repeats only the calls that an earlier attempt did not finish', async () => {
    const stored = new Map<string, JsonValue>();
    const finishedCalls: FinishedCalls = {
      load: async () => new Map(stored),
      save: async (key, answer) => void stored.set(key, answer),
    };
    const all = { definition: rowsDefinition, layout: rowsDocument(20, 20), finishedCalls };
    const whole = createScriptedClient(readRows);
    const expected = await extract(
      whole,
      { ...all, finishedCalls: { load: async () => new Map(), save: async () => undefined } },
      smallCapacity,
    );
    const failing = createScriptedClient((call, number) => {
      if (number > 4)
        throw new ExtractionError('provider_auth', 'The key was refused.', { provider: 'openai', providerStatus: 401 });
      return readRows(call);
    });
    await expect(extract(failing, all, smallCapacity)).rejects.toMatchObject({
      code: 'provider_auth',
      providerStatus: 401,
      usage: { inputTokens: 400, outputTokens: 40 },
    });
    const again = createScriptedClient(readRows);
    const found = await extract(again, all, smallCapacity);
    expect(again.calls).toHaveLength(whole.calls.length - 4);
    expect(found).toEqual(expected);
    expect(found.usage?.inputTokens).toBe(100 * whole.calls.length);
  });
});
