import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonLanguage, jsonParseLinter } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { linter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, EditorState, type Transaction } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { editorTheme } from './editor-theme.ts';
import { findPlace } from './json-places.ts';
import { completeRules, type RuleNames } from './rule-completion.ts';
import { completeDefinition } from './schema-completion.ts';

export interface EditorFinding {
  /** JSON Pointer into the text. */
  path: string;
  severity: 'error' | 'warning' | 'info';
  message: string;
}

export interface EditorOptions {
  label: string;
  text: string;
  /** Completes the keywords of JSON Schema. */
  isDefinition: boolean;
  /** What rules can name: completes a list of rules. */
  readRuleNames?: (() => RuleNames) | undefined;
  onChange: (text: string) => void;
}

/** Marks a change that comes from outside, which is not reported back. */
const fromOutside = Annotation.define<boolean>();
const findSyntaxError = jsonParseLinter();

export const isOwnChange = (transactions: readonly Transaction[]): boolean =>
  transactions.some((transaction) => transaction.annotation(fromOutside) !== true);

/**
 * An editor of JSON in a shadow root: there it puts its styles into constructed sheets, which the policy of the page
 * allows. Elsewhere it uses `<style>`, which the policy forbids. Tab leaves the editor.
 */
export function createEditor(
  host: HTMLElement,
  { label, text, isDefinition, readRuleNames, onChange }: EditorOptions,
): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ icons: false }),
        highlightActiveLine(),
        json(),
        isDefinition ? jsonLanguage.data.of({ autocomplete: completeDefinition }) : [],
        readRuleNames ? jsonLanguage.data.of({ autocomplete: completeRules(readRuleNames) }) : [],
        linter(null),
        editorTheme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged && isOwnChange(transactions)) onChange(state.doc.toString());
        }),
      ],
    }),
  });
}

export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return;
  const changes = { from: 0, to: view.state.doc.length, insert: text };
  view.dispatch({ changes, annotations: fromOutside.of(true) });
}

/** Marks findings at their places; while the text is no JSON, only where it breaks. */
export function showFindings(view: EditorView, findings: EditorFinding[]): void {
  const broken = view.state.doc.length === 0 ? [] : findSyntaxError(view);
  const found = findings.map(({ path, severity, message }): Diagnostic => ({
    ...findPlace(view.state, path),
    severity,
    message,
  }));
  view.dispatch(setDiagnostics(view.state, broken.length > 0 ? broken : found));
}

/** Puts the cursor at the value of a JSON Pointer. */
export function goToPath(view: EditorView, path: string): void {
  const { from } = findPlace(view.state, path);
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  view.focus();
}
