import { callDatasets } from './call-pinned-datasets.ts';
import { callMembers } from './call-pinned-members.ts';
import { callPinnedPrivacy } from './call-pinned-privacy.ts';
import { callLookups, callRules } from './call-pinned-rules.ts';
import { callPackets } from './call-pinned-packets.ts';
import { callUsage } from './call-pinned-usage.ts';
import { done, formOf, type Body } from './pinned-answers.ts';
import type { PinnedCaller, PinnedGates } from './pinned-client.ts';

/** What the calls need beside the server. */
export interface PinnedSurroundings extends PinnedGates {
  /** Receives webhooks. */
  receiverUrl: string;
  /** A user to add to the workspace. */
  userId: string;
}

/** One life of everything, from the workspace to its end, in the types of the pinned contract and with its examples. */
export async function callPinnedOperations(caller: PinnedCaller, surroundings: PinnedSurroundings): Promise<void> {
  const providerKeyId = await callAccount(caller);
  const slug = await callWorkspace(caller, surroundings, providerKeyId);
  await callWebhooks(caller, surroundings, slug);
  await callExtraction(caller, surroundings, slug);
  done(await caller.api.DELETE('/workspaces/{slug}', { params: { path: { slug } } }));
  done(await caller.api.DELETE('/provider-keys/{id}', { params: { path: { id: providerKeyId } } }));
}

/** Returns the id of a provider key. */
async function callAccount({ api, example }: PinnedCaller): Promise<string> {
  done(await api.GET('/me'));
  done(await api.GET('/providers'));
  done(await api.GET('/schema-templates'));
  const template = { path: { key: 'invoice' } };
  done(await api.GET('/schema-templates/{key}', { params: template }));
  done(await api.GET('/schema-templates/{key}/document', { params: template, parseAs: 'text' }));
  const expiresAt = '2999-01-31T00:00:00.000Z';
  const apiKey = example<Body<'/api-keys', 'post'>>('createApiKey', 'readOnly');
  const { id } = done(await api.POST('/api-keys', { body: { ...apiKey, expiresAt } }));
  done(await api.GET('/api-keys'));
  done(await api.DELETE('/api-keys/{id}', { params: { path: { id } } }));

  const hosted = done(await api.POST('/provider-keys', { body: example('createProviderKey', 'hosted') }));
  const path = { id: hosted.id };
  const selfHosted = example<Body<'/provider-keys', 'post'>>('createProviderKey', 'selfHosted');
  // An address that needs no name server.
  const own = done(await api.POST('/provider-keys', { body: { ...selfHosted, baseUrl: 'https://8.8.8.8/v1' } }));
  done(await api.GET('/provider-keys'));
  done(await api.GET('/provider-keys/{id}', { params: { path } }));
  const rotate = example<Body<'/provider-keys/{id}', 'patch'>>('updateProviderKey', 'rotate');
  done(await api.PATCH('/provider-keys/{id}', { params: { path }, body: rotate }));
  done(await api.POST('/provider-keys/{id}/verify', { params: { path } }));
  done(await api.DELETE('/provider-keys/{id}', { params: { path: { id: own.id } } }));
  return hosted.id;
}

async function callWorkspace(
  caller: PinnedCaller,
  { userId }: PinnedSurroundings,
  providerKeyId: string,
): Promise<string> {
  const { api, example } = caller;
  const { slug } = done(await api.POST('/workspaces', { body: example('createWorkspace', 'acme') }));
  const path = { slug };
  done(await api.GET('/workspaces'));
  done(await api.GET('/workspaces/{slug}', { params: { path } }));
  done(await api.PATCH('/workspaces/{slug}', { params: { path }, body: example('updateWorkspace', 'description') }));
  await callUsage(caller, slug);
  await callMembers(caller, slug, userId);
  done(await api.GET('/audit-log', { params: { query: { workspace: slug } } }));

  done(await api.GET('/workspaces/{slug}/environments', { params: { path } }));
  const params = { path: { slug, envSlug: 'staging' as const } };
  done(await api.GET('/workspaces/{slug}/environments/{envSlug}', { params }));
  const bind = example<Body<'/workspaces/{slug}/environments/{envSlug}', 'patch'>>('updateEnvironment', 'bind');
  done(
    await api.PATCH('/workspaces/{slug}/environments/{envSlug}', { params, body: { ...bind, providerKeyId } as never }),
  );
  for (const name of ['retention', 'fallback', 'residency', 'prompts']) {
    const body = example<never>('updateEnvironment', name);
    done(await api.PATCH('/workspaces/{slug}/environments/{envSlug}', { params, body }));
  }
  await callLookups(caller, slug);
  await callPinnedPrivacy(caller, slug);
  return slug;
}

