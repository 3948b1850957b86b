import type { Hit, WrittenValues } from '../document-index.ts';
import type { PlacedLeaf } from '../foreign/placed-leaf.ts';
import type { SearchedDocument } from '../searched-document.ts';
import { ISO_DATE } from '../found.ts';

/** Lines around a place in which another value may be the right one. */
const NEAR = 1;

/**
 * Marks values that have the place of another field's value, while a value of their kind beside it is no field's: the
 * one or the other is probably there.
 */
export function markContested(placed: readonly PlacedLeaf[], { index }: SearchedDocument): void {
  const single = placed.filter(({ isEntry }) => !isEntry);
  const byLine = new Map<'number' | 'date', Map<number, Hit[]>>();
  for (const of of Map.groupBy(single, ({ hit }) => hit.at).values()) {
    if (of.length < 2) continue;
    for (const { leaf, value, hit } of of) {
      const kind = typeof value === 'number' ? 'number' : ISO_DATE.test(String(value)) ? 'date' : null;
      if (kind === null) continue;
      const lines = byLine.get(kind) ?? listByLine(index.written, kind);
      byLine.set(kind, lines);
      const near = Array.from({ length: 2 * NEAR + 1 }, (_, from) => lines.get(hit.line - NEAR + from) ?? []).flat();
      leaf.isContested = near.some((one) => !placed.some((other) => overlaps(other.hit, one)));
    }
  }
}

function listByLine(written: WrittenValues, kind: 'number' | 'date'): Map<number, Hit[]> {
  const dates = [...written.dates.values()].flat();
  const inDates = Map.groupBy(dates, ({ line }) => line);
  if (kind === 'date') return inDates;
  const numbers = [...written.numbers.values()].flat();
  return Map.groupBy(
    numbers.filter((one) => !(inDates.get(one.line) ?? []).some((date) => overlaps(one, date))),
    ({ line }) => line,
  );
}

const overlaps = (a: Hit, b: Hit): boolean => a.page === b.page && a.start < b.end && b.start < a.end;
