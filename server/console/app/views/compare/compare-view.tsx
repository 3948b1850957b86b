import './compare-view.css';
import type { Run } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useMemo } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { getRunQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import type { Leaf } from '../../lib/value-fields.ts';
import { describeMatch, toLevel, toPercent, toText } from '../../lib/value-words.ts';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import type { ViewProps } from '../late-view.tsx';
import { compareRuns } from './compare-fields.ts';

/** Two runs, field by field. Which runs, and whether only differences are shown, is in the URL. */
export default function CompareView({ slug }: ViewProps) {
  const [parameters] = useParameters();
  const [first = '', second = ''] = (parameters.get('runs') ?? '').split(',');
  const one = useQuery(getRunQuery({ path: { id: first } }));
  const other = useQuery(getRunQuery({ path: { id: second } }));
  const error = one.error ?? other.error;
  if (error !== null || one.data === undefined || other.data === undefined) return <PendingState error={error} />;
  return <Comparison slug={slug} runs={[one.data, other.data]} />;
}

function Comparison({ slug, runs: [one, other] }: { slug: string; runs: [Run, Run] }) {
  const [parameters, setParameters] = useParameters();
  const showsAll = parameters.has('all');
  const toggle = () => setParameters({ all: showsAll ? null : 'yes' });
  useShortcuts('Comparison', [{ keys: 'a', label: 'Show all fields, or only differences', run: toggle }]);
  const fields = useMemo(() => compareRuns(one, other), [one, other]);
  const different = fields.filter(({ isEqual }) => !isEqual);
  const shown = showsAll ? fields : different;
  return (
    <>
      <header class="view-header">
        <h1>Comparison</h1>
        <span class="muted">
          {different.length} of {fields.length} fields differ
        </span>
        <div class="view-actions">
          <label class="check">
            <input type="checkbox" checked={showsAll} onChange={toggle} /> Show all fields
          </label>
        </div>
      </header>
      {shown.length === 0 ? (
        <EmptyState title="Both runs say the same" />
      ) : (
        <div class="table-scroller" role="region" aria-label="Fields" tabIndex={0}>
          <table class="table compare">
            <thead>
              <tr>
                <th scope="col">Field</th>
                {[one, other].map((run) => (
                  <th key={run.id} scope="col">
                    <RunLink slug={slug} run={run} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ path, label, values, isEqual }) => (
                <tr key={path} class={isEqual ? '' : 'compare-different'}>
                  <th scope="row">{label}</th>
                  {values.map((leaf, index) => (
                    <ComparedValue key={index} leaf={leaf} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function RunLink({ slug, run }: { slug: string; run: Run }) {
  const env = useEnvironment();
  return (
    <Link href={linkTo(`/${slug}/runs/${run.id}`, { env: toEnvParameter(env) })}>
      {run.provider}/{run.model}, version {run.schemaVersionNumber}
    </Link>
  );
}

function ComparedValue({ leaf }: { leaf: Leaf | null }) {
  if (leaf === null || leaf.value === null)
    return <td class="value-null">{leaf === null ? 'No such field' : 'Not found'}</td>;
  return (
    <td>
      <span class="compare-value">{toText(leaf.value)}</span>
      {leaf.evidence !== undefined && (
        <span class={`compare-confidence level-${toLevel(leaf.evidence)}`}>
          {toPercent(leaf.evidence.confidence)} {describeMatch(leaf.evidence.match).label}
        </span>
      )}
    </td>
  );
}
