import type { Evidence } from '../engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { layoutText, type Layout } from '../../parsing/layout.ts';
import { build, type Findings } from './build-result.ts';
import { proposeCandidates, type Surroundings } from './candidates/candidates.ts';
import { score, type Candidate } from './candidates/candidate.ts';
import type { BoostedTrees } from './ranking/boosted-trees.ts';
import { Ranking, type RankingObserver } from './ranking/rank.ts';
import { readFields, type ArrayField, type Field, type ScalarField } from './target-fields.ts';
import { readBlocks } from './tables/label-blocks.ts';
import { isConcept } from '../reading/languages/concepts.ts';
import { readDefinedParties } from './prose/defined-parties.ts';
import { proposeFromProse } from './prose/prose-candidates.ts';
import { proposeInstitutions, proposeTitles } from './prose/title.ts';
import { readRoleList } from './parties/role-lists.ts';
import { readAlignedTable } from './tables/aligned-table.ts';
import { readJourneys } from './tables/journeys.ts';
import { readBookingRows } from './tables/booking-rows.ts';
import { readSingleItem } from './tables/single-item.ts';
import { readList } from './tables/value-lists.ts';
import { findContentsRows } from './labels/contents-rows.ts';
import { findLabels, indexLabels, type LabelHit } from './labels/labels.ts';
import { proposeUnlabelled } from './candidates/unlabelled-values.ts';
import { proposeParties } from './parties/parties.ts';
import { inferDayFirst } from '../reading/dates.ts';
import { inferDecimal } from '../reading/numbers.ts';
import { Reader } from './candidates/field-reader.ts';
import type { Conventions } from '../reading/recogniser.ts';
import { fitToSchema } from './fit-to-schema.ts';
import { readSheet, type Cell, type Sheet } from './segments.ts';
import { listShadowFields } from './labels/implied-fields.ts';
import { leavesOf, readTables } from './tables/tables.ts';
import { findRoundedTotals } from './tables/rounded-totals.ts';
import { findImpliedTotals } from './tables/totals.ts';
import { chooseValues, dropImprobable, sumLines } from './choose-values.ts';
import { isProse } from './prose/running-text.ts';

export interface LocalRequest {
  definition: JsonObject;
  layout: Layout;
}

/** For training and measurements. */
export interface RankingOptions {
  observe?: RankingObserver;
  /** In place of the trained one. */
  model?: BoostedTrees;
  /** Keeps values in lists, however improbable: a model is not trained on what the last one chose. */
  keepsImprobable?: boolean;
}

export interface LocalExtraction {
  extractedData: JsonObject;
  evidence: Evidence[];
  confidence: number;
  warnings: string[];
}

/** A label that could name a field of the schema as well as one that it leaves out names the former. */
const SHADOWED = 0.93;

