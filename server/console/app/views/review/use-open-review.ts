import { requestReview, type Run } from '@excerpt/sdk';
import { useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'wouter-preact';
import { getReviewQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { notify } from '../../parts/notices.tsx';

/** Opens the review of a completed run, which is requested if there is none. */
export function useOpenReview(slug: string, run: Run): () => void {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const path = { id: run.id };

  async function open(): Promise<void> {
    try {
      if (run.reviewStatus === null) {
        const { data: review } = await requestReview({ client: getClient(), path, throwOnError: true });
        queries.setQueryData(getReviewQuery({ path }).queryKey, review);
      }
      navigate(linkTo(`/${slug}/reviews/${run.id}`, { env: toEnvParameter(env) }));
    } catch (error) {
      notify(describeError(error), { isError: true });
    }
  }
  return () => void (run.status === 'completed' && run.expiredAt === null && open());
}
