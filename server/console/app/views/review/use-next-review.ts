import { getReview, type Review } from '@excerpt/sdk';
import { useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'wouter-preact';
import { listReviewsQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { readFrom } from '../../api/use-document-list.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { linkToDocument, linkToList, QUEUE_PARAMETER } from '../../lib/lists/list-place.ts';
import { notify } from '../../parts/notices.tsx';
import { wasDecided } from './decisions.ts';

/** Documents of a list that are asked for at most: others may have reviewed many since it was read. */
const MAX_ASKED = 50;

const isWaiting = (status: string | null): boolean => status === 'needed' || status === 'in_review';

/** Opens the next review that waits for a person, in the list that this one was opened from, or else the list. */
export function useNextReview(slug: string, current: Review): () => void {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const [parameters] = useParameters();
  const queries = useQueryClient();

  /** From the queue: the next one in the order of time, then the oldest one, which may have been skipped. */
  async function findInQueue(): Promise<string | undefined> {
    const schemaKey = parameters.get('schema') ?? '';
    const list = (status: 'needed' | 'in_review') =>
      queries.fetchQuery({
        ...listReviewsQuery({
          path: { slug },
          query: { env, status, pageSize: 100, ...(schemaKey !== '' && { schemaKey }) },
        }),
        staleTime: 0,
      });
    // A review with corrections that its reviewer left waits as well.
    const waiting = (await Promise.all([list('needed'), list('in_review')]))
      .flatMap(({ data }) => data)
      .filter(({ id, claimedBy }) => claimedBy === null && id !== current.id)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const next = waiting.find(({ id }) => id > current.id) ?? waiting[0];
    return next && linkToDocument(slug, 'reviews', { runId: next.runId, at: 0 }, parameters);
  }

  async function findInList(): Promise<string | undefined> {
    let asked = 0;
    for await (const { runId, reviewStatus, at } of readFrom(queries, slug, parameters)) {
      if (!isWaiting(reviewStatus) || wasDecided(runId) || runId === current.runId) continue;
      if ((asked += 1) > MAX_ASKED) return undefined;
      const { data: review } = await getReview({ client: getClient(), path: { id: runId } });
      if (review !== undefined && isWaiting(review.status) && review.claimedBy === null)
        return linkToDocument(slug, 'reviews', { runId, at }, parameters);
    }
    return undefined;
  }

  const isInRuns = parameters.has('at') && !parameters.has(QUEUE_PARAMETER) && parameters.has('schema');
  const list = linkToList(slug, parameters)?.href ?? linkTo(`/${slug}/reviews`, { env: toEnvParameter(env) });
  return () =>
    void (isInRuns ? findInList() : findInQueue()).then(
      (next) => navigate(next ?? list),
      (problem: unknown) => notify(describeError(problem), { isError: true }),
    );
}