/** Fills a schema from a layout: pure, deterministic, without a network. Throws `ExtractionError`. */
export function extractLocally({ definition, layout }: LocalRequest, options: RankingOptions = {}): LocalExtraction {
  const root = readFields(definition);
  const { scalars, arrays } = splitTopFields(root);
  const sheet = readSheet(layout);
  const reader = new Reader(inferConventions(layout));
  const shadows = listShadowFields(scalars);
  const sought = [...scalars, ...shadows.flatMap(({ field }) => (field === null ? [] : [field]))];
  const labels = indexLabels(sought);
  const own = new Set(scalars);
  const contents = findContentsRows(sheet.rows);
  const hits = sheet.rows
    .filter((row) => !contents.has(row))
    .flatMap((row) => findLabels(row, labels))
    .map((hit) => (own.has(hit.field) ? hit : { ...hit, quality: hit.quality * SHADOWED }));
  const around = describeSurroundings(sheet, hits, reader);

  const journeys = arrays.flatMap((array) => {
    const legs = readJourneys(array, around);
    return legs === null ? [] : [[array, legs] as const];
  });
  const isJourney = new Set(journeys.map(([array]) => array));
  const { filled: filledArrays, rows: tableRows } = fillArrays(
    arrays.filter((array) => !isJourney.has(array)),
    sheet,
    reader,
  );
  for (const [array, legs] of journeys) filledArrays.set(array, legs);
  fillAlignedTables(arrays, around, filledArrays, tableRows);
  for (const array of arrays) {
    if (filledArrays.has(array)) continue;
    const items =
      readDefinedParties(array, around) ??
      readBlocks(array, around) ??
      readList(array, around) ??
      readRoleList(array, around) ??
      readBookingRows(array, around) ??
      readSingleItem(array, around);
    if (items !== null) filledArrays.set(array, items);
  }
  const candidates = [
    ...hits
      .flatMap((hit) => proposeCandidates(hit, around))
      .map((one) => (tableRows.has(one.row) ? { ...one, position: one.position * IN_TABLE } : one)),
    ...proposeUnlabelled(scalars, sheet.rows, reader),
    ...proposeParties(scalars, around),
    ...proposeFromProse(scalars, around),
    ...proposeTitles(scalars, around),
    ...proposeInstitutions(scalars, around),
  ];
  const named = (name: string): ScalarField[] =>
    shadows.filter((one) => one.name === name).flatMap(({ real, field }) => (field === null ? real : [field]));
  const sums = { net: named('net total'), tax: named('tax amount'), total: named('total') };
  candidates.push(
    ...findImpliedTotals(candidates, sums, sheet.rows, reader),
    ...findRoundedTotals(candidates, sums.total, sheet.rows, reader),
  );
  const schemaShare = measureSchemaShare(scalars, candidates, arrays, filledArrays);
  const ranking = new Ranking(schemaShare, options.observe, options.model);
  const inProse = isProse(sheet.rows);
  for (const [array, items] of filledArrays) {
    ranking.rateList(
      items.map((item) => item.scalars),
      leavesOf(array.item).length,
    );
    if (options.keepsImprobable !== true) filledArrays.set(array, dropImprobable(items, inProse));
  }
  const sumsOfLines = sumLines(filledArrays);
  const filled = chooseValues(candidates, { totals: sums, sumsOfLines, ranking, isProse: inProse });
  const proposed = new Set(candidates.map((candidate) => candidate.field));
  const absence = new Map(
    scalars.filter((field) => !filled.has(field)).map((field) => [field, ranking.rateAbsence(proposed.has(field))]),
  );
  const findings: Findings = { scalars: filled, arrays: filledArrays, absence };

  const { dropped, ...built } = fitToSchema(
    definition,
    build(root, findings, (pointer, filled) => options.observe?.onPlaced(pointer, filled)),
  );
  const parts = [
    ...scalars.map((field) => filled.get(field)?.confidence ?? absence.get(field) ?? 0),
    ...arrays.flatMap((array) => averageByField(array, findings.arrays.get(array) ?? [])),
  ];
  const confidence = parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const warnings = layout.truncated ? ['The document was cut short by a limit: the rest was not read.'] : [];
  if (dropped.length > 0)
    warnings.push(`Values that do not fit the schema were left out at ${dropped.slice(0, 5).join(', ')}.`);
  return { ...built, confidence: Math.round(confidence * 1000) / 1000, warnings };
}

/** The leaves outside of arrays, and the outermost arrays. */
function splitTopFields(field: Field): { scalars: ScalarField[]; arrays: ArrayField[] } {
  if (field.shape === 'scalar') return { scalars: [field], arrays: [] };
  if (field.shape === 'array') return { scalars: [], arrays: [field] };
  const below = field.children.map(splitTopFields);
  return { scalars: below.flatMap((one) => one.scalars), arrays: below.flatMap((one) => one.arrays) };
}

const MIN_NAMED = 0.5;

/** The share of the schema's leaves that the document names, or that the items of a list have. */
function measureSchemaShare(
  scalars: ScalarField[],
  candidates: Candidate[],
  arrays: ArrayField[],
  filled: Map<ArrayField, Findings[]>,
): number {
  const named = new Set(candidates.filter((one) => score(one) >= MIN_NAMED).map(({ field }) => field));
  const leaves = [
    ...scalars.map((field) => named.has(field)),
    ...arrays.flatMap((array) =>
      leavesOf(array.item).map((leaf) => (filled.get(array) ?? []).some((item) => item.scalars.has(leaf))),
    ),
  ];
  return leaves.filter(Boolean).length / Math.max(1, leaves.length);
}

