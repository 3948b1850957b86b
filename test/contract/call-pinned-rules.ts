import { done, formOf } from './pinned-answers.ts';
import type { PinnedCaller } from './pinned-client.ts';

export async function callLookups({ api, example }: PinnedCaller, slug: string): Promise<void> {
  const table = 'vatId,name\r\nDE136695976,Example GmbH\r\n';
  const params = { path: { slug } };
  const created = formOf(example('createLookup', 'vendors'), table);
  done(await api.POST('/workspaces/{slug}/lookups', { params, body: {} as never, bodySerializer: created }));
  done(await api.GET('/workspaces/{slug}/lookups', { params }));
  const one = { path: { slug, key: 'vendors' } };
  done(await api.GET('/workspaces/{slug}/lookups/{key}', { params: one }));
  done(await api.GET('/workspaces/{slug}/lookups/{key}/rows', { params: one }));
  done(await api.GET('/workspaces/{slug}/lookups/{key}/versions', { params: one }));
  const replaced = formOf(example('replaceLookup', 'vendors'), table);
  done(await api.PUT('/workspaces/{slug}/lookups/{key}', { params: one, body: {} as never, bodySerializer: replaced }));
  done(await api.DELETE('/workspaces/{slug}/lookups/{key}', { params: one }));
}

export async function callRules(
  { api, example }: PinnedCaller,
  path: { slug: string; schemaKey: string },
): Promise<void> {
  done(await api.GET('/rule-sets', {}));
  const trial = example<never>('tryRules', 'sum');
  const params = { path };
  done(await api.POST('/workspaces/{slug}/schemas/{schemaKey}/rules/try', { params, body: trial }));
  const check = example<never>('checkRules', 'sum');
  done(await api.POST('/workspaces/{slug}/schemas/{schemaKey}/rules/check', { params, body: check }));
}
