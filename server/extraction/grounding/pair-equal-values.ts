import { readNameConcepts } from '../reading/tokens.ts';
import type { DocumentIndex, Hit } from './document-index.ts';
import type { Leaf } from './found.ts';

/** Bounds of what is compared. A value at more places is no name of one thing. */
const [MAX_PLACES, MAX_FIELDS] = [12, 6];
/** Lines above a value in which a heading names its field. */
const MAX_LINES_ABOVE = 6;

/**
 * Fields with the same value, which the document has at several places: the city of the billing address, and that of
 * the shipping address. The words that tell the names of the fields apart tell their places, too, in the line of the
 * value or above it.
 */
export function pairEqualValues(leaves: readonly Leaf[], index: DocumentIndex): Map<Leaf, Hit> {
  const paired = new Map<Leaf, Hit>();
  const byPlaces = Map.groupBy(
    leaves.filter(({ found }) => found.hits.length > 1 && found.hits.length <= MAX_PLACES),
    ({ found }) => found.hits,
  );
  for (const [hits, of] of byPlaces) {
    if (of.length < 2 || of.length > MAX_FIELDS) continue;
    const concepts = of.map(({ names }) => new Set(names.flatMap(readNameConcepts)));
    const rated = of.flatMap((leaf, field) => {
      const own = [...(concepts[field] ?? [])].filter((one) => !concepts.every((other) => other.has(one)));
      return hits.map((hit) => ({ leaf, hit, rating: rateHeading(own, hit, index) }));
    });
    if (rated.every(({ rating }) => rating === 0)) continue;
    // Where nothing names one of them, it has a place that is left.
    const taken = new Set<Hit>();
    for (const { leaf, hit } of rated.sort((a, b) => b.rating - a.rating)) {
      if (paired.has(leaf) || taken.has(hit)) continue;
      paired.set(leaf, hit);
      taken.add(hit);
    }
  }
  return paired;
}

/** How near above a place the words are: 1 in its own line, 0 if none is near. */
function rateHeading(words: readonly string[], { line }: Hit, index: DocumentIndex): number {
  const rating = words.map((word) => {
    const lines = index.linesByConcept().get(word);
    for (let above = 0; above <= MAX_LINES_ABOVE; above++)
      if (lines?.has(line - above) === true) return 1 / (1 + above);
    return 0;
  });
  return Math.max(0, ...rating);
}
