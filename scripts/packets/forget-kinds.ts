import type { PartText } from '../../server/extraction/packets/category-signs.ts';
import type { ReadCategory } from '../../server/extraction/packets/describe-category.ts';

/** How much of a kind a category must be for the kind to be forgotten. */
const MIN_SHARE = 0.2;

/** The same part and categories as if the lists of kinds did not have the kinds of the categories. */
export function forgetKinds(
  part: PartText,
  categories: readonly ReadCategory[],
  of: readonly ReadCategory[] = categories,
): { part: PartText; categories: ReadCategory[] } {
  const isForgotten = (kind: number) => of.some(({ kinds }) => (kinds[kind] ?? 0) >= MIN_SHARE);
  const forget = (scores: Float64Array) => scores.map((score, kind) => (isForgotten(kind) ? 0 : score));
  return {
    part: { ...part, title: forget(part.title), text: forget(part.text) },
    categories: categories.map((category) => ({
      ...category,
      kinds: forget(category.kinds),
      examples: category.examples.map((example) => ({
        ...example,
        kinds: { title: forget(example.kinds.title), text: forget(example.kinds.text) },
      })),
    })),
  };
}
