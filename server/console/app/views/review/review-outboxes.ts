import { getReview, updateReview, type Review } from '@excerpt/sdk';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const STORED_PREFIX = 'excerpt.unsent.';

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}

const outboxes = new Map<string, Outbox>();

/** The outbox of a user for a run. It goes on sending when its view is left. */
export function getOutbox(userId: string, runId: string, store: (review: Review) => void): Outbox {
  const key = `${STORED_PREFIX}${userId}.${runId}`;
  const options = () => ({ client: getClient(), path: { id: runId }, throwOnError: true as const });
  const outbox =
    outboxes.get(key) ??
    createOutbox({
      storage: sessionStorage,
      key,
      store,
      server: {
        describe: describeError,
        send: async (actions) => (await updateReview({ ...options(), body: { actions } })).data,
        load: async () => (await getReview(options())).data,
        pause,
      },
    });
  outboxes.set(key, outbox);
  return outbox;
}

/** Whether corrections would be lost with this tab. */
const hasUnsent = (): boolean => [...outboxes.values()].some(({ state }) => state.value.unsent.length > 0);

addEventListener('beforeunload', (event) => {
  if (hasUnsent()) event.preventDefault();
});
