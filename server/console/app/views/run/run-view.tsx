import './run-view.css';
import type { Run, RunEvent } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useEffect, useMemo } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { getDocumentLayoutQuery, getDocumentQuery, getRunQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { describeCoverage } from '../../lib/coverage-words.ts';
import { describeRules, withoutViolations, withViolations } from '../../lib/rule-words.ts';
import { getResult, getResultEvidence } from '../../lib/run-result.ts';
import { linkToList } from '../../lib/lists/list-place.ts';
import { markSeen } from '../../lib/lists/seen-runs.ts';
import { listLeaves, toFields } from '../../lib/value-fields.ts';
import { ListNeighbours } from '../../parts/list-neighbours.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import { isActive, StatusBadge } from '../../parts/status-badge.tsx';
import type { ViewProps } from '../late-view.tsx';
import { toVisibleName } from '../../lib/visible-name.ts';
import { useCheckedRules } from '../review/use-checked-rules.ts';
import { DocumentPages } from './viewer/document-pages.tsx';
import { RunActions } from './run-actions.tsx';
import { RunCalls } from './run-calls.tsx';
import { RunFacts } from './run-facts.tsx';
import { findFieldButton, groupMarks } from './run-state.ts';
import { useRunPlace } from './use-run-place.ts';
import { useRunProgress } from './use-run-progress.ts';
import { LearnedContext } from './values/learned-from.tsx';
import { ValuesPanel } from './values/values-panel.tsx';

/** A run: the pages of its document, and the values beside them. The selected field is in the URL. */
export default function RunView({ slug, parameters: { runId = '' } }: ViewProps) {
  const { data: run, error, refetch } = useQuery(getRunQuery({ path: { id: runId } }));
  const env = useEnvironment();
  const progress = useRunProgress(run);
  useEffect(() => markSeen(runId), [runId]);
  if (error !== null || run === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  return (
    <>
      <RunHeader slug={slug} run={run} />
      <div class="run">
        <RunPages run={run} />
        <section class="run-side" aria-labelledby="run-values">
          <h2 id="run-values" class="visually-hidden">
            Values
          </h2>
          <RunFacts run={run} />
          <LearnedContext.Provider value={{ slug, env, memory: run.memory }}>
            <RunOutcome slug={slug} run={run} progress={progress} />
          </LearnedContext.Provider>
          {!isActive(run.status) && <RunCalls run={run} />}
        </section>
      </div>
    </>
  );
}

function useSelection() {
  const [parameters, setParameters] = useParameters();
  return {
    selected: parameters.get('field'),
    select: (field: string | null) => setParameters({ field }),
  };
}

function RunHeader({ slug, run }: { slug: string; run: Run }) {
  const env = useEnvironment();
  const { data: document } = useQuery(getDocumentQuery({ path: { id: run.documentId } }));
  const name = document?.name ?? 'Document';
  const [parameters] = useParameters();
  const runs = { href: linkTo(`/${slug}/runs`, { env: toEnvParameter(env) }), label: 'Runs' };
  const list = linkToList(slug, parameters) ?? runs;
  return (
    <header class="view-header">
      <nav aria-label="Breadcrumb" class="breadcrumb">
        <Link href={list.href}>{list.label}</Link>
        <span aria-hidden="true">/</span>
        <h1>{toVisibleName(name)}</h1>
      </nav>
      <StatusBadge status={run.status} />
      <ListNeighbours slug={slug} runId={run.id} viewOf={() => 'runs'} />
      <RunActions slug={slug} run={run} documentName={name} />
    </header>
  );
}

function RunPages({ run }: { run: Run }) {
  const { selected, select } = useSelection();
  const path = { id: run.documentId };
  const { data: document } = useQuery(getDocumentQuery({ path }));
  // Its text is large, and the pictures of pages are shown without it.
  const { data: layout, error } = useQuery({
    ...getDocumentLayoutQuery({ path }),
    enabled: !isActive(run.status),
    staleTime: Infinity,
  });
  const marks = useMemo(() => groupMarks(getResultEvidence(run)), [run]);
  const pageCount = layout?.pages.length ?? document?.pageCount ?? 0;
  if (pageCount > 0)
    return (
      <DocumentPages {...{ documentId: run.documentId, pageCount, pages: layout?.pages, marks, selected, select }} />
    );
  return (
    <section class="viewer" aria-label="Pages">
      <PendingState error={error} label="Reading the document" />
    </section>
  );
}

/** Of a run without values no rules are checked. */
const NO_DATA = {};
const NO_RULES: Run['rules'] = [];

function RunOutcome({ slug, run, progress }: { slug: string; run: Run; progress: RunEvent | null }) {
  const { selected, select } = useSelection();
  const data = getResult(run) ?? run.partialData;
  // `run.rules` are about what was extracted; a review may have corrected it.
  const { place } = useRunPlace(slug, run);
  const checked = useCheckedRules({ slug, schemaKey: place?.schemaKey }, run, getResult(run) ?? NO_DATA);
  const rules = checked.isCurrent ? checked.rules : NO_RULES;
  const fields = useMemo(
    () =>
      data === null
        ? []
        : toFields({
            schema: run.schemaSnapshot,
            data,
            evidence: withViolations(withoutViolations(getResultEvidence(run)), rules),
            lists: run.lists,
          }),
    [run, rules],
  );
  const leaves = useMemo(() => listLeaves(fields), [fields]);
  const move = (by: number) => {
    const index = leaves.findIndex(({ path }) => path === selected);
    const next = leaves[Math.min(leaves.length - 1, Math.max(0, index + by))];
    if (next === undefined) return;
    select(next.path);
    findFieldButton(next.path)?.focus();
  };
  // It may have been selected on a page.
  useEffect(() => {
    const button = selected === null ? null : findFieldButton(selected);
    (button?.closest('.value') ?? button)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  useShortcuts('Values', [
    { keys: 'j', label: 'Next value', run: () => move(1) },
    { keys: 'k', label: 'Previous value', run: () => move(-1) },
    { keys: 'Escape', label: 'Select no value', run: () => select(null) },
  ]);
  if (isActive(run.status)) return <RunProgress run={run} progress={progress} />;
  return (
    <>
      {run.status === 'failed' && (
        <div class="note note-poor" role="alert">
          <strong>{run.errorCode?.code ?? 'failed'}</strong>
          <p>{run.errorMessage}</p>
          {data !== null && <p class="muted">Below is what was found. It does not match the schema as a whole.</p>}
        </div>
      )}
      {run.reviewedData !== null && (
        <p class="note" role="status">
          These are the values as approved in a review. Those that it corrected have no confidence.
        </p>
      )}
      <Notes label="Warnings" sentences={run.warnings} />
      <Notes label="Rules" sentences={describeRules(rules)} />
      <Notes label="Coverage" sentences={describeCoverage(run.coverage)} />
      {data !== null ? (
        <ValuesPanel fields={fields} selected={selected} select={select} />
      ) : (
        run.status !== 'failed' && (
          <EmptyState title={run.expiredAt === null ? 'No values' : 'Erased by the retention'} />
        )
      )}
    </>
  );
}

function Notes({ label, sentences }: { label: string; sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul class="note" aria-label={label}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

const STAGES: Record<string, string> = {
  parse: 'Reading the document',
  extract: 'Extracting the values',
  ground: 'Finding the values on the pages',
  validate: 'Checking the result',
};

function RunProgress({ run, progress }: { run: Run; progress: RunEvent | null }) {
  const stage = progress?.stage ?? null;
  const label = run.status === 'pending' ? 'Waiting for a free place' : 'Starting';
  return (
    <div class="run-progress" role="status">
      <p>{stage === null ? label : (STAGES[stage] ?? stage)}</p>
      {progress?.done != null && progress.total !== null && progress.total > 0 ? (
        <>
          <progress value={progress.done} max={progress.total} aria-label={STAGES[stage ?? ''] ?? label} />
          <p class="muted">
            {progress.done} of {progress.total}
          </p>
        </>
      ) : (
        <progress aria-label={STAGES[stage ?? ''] ?? label} />
      )}
    </div>
  );
}
