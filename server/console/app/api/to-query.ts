import type { Client } from '@excerpt/sdk';
import { queryOptions } from '@tanstack/preact-query';
import { getClient } from './console-session.ts';

/** What a query sends of an operation's request. */
export type Sent<Data> = Omit<Data, 'url' | 'body' | 'headers'>;

interface Sending {
  client: Client;
  signal: AbortSignal;
  throwOnError: true;
}

/** A query that sends one operation. Its key is the operation's id and what is sent. */
export function toQuery<Answer>(
  operationId: string,
  options: unknown,
  send: (sending: Sending) => Promise<{ data: Answer }>,
) {
  return queryOptions({
    queryKey: [operationId, options] as const,
    queryFn: async ({ signal }) => (await send({ client: getClient(), signal, throwOnError: true })).data,
  });
}
