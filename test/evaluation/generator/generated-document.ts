import type { JsonObject } from '../../../server/lib/json-value.ts';

export type Pair = readonly [label: string, value: string];

/** A part of a document. Writers decide how it looks. */
export type Block =
  | { title: string }
  | { lines: readonly string[]; isRight?: boolean }
  | { pairs: readonly Pair[] }
  | { totals: readonly Pair[] }
  | { table: { header: readonly string[] | null; rows: readonly (readonly string[])[] } }
  | { prose: string };

/** A document before it is written. */
export interface Drawn {
  kind: string;
  definition: JsonObject;
  expected: JsonObject;
  blocks: readonly Block[];
}

export interface GeneratedDocument extends Drawn {
  /** ISO 639-1. */
  language: string;
  style: Style;
  text: string;
}

/** How the blocks of a document are arranged. */
export interface Style {
  pairs: 'colon' | 'column' | 'dots' | 'below' | 'boxes';
  /** Column at which values begin, for `column`. */
  valueColumn: number;
  hasRules: boolean;
  font: 'Helvetica' | 'Times-Roman' | 'Courier';
}
