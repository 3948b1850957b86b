import './code-editor.css';
import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'preact/hooks';
import type { RuleNames } from './rule-completion.ts';
import { createEditor, goToPath, replaceText, showFindings, type EditorFinding } from './create-editor.ts';

export interface CodeEditorProps {
  label: string;
  text: string;
  isDefinition?: boolean;
  /** Completes a list of rules over these. */
  ruleNames?: RuleNames;
  findings?: EditorFinding[];
  onChange: (text: string) => void;
  /** Where to put the cursor; a new object moves it again. */
  target?: { path: string } | null;
}

const NO_FINDINGS: EditorFinding[] = [];

/** An editor of JSON. It is large: load it with `loadLate`. */
export default function CodeEditor(props: CodeEditorProps) {
  const { label, text, isDefinition = false, findings = NO_FINDINGS, onChange, target = null } = props;
  const { ruleNames } = props;
  const known = useRef(ruleNames);
  known.current = ruleNames;
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
    const created = createEditor(host.current, {
      label,
      text,
      isDefinition,
      readRuleNames: ruleNames && (() => known.current ?? ruleNames),
      onChange: (next) => report.current(next),
    });
    view.current = created;
    return () => created.destroy();
  }, []);
  useEffect(() => {
    const index = reported.current.lastIndexOf(text);
    if (index >= 0) reported.current.splice(0, index + 1);
    else if (view.current !== null) replaceText(view.current, text);
  }, [text]);
  useEffect(() => {
    if (view.current !== null) showFindings(view.current, findings);
  }, [text, findings]);
  useEffect(() => {
    if (view.current !== null && target !== null) goToPath(view.current, target.path);
  }, [target]);
  return <div ref={host} class="code-editor" />;
}
