import { done } from './pinned-answers.ts';
import type { PinnedCaller } from './pinned-client.ts';

export async function callPinnedPrivacy({ api, example }: PinnedCaller, slug: string): Promise<void> {
  const params = { path: { slug } };
  const search = { ...params, query: { query: 'Eva Roth', match: 'phrase' as const } };
  done(await api.GET('/workspaces/{slug}/privacy/documents', { params: search }));
  done(await api.GET('/workspaces/{slug}/privacy/archive', { params: search, parseAs: 'blob' }));
  done(await api.GET('/audit-log/export', { params: { query: { workspace: slug } }, parseAs: 'text' }));
  const body = example<never>('createErasure', 'person');
  const { id } = done(await api.POST('/workspaces/{slug}/erasures', { params, body }));
  done(await api.GET('/workspaces/{slug}/erasures', { params }));
  const one = { path: { id } };
  done(await api.GET('/erasures/{id}', { params: one }));
  done(await api.GET('/erasures/{id}/documents', { params: one }));
  done(await api.POST('/erasures/{id}/confirm', { params: one }));
}
