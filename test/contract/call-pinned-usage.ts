import { done } from './pinned-answers.ts';
import type { PinnedCaller } from './pinned-client.ts';

export async function callUsage({ api, example }: PinnedCaller, slug: string): Promise<void> {
  const params = { path: { slug } };
  done(await api.GET('/workspaces/{slug}/usage', { params: { ...params, query: { month: '2026-01' } } }));
  done(await api.PUT('/workspaces/{slug}/budget', { params, body: example('updateBudget', 'both') }));
  done(await api.GET('/workspaces/{slug}/budget', { params }));
}
