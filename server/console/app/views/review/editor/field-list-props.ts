import type { Conventions } from '../../../lib/typed/conventions.ts';
import type { Leaf, Table } from '../../../lib/value-fields.ts';
import type { RefusedAction } from '../outbox.ts';
import type { Correction } from './replay-actions.ts';
import type { TypedValue } from './value-input.tsx';

/** What is shown of the fields of a review, and what can be done with them. */
export interface FieldListProps {
  decisions: Map<string, Correction>;
  conventions: Conventions;
  /** The schema of a field. */
  schemaOf: (path: string) => Record<string, unknown>;
  isDoubtful: (leaf: Leaf) => boolean;
  refused: readonly RefusedAction[];
  selected: string | null;
  /** The field whose value is being typed, and the text that began it. */
  edited: { path: string; start?: string } | null;
  isOpen: boolean;
  select: (path: string) => void;
  edit: (path: string | null, start?: string) => void;
  /** @param next the field to select; by default the one below */
  save: (leaf: Leaf, typed: TypedValue | 'unchanged', next?: string | null) => void;
  /** Accepts a value, and goes on. */
  accept: (leaf: Leaf) => void;
  clear: (leaf: Leaf) => void;
  acceptRow: (row: Leaf[]) => void;
  addRow: (list: string, index: number) => void;
  removeRow: (path: string) => void;
  paste: (table: Table, at: string, text: string) => void;
}

const DECISIONS: Record<string, string> = { confirm: 'Accepted', correct: 'Corrected', clear: 'Cleared' };

export const describeDecision = ({ action }: Correction): string => DECISIONS[action] ?? action;
