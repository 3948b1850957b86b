import './code-editor.css';
import { useEffect, useRef } from 'preact/hooks';
import type { RuleNames } from './rule-completion.ts';
import { createEditor, goToPath, showFindings, type EditorFinding } from './create-editor.ts';
import { useEditor } from './use-editor.ts';

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
  const { host, view } = useEditor({
    text,
    onChange,
    create: (element, report) =>
      createEditor(element, {
        label,
        text,
        isDefinition,
        readRuleNames: ruleNames && (() => known.current ?? ruleNames),
        onChange: report,
      }),
  });
  useEffect(() => {
    if (view.current !== null) showFindings(view.current, findings);
  }, [text, findings]);
  useEffect(() => {
    if (view.current !== null && target !== null) goToPath(view.current, target.path);
  }, [target]);
  return <div ref={host} class="code-editor" />;
}
