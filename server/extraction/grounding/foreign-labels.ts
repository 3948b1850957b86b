import { CELL_GAP, type Box } from '../../parsing/layout.ts';
import { fold, readNameConcepts, tokenize, type Token } from '../reading/tokens.ts';
import type { Field } from '../schema/field-tree.ts';
import type { Hit, IndexedLine } from './document-index.ts';
import type { GroundedLeaf } from './grounded-leaf.ts';
import type { LabelIndex } from './labelled-place.ts';
import { markAsForeign } from './rows/judge-rows.ts';
import type { SearchedDocument } from './searched-document.ts';
import { createSpanEvidence } from './span.ts';

/** A value with its place. */
export interface PlacedLeaf {
  leaf: GroundedLeaf;
  hit: Hit;
  names: readonly string[];
  isEntry: boolean;
}

interface Named {
  /** The path of the field, with `*` for entries. */
  key: string;
  names: string[];
  concepts: ReadonlySet<string>;
}

interface Span {
  start: number;
  end: number;
}

interface Label extends Span {
  /** The fields that it may name. */
  keys: Set<string>;
}

/** Beyond this, a form has so many labels that they tell little. */
const MAX_FIELDS = 200;
const MAX_SIDES = 60;
const MAX_VALUES = 2_000;
const MAX_LINE = 400;
/** Lines above a value in which a heading may say whose it is, and in which the headings of its column are. */
const [MAX_ABOVE, MAX_TABLE] = [6, 40];
/** Words of a heading. In a longer text, a word names nothing. */
const MAX_HEADING_WORDS = 4;
const MIN_STEM = 4;
/** How much nearer one side is, where as many labels have a value before them as behind them. */
/** A longer line is one of a paragraph, and goes on in the next. */
const MAX_CELLS = 80;
const SENTENCE_END = /^\s?[.;)»”"]/u;
const MUCH_NEARER = 0.6;
const [CELL_DISTANCE, COMMA_DISTANCE] = [40, 10];

/**
 * Marks the values that stand beside the label of another field, or below its heading, while their own field is named
 * elsewhere: the tenant's name as the landlord's, the city of the sender as that of the recipient.
 */
export function markForeignLabels(placed: readonly PlacedLeaf[], root: Field, document: SearchedDocument): void {
  if (placed.length > MAX_VALUES) return;
  const fields = listNamed(root);
  const byLine = Map.groupBy(placed, ({ hit }) => hit.line);
  for (const [number, values] of byLine) {
    const line = document.index.lines[number];
    if (line !== undefined && line.text.length <= MAX_LINE)
      judgeLine(values, fields, { line, number }, document.labels);
  }
  const pairs = pairSides(fields.filter(({ key }) => !key.includes('/*')));
  for (const one of placed) if (!one.isEntry) judgeHeadings(one, pairs, document);
}

/** The labels of a line in turn: each has a value behind it, or each has one before it. */
function judgeLine(
  values: readonly PlacedLeaf[],
  fields: readonly Named[],
  { line, number }: { line: IndexedLine; number: number },
  labels: LabelIndex,
): void {
  const spans = values.map(({ hit }) => ({ start: hit.start - line.start, end: hit.end - line.start }));
  const found = listLabels(fields, number, line.text, labels).filter(
    (label) => !spans.some((one) => overlaps(one, label)),
  );
  if (found.length < 2) return;
  // The heading of a column may have a value of all its entries.
  if (values.some(({ isEntry }) => isEntry) && new Set(spans.map(({ start }) => start)).size < 2) return;
  const isBefore = areLabelsBefore(found, spans, line.text);
  if (isBefore === null) return;
  values.forEach((value, index) => {
    const span = spans[index];
    const owner =
      span === undefined
        ? undefined
        : isBefore
          ? found.findLast(({ end }) => end <= span.start)
          : found.find(({ start }) => start >= span.end);
    const key = getKey(value);
    if (owner === undefined || owner.keys.has(key) || !found.some(({ keys }) => keys.has(key))) return;
    markForeign(value);
  });
}

