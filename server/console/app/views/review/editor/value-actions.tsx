import type { Leaf } from '../../../lib/value-fields.ts';
import type { FieldListProps } from './field-list-props.ts';

type ValueActionsProps = { leaf: Leaf } & Pick<FieldListProps, 'isOpen' | 'accept' | 'edit' | 'clear' | 'labelling'>;

/** What can be done with the selected value, for fingers and pointers. */
export function ValueActions({ leaf, isOpen, accept, edit, clear, labelling }: ValueActionsProps) {
  if (!isOpen) return null;
  return (
    <div class="value-actions">
      <button type="button" class="button" onClick={() => accept(leaf)}>
        Accept
      </button>
      <button type="button" class="button" onClick={() => edit(leaf.path)}>
        Correct
      </button>
      {(leaf.value !== null || labelling !== undefined) && (
        <button type="button" class="button" onClick={() => clear(leaf)}>
          {labelling === undefined ? 'Clear' : 'Not in the document'}
        </button>
      )}
      {labelling !== undefined && (
        <button type="button" class="button" onClick={() => labelling.markUnreadable(leaf.path)}>
          Unreadable
        </button>
      )}
    </div>
  );
}
