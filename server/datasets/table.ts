import type { ColumnType } from 'kysely';

export type ItemLabel = 'unlabelled' | 'draft' | 'labelled';
/** Whether an item needs the label of a second person, and whether both say the same. */
export type SecondState = 'needed' | 'agrees' | 'disagrees' | 'resolved';
export type ItemSource = 'extraction' | 'review' | 'import' | 'person';

export interface DatasetTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  schema_family_id: string;
  name: string;
  description: string | null;
  /** JSON: texts by JSON Pointer. */
  guidelines: string;
  /** `approved_reviews`, or null. */
  collect: string | null;
  /** JSON: `Comparators`. */
  comparators: string;
  latest_version: number | null;
  /** Whether people label without seeing drafts. */
  blind: ColumnType<number | boolean, number, number>;
  /** The share of items that two people label. */
  twice: number;
  created_at: string;
  updated_at: string;
}

/** A document of a data set. Deleted with the document, and once it expires. */
export interface DatasetItemTable {
  id: string;
  dataset_id: string;
  document_id: string;
  label: string;
  source: string | null;
  /** JSON; null while unlabelled. */
  expected: string | null;
  /** The least confidence of a draft's values. */
  confidence: number | null;
  note: string | null;
  /** JSON array of JSON Pointers, or null. */
  unreadable: string | null;
  /** `SecondState`. */
  second: string | null;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
}

/** Every label of an item, in the order of `position`. */
export interface DatasetLabelTable {
  item_id: string;
  position: number;
  label: string;
  source: string | null;
  expected: string | null;
  /** Whether a second person said it, without having seen the first label. */
  is_second: ColumnType<number | boolean, number, never>;
  created_at: string;
  created_by: string | null;
}

export interface DatasetVersionTable {
  dataset_id: string;
  version: number;
  /** The items at its beginning. */
  items: number;
  /** Those that left it with their documents. */
  left_items: number;
  created_at: string;
  created_by: string | null;
}

export interface DatasetVersionItemTable {
  dataset_id: string;
  version: number;
  /** From 1. */
  position: number;
  item_id: string;
  document_id: string;
  /** JSON. */
  expected: string;
}

/** The number of items by label, to be summed over rows: see `db/migrations/counts/status-counts.ts`. */
export interface DatasetCountTable {
  dataset_id: string;
  status: string;
  items: number;
}
