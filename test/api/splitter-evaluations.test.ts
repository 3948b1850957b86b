import {
  approvePacket,
  cancelSplitterEvaluation,
  createSplitter,
  createSplitterEvaluation,
  getSplitterEvaluation,
  listDocuments,
  listSplitterEvaluations,
  updatePacket,
  uploadPacket,
  type SplitterEvaluation,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_PAGES, invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

const CATEGORIES = [
  { name: 'Invoice', description: 'A bill of a supplier' },
  { name: 'Contract', description: 'An agreement between companies' },
];

describe('evaluations of splitters', () => {
  let app: TestApp;
  let owner: TestUser;
  let slug: string;

  beforeAll(async () => {
    app = await startTestApp();
    owner = await app.addUser('pro');
    ({ slug } = await workspaceWithSchema(owner));
  });
  afterAll(() => app.close());

  const addSplitter = async (key: string, categories: { name: string; description?: string }[]) =>
    ok(await createSplitter({ client: owner.client, path: { slug }, body: { key, categories, reviewBelow: 1 } }));

  async function approve(splitter: string, file: File, parts?: { pages: string; category?: string }[]) {
    const body = { file, splitter };
    const path = { id: ok(await uploadPacket({ client: owner.client, path: { slug }, body })).id };
    await app.app.idle();
    if (parts !== undefined) ok(await updatePacket({ client: owner.client, path, body: { parts } }));
    ok(await approvePacket({ client: owner.client, path }));
    await app.app.idle();
    return path.id;
  }

  async function evaluate(splitterKey: string, body = {}): Promise<SplitterEvaluation> {
    const path = { slug, splitterKey };
    const { id, status } = ok(await createSplitterEvaluation({ client: owner.client, path, body }));
    expect(status).toBe('pending');
    await app.app.idle();
    return ok(await getSplitterEvaluation({ client: owner.client, path: { ...path, id } }));
  }

  test('count what is found as people approved, and store no documents', async () => {
    await addSplitter('mail', CATEGORIES);
    const right = await approve('mail', await makeStack([invoicePage('4711'), ...CONTRACT_PAGES]));
    // A person says that the contract is two documents, whatever the pages show.
    const wrong = await approve('mail', await makeStack([invoicePage('4712'), ...CONTRACT_PAGES]), [
      { pages: '1', category: 'Invoice' },
      { pages: '2', category: 'Contract' },
      { pages: '3', category: 'Contract' },
    ]);
    const before = ok(await listDocuments({ client: owner.client, path: { slug, schemaKey: 'packets' } })).total;
    const evaluation = await evaluate('mail');
    expect(evaluation).toMatchObject({
      status: 'completed',
      splitter: { key: 'mail', versionNumber: 1 },
      env: 'production',
      counts: { total: 2, completed: 2, failed: 0 },
      score: {
        packets: 2,
        pages: 6,
        documents: 5,
        boundary: { precision: 1, recall: 2 / 3, f1: 0.8 },
        pageCategory: 1,
        exactPackets: 0.5,
        partsPerDocument: 0.8,
      },
      cost: null,
    });
    expect(evaluation.packets).toMatchObject([
      { packetId: wrong, isExact: false, documents: 3, parts: 2, rightParts: 1, missedStarts: 1, inventedStarts: 0 },
      { packetId: right, isExact: true, documents: 2, parts: 2, rightParts: 2, missedStarts: 0, inventedStarts: 0 },
    ]);
    expect(ok(await listDocuments({ client: owner.client, path: { slug, schemaKey: 'packets' } })).total).toBe(before);
    const path = { slug, splitterKey: 'mail' };
    const listed = ok(await listSplitterEvaluations({ client: owner.client, path }));
    expect(listed).toMatchObject({ total: 1, data: [{ id: evaluation.id, packets: [], score: evaluation.score }] });
  });

  test('compare versions on packets that are named, of other splitters too', async () => {
    await addSplitter('versions', [{ name: 'Invoice' }]);
    await addSplitter('versions', CATEGORIES);
    const packets = [await approve('versions', await makeStack([invoicePage('1'), ...CONTRACT_PAGES]))];
    const [first, second] = [
      await evaluate('versions', { versionNumber: 1, packets }),
      await evaluate('versions', { versionNumber: 2, packets }),
    ];
    expect(first.score?.pageCategory).toBeLessThan(second.score?.pageCategory ?? 0);
    await addSplitter('other', CATEGORIES);
    expect((await evaluate('other', { packets })).score?.exactPackets).toBe(1);
  });

  test('do not learn from the packet that they judge, nor from the same file', async () => {
    const memo = (name: string) => `${name}\nBlue box seven\nKeep the blue box for the next shift of the harbour`;
    await addSplitter('taught', [{ name: 'Alpha' }, { name: 'Beta' }]);
    const file = await makeStack([memo('Harbour')]);
    const parts = [{ pages: '1', category: 'Beta' }];
    const packets = [await approve('taught', file, parts)];
    await approve('taught', file, parts);
    expect((await evaluate('taught', { packets })).score?.pageCategory).toBe(0);
    // Another file of the kind teaches.
    await approve('taught', await makeStack([memo('Harbour, Tuesday')]), parts);
    expect((await evaluate('taught', { packets })).score?.pageCategory).toBe(1);
  });

  test('refuse what they cannot judge', async () => {
    await addSplitter('strict', CATEGORIES);
    const path = { slug, splitterKey: 'strict' };
    const create = async (body: object) =>
      failure(await createSplitterEvaluation({ client: owner.client, path, body }));
    expect((await create({})).code).toBe('dataset_empty');
    expect(await create({ versionNumber: 9 })).toMatchObject({
      code: 'evaluation_invalid',
      details: [{ in: 'body', path: '/versionNumber' }],
    });
    const id = await approve('strict', await makeStack([invoicePage('1')]));
    expect(await create({ packets: [id, 'pkt_none'] })).toMatchObject({
      code: 'evaluation_invalid',
      details: [{ in: 'body', path: '/packets/1' }],
    });
    expect((await create({ model: 'nobody/nothing' })).code).toBe('unknown_provider');
    const accepted = ok(await createSplitterEvaluation({ client: owner.client, path, body: {} }));
    await app.app.idle();
    const cancel = { client: owner.client, path: { ...path, id: accepted.id } };
    expect(failure(await cancelSplitterEvaluation(cancel)).code).toBe('evaluation_not_active');
    const elsewhere = { ...cancel, path: { slug, splitterKey: 'mail', id: accepted.id } };
    expect(failure(await getSplitterEvaluation(elsewhere)).code).toBe('not_found');
    expect(failure(await getSplitterEvaluation({ ...cancel, query: { env: 'staging' } })).code).toBe('not_found');
  });
});