async function callWebhooks(
  { api, example }: PinnedCaller,
  { receiverUrl, idle }: PinnedSurroundings,
  slug: string,
): Promise<void> {
  const runs = example<Body<'/workspaces/{slug}/webhooks', 'post'>>('createWebhook', 'runs');
  const inWorkspace = { path: { slug } };
  const created = done(
    await api.POST('/workspaces/{slug}/webhooks', { params: inWorkspace, body: { ...runs, url: receiverUrl } }),
  );
  const params = { path: { id: created.id } };
  done(await api.GET('/workspaces/{slug}/webhooks', { params: inWorkspace }));
  done(await api.GET('/webhooks/{id}', { params }));
  done(await api.PATCH('/webhooks/{id}', { params, body: example('updateWebhook', 'reactivate') }));
  done(await api.POST('/webhooks/{id}/rotate-secret', { params }));
  done(await api.POST('/webhooks/{id}/test', { params }));
  await idle();
  const [delivery] = done(await api.GET('/webhooks/{id}/deliveries', { params })).data;
  const again = { path: { id: created.id, deliveryId: delivery?.id ?? '' } };
  done(await api.POST('/webhooks/{id}/deliveries/{deliveryId}/redeliver', { params: again }));
  done(await api.POST('/webhooks/{id}/redeliver', { params, body: example('redeliverWebhookEvents', 'since') }));
  await idle();
  done(await api.DELETE('/webhooks/{id}', { params }));
}

async function callExtraction(
  caller: PinnedCaller,
  { whileHeld, idle }: PinnedSurroundings,
  slug: string,
): Promise<void> {
  const { api, example } = caller;
  const schema = example<Body<'/workspaces/{slug}/schemas', 'post'>>('createSchema', 'invoice');
  done(await api.POST('/workspaces/{slug}/schemas', { params: { path: { slug } }, body: schema }));
  const guided = example<typeof schema>('createSchema', 'guided');
  done(await api.POST('/workspaces/{slug}/schemas', { params: { path: { slug } }, body: guided }));
  const path = { slug, schemaKey: schema.schemaKey };
  const params = { path };
  const wish = example<Body<'/workspaces/{slug}/infer-schema', 'post'>>('inferSchema', 'text');
  done(await api.POST('/workspaces/{slug}/infer-schema', { params: { path: { slug } }, body: wish }));
  const lint = example<never>('lintSchema', 'terse');
  done(await api.POST('/workspaces/{slug}/schemas/{schemaKey}/lint', { params, body: lint }));
  await callRules(caller, path);
  done(await api.GET('/workspaces/{slug}/schemas', { params: { path: { slug } } }));
  done(await api.GET('/workspaces/{slug}/schemas/{schemaKey}', { params }));
  done(await api.GET('/workspaces/{slug}/schemas/{schemaKey}/versions', { params }));
  const version = { path: { ...path, versionNumber: 1 } };
  done(await api.GET('/workspaces/{slug}/schemas/{schemaKey}/versions/{versionNumber}', { params: version }));

  const text = example<{ content: string }>('createDocument', 'text');
  const documents = '/workspaces/{slug}/schemas/{schemaKey}/documents';
  const { id } = done(await api.POST(documents, { params, body: text as never }));
  const stored = example<Body<'/workspaces/{slug}/infer-schema', 'post'>>('inferSchema', 'stored');
  const samples = { ...stored, documentIds: [id] };
  done(await api.POST('/workspaces/{slug}/infer-schema', { params: { path: { slug } }, body: samples }));
  const upload = formOf(example('createDocument', 'pdf'), text.content);
  done(await api.POST(documents, { params, body: {} as never, bodySerializer: upload }));
  const uploaded = formOf(example('createDocumentUpload', 'pdf'), text.content);
  const documentUpload = '/workspaces/{slug}/schemas/{schemaKey}/documents/upload';
  done(await api.POST(documentUpload, { params, body: {} as never, bodySerializer: uploaded }));
  done(await api.GET(documents, { params }));
  const one = { path: { id } };
  done(await api.GET('/documents/{id}', { params: one }));
  done(await api.GET('/documents/{id}/file', { params: one, parseAs: 'text' }));
  done(await api.GET('/documents/{id}/layout', { params: one }));
  const image = { path: { id, pageNumber: 1 } };
  done(await api.GET('/documents/{id}/pages/{pageNumber}/image', { params: image, parseAs: 'blob' }));

  const extract = '/workspaces/{slug}/schemas/{schemaKey}/extract';
  const existing = example<object>('extract', 'existingDocument');
  const { runId } = done(await api.POST(extract, { params, body: { ...existing, documentId: id } as never }));
  const run = { path: { id: runId } };
  done(await api.GET('/runs/{id}/events', { params: run, parseAs: 'text' }));
  done(await api.GET('/runs/{id}', { params: { ...run, query: { wait: 30 } } }));
  done(await api.GET('/runs/{id}/calls', { params: run }));
  done(await api.POST(extract, { params, body: example<never>('extract', 'text') }));
  const file = formOf(example('extract', 'pdf'), text.content);
  done(await api.POST(extract, { params, body: {} as never, bodySerializer: file }));
  const uploadedFile = formOf(example('extractUpload', 'pdf'), text.content);
  const extractUpload = '/workspaces/{slug}/schemas/{schemaKey}/extract/upload';
  done(await api.POST(extractUpload, { params, body: {} as never, bodySerializer: uploadedFile }));
  await callReviews(caller, slug, runId, id);
  await callBatches(caller, idle, slug, { documentId: id, runId });
  await callPackets(caller, { whileHeld, idle }, slug, id);
  await callDatasets(caller, { whileHeld, idle }, slug, id);
  const ofDocument = '/workspaces/{slug}/schemas/{schemaKey}/documents/{id}/extract';
  for (const name of ['latest', 'withDefinition']) {
    const body = example<never>('extractDocument', name);
    done(await api.POST(ofDocument, { params: { path: { ...path, id } }, body }));
  }
  await whileHeld(async () => {
    const again = done(await api.POST('/runs/{id}/rerun', { params: run }));
    done(await api.POST('/runs/{id}/cancel', { params: { path: { id: again.runId } } }));
  });
  done(await api.GET('/workspaces/{slug}/schemas/{schemaKey}/runs', { params }));
  await idle();
  done(await api.DELETE('/runs/{id}', { params: run }));
  done(await api.DELETE('/documents/{id}', { params: one }));
  done(await api.DELETE('/workspaces/{slug}/schemas/{schemaKey}', { params }));
}

