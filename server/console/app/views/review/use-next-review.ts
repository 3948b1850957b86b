import { type Review } from '@excerpt/sdk';
import { useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'wouter-preact';
import { listReviewsQuery } from '../../../generated/queries.gen.ts';
import { describeError } from '../../api/query-client.ts';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { notify } from '../../parts/notices.tsx';

/** Opens the next review that waits for a person, or the queue. */
export function useNextReview(slug: string, current: Review): () => void {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  return () => {
    const list = (status: 'needed' | 'in_review') =>
      queries.fetchQuery({
        ...listReviewsQuery({ path: { slug }, query: { env, status, pageSize: 100 } }),
        staleTime: 0,
      });
    // A review with corrections that its reviewer left waits as well.
    void Promise.all([list('needed'), list('in_review')]).then(
      (pages) => {
        const waiting = pages
          .flatMap(({ data }) => data)
          .filter(({ id, claimedBy }) => claimedBy === null && id !== current.id)
          .toSorted((one, other) => (one.id < other.id ? -1 : 1));
        // Ids are ordered by time. After the newest comes the oldest one, which may have been skipped.
        const next = waiting.find(({ id }) => id > current.id) ?? waiting[0];
        navigate(linkTo(`/${slug}/reviews${next === undefined ? '' : `/${next.runId}`}`, { env: toEnvParameter(env) }));
      },
      (problem: unknown) => notify(describeError(problem), { isError: true }),
    );
  };
}
