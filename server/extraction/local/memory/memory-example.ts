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
  /** How surely a label names the field here, 0 to 1: other places repeat the value. Absent for not at all. */
  named?: number;
}

/** A value that a person confirmed or corrected, with the places where the document has it. */
export interface RememberedValue {
  /** JSON Pointer, `*` for each item of a list. */
  path: string;
  value: JsonValue;
  /** Letters and digits of its text as classes: `A9` for "PO-881". */
  shape: string;
  /** What goes on after it in its cell, as `followerOf` says; absent where it is not known. */
  follower?: string;
  /** Empty where the document does not show the value. */
  places: Anchors[];
}

/** What a document calls a field of a list's items. */
export interface TaughtLabel {
  /** JSON Pointer, `*` for each item. */
  path: string;
  label: string;
}

/** What one document taught. It has words of the document: it is erased with it. */
export interface MemoryExample {
  id: string;
  /** Absent where the document is not a stored one. */
  documentId?: string;
  /** Hashes of the words and short cells that its pages show. */
  fingerprint: number[];
  values: RememberedValue[];
  /** What the document calls the fields of its lists. */
  labels?: TaughtLabel[];
  /** Fields that the document does not have, as JSON Pointers. */
  absent: string[];
  /** For models: the lines around the values, and the values. */
  excerpt: string;
  data: JsonObject;
}

/** What the built-in extractor reads of an example. */
export type LocalExample = Omit<MemoryExample, 'excerpt' | 'data'>;
