import { KINDS } from '../kinds/all-kinds.ts';
import { unitsOf } from './word-meanings.ts';

let counted: Map<string, number> | undefined;

/** How many of the known kinds have words of a unit. Counted at the first use. */
function countKinds(): ReadonlyMap<string, number> {
  if (counted !== undefined) return counted;
  counted = new Map();
  for (const { titles, words, about } of KINDS) {
    const said = new Set([...titles, ...words, ...about].flat().filter((word) => /^\p{L}{3,}$/u.test(word)));
    const units = new Set([...said].flatMap((word) => unitsOf(word).map(({ unit }) => unit)));
    for (const unit of units) counted.set(unit, (counted.get(unit) ?? 0) + 1);
  }
  return counted;
}

/** How little a word is one of papers of all kinds, such as "date", "number" and "amount": 0 to 1. */
export function rarityOf(word: string): number {
  const kinds = countKinds();
  const most = unitsOf(word).reduce((count, { unit }) => Math.max(count, kinds.get(unit) ?? 0), 0);
  return Math.log(1 + KINDS.length / (1 + most)) / Math.log(1 + KINDS.length);
}
