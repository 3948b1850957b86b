import type { EditorFinding } from '../../../code-editor/create-editor.ts';
import type { DraftEditing } from '../use-draft.ts';

export type FieldPart = 'name' | 'up' | 'down' | 'add';

/** What every part of the form gets. */
export interface FormContext {
  edit: DraftEditing['edit'];
  findings: EditorFinding[];
  /** Opens the JSON at a JSON Pointer. */
  editJson: (pointer: string) => void;
  /** Focuses a part of a field once it is in the page. */
  focus: (pointer: string, part: FieldPart) => void;
}
