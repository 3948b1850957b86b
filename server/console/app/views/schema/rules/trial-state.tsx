import type { RuleChecks } from './use-rule-checks.ts';

interface TrialStateProps {
  checks: RuleChecks;
  hasRules: boolean;
}

/** Whether rules were tried, and on how many runs. */
export function TrialState({ checks: { problem, isChecking, runCount }, hasRules }: TrialStateProps) {
  if (!hasRules) return null;
  const state =
    problem !== null
      ? null
      : runCount === 0
        ? 'No stored run yet. Upload a document, and rules are tried on it.'
        : isChecking
          ? 'Checking…'
          : runCount !== null && `Tried on ${runCount} ${runCount === 1 ? 'run' : 'runs'}, as they were extracted.`;
  return (
    <>
      <span class="muted" role="status">
        {state}
      </span>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
