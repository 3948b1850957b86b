import './code-editor.css';
import { useEffect, useRef } from 'preact/hooks';
import { createExpressionEditor, readAgain } from './create-expression-editor.ts';
import type { RuleNames } from './rule-completion.ts';
import { useEditor } from './use-editor.ts';

export interface ExpressionEditorProps {
  label: string;
  text: string;
  placeholder: string;
  names: RuleNames;
  isInvalid: boolean;
  onChange: (text: string) => void;
  /** Takes the focus when this is true for the first time. */
  hasFocus?: boolean;
}

/** An editor of one expression of a rule. It is large: load it with `loadLate`. */
export default function ExpressionEditor(props: ExpressionEditorProps) {
  const { text, onChange, hasFocus = false } = props;
  const known = useRef(props);
  known.current = props;
  const { host, view } = useEditor({
    text,
    onChange,
    create: (element, report) => createExpressionEditor(element, { read: () => known.current, onChange: report }),
  });
  useEffect(() => {
    if (view.current !== null) readAgain(view.current);
  }, [props.label, props.isInvalid]);
  useEffect(() => {
    if (hasFocus) view.current?.focus();
  }, [hasFocus]);
  return <div ref={host} class="expression-editor" />;
}
