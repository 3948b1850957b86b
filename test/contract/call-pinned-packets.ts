import { done, formOf, type Body } from './pinned-answers.ts';
import type { PinnedCaller, PinnedGates } from './pinned-client.ts';

/** The life of packets, and an evaluation of their splitter. */
export async function callPackets(
  { api, example }: PinnedCaller,
  { whileHeld, idle }: PinnedGates,
  slug: string,
  documentId: string,
): Promise<void> {
  const params = { path: { slug } };
  const splitters = '/workspaces/{slug}/splitters';
  const rules = example<Body<typeof splitters, 'post'>>('createSplitter', 'mail');
  done(await api.POST(splitters, { params, body: { ...rules, reviewBelow: 1 } }));
  done(await api.GET(splitters, { params }));
  const splitter = { params: { path: { slug, splitterKey: rules.key } } };
  done(await api.GET('/workspaces/{slug}/splitters/{splitterKey}', splitter));
  done(await api.GET('/workspaces/{slug}/splitters/{splitterKey}/versions', splitter));
  const batches = '/workspaces/{slug}/schemas/{schemaKey}/batches';
  const place = { params: { path: { slug, schemaKey: 'packets' } } };
  done(await api.POST(batches, { ...place, body: example('createBatch', 'splitting') }));
  const classify = '/workspaces/{slug}/classify';
  done(await api.POST(classify, { params, body: example<never>('classify', 'text') }));
  const known = example<object>('classify', 'stored');
  done(await api.POST(classify, { params, body: { ...known, documentId } as never }));
  const scan = formOf(example('classify', 'file'), 'Total: 1');
  done(await api.POST(classify, { params, body: {} as never, bodySerializer: scan }));
  const packets = '/workspaces/{slug}/packets';
  const file = formOf(example('createPacket', 'stack'), 'Total: 1');
  const uploaded = done(await api.POST(packets, { params, body: {} as never, bodySerializer: file }));
  const stored = example<object>('createPacket', 'stored');
  const { id } = done(await api.POST(packets, { params, body: { ...stored, documentId } as never }));
  await idle();
  const one = { params: { path: { id } } };
  done(await api.GET('/packets/{id}', one));
  done(await api.PATCH('/packets/{id}', { ...one, body: example('updatePacket', 'moved') }));
  const seen = { ...example<object>('approvePacket', 'seen'), revision: 1 };
  done(await api.POST('/packets/{id}/approve', { ...one, body: seen }));
  await idle();
  const evaluations = '/workspaces/{slug}/splitters/{splitterKey}/evaluations';
  const judge = { ...splitter, body: { ...example<object>('createSplitterEvaluation', 'version'), versionNumber: 1 } };
  const judged = done(await api.POST(evaluations, judge));
  const evaluation = { params: { path: { ...splitter.params.path, id: judged.id } } };
  done(await api.GET(evaluations, splitter));
  done(await api.GET(`${evaluations}/{id}`, evaluation));
  await whileHeld(async () => {
    const held = done(await api.POST(evaluations, { ...splitter, body: { model: 'mistral-eu/mistral-small-2603' } }));
    const path = { ...splitter.params.path, id: held.id };
    done(await api.POST(`${evaluations}/{id}/cancel`, { params: { path } }));
  });
  done(await api.POST('/packets/{id}/cancel', { params: { path: { id: uploaded.id } } }));
  done(await api.GET(packets, { params }));
  done(await api.DELETE('/packets/{id}', one));
}
