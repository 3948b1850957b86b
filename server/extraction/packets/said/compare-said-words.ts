import { matchOf, type SaidWord, type ShownUnits } from './said-words.ts';
import { coverTitle, type TitleLine } from './title-words.ts';

export interface Saying {
  /** Of the words of the category, those that the part shows: what is rare among the categories counts more. */
  share: number;
  /** How many they are, as a logarithm. */
  amount: number;
  /** How much of one line of the title they cover. */
  covered: number;
}

/** What a part shows of the words of each category. */
export function compareSaidWords(
  { shown, titleLines }: { shown: ShownUnits; titleLines: readonly TitleLine[] },
  categories: readonly (readonly SaidWord[])[],
): Saying[] {
  const owners = new Map<string, Set<number>>();
  for (const [index, words] of categories.entries())
    for (const { units } of words)
      for (const { unit, trust } of units)
        if (trust > TRUSTED) owners.set(unit, (owners.get(unit) ?? new Set()).add(index));
  const rarity = ({ units }: SaidWord): number => {
    const most = units.reduce((count, { unit }) => Math.max(count, owners.get(unit)?.size ?? 0), 1);
    return Math.log(1 + categories.length / most) / Math.log(1 + categories.length);
  };
  return categories.map((words) => {
    let [found, all] = [0, 0];
    for (const word of words) {
      const weight = word.weight * rarity(word);
      found += weight * matchOf(word, shown);
      all += weight;
    }
    return {
      share: found / (all + FEW),
      amount: Math.log1p(found),
      covered: coverTitle(titleLines, words, rarity),
    };
  });
}

/** Units of less trust do not make a word less rare. */
const TRUSTED = 0.7;
/** A category of few words says little. */
const FEW = 0.5;
