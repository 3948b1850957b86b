import { Link } from 'wouter-preact';
import { linkTo, toEnvParameter, useEnvironment } from '../../../lib/console-address.ts';
import { toVisibleName } from '../../../lib/visible-name.ts';
import type { RuleOutcome } from './rule-checks.ts';

/** Runs that are named at once. */
const MAX_SHOWN = 20;

interface RuleOutcomeProps {
  slug: string;
  name: string;
  outcome: RuleOutcome;
}

const runs = (count: number) => `${count} ${count === 1 ? 'run' : 'runs'}`;

/** In how many stored runs a rule holds, and which violate it. */
export function RuleOutcomeLine({ slug, name, outcome }: RuleOutcomeProps) {
  const env = useEnvironment();
  const { holds, violated, unknown, violations, unknownBecause } = outcome;
  return (
    <div class="rule-outcome">
      <p>
        <span class="badge badge-good">Holds in {runs(holds)}</span>
        <span class={`badge badge-${violated > 0 ? 'poor' : 'idle'}`}>Violated in {runs(violated)}</span>
        <span class="badge badge-idle">Unknown in {runs(unknown)}</span>
      </p>
      {unknownBecause !== null && <p class="muted">Unknown: {unknownBecause}</p>}
      {violations.length > 0 && (
        <ul aria-label={`Runs that violate ${name}`}>
          {violations.slice(0, MAX_SHOWN).map(({ runId, documentName, message }) => (
            <li key={runId}>
              <Link href={linkTo(`/${slug}/runs/${runId}`, { env: toEnvParameter(env) })}>
                {toVisibleName(documentName)}
              </Link>
              <span class="level-poor"> {message}</span>
            </li>
          ))}
          {violations.length > MAX_SHOWN && <li class="muted">and {violations.length - MAX_SHOWN} more</li>}
        </ul>
      )}
    </div>
  );
}
