import type { Client } from '@excerpt/sdk';
import { useMutation, useQueryClient } from '@tanstack/preact-query';
import { getClient } from '../api/console-session.ts';
import { describeError } from '../api/query-client.ts';
import { notify } from './notices.tsx';

interface Sending {
  client: Client;
  throwOnError: true;
}

interface ChangeOptions<Answer> {
  /** Ids of the operations that are to be read again, also after an error. */
  touches: string[];
  /** Shown after a success. */
  done?: string;
  after?: (answer: Answer) => void;
  /** For changes without a form that shows their errors. */
  notifiesErrors?: boolean;
}

/** A change that an operation of the API makes. */
export function useChange<Answer, Input = void>(
  send: (sending: Sending, input: Input) => Promise<{ data: Answer }>,
  { touches, done, after, notifiesErrors = false }: ChangeOptions<Answer>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await send({ client: getClient(), throwOnError: true }, input)).data,
    onSettled: () => {
      for (const operation of touches) void queries.invalidateQueries({ queryKey: [operation] });
    },
    onSuccess: (answer) => {
      if (done !== undefined) notify(done);
      after?.(answer);
    },
    onError: (error) => {
      if (notifiesErrors) notify(describeError(error), { isError: true });
    },
  });
}
