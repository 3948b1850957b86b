import { ExcerptError } from '@excerpt/sdk';
import { QueryClient } from '@tanstack/preact-query';
import { effect } from '@preact/signals';
import { apiKey } from './console-session.ts';

const FRESH_MS = 15_000;

/** What was read from the server. The client repeats failed requests by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The server may be this machine, which is in reach without a network.
    queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** Another key sees other data. */
export function forgetOnSignOut(): void {
  effect(() => {
    if (apiKey.value === null) queryClient.clear();
  });
}

/** The server's sentence for people. */
export function describeError(error: unknown): string {
  if (error instanceof ExcerptError && error.status === undefined)
    return 'The server cannot be reached. Check the connection, then try again.';
  return error instanceof Error ? error.message : String(error);
}
