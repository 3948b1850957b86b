import type { Evidence, UsedExample } from '../engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { Layout } from '../../parsing/layout.ts';
import { build, type Findings } from './build-result.ts';
import { proposeAnswers } from './candidates/asked-values.ts';
import { proposeCandidates } from './candidates/candidates.ts';
import { score, type Candidate } from './candidates/candidate.ts';
import type { LocalExample } from './memory/memory-example.ts';
import type { Constant } from './memory/find-constant.ts';
import { signOf, type Absence } from './memory/rate-absence.ts';
import { recall } from './memory/recall.ts';
import { fingerprint, measureLikeness } from './memory/fingerprint.ts';
import { readTaughtLabels, teachLabels, type TaughtLabels } from './memory/teaching/teach-labels.ts';
import { Ranking, type RankingOptions } from './ranking/rank.ts';
import { readFields, splitFields, type ArrayField, type ObjectField, type ScalarField } from './target-fields.ts';
import { describeSurroundings } from './describe-surroundings.ts';
import { readLists } from './read-lists.ts';
import { proposeDefinedParties } from './prose/defined-parties.ts';
import { proposeEmployment } from './prose/employment.ts';
import { proposeFirstLine } from './prose/first-line.ts';
import { proposeFromLetter } from './prose/letters.ts';
import { proposeNamedThings } from './prose/named-things.ts';
import { proposeFromProse } from './prose/prose-candidates.ts';
import { proposeInstitutions, proposeTitles } from './prose/title.ts';
import { findContentsRows } from './labels/contents-rows.ts';
import { findGroupedLabels, groupLabels, type LabelGroups } from './labels/grouped-labels.ts';
import { findLabels, indexLabels, type LabelHit, type LabelIndex } from './labels/labels.ts';
import { proposeRanges } from './candidates/range-values.ts';
import { proposeByUnit } from './candidates/unit-values.ts';
import { proposeTitleCode, proposeUnlabelled } from './candidates/unlabelled-values.ts';
import { proposeParties } from './parties/parties.ts';
import { proposeByRole, proposePeople } from './parties/people.ts';
import { inferConventions } from './infer-conventions.ts';
import { lastName } from './kinds.ts';
import { fold, splitName } from '../reading/tokens.ts';
import { Reader } from './candidates/field-reader.ts';
import { fitToSchema } from './fit-to-schema.ts';
import { readSheet } from './segments.ts';
import { listShadowFields } from './labels/implied-fields.ts';
import { leavesOf } from './tables/read-cell.ts';
import { proposeCrossings } from './totals/crossings.ts';
import { findImpliedTotals, findRoundedTotals } from './totals/totals.ts';
import { chooseValues } from './choose-values.ts';
import { isProse } from './prose/running-text.ts';

export interface LocalRequest {
  definition: JsonObject;
  layout: Layout;
  /** What documents like this one taught, most alike first. */
  memory?: readonly LocalExample[];
}

export interface LocalExtraction {
  extractedData: JsonObject;
  evidence: Evidence[];
  confidence: number;
  warnings: string[];
  /** The examples that values were found by. Absent for none. */
  memory?: UsedExample[];
}

/**
 * What a label keeps of its quality where it names another field better: one of the schema before one that it leaves
 * out, one that it names word by word before one of the same meaning.
 */
const SHADOWED = 0.93;

const shadow = (hit: LabelHit): LabelHit => ({ ...hit, quality: hit.quality * SHADOWED });

/** "Clinic" means `clinic` rather than `hospital`, where both have the same meaning. */
function preferOwnWords(hits: readonly LabelHit[]): LabelHit[] {
  const isOwn = ({ cell, start, end, field }: LabelHit): boolean =>
    fold(cell.text.slice(start, end)) === fold(splitName(lastName(field.path)));
  const places = Map.groupBy(hits.filter(isOwn), ({ cell }) => cell);
  return hits.map((hit) => {
    const rivals = places.get(hit.cell)?.some((one) => one.field !== hit.field && one.start === hit.start) === true;
    return rivals && !isOwn(hit) ? shadow(hit) : hit;
  });
}

