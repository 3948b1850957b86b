/**
 * What is noticed where an answer lacks entries of a list, or has them in another order: how many the document seems to
 * have, and behind which entries others are missing.
 */
import { expect, test } from 'vitest';
import { groundExtraction } from '../../server/extraction/grounding/ground-extraction.ts';
import { compareLists } from '../../server/extraction/pipeline/count-rows.ts';
import { describeMissingRows, findMissingRows } from '../../server/extraction/pipeline/missing-rows.ts';
import { buildAnswerTree } from '../../server/extraction/pipeline/merging/answer-tree.ts';
import { readOnce } from '../../server/extraction/pipeline/merging/compare-with-reading.ts';
import { buildFieldTree } from '../../server/extraction/schema/field-tree.ts';
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import type { Layout } from '../../server/parsing/layout.ts';
import { generateDocuments } from '../evaluation/generator/generate-documents.ts';
import { readGenerated } from '../evaluation/generator/read-generated.ts';
import { readTrades, textLayout } from './read-trades.ts';

const MIN_ENTRIES = 3;
const SEED = 43;
const GENERATED = 18;

/** What is left of a list. */
const VARIANTS: Record<string, (entries: JsonValue[]) => JsonValue[]> = {
  'all entries': (entries) => entries,
  'without the first': (entries) => entries.slice(1),
  'without the last': (entries) => entries.slice(0, -1),
  'without the second': (entries) => entries.toSpliced(1, 1),
  'without two in the middle': (entries) => entries.toSpliced((entries.length >> 1) - 1, 2),
  'every other one': (entries) => entries.filter((_, index) => index % 2 === 0),
  'the first two': (entries) => entries.slice(0, 2),
  'the first one': (entries) => entries.slice(0, 1),
  none: () => [],
  'from the last to the first, without the second': (entries) => entries.toSpliced(1, 1).toReversed(),
  'the second one twice': (entries) => [...entries.slice(0, 2), ...entries.slice(1)],
  'an invented one in the middle': (entries) => entries.toSpliced(entries.length >> 1, 1, invent(entries[0] ?? null)),
};

function invent(entry: JsonValue): JsonValue {
  if (typeof entry === 'string') return 'Zyxwvut';
  if (typeof entry === 'number') return entry + 77_123.45;
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, invent(value)]));
}

function* record(definition: JsonObject, expected: JsonObject, layout: Layout): Generator<string> {
  const fields = buildFieldTree(definition);
  for (const [name, entries] of Object.entries(expected)) {
    if (!Array.isArray(entries) || entries.length < MIN_ENTRIES) continue;
    for (const [variant, change] of Object.entries(VARIANTS)) {
      const extractedData = { ...expected, [name]: change(entries) };
      const leaves = groundExtraction({ definition, fields, extractedData, layout });
      const lists = compareLists(
        buildAnswerTree(extractedData, new Map(leaves.map((leaf) => [leaf.path, leaf]))),
        layout,
        fields,
        readOnce(definition, layout),
      );
      const missing = findMissingRows(lists);
      const own = lists.filter(({ path }) => path === `/${name}` || path.startsWith(`/${name}/`));
      for (const { path, complete, expected: seen, found, placed, gaps } of own) {
        const behind = gaps.map(({ after, page }) => ` gap after ${after} p${page}`).join(',');
        yield `${path} ${variant}: ${found} of ${seen}, ${placed} placed, ${complete}${behind}`;
      }
      if (missing !== null) yield `  ${describeMissingRows(missing)}`;
    }
  }
}

test('lists of documents of each trade', async () => {
  const printed = readTrades().flatMap((one) => [
    `# ${one.name}`,
    ...record(one.definition, one.expected, textLayout(one)),
  ]);
  await expect(printed.join('\n')).toMatchFileSnapshot('lists/trades.txt');
});

test('lists of generated documents', async () => {
  const printed: string[] = [];
  for (const one of generateDocuments(SEED, GENERATED)) {
    printed.push(`# ${one.kind} ${one.language}`);
    printed.push(...record(one.definition, one.expected, await readGenerated(one, false)));
  }
  await expect(printed.join('\n')).toMatchFileSnapshot('lists/generated.txt');
});
