import { done, type Body } from './pinned-answers.ts';
import type { PinnedCaller, PinnedGates } from './pinned-client.ts';

/** The life of a data set, its evaluations and a pin. */
export async function callDatasets(
  { api, example }: PinnedCaller,
  { whileHeld, idle }: PinnedGates,
  slug: string,
  documentId: string,
): Promise<void> {
  const params = { path: { slug, schemaKey: 'invoice' } };
  const url = '/workspaces/{slug}/schemas/{schemaKey}/datasets';
  const { id } = done(await api.POST(url, { params, body: example('createDataset', 'collecting') }));
  done(await api.GET(url, { params }));
  const dataset = { params: { path: { id } } };
  done(await api.PATCH('/datasets/{id}', { ...dataset, body: example('updateDataset', 'comparators') }));
  const mixed = example<Body<'/datasets/{id}/items', 'post'>>('addDatasetItems', 'mixed');
  const items = mixed.items.map((one) => ({ ...one, documentId }));
  const added = done(await api.POST('/datasets/{id}/items', { ...dataset, body: { items } }));
  const item = { params: { path: { id, itemId: added.items[0]?.id ?? '' } } };
  const update = example<Body<'/datasets/{id}/items/{itemId}', 'patch'>>('updateDatasetItem', 'label');
  done(await api.PATCH('/datasets/{id}/items/{itemId}', { ...item, body: update }));
  done(await api.GET('/datasets/{id}/items/{itemId}', item));
  done(await api.GET('/datasets/{id}/items', dataset));
  done(await api.POST('/datasets/{id}/draft', { ...dataset, body: example('draftDataset', 'version') }));
  done(await api.POST('/datasets/{id}/versions', dataset));
  done(await api.GET('/datasets/{id}/versions', dataset));
  done(await api.GET('/datasets/{id}', dataset));

  const evaluations = '/workspaces/{slug}/schemas/{schemaKey}/evaluations';
  const latest = example<Body<typeof evaluations, 'post'>>('createEvaluation', 'latest');
  const start = async () =>
    done(await api.POST(evaluations, { params, body: { ...latest, datasetId: id } })) as { id: string };
  const dryRun = example<typeof latest>('createEvaluation', 'dryRun');
  done(await api.POST(evaluations, { params, body: { ...dryRun, datasetId: id } }));
  const evaluation = { path: { id: (await start()).id } };
  await idle();
  done(await api.GET(evaluations, { params }));
  done(await api.GET('/evaluations/{id}', { params: evaluation }));
  done(await api.GET('/evaluations/{id}/items', { params: evaluation }));
  const query = { with: evaluation.path.id };
  done(await api.GET('/evaluations/{id}/compare', { params: { ...evaluation, query } }));
  done(await api.GET('/evaluations/{id}/review-effort', { params: evaluation }));
  await whileHeld(async () => {
    const held = await start();
    done(await api.POST('/evaluations/{id}/cancel', { params: { path: { id: held.id } } }));
  });
  const memory = '/workspaces/{slug}/schemas/{schemaKey}/memory';
  done(await api.PUT(memory, { params, body: example('updateMemory', 'on') }));
  done(await api.GET(memory, { params }));
  const measurement = example<Body<`${typeof memory}/measure`, 'post'>>('measureMemory', 'latest');
  done(await api.POST(`${memory}/measure`, { params, body: { ...measurement, datasetId: id } }));
  const learned = done(await api.GET(`${memory}/examples`, { params })) as { data: { id: string }[] };
  await idle();
  done(await api.DELETE('/memory-examples/{id}', { params: { path: { id: learned.data[0]?.id ?? '' } } }));
  const pin = '/workspaces/{slug}/schemas/{schemaKey}/pin';
  const gated = example<Body<typeof pin, 'put'>>('updatePin', 'gated');
  const gate = { ...gated.gate, datasetId: id, minF1: 0 };
  done(await api.PUT(pin, { params, body: { ...gated, gate } }));
  done(await api.PUT(pin, { params, body: { versionNumber: null, gate: null } }));
  done(await api.PUT(pin, { params, body: example('updatePin', 'plain') }));
  done(await api.GET(pin, { params }));
  done(await api.DELETE('/datasets/{id}/items/{itemId}', item));
  done(await api.DELETE('/datasets/{id}', dataset));
}
