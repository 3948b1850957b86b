import type { Layout } from '../../parsing/layout.ts';
import { inferConventions } from '../local/infer-conventions.ts';
import type { Cell, Row, Sheet } from '../local/segments.ts';
import type { Conventions } from '../reading/recogniser.ts';
import { findTables, type FoundTable } from './find-tables.ts';
import { findLabelledValues, type LabelledValue } from './label-pairs.ts';
import { overlaps, type TemplatePlace } from './read-template.ts';

/** What a document shows of its own fields. */
export interface Observations {
  layout: Layout;
  sheet: Sheet;
  conventions: Conventions;
  values: LabelledValue[];
  tables: FoundTable[];
}

export function observeDocument(layout: Layout, sheet: Sheet): Observations {
  const tables = findTables(sheet);
  const inTables = new Set<Row>(tables.flatMap(({ header, rows }) => [header, ...rows]));
  const values = findLabelledValues(sheet, (row) => inTables.has(row));
  return { layout, sheet, conventions: inferConventions(layout), values, tables };
}

export const placeOf = ({ row, from, to }: Cell): TemplatePlace => ({
  page: row.page.number,
  start: row.start + from,
  end: row.start + to,
});

export const isTaken = (place: TemplatePlace, places: readonly TemplatePlace[]): boolean =>
  places.some((other) => overlaps(place, other));
