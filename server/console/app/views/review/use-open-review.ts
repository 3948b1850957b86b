import { requestReview, type Run } from '@excerpt/sdk';
import { useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'wouter-preact';
import { getReviewQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { linkTo, useParameters } from '../../lib/console-address.ts';
import { pickListPlace } from '../../lib/lists/list-place.ts';
import { notify } from '../../parts/notices.tsx';

/** Opens the review of a completed run, which is requested if there is none. */
export function useOpenReview(slug: string, run: ReviewedRun): () => void {
  const [parameters] = useParameters();
  const open = useReviewOpener(slug);
  return () => open(run, pickListPlace(parameters));
}

type ReviewedRun = Pick<Run, 'id' | 'status' | 'reviewStatus' | 'expiredAt'>;

/** Opens the review of a run, with the parameters of the list that it is opened from. */
export function useReviewOpener(slug: string): (run: ReviewedRun, place: Parameters<typeof linkTo>[1]) => void {
  const [, navigate] = useLocation();
  const queries = useQueryClient();

  async function open(run: ReviewedRun, place: Parameters<typeof linkTo>[1]): Promise<void> {
    const path = { id: run.id };
    try {
      if (run.reviewStatus === null) {
        const { data: review } = await requestReview({ client: getClient(), path, throwOnError: true });
        queries.setQueryData(getReviewQuery({ path }).queryKey, review);
      }
      navigate(linkTo(`/${slug}/reviews/${run.id}`, place));
    } catch (error) {
      notify(describeError(error), { isError: true });
    }
  }
  return (run, place) => void (run.status === 'completed' && run.expiredAt === null && open(run, place));
}
