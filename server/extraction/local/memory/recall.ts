import { addToGroup } from '../../../lib/collections.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import { createCandidate, type Candidate } from '../candidates/candidate.ts';
import type { Reader } from '../candidates/field-reader.ts';
import type { Sheet } from '../segments.ts';
import type { ScalarField } from '../target-fields.ts';
import { comparePlaces, rateMatch } from './compare-places.ts';
import { DocumentCells } from './document-cells.ts';
import { findConstant, type Constant } from './find-constant.ts';
import { edgesOf, listPlaces, type PossibleValue } from './list-places.ts';
import type { LocalExample, RememberedValue } from './memory-example.ts';
import { findPlaces, indexPlaces, toPlace, type Place } from './place-index.ts';
import { weighForAbsence, type ExamplesWithField } from './rate-absence.ts';
import { summarise, type Known, type RatedCandidates, type RatedMatch, type RatedPlace } from './summarise-places.ts';
import { foldText } from './words.ts';

export interface Recall extends RatedCandidates {
  /** By field, where an example says whether its document has it. */
  having: Map<ScalarField, ExamplesWithField>;
  constants: Map<ScalarField, Constant>;
}

interface RecallRequest {
  fields: readonly ScalarField[];
  examples: readonly LocalExample[];
  /** Of each example and the document. */
  likeness: readonly number[];
  sheet: Sheet;
  reader: Reader;
  /** What the extractor found by itself. */
  candidates: readonly Candidate[];
}

/** Below this a place is no example's. */
const MIN_MATCH = 0.3;
/** A place of which the example has several is one of them. */
const MIN_WEIGHT = 0.02;

const sum = (of: readonly number[], weigh: (one: number) => number): number =>
  of.reduce((all, one) => all + weigh(one), 0);

/** Finds the places that examples remember, and what they say of the candidates that there are. */
export function recall({ fields, examples, likeness, sheet, reader, candidates }: RecallRequest): Recall {
  const nearest = Math.max(0, ...likeness);
  const prepared = examples.map(prepareExample);
  const weigh = (one: number): number => Math.max(MIN_WEIGHT, one) ** 2;
  const recalled: Recall = { candidates: [], signs: new Map(), having: new Map(), constants: new Map() };
  const cells = new DocumentCells(sheet);
  const byField = Map.groupBy(candidates, ({ field }) => field);
  const texts = weighTexts(prepared, likeness.map(weigh));
  for (const field of fields) {
    const path = field.path.map(formatPointerStep).join('');
    const known = prepared.flatMap(({ id, values, words }, index): Known[] => {
      const found = values.get(path);
      const alike = likeness[index] ?? 0;
      const near = (alike / Math.max(0.01, nearest)) ** 6;
      return found === undefined ? [] : [{ id, ...found, likeness: alike, weight: weigh(alike), near, words }];
    });
    const having = known.map((one) => one.likeness);
    const lacking = likeness.filter((_, index) => examples[index]?.absent.includes(path));
    if (having.length + lacking.length > 0)
      recalled.having.set(field, { having: sum(having, weighForAbsence), lacking: sum(lacking, weighForAbsence) });
    if (known.length === 0) continue;
    const constant = findConstant(path, examples, likeness);
    if (constant !== null) recalled.constants.set(field, constant);
    const others = (text: string): number =>
      (texts.get(text) ?? []).reduce((sum, one) => sum + (one.path === path ? 0 : one.weight), 0);
    const own = byField.get(field) ?? [];
    const rated = ratePlaces(field, known, { cells, reader, own });
    const presence = sum(having, weigh) / (sum(having, weigh) + sum(lacking, weigh));
    summarise(rated, known, others, presence, recalled);
  }
  return recalled;
}

/** What a place without a label counts where the example has the value at one with a label, too. */
const REPEATED = 0.6;

/** @param most how surely a label names the best place of the example */
function weighPlace({ anchors: { named = 0 } }: Place, most: number): number {
  return most === 0 ? 1 : REPEATED + (1 - REPEATED) * (named / most);
}