async function callBatches(
  { api, example }: PinnedCaller,
  idle: PinnedSurroundings['idle'],
  slug: string,
  { documentId, runId }: { documentId: string; runId: string },
): Promise<void> {
  const params = { path: { slug, schemaKey: 'invoice' } };
  const url = '/workspaces/{slug}/schemas/{schemaKey}/batches';
  const { id } = done(await api.POST(url, { params, body: example('createBatch', 'empty') }));
  const batch = { params: { path: { id } } };
  const addition = example<Body<'/batches/{id}/documents', 'post'>>('addBatchDocuments', 'documents');
  const documents = addition.documents.map((one) => ({ ...one, documentId }));
  done(await api.POST('/batches/{id}/documents', { ...batch, body: { documents } }));
  const file = formOf(example('addBatchDocuments', 'archive'), 'Total: 1');
  done(await api.POST('/batches/{id}/documents', { ...batch, body: {} as never, bodySerializer: file }));
  done(await api.POST('/batches/{id}/start', batch));
  await idle();
  done(await api.GET('/batches/{id}', batch));
  done(await api.GET(url, { params }));
  done(await api.GET('/batches/{id}/documents', batch));
  done(await api.POST('/batches/{id}/retry', batch));
  done(await api.GET('/batches/{id}/results', { ...batch, parseAs: 'text' }));
  const exports = '/workspaces/{slug}/schemas/{schemaKey}/exports';
  const chosen = example<Body<typeof exports, 'post'>>('createExport', 'approved');
  const exported = done(await api.POST(exports, { params, body: chosen }));
  const selection = example<typeof chosen>('createExport', 'selection');
  done(await api.POST(exports, { params, body: { ...selection, runIds: [runId] } }));
  done(await api.GET(exports, { params }));
  done(await api.GET('/exports/{id}/results', { params: { path: { id: exported.id }, query: {} }, parseAs: 'text' }));
  const named = example<Body<typeof url, 'post'>>('createBatch', 'documents');
  const open = done(await api.POST(url, { params, body: { ...named, documents, start: false } }));
  done(await api.POST('/batches/{id}/cancel', { params: { path: { id: open.id } } }));
}

async function callReviews(
  { api, example }: PinnedCaller,
  slug: string,
  runId: string,
  documentId: string,
): Promise<void> {
  const settings = { params: { path: { slug, schemaKey: 'invoice' } } };
  const url = '/workspaces/{slug}/schemas/{schemaKey}/review-settings';
  done(await api.PUT(url, { ...settings, body: example('updateReviewSettings', 'doubtful') }));
  done(await api.GET(url, settings));
  done(await api.POST(`${url}/apply`, { ...settings, body: example('applyReviewSettings', 'preview') }));
  const run = { params: { path: { id: runId } } };
  done(await api.POST('/runs/{id}/review', run));
  done(await api.POST('/runs/{id}/review/claim', run));
  done(await api.DELETE('/runs/{id}/review/claim', run));
  done(await api.PATCH('/runs/{id}/review', { ...run, body: example('updateReview', 'correction') }));
  done(await api.POST('/runs/{id}/review/approve', run));
  done(await api.POST('/runs/{id}/review/reopen', run));
  done(await api.POST('/runs/{id}/review/reject', { ...run, body: example('rejectReview', 'wrongDocument') }));
  done(await api.GET('/runs/{id}/review', run));
  done(await api.GET('/workspaces/{slug}/reviews', { params: { path: { slug } } }));
  const body = example<Body<'/documents/{id}/read', 'post'>>('readDocument', 'total');
  done(await api.POST('/documents/{id}/read', { params: { path: { id: documentId } }, body }));
}
