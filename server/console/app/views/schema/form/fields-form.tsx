import './fields-form.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EditorFinding } from '../../../code-editor/create-editor.ts';
import type { JsonObject } from '../../../definition/definition-object.ts';
import { appendKey } from '../../../lib/pointer-steps.ts';
import { FieldList } from './field-list.tsx';
import type { FieldPart, FormContext } from './form-context.ts';
import type { DraftEditing } from '../use-draft.ts';

interface FieldsFormProps {
  definition: JsonObject;
  edit: DraftEditing['edit'];
  findings: EditorFinding[];
  editJson: (pointer: string) => void;
  /** The field to focus, as a JSON Pointer into the definition; a new object focuses it again. */
  target: { path: string } | null;
}

const ROOT_KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'title',
  'description',
  '$schema',
]);

/** The fields of a definition. What it cannot show is kept as it is. */
export function FieldsForm({ definition, edit, findings, editJson, target }: FieldsFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ pointer: string; part: FieldPart } | null>(null);
  const findPart = (pointer: string, part: FieldPart) =>
    [...(form.current?.querySelectorAll<HTMLElement>(`[data-part="${part}"]`) ?? [])].find(
      (element) => element.dataset['pointer'] === pointer,
    );
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const found = findPart(wanted.current.pointer, wanted.current.part);
    if (found === undefined) return;
    wanted.current = null;
    found.focus();
    found.closest('li')?.scrollIntoView({ block: 'nearest' });
    if (found instanceof HTMLInputElement) found.select();
  });
  useLayoutEffect(() => {
    if (target === null) return;
    // A finding may be about a keyword of the field.
    for (let { path } = target; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
      const found = findPart(path, 'name');
      if (found !== undefined) return found.focus();
    }
  }, [target]);
  const context: FormContext = {
    edit,
    findings,
    editJson,
    focus: (pointer, part) => (wanted.current = { pointer, part }),
  };
  const others = Object.keys(definition).filter((keyword) => !ROOT_KEYWORDS.has(keyword));
  return (
    <div class="fields-form" ref={form}>
      <FieldList container={definition} pointer="" label="Fields" {...context} />
      {others.length > 0 && (
        <p class="muted fields-others">
          The definition also has <code>{others.join(', ')}</code>, which the form keeps as it is.{' '}
          <button type="button" class="link-button" onClick={() => editJson(appendKey('', others[0] ?? ''))}>
            Edit in JSON
          </button>
        </p>
      )}
    </div>
  );
}
