import type { EditorFinding } from '../../code-editor/create-editor.ts';
import type { Findings } from './use-findings.ts';

const WORDS = { error: 'Error', warning: 'Warning', info: 'Note' } as const;

interface FindingsListProps extends Findings {
  goTo: (finding: EditorFinding) => void;
}

/** What the server finds in the definition. Each leads to its place. */
export function FindingsList({ findings, problem, goTo }: FindingsListProps) {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const title =
    problem !== null
      ? 'Not checked'
      : findings.length === 0
        ? 'No findings'
        : errors > 0
          ? `${errors} ${errors === 1 ? 'error' : 'errors'}`
          : `${findings.length} ${findings.length === 1 ? 'suggestion' : 'suggestions'}`;
  return (
    <details class="findings" open={errors > 0}>
      <summary>
        <span role="status">{title}</span>
      </summary>
      {problem !== null && <p class="problem">{problem}</p>}
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.path} ${finding.message}`}>
            <button type="button" class="finding" onClick={() => goTo(finding)}>
              <span class={`finding-${finding.severity}`}>{WORDS[finding.severity]}</span>
              <code>{finding.path === '' ? '/' : finding.path}</code>
              <span>{finding.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