/** What names fields in a line, in order. The longer of two names that overlap may be that of both. */
function listLabels(fields: readonly Named[], number: number, text: string, labels: LabelIndex): Label[] {
  const found = fields.flatMap(({ key, names }): Label[] => {
    const span = labels.names(names, number) ? labels.findSpan(names, text) : null;
    return span === null ? [] : [{ ...span, keys: new Set([key]) }];
  });
  const kept: Label[] = [];
  for (const label of found.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const over = kept.find((one) => overlaps(one, label));
    if (over === undefined) kept.push(label);
    else for (const key of label.keys) over.keys.add(key);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Whether the labels of a line precede their values; null if nothing tells. */
function areLabelsBefore(labels: readonly Label[], values: readonly Span[], text: string): boolean | null {
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (labels.some(({ end }) => /^\s?:/.test(text.slice(end)))) return true;
  // One end of the line has a label without a value.
  const begins = tokenize(text.slice(0, first.start)).every(({ concepts }) => concepts.length === 0);
  const ends =
    SENTENCE_END.test(text.slice(last.end)) || (text.length <= MAX_CELLS && last.end === text.trimEnd().length);
  if (begins !== ends) return begins;
  const sides = labels.map(({ start, end }, position) => {
    const [previous, next] = [labels[position - 1]?.end ?? 0, labels[position + 1]?.start ?? text.length];
    const before = values.filter((one) => one.start >= previous && one.end <= start);
    const behind = values.filter((one) => one.start >= end && one.end <= next);
    return {
      before: before.map((one) => measureGap(text.slice(one.end, start))),
      behind: behind.map((one) => measureGap(text.slice(end, one.start))),
    };
  });
  const hasValue = (side: 'before' | 'behind'): number => sides.filter((one) => one[side].length > 0).length;
  if (Math.max(hasValue('before'), hasValue('behind')) < 2) return null;
  if (hasValue('before') !== hasValue('behind')) return hasValue('behind') > hasValue('before');
  const distance = (side: 'before' | 'behind'): number =>
    sides.reduce((sum, one) => sum + (one[side].length === 0 ? 0 : Math.min(...one[side])), 0);
  const [before, behind] = [distance('before'), distance('behind')];
  if (Math.min(before, behind) > MUCH_NEARER * Math.max(before, behind)) return null;
  return behind < before;
}

/** Longer where the two are in different cells or parts of a sentence. */
const measureGap = (between: string): number =>
  between.length + (between.includes(CELL_GAP) ? CELL_DISTANCE : /[,;]/.test(between) ? COMMA_DISTANCE : 0);

/** Fields of two sides that the document has the same of: the nearest word for a side says whose a value is. */
function judgeHeadings(value: PlacedLeaf, pairs: readonly SidePair[], { index }: SearchedDocument): void {
  const key = getKey(value);
  for (const { own, rival, mine, theirs } of pairs) {
    if (own.key !== key) continue;
    // A label with all of its name is its own; one with a name that both have may be that of either.
    if (value.leaf.isLabelled && own.names[0] !== rival.names[0]) continue;
    if (findOwner(value.hit, mine, theirs, index.lines) !== 'rival') continue;
    markForeign(value);
    return;
  }
}

interface SidePair {
  own: Named;
  rival: Named;
  /** The words that tell their names apart. */
  mine: readonly string[];
  theirs: readonly string[];
}

/** Fields that two sides both have, as seller and buyer have a city and a number: with one alone, the words say less. */
function pairSides(fields: readonly Named[]): SidePair[] {
  if (fields.length > MAX_SIDES) return [];
  const pairs = fields.flatMap((own) =>
    fields.flatMap((rival): SidePair[] => {
      const [mine, theirs] = [difference(own, rival), difference(rival, own)];
      const isShared = mine.length < own.concepts.size;
      const isWhole = own.concepts.size === 1 && rival.concepts.size === 1;
      return mine.length === 0 || theirs.length === 0 || !(isShared || isWhole) ? [] : [{ own, rival, mine, theirs }];
    }),
  );
  const sides = Map.groupBy(pairs, ({ mine, theirs }) => `${mine.join(' ')}|${theirs.join(' ')}`);
  return [...sides.values()].filter((of) => of.length > 1).flat();
}

function findOwner(
  hit: Hit,
  mine: readonly string[],
  theirs: readonly string[],
  lines: readonly IndexedLine[],
): 'own' | 'rival' | null {
  for (let above = 0; above <= MAX_TABLE; above += 1) {
    const line = lines[hit.line - above];
    if (line === undefined || line.page !== hit.page) return null;
    if (line.text.length > MAX_LINE) continue;
    const tokens = tokenize(line.text).filter(({ end }) => above > 0 || end <= hit.start - line.start);
    const own = tokens.filter((token) => names(token, mine));
    const other = tokens.filter((token) => names(token, theirs));
    if (above === 0) {
      const [last, rival] = [own.at(-1)?.end ?? -1, other.at(-1)?.end ?? -1];
      if (last !== rival) return last > rival ? 'own' : 'rival';
      continue;
    }
    const [mineIn, theirsIn] = [own.filter(isHeading(line)), other.filter(isHeading(line))];
    if (mineIn.length > 0 && theirsIn.length > 0) return findColumnOwner(hit, line, mineIn, theirsIn);
    if (above > MAX_ABOVE || mineIn.length + theirsIn.length === 0) continue;
    if (isFilled(hit, lines, above)) return mineIn.length > 0 ? 'own' : 'rival';
  }
  return null;
}

/** Whether the lines between a heading and a value are those of one block: none is long, none has a label. */
function isFilled(hit: Hit, lines: readonly IndexedLine[], above: number): boolean {
  for (let line = hit.line - above + 1; line < hit.line; line += 1) {
    const text = lines[line]?.text ?? '';
    if (text.length > 60 || text.includes(':')) return false;
  }
  const own = lines[hit.line];
  return own !== undefined && !own.text.slice(0, hit.start - own.start).includes(':');
}

function findColumnOwner(
  hit: Hit,
  line: IndexedLine,
  own: readonly Token[],
  other: readonly Token[],
): 'own' | 'rival' | null {
  const center = ([left, , right]: Box): number => (left + right) / 2;
  const [place] = createSpanEvidence(hit.page, hit.start, hit.end).boxes;
  const getDistance = (tokens: readonly Token[]): number =>
    Math.min(
      ...tokens.map(({ start, end }) => {
        const [box] = createSpanEvidence(line.page, line.start + start, line.start + end).boxes;
        if (box === undefined || place === undefined) return NaN;
        const isOver = box[0] < place[2] && place[0] < box[2];
        return isOver ? 0 : Math.min(Math.abs(center(box) - center(place)), Math.abs(box[0] - place[0]));
      }),
    );
  const [mine, theirs] = [getDistance(own), getDistance(other)];
  if (!(Math.min(mine, theirs) <= MUCH_NEARER * Math.max(mine, theirs))) return null;
  return mine < theirs ? 'own' : 'rival';
}

/** Whether a word begins a short cell, or is a part of one. */
const isHeading =
  ({ text }: IndexedLine) =>
  ({ start, end }: Token): boolean => {
    const before = text.slice(0, start).split(CELL_GAP).at(-1) ?? '';
    const [after = ''] = text.slice(end).split(CELL_GAP);
    const [rest = ''] = after.split(':');
    return `${before} ${rest}`.trim().split(/\s+/).length < MAX_HEADING_WORDS && !/\d/.test(before + rest);
  };

const names = ({ text, concepts }: Token, words: readonly string[]): boolean =>
  [fold(text), ...concepts].some((concept) => words.some((word) => isSameWord(concept, word)));

const isSameWord = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= MIN_STEM && (a.startsWith(b) || b.startsWith(a)));

function markForeign({ leaf, isEntry }: PlacedLeaf): void {
  if (isEntry) {
    markAsForeign(leaf, 'isInColumn');
    return;
  }
  leaf.isLabelled = false;
  leaf.isOtherLabel = true;
  leaf.isNamedElsewhere = true;
  if (leaf.match === 'exact') leaf.match = 'normalized';
}

const difference = (of: Named, without: Named): string[] =>
  [...of.concepts].filter((one) => !without.concepts.has(one));

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

const getKey = ({ leaf }: PlacedLeaf): string => leaf.path.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** The leaves of a schema. The names of the objects that a value is in are a part of its own. */
function listNamed(root: Field): Named[] {
  const found: Named[] = [];
  const visit = (field: Field, key: string, outer: readonly string[]): void => {
    if (found.length >= MAX_FIELDS) return;
    if (field.kind === 'array' && field.items !== undefined) visit(field.items, `${key}/*`, []);
    else if (field.properties !== undefined)
      for (const one of field.properties)
        visit(one, `${key}/${one.name}`, field.name === '*' ? [] : [...outer, field.name]);
    else if (field.name !== '*') {
      const names = field.title === undefined ? [field.name] : [field.name, field.title];
      found.push({ key, names, concepts: new Set([...outer, ...names].flatMap(readNameConcepts)) });
    }
  };
  visit(root, '', []);
  return found;
}
