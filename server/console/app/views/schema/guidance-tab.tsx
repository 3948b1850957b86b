import type { CodeEditorProps } from '../../code-editor/code-editor.tsx';
import { loadLate } from '../late-view.tsx';
import type { TabProps } from './schema-tab.ts';

const CodeEditor = loadLate<CodeEditorProps>(() => import('../../code-editor/code-editor.tsx'));

/** What models get with the definition. A change of it also creates a version. */
export function GuidanceTab({ editing: { draft, change } }: TabProps) {
  return (
    <div class="guidance">
      <p class="muted">
        Models get instructions, examples and parameters with the definition. The built-in extractor ignores them.
      </p>
      <label class="field">
        <span>Instructions</span>
        <textarea
          rows={6}
          maxLength={20_000}
          placeholder="The number begins with DN. Numbers of orders begin with PO."
          value={draft.instructions}
          onInput={({ currentTarget }) => change({ instructions: currentTarget.value })}
        />
      </label>
      <section>
        <h2>Examples</h2>
        <p class="muted">
          A list of excerpts of documents with their values: <code>{'[{ "excerpt": "…", "values": { … } }]'}</code>
        </p>
        <CodeEditor label="Examples as JSON" text={draft.examples} onChange={(examples) => change({ examples })} />
      </section>
      <section>
        <h2>Parameters</h2>
        <p class="muted">
          <code>temperature</code> (0 to 2), <code>seed</code>, and <code>reasoningEffort</code> (<code>none</code> to{' '}
          <code>max</code>)
        </p>
        <CodeEditor
          label="Parameters as JSON"
          text={draft.parameters}
          onChange={(parameters) => change({ parameters })}
        />
      </section>
    </div>
  );
}
