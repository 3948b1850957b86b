import { useState } from 'preact/hooks';
import CodeEditor from '../../../code-editor/code-editor.tsx';
import type { RuleNames } from '../../../code-editor/rule-completion.ts';
import { FindingsList } from '../findings-list.tsx';
import type { DraftEditing } from '../use-draft.ts';
import { useRuleFindings } from '../use-findings.ts';

interface RulesAsJsonProps {
  slug: string;
  schemaKey: string;
  editing: DraftEditing;
  names: RuleNames;
}

export function RulesAsJson({ slug, schemaKey, editing: { draft, change }, names }: RulesAsJsonProps) {
  const { findings, problem } = useRuleFindings(slug, schemaKey, draft);
  const [target, setTarget] = useState<{ path: string } | null>(null);
  return (
    <section aria-label="Rules as JSON">
      <CodeEditor
        label="Rules as JSON"
        text={draft.rules}
        onChange={(rules) => change({ rules })}
        ruleNames={names}
        {...{ findings, target }}
      />
      <FindingsList findings={findings} problem={problem} goTo={({ path }) => setTarget({ path })} />
    </section>
  );
}
