import './review.css';
import type { ReviewListItem } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { listReviewsQuery, listSchemasQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { toTimeAgo } from '../../lib/time-words.ts';
import { toPercent } from '../../lib/value-words.ts';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import type { ViewProps } from '../late-view.tsx';
import { REVIEW_STATUSES, ReviewStatusBadge, toStatusLabel } from './review-status.tsx';

const PAGE_SIZE = 50;

/** The queue of reviews. Status, schema, page and environment are in the URL. */
export default function ReviewsView({ slug }: ViewProps) {
  const env = useEnvironment();
  const [parameters, setParameters] = useParameters();
  const chosen = parameters.get('status') ?? 'needed';
  const status = REVIEW_STATUSES.find((one) => one === chosen);
  const schemaKey = parameters.get('schema');
  const page = Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1);
  const { data: schemas } = useQuery(listSchemasQuery({ path: { slug }, query: { pageSize: 100 } }));
  const { data, error, refetch } = useQuery(
    listReviewsQuery({
      path: { slug },
      query: { env, page, pageSize: PAGE_SIZE, ...(status && { status }), ...(schemaKey !== null && { schemaKey }) },
    }),
  );
  return (
    <>
      <header class="view-header">
        <h1>Reviews</h1>
        <div class="view-actions">
          <label>
            <span class="visually-hidden">Schema</span>
            <select
              value={schemaKey ?? ''}
              onChange={({ currentTarget }) => setParameters({ schema: currentTarget.value, page: null })}
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
              onChange={({ currentTarget }) => setParameters({ status: currentTarget.value, page: null })}
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
      {error !== null || data === undefined ? (
        <PendingState error={error} retry={() => void refetch()} />
      ) : data.total === 0 ? (
        <EmptyState title={status === 'needed' ? 'Nothing to review' : 'No review here'}>
          <p class="muted">
            The review settings of a schema decide which completed runs need a person; a review can be asked for too.
          </p>
        </EmptyState>
      ) : (
        <>
          <ReviewTable key={`${chosen} ${page}`} slug={slug} reviews={data.data} />
          <nav class="review-pages" aria-label="Pages of the queue">
            <button
              type="button"
              class="button"
              disabled={page === 1}
              onClick={() => setParameters({ page: page === 2 ? null : String(page - 1) })}
            >
              Newer
            </button>
            <span class="muted">
              {(page - 1) * PAGE_SIZE + 1}–{(page - 1) * PAGE_SIZE + data.data.length} of {data.total}
            </span>
            <button
              type="button"
              class="button"
              disabled={page * PAGE_SIZE >= data.total}
              onClick={() => setParameters({ page: String(page + 1) })}
            >
              Older
            </button>
          </nav>
        </>
      )}
    </>
  );
}

const REASONS: Record<string, string> = {
  confidence_below: 'uncertain',
  required_missing: 'missing',
  sampled: 'Sample',
  requested: 'Requested',
};

function describeReasons(reasons: ReviewListItem['reasons']): string {
  const words = reasons.map(({ code, path }) => [path, REASONS[code] ?? code].filter(Boolean).join(' '));
  return words.length > 3 ? `${words.slice(0, 3).join(', ')} and ${words.length - 3} more` : words.join(', ');
}

function ReviewTable({ slug, reviews }: { slug: string; reviews: ReviewListItem[] }) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const [current, setCurrent] = useState(0);
  const toReview = (runId: string) => linkTo(`/${slug}/reviews/${runId}`, { env: toEnvParameter(env) });
  const move = (by: number) => setCurrent((before) => Math.min(reviews.length - 1, Math.max(0, before + by)));
  const open = () => {
    const review = reviews[current];
    if (review !== undefined) navigate(toReview(review.runId));
  };
  useShortcuts('Reviews', [
    { keys: 'j', label: 'Next review', run: () => move(1) },
    { keys: 'k', label: 'Previous review', run: () => move(-1) },
    { keys: 'o', label: 'Open the review', run: open },
  ]);
  return (
    <div class="table-scroller" role="region" aria-label="Reviews" tabIndex={0}>
      <table class="table review-table">
        <thead>
          <tr>
            {['Document', 'Schema', 'Status', 'Why', 'Confidence', 'Claimed by', 'Created'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reviews.map((review, index) => (
            <tr key={review.id} class={index === current ? 'review-current' : ''}>
              <td>
                <Link href={toReview(review.runId)}>{review.documentName}</Link>
              </td>
              <td>{review.schemaKey}</td>
              <td>
                <ReviewStatusBadge status={review.status} />
              </td>
              <td class="muted">{describeReasons(review.reasons)}</td>
              <td>{review.confidence === null ? '' : toPercent(review.confidence)}</td>
              <td class="muted">{review.claimedBy ?? ''}</td>
              <td class="muted">{toTimeAgo(review.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
