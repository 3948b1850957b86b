import type { PageNumber } from './page-numbers.ts';
import type { PageView } from './page-view.ts';

const named = (of: readonly PageNumber[]): readonly PageNumber[] => of.filter(({ isNamed }) => isNamed);

/** 2 where named numbers go on, 1 where bare ones do. */
function continues(before: readonly PageNumber[], after: readonly PageNumber[]): number {
  const isNext = (a: PageNumber) => (b: PageNumber) =>
    b.page === a.page + 1 && (a.of === null || b.of === null || a.of === b.of);
  if (named(before).some((one) => named(after).some(isNext(one)))) return 2;
  return before.some((one) => after.some(isNext(one))) ? 1 : 0;
}

/** A page may be missing from a numbering, and the back of a sheet may have no number. */
const MAX_DISTANCE = 3;

/**
 * How many pages the last total of an earlier page still promises at this one: "page 2 of 4" promises two. -1 where the
 * promise is kept, 0 without one.
 */
function countPromised(earlier: readonly PageView[]): number {
  for (let back = 1; back <= Math.min(MAX_DISTANCE, earlier.length); back++) {
    const total = earlier.at(-back)?.numbers.find(({ of }) => of !== null);
    if (total?.of == null) continue;
    const left = total.of - total.page - (back - 1);
    return left > 0 ? Math.min(3, left) : -1;
  }
  return 0;
}

/** What the numbers of pages say of a cut before one of them. */
export function compareNumbers(earlier: readonly PageView[], view: PageView, after: PageView | undefined) {
  const before = earlier.at(-1) ?? view;
  const own = named(view.numbers);
  const ofBefore = named(before.numbers);
  const goesOn = continues(before.numbers, view.numbers);
  const isOne = view.numbers.some(({ page }) => page === 1);
  const totals = new Set(ofBefore.flatMap(({ of }) => of ?? []));
  return {
    numberContinues: goesOn,
    numberIsOne: own.some(({ page }) => page === 1) ? 2 : isOne ? 1 : 0,
    numberIsLater: own.some(({ page }) => page > 1) ? 2 : view.numbers.some(({ page }) => page > 1) ? 1 : 0,
    numberEnds: ofBefore.some(({ page, of }) => page === of) ? 1 : 0,
    totalDiffers: totals.size > 0 && own.some(({ of }) => of !== null && !totals.has(of)) ? 1 : 0,
    numberPromised: own.length > 0 ? 0 : countPromised(earlier),
    numberContinuesAfter: after === undefined ? -1 : continues(view.numbers, after.numbers),
  };
}
