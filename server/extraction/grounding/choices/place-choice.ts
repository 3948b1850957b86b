import type { Hit } from '../document-index.ts';
import { chooseNearest, type UsedPlaces } from '../choose-place.ts';
import type { Leaf } from '../found.ts';
import type { ChoiceFinder } from './find-choices.ts';

/** Lines above and below the values of an entry that may say what kind it is. */
const ENTRY_MARGIN = 1;

/**
 * Adds the place of a choice in an entry of a list to `places`: the row of the entry says what is chosen. Otherwise a
 * place near it has the word.
 * @param anchor the place of the entry
 */
export function placeChoice(
  choices: ChoiceFinder,
  leaf: Leaf,
  anchor: Hit | null,
  { places, used }: { places: Map<Leaf, Hit>; used: UsedPlaces },
): void {
  const { names, value, choice } = leaf;
  if (choice === null || value === null) return;
  const sought = { names, value, ...choice };
  const lines = [...places.values()].map(({ line }) => line);
  const [first, last] = [Math.min(...lines) - ENTRY_MARGIN, Math.max(...lines) + ENTRY_MARGIN];
  const inRow =
    anchor === null
      ? undefined
      : (choices.findInRow(sought, anchor.line, listAmounts(places)) ??
        choices.findNear(sought, anchor.line, Math.max(0, first), last));
  if (inRow !== undefined) leaf.found = inRow;
  const { hits } = leaf.found;
  // Elsewhere it is a statement about the entry only if the document has no other choice.
  if (inRow === undefined && !choices.isOnlyChoice(sought)) return;
  const hit = inRow?.hits[0] ?? (anchor === null ? hits[0] : chooseNearest(hits, anchor, used));
  if (hit !== undefined) places.set(leaf, hit);
}

/** Whether a choice that nothing states may follow from what the row of its entry says. */
export function isConcluded(
  choices: ChoiceFinder,
  { names, value, choice, found }: Leaf,
  row: number,
  places: ReadonlyMap<Leaf, Hit>,
): boolean {
  if (choice === null || value === null || found.isContradicted === true) return false;
  return !choices.isRowOfOther({ names, value, ...choice }, row, listAmounts(places));
}

const listAmounts = (places: ReadonlyMap<Leaf, Hit>): Hit[] =>
  [...places].flatMap(([{ value }, hit]) => (typeof value === 'number' ? [hit] : []));