/** For each leaf of an array's items: the mean over the items. */
function averageByField(array: ArrayField, items: Findings[]): number[] {
  return leavesOf(array.item).map(
    (leaf) =>
      items.reduce((sum, item) => sum + (item.scalars.get(leaf)?.confidence ?? 0), 0) / Math.max(1, items.length),
  );
}

export function inferConventions(layout: Layout): Conventions {
  const text = layoutText(layout).slice(0, 500_000);
  const american =
    /(?<!\p{L})(?:USD|[A-Z]{2} \d{5}(?:-\d{4})?)(?!\p{L})|\$\s?\d/u.test(text) && !/A\$|CA?\$|[€£]/.test(text);
  return { decimal: inferDecimal(text), dayFirst: inferDayFirst(text, american) };
}

const LABEL_ENDS = new Set([
  'number',
  'date',
  'id',
  'code',
  'amount',
  'price',
  'period',
  'terms',
  'reference',
  'method',
  'quantity',
  'address',
  'total',
  'time',
]);

/**
 * A colon or a number sign at its end, a label with a colon, or a few words of which the last or first is a label's.
 */
function looksLikeLabel(cell: Cell): boolean {
  if (/\p{L}{3}.*[:#]\s*$/u.test(cell.text) || /^\p{L}[\p{L} .\-/]{1,28}:\s/u.test(cell.text)) return true;
  const concepts = cell.tokens.flatMap((token) => token.concepts);
  if (concepts.length === 1 && cell.tokens.length === 1 && isConcept(concepts[0] ?? '') && /^\p{Lu}/u.test(cell.text))
    return true;
  if (/\d/.test(cell.text) || concepts.length < 2 || concepts.length > 5) return false;
  return concepts.slice(1).some((concept) => LABEL_ENDS.has(concept)) && /^\p{Lu}/u.test(cell.text);
}

function describeSurroundings(sheet: Sheet, hits: LabelHit[], reader: Reader): Surroundings {
  const labelled = new Set<Cell>();
  for (const hit of hits) if (hit.quality >= 0.6 && hit.start <= 1) labelled.add(hit.cell);
  return { rows: sheet.rows, reader, isLabel: (cell) => labelled.has(cell) || looksLikeLabel(cell) };
}

/** A value in a row of a table is that row's, and seldom the document's. */
const IN_TABLE = 0.4;

/** Each array takes the table whose headings fit it best; a table serves one array. */
function fillArrays(
  arrays: ArrayField[],
  sheet: Sheet,
  reader: Reader,
): { filled: Map<ArrayField, Findings[]>; rows: Set<number> } {
  const without = new Set<string>();
  const tables = arrays.flatMap((field) => {
    // Arrays whose items look the same find the same tables, or none.
    const likeness = leavesOf(field.item)
      .map((leaf) => `${leaf.path.slice(field.path.length).join('.')}:${leaf.types.join()}`)
      .join();
    if (without.has(likeness)) return [];
    const table = readTables(field, sheet, reader);
    if (table === null) without.add(likeness);
    return table === null ? [] : [{ field, table }];
  });
  const taken = new Set<number>();
  const filled = new Map<ArrayField, Findings[]>();
  for (const { field, table } of tables.sort((a, b) => b.table.strength - a.table.strength)) {
    if ([...table.rows].some((row) => taken.has(row))) continue;
    for (const row of table.rows) taken.add(row);
    filled.set(field, table.items);
  }
  return { filled, rows: taken };
}

/** Arrays without a table of known headings take those whose headings resemble their fields, the best first. */
function fillAlignedTables(
  arrays: ArrayField[],
  around: Surroundings,
  filled: Map<ArrayField, Findings[]>,
  taken: Set<number>,
): void {
  const tables = arrays
    .filter((array) => !filled.has(array))
    .flatMap((field) => {
      const table = readAlignedTable(field, around);
      return table === null ? [] : [{ field, table }];
    });
  for (const { field, table } of tables.sort((a, b) => b.table.strength - a.table.strength)) {
    if ([...table.rows].some((row) => taken.has(row))) continue;
    for (const row of table.rows) taken.add(row);
    filled.set(field, table.items);
  }
}
