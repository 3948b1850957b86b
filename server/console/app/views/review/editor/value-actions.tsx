import type { Leaf } from '../../../lib/value-fields.ts';
import type { FieldListProps } from './field-list-props.ts';

type ValueActionsProps = { leaf: Leaf } & Pick<FieldListProps, 'isOpen' | 'accept' | 'edit' | 'clear'>;

/** What can be done with the selected value, for fingers and pointers. */
export function ValueActions({ leaf, isOpen, accept, edit, clear }: ValueActionsProps) {
  if (!isOpen) return null;
  return (
    <div class="value-actions">
      <button type="button" class="button" onClick={() => accept(leaf)}>
        Accept
      </button>
      <button type="button" class="button" onClick={() => edit(leaf.path)}>
        Correct
      </button>
      {leaf.value !== null && (
        <button type="button" class="button" onClick={() => clear(leaf)}>
          Clear
        </button>
      )}
    </div>
  );
}
