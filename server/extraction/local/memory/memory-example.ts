import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';

/** What is around a value: words without digits, in lower case, and where it is. */
export interface Anchors {
  /** The last words before it in its row. */
  before: string[];
  /** The first words after it in its row. */
  after: string[];
  /** The first cell of its row, if that is another one. */
  head: string[];
  /** The cell above it, and the nearest one above that has words and no value. */
  above: string[];
  heading: string[];
  below: string[];
  /** 0-based, from the first page and from the last. */
  page: number;
  pageFromEnd: number;
  /** Fractions of the page; columns and rows of text as hundredths where there is no geometry. */
  x0: number;
  x1: number;
  y: number;
}

/** A value that a person confirmed or corrected, with the places where the document has it. */
export interface RememberedValue {
  /** JSON Pointer, `*` for each item of a list. */
  path: string;
  value: JsonValue;
  /** Letters and digits of its text as classes: `A9` for "PO-881". */
  shape: string;
  /** Empty where the document does not show the value. */
  places: Anchors[];
  /** What precedes a list's column and its rows; absent for single values. */
  headings?: string[][];
}

/** What one document taught. It has words of the document: it is erased with it. */
export interface MemoryExample {
  id: string;
  /** Absent where the document is not a stored one. */
  documentId?: string;
  /** Hashes of the words and short cells that its pages show. */
  fingerprint: number[];
  values: RememberedValue[];
  /** Fields that the document does not have, as JSON Pointers. */
  absent: string[];
  /** For models: the lines around the values, and the values. */
  excerpt: string;
  data: JsonObject;
}
