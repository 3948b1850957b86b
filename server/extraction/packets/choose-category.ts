import type { ReadCategory } from './describe-category.ts';
import { CATEGORY_SIGNS, compareCategories, type CategorySigns, type PartText } from './category-signs.ts';
import { weighChoice } from './model-votes.ts';
import { KINDS } from './kinds/all-kinds.ts';

/** How much each sign counts, in log-odds. */
export interface CategoryWeights {
  signs: number[];
  /** Of the answer that no category fits. */
  none: number[];
}

export interface CategoryChoice {
  /** Null where none fits. */
  category: string | null;
  /** That it is right, 0 to 1. */
  confidence: number;
  /** The best category, even where none fits; null without categories. */
  nearest: string | null;
  /** That none fits, 0 to 1. */
  none: number;
  signs: CategorySigns | null;
}

export const NONE_SIGNS = [
  'bias',
  'otherTitle',
  'otherText',
  'bestTitle',
  'bestText',
  'bestSaid',
  'bestSaidLead',
  'bestCovered',
  'bestExample',
  'bestWords',
  'bestMeanings',
  'hasExamples',
] as const;

const best = (of: readonly number[]): number => Math.max(0, ...of);

/** What speaks for a kind that no category names. */
export function describeNone(
  part: PartText,
  categories: readonly ReadCategory[],
  signs: readonly CategorySigns[],
): number[] {
  const covered = KINDS.map((_, kind) => best(categories.map(({ kinds }) => kinds[kind] ?? 0)));
  const uncovered = (scores: Float64Array) =>
    best([...scores].map((score, kind) => score * (1 - (covered[kind] ?? 0))));
  const hasExamples = categories.some(({ examples }) => examples.length > 0) ? 1 : 0;
  return [
    1,
    uncovered(part.title),
    uncovered(part.text),
    best(signs.map(({ title }) => title)),
    best(signs.map(({ text }) => text)),
    best(signs.map(({ said }) => said)),
    best(signs.map(({ saidLead }) => saidLead)),
    best(signs.map(({ covered }) => covered)),
    best(signs.map(({ exampleFit }) => exampleFit)),
    best(signs.map(({ exampleWords }) => exampleWords)),
    best(signs.map(({ exampleMeanings }) => exampleMeanings)),
    hasExamples,
  ];
}

export const signRow = (signs: CategorySigns): number[] => CATEGORY_SIGNS.map((sign) => signs[sign]);

const score = (weights: readonly number[], values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);

/** The probability of each category, and of none as the last. */
export function weighCategories(
  weights: CategoryWeights,
  rows: readonly (readonly number[])[],
  none: readonly number[],
): number[] {
  const scores = [...rows.map((row) => score(weights.signs, row)), score(weights.none, none)];
  const most = Math.max(...scores);
  const powers = scores.map((one) => Math.exp(one - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

export function chooseCategory(
  weights: CategoryWeights,
  part: PartText,
  categories: readonly ReadCategory[],
  /** The category that a model names; null for none. */
  named?: string | null,
): CategoryChoice {
  if (categories.length === 0) return { category: null, confidence: 1, nearest: null, none: 0, signs: null };
  const signs = compareCategories(part, categories);
  const found = weighCategories(weights, signs.map(signRow), describeNone(part, categories, signs));
  const chosen = named === null ? categories.length : categories.findIndex(({ name }) => name === named);
  const shares = named === undefined ? found : weighChoice(found, chosen);
  const known = shares.slice(0, -1);
  const at = known.indexOf(best(known));
  const none = shares.at(-1) ?? 0;
  const isNone = none > (known[at] ?? 0);
  return {
    category: isNone ? null : (categories[at]?.name ?? null),
    confidence: isNone ? none : (known[at] ?? 0),
    nearest: categories[at]?.name ?? null,
    none,
    signs: isNone ? null : (signs[at] ?? null),
  };
}