/** Fills a schema from a layout: pure, deterministic, without a network. Throws `ExtractionError`. */
export function extractLocally(
  { definition, layout, memory = [] }: LocalRequest,
  options: RankingOptions = {},
): LocalExtraction {
  const fingerprints = memory.map((one) => one.fingerprint);
  const likeness = memory.length === 0 ? [] : measureLikeness(fingerprint(layout), fingerprints);
  const taught = readTaughtLabels(memory, likeness);
  const { root, scalars, arrays, shadows, labels, groups, own } = readTarget(definition, taught);
  const sheet = readSheet(layout);
  const reader = new Reader(inferConventions(layout));
  const contents = findContentsRows(sheet.rows);
  const named = [
    ...sheet.rows.filter((row) => !contents.has(row)).flatMap((row) => findLabels(row, labels)),
    ...findGroupedLabels(sheet.rows, groups),
  ];
  const hits = preferOwnWords(named.map((hit) => (own.has(hit.field) ? hit : shadow(hit))));
  const labelled = new Set(hits.filter(({ quality }) => quality >= MIN_NAMED).map(({ field }) => field));
  const around = describeSurroundings(sheet.rows, hits, reader);

  const { filled: filledArrays, rows: tableRows } = readLists(arrays, around);
  const candidates = [
    ...hits
      .flatMap((hit) => proposeCandidates(hit, around))
      .map((one) => (tableRows.has(one.row) ? { ...one, position: one.position * IN_TABLE } : one)),
    ...proposeAnswers(scalars, labelled, around),
    ...proposeUnlabelled(scalars, sheet.rows, reader),
    ...proposeTitleCode(scalars, sheet.rows),
    ...proposeByUnit(scalars, around),
    ...proposeParties(scalars, labelled, around),
    ...proposePeople(scalars, labelled, around),
    ...proposeByRole(scalars, around),
    ...proposeDefinedParties(scalars, around),
    ...proposeFromProse(scalars, around),
    ...proposeFromLetter(scalars, labelled, around),
    ...proposeNamedThings(scalars, around),
    ...proposeEmployment(scalars, labelled, around),
    ...proposeTitles(scalars, around),
    ...proposeInstitutions(scalars, around),
    ...proposeFirstLine(scalars, labelled, around),
    ...proposeCrossings(scalars, around),
    ...proposeRanges(scalars, around),
  ];
  const fieldsNamed = (name: string): ScalarField[] =>
    shadows.filter((one) => one.name === name).flatMap(({ real, field }) => (field === null ? real : [field]));
  const sums = { net: fieldsNamed('net total'), tax: fieldsNamed('tax amount'), total: fieldsNamed('total') };
  candidates.push(
    ...findImpliedTotals(candidates, sums, sheet.rows, reader),
    ...findRoundedTotals(candidates, sums.total, sheet.rows, reader),
  );
  const remembered =
    memory.length === 0 ? null : recall({ fields: scalars, examples: memory, likeness, sheet, reader, candidates });
  const schemaShare = measureSchemaShare(scalars, candidates, arrays, filledArrays);
  const ranking = new Ranking(schemaShare, options);
  rateLists(filledArrays, ranking);
  const filled = chooseValues([...candidates, ...(remembered?.candidates ?? [])], {
    totals: sums,
    ranking,
    isProse: isProse(sheet.rows),
    remembered,
  });
  const proposed = new Set(candidates.map((candidate) => candidate.field));
  const absence = new Map(
    scalars
      .filter((field) => !filled.has(field))
      .map((field): [ScalarField, Absence] => {
        const examples = remembered?.having.get(field);
        const confidence = ranking.rateAbsence(proposed.has(field), examples);
        return [field, { confidence, ...(examples !== undefined && { sign: signOf(examples) }) }];
      }),
  );
  const constants = remembered?.constants ?? new Map<ScalarField, Constant>();
  const findings: Findings = { scalars: filled, arrays: filledArrays, absence, constants };

  const used = new Map<string, string[]>();
  const { dropped, ...built } = fitToSchema(
    definition,
    build(root, findings, (pointer, found) => {
      if ('candidate' in found) options.observe?.onPlaced(pointer, found);
      for (const id of found.examples ?? []) used.set(id, [...(used.get(id) ?? []), pointer]);
    }),
  );
  const parts = [
    ...scalars.map((field) => (filled.get(field) ?? constants.get(field) ?? absence.get(field))?.confidence ?? 0),
    ...arrays.flatMap((array) => averageByField(array, findings.arrays.get(array) ?? [])),
  ];
  const confidence = parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const warnings = layout.truncated ? ['The document was cut short by a limit: the rest was not read.'] : [];
  if (dropped.length > 0)
    warnings.push(`Values that do not fit the schema were left out at ${dropped.slice(0, 5).join(', ')}.`);
  const rounded = Math.round(confidence * 1000) / 1000;
  return {
    ...built,
    confidence: rounded,
    warnings,
    ...(used.size > 0 && { memory: nameExamples(used, built, memory) }),
  };
}

/** What is looked for in any document of a schema, but for lists: examples call their fields what documents do. */
interface Target {
  root: ObjectField;
  scalars: ScalarField[];
  shadows: ReturnType<typeof listShadowFields>;
  labels: LabelIndex;
  groups: LabelGroups;
  own: ReadonlySet<ScalarField>;
}

const targets = new WeakMap<JsonObject, Target>();

function readTarget(definition: JsonObject, taught: TaughtLabels): Target & { arrays: ArrayField[] } {
  const target = targets.get(definition) ?? findTarget(readFields(definition));
  targets.set(definition, target);
  const root = teachLabels(target.root, taught);
  return { ...target, root, arrays: splitFields(root).arrays };
}

function findTarget(root: ObjectField): Target {
  const { scalars } = splitFields(root);
  const shadows = listShadowFields(scalars);
  const sought = [...scalars, ...shadows.flatMap(({ field }) => (field === null ? [] : [field]))];
  return { root, scalars, shadows, labels: indexLabels(sought), groups: groupLabels(scalars), own: new Set(scalars) };
}

/** Without the values that the schema refused. */
function nameExamples(
  used: ReadonlyMap<string, string[]>,
  { evidence }: Pick<LocalExtraction, 'evidence'>,
  examples: readonly LocalExample[],
): UsedExample[] {
  const documents = new Map(examples.map(({ id, documentId }) => [id, documentId]));
  const placed = new Set(evidence.flatMap(({ path, match }) => (match === 'not_found' ? [] : [path])));
  return [...used].flatMap(([exampleId, all]) => {
    const paths = all.filter((path) => placed.has(path));
    const documentId = documents.get(exampleId);
    return paths.length === 0 ? [] : [{ exampleId, ...(documentId !== undefined && { documentId }), paths }];
  });
}

function rateLists(lists: Map<ArrayField, Findings[]>, ranking: Ranking): void {
  for (const [array, items] of lists) {
    ranking.rateList(
      items.map((item) => item.scalars),
      leavesOf(array.item).length,
    );
    for (const item of items) rateLists(item.arrays, ranking);
  }
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

/** A value in a row of a table is that row's, and seldom the document's. */
const IN_TABLE = 0.4;
