import { isObject, type JsonObject } from '../../../definition/definition-object.ts';
import {
  addField,
  changeAt,
  findFreeName,
  listProperties,
  listRequired,
  moveField,
  removeField,
} from '../../../definition/edit-fields.ts';
import { findContainer, findKind } from '../../../definition/field-kinds.ts';
import { appendKey } from '../../../lib/pointer-steps.ts';
import { Icon } from '../../../parts/icons.tsx';
import { FieldRow } from './field-row.tsx';
import type { FormContext } from './form-context.ts';

interface FieldListProps extends FormContext {
  /** The schema that has the fields. */
  container: JsonObject;
  /** Its JSON Pointer into the definition. */
  pointer: string;
  label: string;
}

/** The fields of a definition, of a group or of the rows of a list. */
export function FieldList({ container, pointer, label, ...context }: FieldListProps) {
  const { edit, focus } = context;
  const properties = listProperties(container);
  const required = new Set(listRequired(container));
  const toPointer = (key: string) => appendKey(appendKey(pointer, 'properties'), key);
  const add = () => {
    const key = findFreeName(container, 'field');
    focus(toPointer(key), 'name');
    edit((definition) => changeAt(definition, pointer, addField(key)));
  };
  const remove = (key: string, index: number) => {
    const neighbour = properties[index + 1] ?? properties[index - 1];
    if (neighbour === undefined) focus(pointer, 'add');
    else focus(toPointer(neighbour[0]), 'name');
    edit((definition) => changeAt(definition, pointer, removeField(key)));
  };
  const move = (key: string, by: 1 | -1) => {
    focus(toPointer(key), by === 1 ? 'down' : 'up');
    edit((definition) => changeAt(definition, pointer, moveField(key, by)));
  };
  return (
    <div class="field-list">
      <ol aria-label={label}>
        {properties.map(([key, value], index) => {
          const schema = isObject(value) ? value : {};
          const fieldPointer = toPointer(key);
          const nested = findContainer(schema);
          return (
            <FieldRow
              // The name changes while it has the focus.
              key={index}
              {...{ container, containerPointer: pointer, name: key, schema, pointer: fieldPointer, ...context }}
              isRequired={required.has(key)}
              isFirst={index === 0}
              isLast={index === properties.length - 1}
              move={(by) => move(key, by)}
              remove={() => remove(key, index)}
            >
              {nested !== null && (
                <FieldList
                  container={nested}
                  pointer={findKind(schema) === 'rows' ? appendKey(fieldPointer, 'items') : fieldPointer}
                  label={key}
                  {...context}
                />
              )}
            </FieldRow>
          );
        })}
      </ol>
      <button type="button" class="button" data-part="add" data-pointer={pointer} onClick={add}>
        <Icon name="plus" /> Add a field{pointer !== '' && ` to ${label}`}
      </button>
    </div>
  );
}
