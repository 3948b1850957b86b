import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { JsonObject } from '../../../definition/definition-object.ts';
import {
  changeAt,
  changeDescription,
  changeRequired,
  checkName,
  renameField,
} from '../../../definition/edit-fields.ts';
import {
  changeKind,
  changeNullable,
  FIELD_KINDS,
  findKind,
  isNullable,
  listOtherKeywords,
  type FieldKind,
} from '../../../definition/field-kinds.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { FormContext } from './form-context.ts';

interface FieldChoicesProps {
  name: string;
  schema: JsonObject;
  pointer: string;
  change: (change: (schema: JsonObject) => JsonObject, step?: string) => void;
}

export interface FieldRowProps extends Omit<FormContext, 'focus'> {
  name: string;
  schema: JsonObject;
  /** JSON Pointer into the definition. */
  pointer: string;
  container: JsonObject;
  containerPointer: string;
  isRequired: boolean;
  isFirst: boolean;
  isLast: boolean;
  move: (by: 1 | -1) => void;
  remove: () => void;
  /** The fields of a group or of rows. */
  children?: ComponentChildren;
}

export function FieldRow(props: FieldRowProps) {
  const { name, schema, pointer, container, containerPointer, isRequired, isFirst, isLast, children } = props;
  const { move, remove, edit, findings, editJson } = props;
  const kind = findKind(schema);
  const changeSchema = (change: (before: JsonObject) => JsonObject, step?: string) =>
    edit((definition) => changeAt(definition, pointer, change), step);
  const others = listOtherKeywords(schema);
  const own = findings.filter(({ path, severity }) => severity !== 'info' && isOwnFinding(path, pointer));
  return (
    <li
      class="field-row"
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        event.stopPropagation();
        move(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <div class="field-line">
        <FieldName {...{ name, pointer, container, containerPointer, edit }} />
        <select
          class="field-kind"
          aria-label={`Type of ${name}`}
          value={kind ?? ''}
          onChange={({ currentTarget }) =>
            changeSchema((before) => changeKind(before, currentTarget.value as FieldKind))
          }
        >
          {kind === null && <option value="">Other</option>}
          {Object.entries(FIELD_KINDS).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <label class="field-check" title="The result always has the field">
          <input
            type="checkbox"
            checked={isRequired}
            onChange={({ currentTarget: { checked } }) =>
              edit((definition) => changeAt(definition, containerPointer, changeRequired(name, checked)))
            }
          />
          Required
        </label>
        <label class="field-check" title="A document may lack the value">
          <input
            type="checkbox"
            checked={isNullable(schema)}
            disabled={kind === null}
            onChange={({ currentTarget: { checked } }) => changeSchema((before) => changeNullable(before, checked))}
          />
          May be null
        </label>
        <MoveButtons {...{ name, pointer, isFirst, isLast, move, remove }} />
      </div>
      <input
        class="field-description"
        aria-label={`Description of ${name}`}
        placeholder="What it means, and how it looks"
        value={typeof schema['description'] === 'string' ? schema['description'] : ''}
        onInput={({ currentTarget: { value } }) => changeSchema(changeDescription(value), `description ${pointer}`)}
      />
      {kind === 'choice' && <FieldChoices name={name} schema={schema} change={changeSchema} pointer={pointer} />}
      {others.length > 0 && (
        <p class="field-note muted">
          {kind === null ? 'Only the JSON can show it: ' : 'Also '}
          <code>{others.join(', ')}</code>{' '}
          <button type="button" class="link-button" onClick={() => editJson(pointer)}>
            Edit in JSON<span class="visually-hidden">: {name}</span>
          </button>
        </p>
      )}
      {own.map(({ severity, message }) => (
        <p key={message} class={`field-note finding-${severity}`}>
          {message}
        </p>
      ))}
      {children}
    </li>
  );
}

/** Whether a finding is about a field, and not about one in it. */
const isOwnFinding = (path: string, pointer: string): boolean =>
  path === pointer || (path.startsWith(`${pointer}/`) && !path.slice(pointer.length).includes('/properties/'));

type FieldNameProps = Pick<FieldRowProps, 'name' | 'pointer' | 'container' | 'containerPointer' | 'edit'>;

/** The name is changed when it is left: a name that is half typed could be that of another field. */
function FieldName({ name, pointer, container, containerPointer, edit }: FieldNameProps) {
  const [typed, type] = useState<string | null>(null);
  const value = typed ?? name;
  const problem = checkName(container, name, value);
  return (
    <span class="field-name">
      <input
        aria-label="Name"
        aria-invalid={problem !== null}
        data-part="name"
        data-pointer={pointer}
        value={value}
        spellcheck={false}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onChange={() => {
          if (problem !== null) return;
          type(null);
          if (value !== name) edit((definition) => changeAt(definition, containerPointer, renameField(name, value)));
        }}
        onBlur={() => type(null)}
      />
      {problem !== null && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

/** The values of a choice, one a line. */
function FieldChoices({ name, schema, pointer, change }: FieldChoicesProps) {
  const [typed, type] = useState<string | null>(null);
  const values = Array.isArray(schema['enum']) ? schema['enum'].filter((value) => value !== null) : [];
  return (
    <label class="field-choices">
      <span class="muted">Values, one a line</span>
      <textarea
        aria-label={`Values of ${name}`}
        rows={Math.min(8, values.length + 1)}
        value={typed ?? values.join('\n')}
        onInput={({ currentTarget: { value } }) => {
          type(value);
          const lines = value.split('\n').filter((line) => line.trim() !== '');
          const unique = [...new Set(lines)];
          change(
            (before) => ({ ...before, enum: isNullable(before) ? [...unique, null] : unique }),
            `choices ${pointer}`,
          );
        }}
        onBlur={() => type(null)}
      />
    </label>
  );
}
