import { measureLikeness } from './fingerprint.ts';

/** More teach little, and their time is that of every extraction. */
export const MAX_CHOSEN = 12;

/** The examples most like a document, most alike first. Linear in their number. */
export function chooseExamples<Example extends { fingerprint: readonly number[] }>(
  own: readonly number[],
  examples: readonly Example[],
): Example[] {
  const likeness = measureLikeness(
    own,
    examples.map(({ fingerprint }) => fingerprint),
  );
  return examples
    .map((example, index) => ({ example, likeness: likeness[index] ?? 0 }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_CHOSEN)
    .map(({ example }) => example);
}
