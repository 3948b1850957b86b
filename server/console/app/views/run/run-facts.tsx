import type { Run } from '@excerpt/sdk';
import type { ComponentChildren } from 'preact';
import { describeReuse } from '../../lib/coverage-words.ts';
import { toDateTime, toDuration } from '../../lib/time-words.ts';
import { describeTokens } from '../../lib/token-words.ts';
import { toPercent } from '../../lib/value-words.ts';

function toCost({ cost }: Run): string {
  if (cost === null) return 'Unknown';
  const digits = cost.amount > 0 && cost.amount < 0.01 ? { maximumSignificantDigits: 2 } : {};
  return new Intl.NumberFormat('en', { style: 'currency', currency: cost.currency, ...digits }).format(cost.amount);
}

function getDuration({ startedAt, completedAt }: Run): string | null {
  if (startedAt === null || completedAt === null) return null;
  return toDuration(new Date(completedAt).getTime() - new Date(startedAt).getTime());
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a run was made with, and what it took. */
export function RunFacts({ run }: { run: Run }) {
  const duration = getDuration(run);
  const tokens = describeTokens(run);
  return (
    <dl class="facts">
      {run.confidence !== null && <Fact name="Confidence">{toPercent(run.confidence)}</Fact>}
      <Fact name="Model">
        {run.provider}/{run.model}
      </Fact>
      <Fact name="Processed in">{run.residency}</Fact>
      <Fact name="Version">{run.schemaVersionNumber}</Fact>
      {duration !== null && <Fact name="Time">{duration}</Fact>}
      {tokens !== null && <Fact name="Tokens">{tokens}</Fact>}
      <Fact name="Cost">{toCost(run)}</Fact>
      <Fact name="Created">{toDateTime(run.createdAt)}</Fact>
      {run.reusedCalls > 0 && <Fact name="Reused">{describeReuse(run.reusedCalls)}</Fact>}
      {run.pages !== null && <Fact name="Pages read">{run.pages}</Fact>}
    </dl>
  );
}
