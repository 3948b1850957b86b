import './review.css';
import type { ReviewListItem } from '@excerpt/sdk';
import { useQuery, useQueryClient } from '@tanstack/preact-query';
import { Link, useLocation } from 'wouter-preact';
import { listReviewsQuery, listSchemasQuery } from '../../../generated/queries.gen.ts';
import { forgetOpenList } from '../../api/use-document-list.ts';
import { useListPages } from '../../api/use-list-pages.ts';
import { useMemberNames } from '../../api/use-member-names.ts';
import {
  linkTo,
  toEnvParameter,
  useEnvironment,
  useParameters,
  type EnvironmentSlug,
} from '../../lib/console-address.ts';
import { QUEUE_PARAMETER } from '../../lib/lists/list-place.ts';
import { toPercent } from '../../lib/value-words.ts';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import type { ViewProps } from '../late-view.tsx';
import { toVisibleName } from '../../lib/visible-name.ts';
import { REVIEW_STATUSES, ReviewStatusBadge, toStatusLabel } from './review-status.tsx';
import { useUndoDecision } from './use-undo-decision.ts';

/** The queue of reviews. Status, schema and environment are in the URL. */
export default function ReviewsView({ slug }: ViewProps) {
  const env = useEnvironment();
  const [parameters, setParameters] = useParameters();
  const status = REVIEW_STATUSES.find((one) => one === (parameters.get('status') ?? 'needed'));
  const schemaKey = parameters.get('schema') ?? undefined;
  const { data: schemas } = useQuery(listSchemasQuery({ path: { slug }, query: { pageSize: 100 } }));
  return (
    <>
      <header class="view-header">
        <h1>Reviews</h1>
        <div class="view-actions">
          <label>
            <span class="visually-hidden">Schema</span>
            <select
              value={schemaKey ?? ''}
              onChange={({ currentTarget }) => setParameters({ schema: currentTarget.value, at: null })}
            >
              <option value="">Every schema</option>
              {schemas?.data.map((schema) => (
                <option key={schema.id} value={schema.schemaKey}>
                  {schema.name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span class="visually-hidden">Status</span>
            <select
              value={status ?? 'all'}
              onChange={({ currentTarget }) => setParameters({ status: currentTarget.value, at: null })}
            >
              {REVIEW_STATUSES.map((name) => (
                <option key={name} value={name}>
                  {toStatusLabel(name)}
                </option>
              ))}
              <option value="all">Every status</option>
            </select>
          </label>
        </div>
      </header>
      <ReviewTable
        key={`${env} ${status ?? ''} ${schemaKey ?? ''}`}
        slug={slug}
        env={env}
        status={status}
        schemaKey={schemaKey}
      />
    </>
  );
}

const REASONS: Record<string, string> = {
  confidence_below: 'uncertain',
  required_missing: 'missing',
  rule_violated: 'violated',
  rule_unknown: 'unknown',
  sampled: 'Sample',
  requested: 'Requested',
};

function describeReasons(reasons: ReviewListItem['reasons']): string {
  const all = reasons.map(({ code, path, rule = path }) => [rule, REASONS[code] ?? code].filter(Boolean).join(' '));
  const words = [...new Set(all)];
  return words.length > 3 ? `${words.slice(0, 3).join(', ')} and ${words.length - 3} more` : words.join(', ');
}

interface ReviewFilter {
  slug: string;
  env: EnvironmentSlug;
  status: (typeof REVIEW_STATUSES)[number] | undefined;
  schemaKey: string | undefined;
}

function ReviewTable({ slug, env, status, schemaKey }: ReviewFilter) {
  const [, navigate] = useLocation();
  const [parameters, setParameters] = useParameters();
  const nameOf = useMemberNames(slug);
  const { total, error, getItem, show, refetch } = useListPages((page) =>
    listReviewsQuery({
      path: { slug },
      query: { env, ...page, ...(status && { status }), ...(schemaKey && { schemaKey }) },
    }),
  );
  const toReview = (runId: string, at: number) =>
    linkTo(`/${slug}/reviews/${runId}`, {
      [QUEUE_PARAMETER]: status ?? 'all',
      schema: schemaKey,
      at,
      env: toEnvParameter(env),
    });
  const queries = useQueryClient();
  // The browser's way back leads to the row too.
  const keepPlace = (index: number) => {
    forgetOpenList(queries);
    setParameters({ at: String(index) });
  };
  const open = (index: number) => {
    const review = getItem(index);
    if (review === undefined) return;
    keepPlace(index);
    navigate(toReview(review.runId, index));
  };
  const current = useRowKeys({
    name: 'Reviews',
    noun: 'review',
    total,
    open,
    first: Number(parameters.get('at') ?? -1),
  });
  const undoDecision = useUndoDecision();
  useShortcuts('Decisions', [{ keys: 'Mod+z', label: 'Undo the last approval or rejection', run: undoDecision }]);
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0)
    return (
      <EmptyState title={status === 'needed' ? 'Nothing to review' : 'No review here'}>
        <p class="muted">
          The review settings of a schema decide which completed runs need a person; a review can be asked for too.
        </p>
      </EmptyState>
    );
  return (
    <VirtualRows
      label="Reviews"
      count={total}
      current={current}
      onRange={show}
      columns={['Document', 'Schema', 'Status', 'Why', 'Confidence', 'Claimed by', 'Created']}
      rowClass="review-list-row"
      renderCells={(index) => {
        const review = getItem(index);
        if (review === undefined) return <span role="cell">…</span>;
        return (
          <>
            <span role="cell">
              <Link href={toReview(review.runId, index)} class="run-link" onClick={() => keepPlace(index)}>
                {toVisibleName(review.documentName)}
              </Link>
            </span>
            <span role="cell">{review.schemaKey}</span>
            <span role="cell">
              <ReviewStatusBadge status={review.status} />
            </span>
            <span role="cell" class="muted">
              {describeReasons(review.reasons)}
            </span>
            <span role="cell">{review.confidence !== null && toPercent(review.confidence)}</span>
            <span role="cell" class="muted">
              {review.claimedBy !== null && nameOf(review.claimedBy)}
            </span>
            <span role="cell" class="muted">
              <TimeAgo at={review.createdAt} />
            </span>
          </>
        );
      }}
    />
  );
}
