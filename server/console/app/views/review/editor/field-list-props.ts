import type { Conventions } from '../../../lib/typed/conventions.ts';
import type { Leaf, Table } from '../../../lib/value-fields.ts';
import type { RefusedAction } from '../outbox.ts';
import type { Correction } from './replay-actions.ts';
import type { TypedValue } from './value-input.tsx';

/** What labels have beyond the corrections of a review. */
export interface Labelling {
  /** What people should know of a field. */
  guideline: (path: string) => string | undefined;
  /** Says that nobody can read the field. */
  markUnreadable: (path: string) => void;
  /** Says that the document has nothing of it. */
  markAbsent: (path: string) => void;
  /** Accepts all that was not looked at: empty fields are not in the document. */
  acceptRest: () => void;
}

/** What is shown of the fields of a review, and what can be done with them. */
export interface FieldListProps {
  decisions: Map<string, Correction>;
  conventions: Conventions;
  /** The schema of a field. */
  schemaOf: (path: string) => Record<string, unknown>;
  isDoubtful: (leaf: Leaf) => boolean;
  /** What violated rules say, by the path of the value that they read. */
  violations: ReadonlyMap<string, string>;
  refused: readonly RefusedAction[];
  selected: string | null;
  /** The field whose value is being typed, and the text that began it. */
  edited: { path: string; start?: string } | null;
  isOpen: boolean;
  select: (path: string) => void;
  edit: (path: string | null, start?: string) => void;
  /** Keeps the text that is being typed over a reload. */
  keep: (path: string, text: string) => void;
  /** @param next the field to select; by default the one below */
  save: (leaf: Leaf, typed: TypedValue | 'unchanged', next?: string | null) => void;
  /** Accepts a value, and goes on. */
  accept: (leaf: Leaf) => void;
  clear: (leaf: Leaf) => void;
  acceptRow: (row: Leaf[]) => void;
  addRow: (list: string, index: number) => void;
  /** Adds the first row of a list that is absent. */
  beginList: (list: string) => void;
  removeRow: (path: string) => void;
  paste: (table: Table, at: string, text: string) => void;
  labelling?: Labelling | undefined;
}

const DECISIONS: Record<string, string> = { confirm: 'Accepted', correct: 'Corrected', clear: 'Cleared' };

const LABELS: Record<string, string> = {
  confirm: 'Accepted',
  correct: 'Entered',
  clear: 'Not in the document',
  unreadable: 'Unreadable',
};

export const describeDecision = ({ action }: Correction, { labelling }: Pick<FieldListProps, 'labelling'>): string =>
  (labelling === undefined ? DECISIONS : LABELS)[action] ?? action;
