import '../run/run-view.css';
import '../datasets/datasets.css';
import './evaluation.css';
import { cancelEvaluation, type Evaluation } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { getEvaluationQuery, listEvaluationsQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter } from '../../lib/console-address.ts';
import { toDuration } from '../../lib/time-words.ts';
import { Badge } from '../../parts/status-badge.tsx';
import { PendingState } from '../../parts/states.tsx';
import { useChange } from '../../parts/use-change.ts';
import type { ViewProps } from '../late-view.tsx';
import { EvaluatedDocuments } from './evaluated-documents.tsx';
import { EVALUATION_LOOKS, isRunning, toCostWords, toShare } from './evaluation-words.ts';
import { PinVersionDialog } from './pin-version-dialog.tsx';
import { ReliabilityPlot } from './reliability-plot.tsx';
import { ReviewEffortSection } from './review-effort-section.tsx';
import { RuleTable } from './rule-table.tsx';
import { ScoreTable } from './score-table.tsx';

const POLL_MS = 1_500;

/** An evaluation: its progress, then its scores, what failed, and what follows from them. */
export default function EvaluationView({ slug, parameters: { evaluationId = '' } }: ViewProps) {
  const { data, error, refetch } = useQuery({
    ...getEvaluationQuery({ path: { id: evaluationId } }),
    refetchInterval: ({ state }) => (state.data !== undefined && isRunning(state.data) ? POLL_MS : false),
  });
  if (data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  return <LoadedEvaluation key={data.id} slug={slug} evaluation={data} />;
}

function LoadedEvaluation({ slug, evaluation }: { slug: string; evaluation: Evaluation }) {
  const { id, dataset, schemaKey, status, items, score, calibration } = evaluation;
  const env = { env: toEnvParameter(evaluation.env) };
  const [isPinning, setPinning] = useState(false);
  const cancel = useChange((sending) => cancelEvaluation({ ...sending, path: { id } }), {
    touches: ['getEvaluation', 'listEvaluations'],
    notifiesErrors: true,
  });
  return (
    <>
      <header class="view-header">
        <nav aria-label="Breadcrumb" class="breadcrumb">
          <Link href={linkTo(`/${slug}/schemas/${schemaKey}`, { ...env, tab: 'datasets' })}>{schemaKey}</Link>
          <span aria-hidden="true">/</span>
          <h1>
            Version {evaluation.versionNumber}, {evaluation.model}
          </h1>
        </nav>
        <Badge {...EVALUATION_LOOKS[status]} />
        <div class="view-actions">
          <Link class="button" href={linkTo(`/${slug}/datasets/${dataset.id}`, env)}>
            Data set, version {dataset.version}
          </Link>
          {isRunning(evaluation) && (
            <button
              data-needs="cancelEvaluation"
              type="button"
              class="button"
              disabled={cancel.isPending}
              onClick={() => cancel.mutate()}
            >
              Cancel
            </button>
          )}
          {status === 'completed' && (
            <>
              <CompareChoice slug={slug} evaluation={evaluation} />
              <button
                data-needs="updatePin"
                type="button"
                class="button button-primary"
                onClick={() => setPinning(true)}
              >
                Pin version {evaluation.versionNumber}…
              </button>
            </>
          )}
        </div>
      </header>
      <div class="table-scroller" role="region" aria-label="Evaluation" tabIndex={0}>
        {isRunning(evaluation) && (
          <div class="run-progress">
            <progress aria-label="Documents" max={items.total} value={items.completed + items.failed} />
            <p role="status">
              {items.completed + items.failed} of {items.total} documents
            </p>
          </div>
        )}
        {evaluation.errorMessage !== null && <p class="note note-poor">{evaluation.errorMessage}</p>}
        {score !== null && (
          <>
            <dl class="facts">
              {(
                [
                  ['F1', toShare(score.f1)],
                  ['Precision', toShare(score.precision)],
                  ['Recall', toShare(score.recall)],
                  ['Documents without an error', toShare(score.exactDocuments)],
                  ['Wrong', score.wrong],
                  ['Missed', score.missed],
                  ['False alarms', score.invented],
                  ['Documents', items.total],
                  ['Failed', items.failed],
                  ['Tokens', evaluation.tokens?.toLocaleString('en') ?? 'unknown'],
                  ['Cost', toCostWords(evaluation.cost)],
                  ['Time a document', evaluation.durationMs === null ? '–' : toDuration(evaluation.durationMs)],
                  ['Scorer', evaluation.scorer],
                ] as const
              ).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <ScoreTable evaluation={evaluation} />
            <RuleTable rules={evaluation.rules} />
            {calibration !== null && <ReliabilityPlot calibration={calibration} />}
            <ReviewEffortSection slug={slug} evaluation={evaluation} />
          </>
        )}
        {!isRunning(evaluation) && <EvaluatedDocuments slug={slug} evaluation={evaluation} />}
      </div>
      {isPinning && (
        <PinVersionDialog
          slug={slug}
          schemaKey={schemaKey}
          env={evaluation.env}
          versionNumber={evaluation.versionNumber}
          evaluationId={id}
          close={() => setPinning(false)}
        />
      )}
    </>
  );
}

/** Opens the comparison with an earlier evaluation of the same data set. */
function CompareChoice({ slug, evaluation }: { slug: string; evaluation: Evaluation }) {
  const { id, schemaKey, env, dataset } = evaluation;
  const [, navigate] = useLocation();
  const query = { env, datasetId: dataset.id, pageSize: 100 };
  const { data } = useQuery(listEvaluationsQuery({ path: { slug, schemaKey }, query }));
  const others = data?.data.filter((one) => one.id !== id && one.status === 'completed') ?? [];
  if (others.length === 0) return null;
  return (
    <label>
      <span class="visually-hidden">Compare with</span>
      <select
        value=""
        onChange={({ currentTarget: { value } }) =>
          navigate(linkTo(`/${slug}/evaluations/${id}/compare/${value}`, { env: toEnvParameter(env) }))
        }
      >
        <option value="">Compare with…</option>
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            Version {one.versionNumber}, {one.model}, F1 {toShare(one.score?.f1)},{' '}
            {new Date(one.createdAt).toLocaleString()}
          </option>
        ))}
      </select>
    </label>
  );
}
