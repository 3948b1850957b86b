import { useState } from 'preact/hooks';
import type { CodeEditorProps } from '../../code-editor/code-editor.tsx';
import { useParameters } from '../../lib/console-address.ts';
import { FormOrJson } from './form/form-or-json.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState } from '../../parts/states.tsx';
import { loadLate } from '../late-view.tsx';
import { FindingsList } from './findings-list.tsx';
import { FieldsForm } from './form/fields-form.tsx';
import type { TabProps } from './schema-tab.ts';
import { TryOut } from './try-out/try-out.tsx';
import { useFindings } from './use-findings.ts';

const CodeEditor = loadLate<CodeEditorProps>(() => import('../../code-editor/code-editor.tsx'));

/** The definition as a form or as JSON, with what the server finds in it, beside a try-out. */
export function DefinitionTab({ slug, family, editing }: TabProps) {
  const [parameters, setParameters] = useParameters();
  const [target, setTarget] = useState<{ path: string } | null>(null);
  const { draft, definition, change, edit, undo } = editing;
  const { findings, problem } = useFindings(slug, family.schemaKey, draft.definition);
  const isJson = parameters.get('mode') === 'json';
  const show = (mode: 'json' | null, path: string | null = null) => {
    setParameters({ mode });
    setTarget(path === null ? null : { path });
  };
  useShortcuts('Definition', [
    { keys: 'f', label: 'Show the form', run: () => show(null) },
    { keys: 'e', label: 'Edit the JSON', run: () => show('json', '') },
    { keys: 'z', label: 'Undo a change of the form', run: () => undo?.() },
  ]);
  return (
    <div class="schema-columns">
      <section class="schema-definition" aria-label="Definition">
        <div class="schema-toolbar">
          <FormOrJson {...{ isJson, show, undo }} />
        </div>
        <div class="schema-editor">
          {isJson ? (
            <CodeEditor
              label="Definition as JSON"
              isDefinition
              text={draft.definition}
              findings={findings}
              target={target}
              onChange={(text) => change({ definition: text })}
            />
          ) : definition === null ? (
            <EmptyState title="The JSON is incomplete">
              <p class="muted">{problem}</p>
              <button type="button" class="button" onClick={() => show('json', '')}>
                Edit the JSON
              </button>
            </EmptyState>
          ) : (
            <FieldsForm {...{ definition, edit, findings, target }} editJson={(pointer) => show('json', pointer)} />
          )}
        </div>
        <FindingsList findings={findings} problem={problem} goTo={({ path }) => setTarget({ path })} />
      </section>
      <TryOut slug={slug} family={family} draft={draft} />
    </div>
  );
}
