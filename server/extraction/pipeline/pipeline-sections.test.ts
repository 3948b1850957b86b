import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { createLayout, createPlacedPage } from '../grounding/testing/pages.ts';
import type { StructuredCall } from '../llm/model-client.ts';
import { estimateTokens } from '../llm/estimate-tokens.ts';
import { createScriptedClient, getCallText, getDocumentText } from './testing/scripted-client.ts';
import { smallCapacity, usePipeline } from './testing/use-pipeline.ts';

const extract = usePipeline();
const LINES_PER_PAGE = 30;

const row = { type: 'object', properties: { code: { type: 'string' }, price: { type: 'number' } } };
const rows = { type: 'array', items: row };
const mapOf = (entries: JsonObject): JsonObject => ({ type: 'object', additionalProperties: entries });
const definitionOf = (groups: JsonObject): JsonObject => ({ type: 'object', properties: { groups } });

const paginate = (lines: string[], footer: (page: number) => string[] = () => []) =>
  createLayout(
    ...Array.from({ length: Math.ceil(lines.length / LINES_PER_PAGE) }, (_, page) =>
      createPlacedPage(
        [...lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE), ...footer(page + 1)],
        page + 1,
      ),
    ),
  );

const createRows = (group: string, count: number): JsonObject[] =>
  Array.from({ length: count }, (_, n) => ({ code: `${group}-${n}`, price: n + 1 }));
const print = ({ code, price }: JsonObject): string => `${String(code)}   part   ${String(price)}.00`;
const readRow = (line: string): JsonObject | null => {
  const [, code = '', price] = /^(\S+) {3}part {3}(\d+\.\d\d)$/.exec(line) ?? [];
  return price === undefined ? null : { code, price: Number(price) };
};

/** Answers as a perfect model would that leaves out rows without a heading: it knows no key for them. */
function readMap(call: StructuredCall): JsonValue {
  const groups: Record<string, JsonObject[]> = {};
  let own: JsonObject[] | null = null;
  for (const line of getDocumentText(call).split('\n')) {
    const name = /^Group (\S+)$/.exec(line)?.[1];
    const entry = readRow(line);
    if (name !== undefined) own = groups[name] ??= [];
    else if (entry !== null) own?.push(entry);
  }
  return { groups };
}

const noFooter = (): string[] => [];

describe('sections of a long document', () => {
  it.each([
    ['over several pages', [70, 70, 70, 70], noFooter],
    ['shorter than a page', Array.from({ length: 60 }, () => 5), noFooter],
    ['under a heading on the last line of a page', [28, ...Array.from({ length: 9 }, () => 29)], noFooter],
    ['without rows', Array.from({ length: 60 }, (_, n) => (n % 3 === 0 ? 15 : 0)), noFooter],
    ['between footers', [70, 70, 70, 70], (page: number) => ['First Bank of Testing', `Page ${page} of 10`]],
  ])('are the keys of a map: sections %s', async (_, sizes, footer) => {
    const expected = Object.fromEntries(sizes.map((size, n) => [`G${n}`, createRows(`G${n}`, size)]));
    const lines = Object.entries(expected).flatMap(([name, entries]) => [`Group ${name}`, ...entries.map(print)]);
    const client = createScriptedClient(readMap);
    const definition = definitionOf(mapOf(rows));
    const found = await extract(client, { definition, layout: paginate(lines, footer) }, smallCapacity);
    expect(client.calls.length).toBeGreaterThan(3);
    expect(found.extractedData).toEqual({ groups: expected });
    expect(found.warnings).toEqual([]);
  });

  it('are entries of a list, also if all have the same name', async () => {
    const groups = Array.from({ length: 8 }, (_, n) => ({ name: 'Sales', rows: createRows(`G${n}`, 35) }));
    const definition = definitionOf({
      type: 'array',
      items: { type: 'object', properties: { name: { type: ['string', 'null'] }, rows } },
    });
    const client = createScriptedClient((call) => {
      const found: { name: string | null; rows: JsonObject[] }[] = [];
      for (const line of getDocumentText(call).split('\n')) {
        const entry = readRow(line);
        if (line === 'Group Sales') found.push({ name: 'Sales', rows: [] });
        else if (found.length === 0) found.push({ name: null, rows: [] });
        if (entry !== null) found.at(-1)?.rows.push(entry);
      }
      return { groups: found };
    });
    const layout = paginate(groups.flatMap((group) => ['Group Sales', ...group.rows.map(print)]));
    const found = await extract(client, { definition, layout }, smallCapacity);
    expect(found.extractedData).toEqual({ groups });
  });

  it('have each row once if the model returns the rows of a part from the last to the first', async () => {
    const entries = createRows('A', 300);
    const client = createScriptedClient((call) => ({
      groups: getDocumentText(call)
        .split('\n')
        .flatMap((line) => readRow(line) ?? [])
        .toReversed(),
    }));
    const layout = paginate(entries.map(print));
    const found = await extract(client, { definition: definitionOf(rows), layout }, smallCapacity);
    expect(client.calls.length).toBeGreaterThan(3);
    expect(found.extractedData).toEqual({ groups: entries });
  });
});

it('sends little more than the document where rows are very short', async () => {
  const lines = Array.from({ length: 4_000 }, (_, n) => `${n % 90}   a   ${n % 7}`);
  const item = { type: 'object', properties: { x: { type: 'number' }, y: { type: 'number' } } };
  const client = createScriptedClient((call) => ({
    groups: [...getDocumentText(call).matchAll(/^(\d+) {3}a {3}(\d+)$/gm)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    })),
  }));
  const layout = paginate(lines);
  const capacity = { contextTokens: 64_000, maxOutputTokens: 16_000, seesPictures: false };
  const definition = definitionOf({ type: 'array', items: item });
  const found = await extract(client, { definition, layout }, capacity);
  expect(found.extractedData['groups']).toHaveLength(4_000);
  const sent = client.calls.reduce((sum, call) => sum + estimateTokens(getCallText(call)), 0);
  expect(sent / layout.pages.reduce((sum, page) => sum + estimateTokens(page.text), 0)).toBeLessThan(1.3);
});
