import { getReview, updateReview, type Review } from '@excerpt/sdk';
import { getReviewQuery } from '../../../generated/queries.gen.ts';
import { getClient, onSignIn, session } from '../../api/console-session.ts';
import { pause } from '../../api/outage.ts';
import { describeError, queryClient } from '../../api/query-client.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { UNSENT_PREFIX } from './unsent-reviews.ts';

const outboxes = new Map<string, Outbox>();

/** Takes the state of a review over to the page. */
export function storeReview(runId: string, review: Review): void {
  queryClient.setQueryData(getReviewQuery({ path: { id: runId } }).queryKey, review);
  for (const name of ['listReviews', 'getRun', 'listRuns'])
    void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
}

/** The outbox of a user for a run. It goes on sending when its view is left. */
export function getOutbox(userId: string, runId: string): Outbox {
  const key = `${UNSENT_PREFIX}${userId}.${runId}`;
  const options = () => ({ client: getClient(), path: { id: runId }, throwOnError: true as const });
  const outbox =
    outboxes.get(key) ??
    createOutbox({
      storage: sessionStorage,
      key,
      store: (review) => storeReview(runId, review),
      server: {
        describe: describeError,
        // The outbox repeats it by itself: the server may have what was not answered.
        send: async (actions, revision) =>
          (await updateReview({ ...options(), body: { revision, actions }, maxRetries: 0 })).data,
        load: async () => (await getReview({ ...options(), maxRetries: 0 })).data,
        pause,
      },
    });
  outboxes.set(key, outbox);
  return outbox;
}

/** Goes on with what was kept over a reload or an ended session, also of reviews that are not open. */
function resumeAll(): void {
  const prefix = `${UNSENT_PREFIX}${session.value?.userId ?? ''}.`;
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) getOutbox(session.value?.userId ?? '', key.slice(prefix.length)).resume();
}

onSignIn(resumeAll);

/** Whether corrections would be lost with this tab. */
const hasUnsent = (): boolean => [...outboxes.values()].some(({ state }) => state.value.unsent.length > 0);

addEventListener('beforeunload', (event) => {
  if (hasUnsent()) event.preventDefault();
});
