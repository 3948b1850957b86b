import { listTerms } from '../reading/languages/terms.ts';
import { formatSign, type SignCode } from '../../lib/evidence/evidence-signs.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import type { EvidenceMatch } from '../engine.ts';
import type { EntryComparison } from '../scoring/compare-entries.ts';
import type { LeafNode } from './merging/answer-tree.ts';

const CONNECTING = new Set(listTerms('connectives'));
const BRACKETS = ['()', '[]', '{}', '„“', '«»'] as const;
const BEGINS_AS_PIECE = /^[\s,;:.!?)\]}&/|»–—]/u;
const ENDS_AS_PIECE = /[,;:&/|([{«–—-]\s*$/u;
/** The number of a paragraph, or an abbreviation, without more. */
const ONLY_MARK = /^(?:\(?\d{1,3}[.)]|\p{L}{1,3}\.)$/u;
const MAX_CHARACTERS = 2_000;

export interface SignedValue {
  leaf: LeafNode | undefined;
  match: EvidenceMatch;
  isNull: boolean;
  /** Whether it is in an entry of a list. */
  isEntry: boolean;
  isNarrow: boolean;
  /** Share of the document that was searched, 0 to 1. */
  seen: number;
  value: JsonValue;
  compared?: EntryComparison | undefined;
}

/** Share of the other entries that look like a value, below which it is unlike them. */
const MIN_ALIKE = 0.12;
/** Order from which a value may be that of another field. */
const EXCHANGED = -0.4;

/** The reasons for the confidence of a value, the place first. */
export function listSigns({ leaf, match, isNull, isEntry, isNarrow, seen, value, compared }: SignedValue): string[] {
  const grounded = leaf?.grounded;
  const signs: string[] = [];
  const add = (isTrue: boolean | undefined, code: SignCode): void => void (isTrue === true && signs.push(code));
  if (isNull) {
    // A column heading names all cells of the column, also the empty ones.
    if (!isEntry) signs.push(grounded?.isNamed === true ? 'named' : 'not_named');
    add(seen < 1, 'not_searched');
  } else {
    const isFound = match !== 'not_found' && grounded?.page != null;
    add(isFound && grounded.isLabelled, 'label');
    add(isFound && !isEntry && grounded.isOtherLabel, 'other_label');
    add(isFound && !isEntry && !grounded.isLabelled && grounded.isOtherLabel !== true, 'no_label');
    add(isFound && grounded.isNamedElsewhere, 'named_elsewhere');
    add(isFound && grounded.isOnlyPlace, 'only_place');
    add(isFound && grounded.isGuess, 'several_places');
    add(isFound && grounded.isShared, 'shared_place');
    add(isFound && isEntry && grounded.isInRow === true, 'same_row');
    add(isFound && isEntry && grounded.isInRow === false, 'other_row');
    add(isFound && isEntry && grounded.isInColumn === true, 'same_column');
    add(isFound && isEntry && grounded.isInColumn === false, 'other_column');
    add(isFound && grounded.isFromRow, 'from_row');
    add(isFound && (grounded.order?.fields ?? 0) <= EXCHANGED, 'exchanged');
    add(isFound && grounded.isReversed, 'reversed');
    add(isFound && grounded.isZoneAdded, 'no_zone');
    add(isFound && grounded.isSplit, 'split_text');
    add(isFound && grounded.isPart, 'part_of_text');
    add(isFound && grounded.isLabelText, 'label_text');
    add(isFound && grounded.isOtherKind, 'unlikely_value');
    if (compared !== undefined) {
      add(compared.isOddOne || compared.alike < MIN_ALIKE, 'unlike_others');
      add(compared.isDuplicate, 'same_as_other');
      add(compared.isOutOfOrder, 'out_of_order');
    }
    add(typeof value === 'string' && !isNarrow && isTornText(value), 'cut_text');
    add(grounded?.isRepeated, 'repeated');
    add(isFound && grounded.isOtherSign, 'other_sign');
    add(isFound && grounded.isOtherNotation, 'other_notation');
    add(grounded?.isContradicted, 'contradicted');
    add(isFound && isNarrow, 'constraint');
    if (grounded?.recognition != null) signs.push(formatSign('recognized', grounded.recognition));
  }
  if (leaf?.grounded?.reading !== undefined) {
    const { agrees, confidence } = leaf.grounded.reading;
    signs.push(formatSign(agrees ? 'reader_agrees' : 'reader_differs', confidence));
  }
  if (leaf?.overlap !== undefined) signs.push(OVERLAP_SIGNS[leaf.overlap]);
  if (leaf?.second !== undefined) signs.push(leaf.second === 'agreed' ? 'second_agrees' : 'second_differs');
  if (leaf?.sampleShare !== undefined) signs.push(leaf.sampleShare === 1 ? 'samples_agree' : 'samples_differ');
  return signs;
}

const OVERLAP_SIGNS = {
  agreed: 'parts_agree',
  alone: 'one_part',
  contradicted: 'parts_differ',
} as const satisfies Record<string, SignCode>;

/** Whether a text begins or ends where no value does: within brackets, at a comma, at a word that connects others. */
export function isTornText(text: string): boolean {
  if (text.length > MAX_CHARACTERS || !/\p{L}|\d/u.test(text)) return false;
  if (BEGINS_AS_PIECE.test(text) || ENDS_AS_PIECE.test(text) || ONLY_MARK.test(text)) return true;
  if (BRACKETS.some(([open = '', close = '']) => text.split(open).length !== text.split(close).length)) return true;
  const words = text.split(/\s+/);
  const isConnecting = (word: string | undefined): boolean => word !== undefined && CONNECTING.has(word);
  // "in" may be an abbreviation where it is the only word.
  return words.length > 1 && (isConnecting(words[0]) || isConnecting(words.at(-1)));
}
