import { json } from '@codemirror/lang-json';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';

const PATIENCE_MS = 60_000;

/** JSON in an editor, read to its end: by itself, a state reads for 20 ms, which a busy machine may take for a word. */
export function createParsedState(doc: string): EditorState {
  const state = EditorState.create({ doc, extensions: json() });
  ensureSyntaxTree(state, doc.length, PATIENCE_MS);
  // A state keeps the tree that it began with.
  return state.update({}).state;
}