interface Where {
  cells: DocumentCells;
  reader: Reader;
  own: readonly Candidate[];
}

function ratePlaces(field: ScalarField, known: readonly Known[], { cells, reader, own }: Where): RatedPlace[] {
  const places = known.flatMap((one, example) => {
    const most = Math.max(0, ...one.places.map(({ anchors }) => anchors.named ?? 0));
    const { likeness } = one;
    return one.places.map((place) => ({ place, example, weight: weighPlace(place, most), likeness }));
  });
  const index = indexPlaces(places);
  const edges = edgesOf(
    places.map(({ place }) => place.anchors),
    known.flatMap(({ value }) => value.follower ?? []),
  );
  const placeOf = (candidate: Candidate): string => `${candidate.page.number}:${candidate.start}:${candidate.end}`;
  const taken = Map.groupBy(own, placeOf);
  const starts = new Set(own.map(({ start }) => start));
  const rated: RatedPlace[] = [];
  for (const { cell, recognition } of listPlaces(field, cells.listLike(index), { reader, cells, edges })) {
    const here = cells.describe({ cell, ...recognition });
    const matches = new Map<number, RatedMatch>();
    for (const { place, example, weight } of findPlaces(index, here)) {
      const match = comparePlaces(place.anchors, here.anchors, known[example]?.likeness ?? 0);
      const rate = weight * rateMatch(match);
      if (rate >= MIN_MATCH && rate > (matches.get(example)?.rate ?? 0)) matches.set(example, { match, rate });
    }
    // Most texts of a document are no example's and nobody's candidate.
    if (matches.size === 0 && !starts.has(cell.row.start + cell.from + recognition.start)) continue;
    const candidate = createRemembered(field, { cell, recognition });
    const existing = taken.get(placeOf(candidate));
    if (existing !== undefined) for (const one of existing) rated.push({ candidate: one, isNew: false, matches });
    else if (matches.size > 0) rated.push({ candidate, isNew: true, matches });
    taken.delete(placeOf(candidate));
  }
  for (const candidate of [...taken.values()].flat()) rated.push({ candidate, isNew: false, matches: new Map() });
  return rated;
}

function createRemembered(field: ScalarField, { cell, recognition }: PossibleValue): Candidate {
  const { match, fit } = recognition;
  const signs = { match, label: 0, position: 1, fit, source: 'memory' } as const;
  return createCandidate(field, recognition.value, { cell, ...recognition }, signs);
}

/** The values of all examples by their texts, with how much their examples weigh. */
function weighTexts(
  prepared: readonly PreparedExample[],
  weights: readonly number[],
): Map<string, { path: string; weight: number }[]> {
  const texts = new Map<string, { path: string; weight: number }[]>();
  prepared.forEach((example, index) => {
    const weight = weights[index] ?? 0;
    for (const { path, text } of example.texts) addToGroup(texts, text, { path, weight });
  });
  return texts;
}

interface PreparedExample {
  id: string;
  /** The first value of each path, with its folded text. */
  values: ReadonlyMap<string, { value: RememberedValue; text: string; places: readonly Place[] }>;
  texts: readonly { path: string; text: string }[];
  words: ReadonlySet<number>;
}

const preparedExamples = new WeakMap<LocalExample, PreparedExample>();

/** What is the same for all documents. */
function prepareExample(example: LocalExample): PreparedExample {
  let prepared = preparedExamples.get(example);
  if (prepared === undefined) {
    const known = example.values.map((value) => ({
      value,
      text: foldText(String(value.value)),
      places: value.places.map(toPlace),
    }));
    prepared = {
      id: example.id,
      values: new Map(known.toReversed().map((one) => [one.value.path, one])),
      texts: known.map(({ value: { path }, text }) => ({ path, text })),
      words: new Set(example.fingerprint),
    };
    preparedExamples.set(example, prepared);
  }
  return prepared;
}
