import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';
import { isOwnChange } from './create-editor.ts';
import { editorTheme } from './editor-theme.ts';
import { completeExpression, type RuleNames } from './rule-completion.ts';

export interface ExpressionOptions {
  /** What the editor shows and offers at the moment. */
  read: () => { label: string; text: string; placeholder: string; names: RuleNames; isInvalid: boolean };
  onChange: (text: string) => void;
}

/** The view reads its attributes again with each transaction. */
export const readAgain = (view: EditorView): void => view.dispatch({});

/**
 * An editor of an expression, in a shadow root as that of JSON. Tab leaves it. Enter takes what is offered and makes no
 * line; Shift+Enter makes one.
 */
export function createExpressionEditor(host: HTMLElement, { read, onChange }: ExpressionOptions): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const { text, placeholder: example } = read();
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        drawSelection(),
        closeBrackets(),
        autocompletion({ icons: false, override: [completeExpression(() => read().names)] }),
        placeholder(example),
        editorTheme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of(() => {
          const { label, isInvalid } = read();
          return { 'aria-label': label, 'aria-invalid': String(isInvalid), tabindex: '0' };
        }),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          { key: 'Enter', run: () => true, shift: () => false },
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged && isOwnChange(transactions)) onChange(state.doc.toString());
        }),
      ],
    }),
  });
}
