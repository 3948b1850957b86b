import { ExcerptError } from '@excerpt/sdk';
import { QueryClient } from '@tanstack/preact-query';
import { effect } from '@preact/signals';
import { session, UNREACHABLE, wasRefused } from './console-session.ts';

const FRESH_MS = 15_000;

/** What was read from the server. The client repeats failed requests by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The server may be this machine, which is in reach without a network.
    queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** Another user sees other data. The same user goes on with what is shown. */
export function forgetOnSignOut(): void {
  let userId: string | undefined;
  effect(() => {
    if (session.value?.userId !== userId) queryClient.clear();
    userId = session.value?.userId;
  });
  effect(() => {
    if (!wasRefused.value) void queryClient.invalidateQueries();
  });
}

/** The server's sentence for people. */
export function describeError(error: unknown): string {
  if (error instanceof ExcerptError && error.status === undefined) return UNREACHABLE;
  return error instanceof Error ? error.message : String(error);
}
