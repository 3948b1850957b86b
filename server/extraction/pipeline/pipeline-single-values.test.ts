import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { createLayout, createPlainPage, createPlacedPage } from '../grounding/testing/pages.ts';
import type { StructuredCall } from '../llm/model-client.ts';
import { getDocumentText, createScriptedClient } from './testing/scripted-client.ts';
import { smallCapacity, usePipeline } from './testing/use-pipeline.ts';

const extract = usePipeline();

describe('single values of a long document', () => {
  it('reads the whole document once for single values, if the window holds it', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `field${n}`);
    const wide: JsonObject = {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: ['string', 'null'] }])),
    };
    const filler = Array.from({ length: 60 }, (_, n) => `Some words that say nothing of interest, number ${n}.`);
    const layout = createLayout(
      ...names.map((_, page) =>
        createPlacedPage([...filler, `The answer to the matter of ${page} is yes-${page}.`], page + 1),
      ),
      ...Array.from({ length: 20 }, (_, page) => createPlacedPage(filler, names.length + page + 1)),
    );
    const knows = (call: StructuredCall): JsonValue => {
      const text = getDocumentText(call);
      return Object.fromEntries(
        Object.keys(call.schema['properties'] as JsonObject).map((name) => [
          name,
          new RegExp(`matter of ${name.slice(5)} is (\\S+)\\.`).exec(text)?.[1] ?? null,
        ]),
      );
    };
    const expected = Object.fromEntries(names.map((name, n) => [name, `yes-${n}`]));
    const client = createScriptedClient(knows);
    const window = { contextTokens: 1_000_000, maxOutputTokens: 16_000, seesPictures: false };
    expect((await extract(client, { definition: wide, layout }, window)).extractedData).toEqual(expected);
    expect(client.calls).toHaveLength(1);
    // A smaller window reads all of it in parts; and plain text is one page however long it is.
    expect(
      (await extract(createScriptedClient(knows), { definition: wide, layout }, smallCapacity)).extractedData,
    ).toEqual(expected);
    const text = createLayout(createPlainPage(layout.pages.flatMap((page) => page.text.split('\n'))));
    expect(
      (await extract(createScriptedClient(knows), { definition: wide, layout: text }, smallCapacity)).extractedData,
    ).toEqual(expected);
  });

  it('sees a label on one page and its value on the next', async () => {
    const filler = Array.from({ length: 18 }, (_, n) => `Some words that say nothing of interest, number ${n}.`);
    const layout = createLayout(
      ...Array.from({ length: 24 }, (_, page) =>
        createPlacedPage([...(page > 0 ? [`value-${page}`] : []), ...filler, `Label ${page + 1}:`], page + 1),
      ),
    );
    const properties = Object.fromEntries(
      Array.from({ length: 23 }, (_, n) => [`label${n + 1}`, { type: ['string', 'null'] }]),
    );
    const client = createScriptedClient((call) => {
      const text = getDocumentText(call);
      return Object.fromEntries(
        Object.keys(properties).map((name) => [
          name,
          new RegExp(`Label ${name.slice(5)}:\\n+(value-\\d+)`).exec(text)?.[1] ?? null,
        ]),
      );
    });
    const found = await extract(client, { definition: { type: 'object', properties }, layout }, smallCapacity);
    expect(client.calls.length).toBeGreaterThan(3);
    expect(Object.values(found.extractedData).filter((value) => value !== null)).toHaveLength(23);
  });

  it('reports two answers from two places, and is less sure', async () => {
    const filler = Array.from({ length: 30 }, (_, n) => `Some words that say nothing of interest, number ${n}.`);
    const layout = createLayout(
      ...Array.from({ length: 30 }, (_, page) =>
        createPlacedPage(
          [...filler, ...(page === 1 ? ['Rent: 900'] : page === 28 ? ['Amendment. Rent: 950'] : [])],
          page + 1,
        ),
      ),
    );
    const definition: JsonObject = { type: 'object', properties: { rent: { type: ['number', 'null'] } } };
    const client = createScriptedClient((call) => ({
      rent: Number(/Rent: (\d+)/.exec(getDocumentText(call))?.[1]) || null,
    }));
    const found = await extract(client, { definition, layout }, smallCapacity);
    expect(found.extractedData).toEqual({ rent: 900 });
    expect(found.warnings.join()).toContain('/rent (900 on page 2, 950 on page 29)');
    expect(found.evidence[0]?.confidence).toBeLessThan(0.6);
    expect(found.evidence[0]?.page).toBe(2);
    expect(found.evidence[0]?.alternatives).toMatchObject([{ value: 950, page: 29, quote: '950' }]);
  });

  it('searches a document of hundreds of windows by words, and reports which fields may be missing', async () => {
    const filler = Array.from({ length: 14 }, (_, n) => `Some words that say nothing of interest, number ${n}.`);
    const layout = createLayout(
      ...Array.from({ length: 480 }, (_, page) =>
        createPlacedPage([...filler, ...(page === 100 ? ['Tenant: Ada Lovelace'] : [])], page + 1),
      ),
    );
    const text = { type: ['string', 'null'] };
    const definition: JsonObject = {
      type: 'object',
      properties: { tenant: text, deposit: { type: 'object', properties: { amount: text } } },
    };
    const client = createScriptedClient((call) => ({
      tenant: /Tenant: (.*)/.exec(getDocumentText(call))?.[1] ?? null,
      deposit: { amount: null },
    }));
    const tiny = { contextTokens: 2_400, maxOutputTokens: 500, seesPictures: false };
    const found = await extract(client, { definition, layout }, tiny);
    expect(found.extractedData).toMatchObject({ tenant: 'Ada Lovelace' });
    expect(client.calls.length).toBeLessThan(10);
    expect(found.coverage?.map(({ path }) => path)).toEqual(['/tenant', '/deposit/amount']);
    expect(found.coverage?.[0]?.searched).toBeLessThan(0.2);
    expect(found.warnings.join()).toContain('of this long document was searched');
  });

  it('asks for a wide schema in parts', async () => {
    const names = Array.from({ length: 300 }, (_, n) => `field${n}`);
    const wide: JsonObject = {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: ['string', 'null'] }])),
    };
    const layout = createLayout(
      ...Array.from({ length: 6 }, (_, page) =>
        createPlacedPage(
          names.slice(page * 50, page * 50 + 50).map((name) => `${name}: value of ${name}`),
          page + 1,
        ),
      ),
    );
    const client = createScriptedClient((call) => {
      const text = getDocumentText(call);
      return Object.fromEntries(
        Object.keys(call.schema['properties'] as JsonObject).map((name) => [
          name,
          new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? null,
        ]),
      );
    });
    const found = await extract(client, { definition: wide, layout });
    expect(client.calls.length).toBeGreaterThan(1);
    expect(found.extractedData).toEqual(Object.fromEntries(names.map((name) => [name, `value of ${name}`])));
  });
});
