import type { Evidence, EvidenceMatch } from '../engine.ts';
import type { PlaceDoubts } from './judge-place.ts';
import type { PlaceOrder } from './order/place-order.ts';

/** The place of a leaf, with the signs that confidence is calculated from. */
export interface GroundedLeaf extends Omit<Evidence, 'confidence' | 'signs'>, Partial<PlaceDoubts> {
  /** Similarity of the value to the quote, 0 to 1: below 1 for fuzzy and derived matches. */
  likeness: number;
  /** The document contains the value several times, and only its neighbours decided which place was chosen. */
  isGuess: boolean;
  /** A label that names the field is in the same line or the line above. */
  isLabelled: boolean;
  /** Some line of the document names the field. */
  isNamed: boolean;
  /** Mean OCR confidence of the quoted words; null if the text was not recognised. */
  recognition: number | null;
  /** Whether the built-in extractor found the same, and how sure it was. */
  reading?: { agrees: boolean; confidence: number };
  /** Another value of the extraction has the place, and there is no free one. */
  isShared?: boolean;
  /** The document contains it at one place only. */
  isOnlyPlace?: boolean;
  /** The label in its line names another field, and none names its own. */
  isOtherLabel?: boolean;
  /** Of a value in an entry of a list: whether it is in the line of the entry. */
  isInRow?: boolean;
  /** Of a value in an entry of a list: whether it is in the column of its field, or in that of another one. */
  isInColumn?: boolean;
  /** Of a number outside of lists: the label of its field is beside another number. */
  isNamedElsewhere?: boolean;
  /** A label, or the heading of its block or column, says that it is another field's. */
  isForeign?: boolean;
  /** Whether its place is in order with those of other values. */
  order?: PlaceOrder;
  /** Another value has its place, and a value of its kind beside it is no field's. */
  isContested?: boolean;
  /** It is one of the limits of a range, and the first one is the higher. */
  isReversed?: boolean;
  /** Of a date with a time: it has a time zone, and the document has none. */
  isZoneAdded?: boolean;
  /** Its words are in several cells. */
  isSplit?: boolean;
  /** Of a number: the document writes it with another sign, in a way that reads as another one, or in another unit. */
  isOtherSign?: boolean;
  isOtherNotation?: boolean;
  isConverted?: boolean;
  /** Of a choice: the document states another one. */
  isContradicted?: boolean;
  /** Of a choice in an entry of a list: no word states it, and the row of the entry is its place. */
  isFromRow?: boolean;
  /** The entry occurs in the document less often than in the list. */
  isRepeated?: boolean;
}

export type PlaceSigns = Pick<GroundedLeaf, 'isShared' | 'isInRow' | 'isRepeated' | 'isNamedElsewhere'>;

/**
 * A value is `exact` only as a whole, and at a place of its own: the words may be there, but say something else. What
 * else is wrong with a place is a question of signs.
 */
export function chooseMatch(
  found: EvidenceMatch,
  {
    isSpelledSo,
    doubts,
    isForeign,
  }: {
    isSpelledSo: boolean;
    doubts: PlaceDoubts | undefined;
    isForeign: boolean;
  },
): EvidenceMatch {
  if (found !== 'exact') return found;
  const isDoubted = doubts !== undefined && (doubts.isPart || doubts.isLabelText || doubts.isOtherKind);
  // A number may be plain at one place and have a sign or zeros at another. A year may come from a date.
  return isDoubted || isForeign || !isSpelledSo || doubts?.isYear === true ? 'normalized' : found;
}
