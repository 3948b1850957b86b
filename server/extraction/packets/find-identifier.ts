import { overlap } from './likeness.ts';
import { stemsOf } from './describe-category.ts';
import type { PageView } from './page-view.ts';

const MIN_LIKENESS = 0.3;

/** The value whose label says what `wanted` says, such as "invoice number". Null if there is none. */
export function findIdentifier(views: readonly PageView[], wanted: string): string | null {
  const stems = stemsOf(wanted);
  let best: { value: string; likeness: number } | null = null;
  for (const { identifiers } of views)
    for (const [label, value] of identifiers) {
      const likeness = overlap(stems, stemsOf(label));
      if (likeness > (best?.likeness ?? MIN_LIKENESS - 1e-9)) best = { value, likeness };
    }
  return best?.value ?? null;
}
