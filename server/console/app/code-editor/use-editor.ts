import type { EditorView } from '@codemirror/view';
import type { MutableRef } from 'preact/hooks';
import { useEffect, useRef } from 'preact/hooks';
import { replaceText } from './create-editor.ts';

interface EditorText {
  text: string;
  onChange: (text: string) => void;
  create: (host: HTMLElement, onChange: (text: string) => void) => EditorView;
}

/** An editor in an element of the page, with a text that also changes from outside. */
export function useEditor({ text, onChange, create }: EditorText): {
  host: MutableRef<HTMLDivElement | null>;
  view: MutableRef<EditorView | null>;
} {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  // Texts that were reported and have not come back as `text` yet: the page is rendered later than the editor.
  const reported = useRef<string[]>([]);
  const report = useRef(onChange);
  report.current = (next) => {
    reported.current.push(next);
    onChange(next);
  };
  useEffect(() => {
    if (host.current === null) return;
    const created = create(host.current, (next) => report.current(next));
    view.current = created;
    return () => created.destroy();
  }, []);
  useEffect(() => {
    const index = reported.current.lastIndexOf(text);
    if (index >= 0) reported.current.splice(0, index + 1);
    else if (view.current !== null) replaceText(view.current, text);
  }, [text]);
  return { host, view };
}
