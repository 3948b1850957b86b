import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { createLayout, createPlacedPage } from '../grounding/testing/pages.ts';
import type { StructuredCall } from '../llm/model-client.ts';
import { createScriptedClient } from './testing/scripted-client.ts';
import { readRows, rowsDefinition, rowsDocument } from './testing/rows.ts';
import { usePipeline } from './testing/use-pipeline.ts';

const extract = usePipeline();

describe('the count of rows', () => {
  it('counts the lists of a map together', async () => {
    const groups = ['North', 'South', 'West'];
    const layout = createLayout(
      createPlacedPage(
        groups.flatMap((group) => [group, ...[1, 2, 3, 4].map((n) => `${group}-${n}   part   ${n}0.00`)]),
      ),
    );
    const row = { type: 'object', properties: { code: { type: 'string' }, price: { type: 'number' } } };
    const definition: JsonObject = {
      type: 'object',
      properties: { groups: { type: 'object', additionalProperties: { type: 'array', items: row } } },
    };
    const client = createScriptedClient(() => ({
      groups: Object.fromEntries(
        groups.map((group) => [group, [1, 2, 3, 4].map((n) => ({ code: `${group}-${n}`, price: n * 10 }))]),
      ),
    }));
    const found = await extract(client, { definition, layout });
    expect(client.calls).toHaveLength(1);
    expect(found.warnings).toEqual([]);
    expect(found.lists).toEqual([{ path: '/groups/*', complete: true, expected: 12, found: 12, gaps: [] }]);
  });

  it('counts the lists of maps in maps together, by the names of their fields', async () => {
    const row = { type: 'object', properties: { code: { type: 'string' }, price: { type: 'number' } } };
    const shop = { type: 'object', properties: { name: { type: 'string' }, rows: { type: 'array', items: row } } };
    const shops = { type: 'object', additionalProperties: shop };
    const definition: JsonObject = {
      type: 'object',
      properties: { regions: { type: 'object', additionalProperties: shops } },
    };
    const names = ['North', 'South'].flatMap((region) => ['A', 'B'].map((name) => ({ region, name })));
    const rowsOf = (n: number) => [1, 2, 3, 4].map((row) => ({ code: `P${n}-${row}`, price: row * 10 }));
    const layout = createLayout(
      createPlacedPage(
        names.flatMap(({ region, name }, n) => [
          `${region}, shop ${name}`,
          ...rowsOf(n).map(({ code, price }) => `${code}   part   ${price}.00`),
        ]),
      ),
    );
    const regions: Record<string, JsonObject> = {};
    for (const [n, { region, name }] of names.entries())
      regions[region] = { ...regions[region], [name]: { name, rows: rowsOf(n) } };
    const client = createScriptedClient(() => ({ regions }));
    const found = await extract(client, { definition, layout });
    expect(client.calls).toHaveLength(1);
    expect(found.lists).toEqual([{ path: '/regions/*/*/rows', complete: true, expected: 16, found: 16, gaps: [] }]);
  });

  it('says where entries of a list are missing', async () => {
    const skipping = (call: StructuredCall): JsonValue => {
      const all = readRows(call) as { items: JsonValue[] };
      return { ...all, items: all.items.filter((_, index) => index < 7 || index > 10) };
    };
    const found = await extract(createScriptedClient(skipping), {
      definition: rowsDefinition,
      layout: rowsDocument(1, 20),
    });
    expect(found.lists).toEqual([
      { path: '/items', complete: false, expected: 20, found: 16, gaps: [{ after: 6, page: 1 }] },
    ]);
  });

  it('does not count invented entries as entries of the document', async () => {
    const lying = (call: StructuredCall): JsonValue => {
      const all = readRows(call) as { items: JsonValue[] };
      const invented = Array.from({ length: 4 }, (_, n) => ({ code: `Z${n}`, price: 7.77 + n }));
      return { ...all, items: [...all.items.slice(0, 16), ...invented] };
    };
    const client = createScriptedClient(lying);
    const found = await extract(client, { definition: rowsDefinition, layout: rowsDocument(1, 20) });
    expect(found.lists).toEqual([
      { path: '/items', complete: false, expected: 20, found: 20, gaps: [{ after: 15, page: 1 }] },
    ]);
    expect(found.warnings).toEqual(['The table on page 1 seems to have 20 rows, but only 16 were extracted.']);
    expect(client.calls).toHaveLength(2);
  });
});
