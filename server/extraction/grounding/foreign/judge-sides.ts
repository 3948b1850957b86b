import { CELL_GAP, type Box } from '../../../parsing/layout.ts';
import { fold, tokenizeOnce, type Token } from '../../reading/tokens.ts';
import type { Hit, IndexedLine } from '../document-index.ts';
import { createSpanEvidence } from '../span.ts';
import { getKey, isSameWord, markForeign, type Named, type PlacedLeaf } from './placed-leaf.ts';

/** The fields of a large form are too many to be compared. */
const MAX_FIELDS = 60;
const MAX_LINE = 400;
/** Lines above a value in which a heading may say whose it is, and in which the headings of its column are. */
const [MAX_ABOVE, MAX_TABLE] = [6, 40];
/** Words of a heading. In a longer text, a word names nothing. */
const MAX_HEADING_WORDS = 4;
const MAX_BLOCK_LINE = 60;
/** How much nearer one column is than the other. */
const MUCH_NEARER = 0.6;

/** Fields of two sides that the document has the same of: the nearest word for a side says whose a value is. */
export function judgeSide(value: PlacedLeaf, pairs: readonly SidePair[], lines: readonly IndexedLine[]): void {
  const key = getKey(value);
  for (const { own, rival, mine, theirs } of pairs) {
    if (own.key !== key) continue;
    // A label with all of its name is its own; one with a name that both have may be that of either.
    if (value.leaf.isLabelled && own.names[0] !== rival.names[0]) continue;
    if (findOwner(value.hit, mine, theirs, lines) !== 'rival') continue;
    markForeign(value);
    return;
  }
}

export interface SidePair {
  own: Named;
  rival: Named;
  /** The words that tell their names apart. */
  mine: readonly string[];
  theirs: readonly string[];
}

/** Pairs the fields that both parties have: the city of the seller, and the city of the buyer. */
export function pairSides(fields: readonly Named[]): SidePair[] {
  if (fields.length > MAX_FIELDS) return [];
  const pairs = fields.flatMap((own) =>
    fields.flatMap((rival): SidePair[] => {
      const [mine, theirs] = [difference(own, rival), difference(rival, own)];
      // The last word says what a value is, the ones before it whose.
      const isShared = mine.length < own.concepts.size && !mine.includes(own.last) && !theirs.includes(rival.last);
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
    const tokens = tokenizeOnce(line.text).filter(({ end }) => above > 0 || end <= hit.start - line.start);
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
    if (text.length > MAX_BLOCK_LINE || text.includes(':')) return false;
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

const difference = (of: Named, without: Named): string[] =>
  [...of.concepts].filter((one) => !without.concepts.has(one));
