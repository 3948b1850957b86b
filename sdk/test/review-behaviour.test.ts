/** Reviews as callers see them, tested on the server and on the fake. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from './harness/refusal.ts';
import { startFakeSubject, startServerSubject, type Subject, type SubjectUser } from './harness/subjects.ts';

const definition = {
  $defs: { party: { type: 'object', properties: { name: { type: ['string', 'null'] } } } },
  type: 'object',
  properties: {
    invoiceNumber: { type: ['string', 'null'] },
    total: { type: ['number', 'null'] },
    currency: { type: 'string' },
    seller: { $ref: '#/$defs/party' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { amount: { type: 'number' } }, required: ['amount'] },
    },
  },
};
const content = 'Invoice number: INV-2026-7\nTotal: 118.00 EUR\n';

describe.each([
  { name: 'reviews of the server', start: startServerSubject },
  { name: 'reviews of the fake', start: startFakeSubject },
])('$name', ({ start }) => {
  let subject: Subject;
  let owner: SubjectUser;
  let other: SubjectUser;
  let workspace: string;
  const at = () => ({ workspace, schemaKey: 'invoice' });

  beforeAll(async () => {
    subject = await start();
    owner = await subject.addUser('pro');
    other = await subject.addUser('pro');
    workspace = (await owner.excerpt.workspaces.create({ name: 'Reviewed' })).slug;
    await owner.excerpt.members.add({ workspace, userId: other.id });
    await owner.excerpt.schemas.create({ ...at(), name: 'Invoice', definition });
  });
  afterAll(() => subject.close());

  async function completedRun(text = content): Promise<string> {
    const { runId } = await owner.excerpt.extraction.extract({ ...at(), name: 'invoice.txt', content: text });
    expect((await owner.excerpt.runs.get(runId, { wait: 30 })).status).toBe('completed');
    return runId;
  }

  it('needs a review if the settings require it, and is added to the queue', async () => {
    const paths = { confidencePaths: [], confidenceLimits: [], requiredPaths: [] };
    const none = { confidenceBelow: null, ...paths, sample: null, rules: null };
    expect(await owner.excerpt.reviews.getSettings(at())).toEqual({ ...none, updatedAt: null });
    const plain = await owner.excerpt.runs.get(await completedRun());
    expect(plain).toMatchObject({ reviewStatus: null, reviewedData: null });
    expect(await refusal(owner.excerpt.reviews.get(plain.id))).toMatchObject({ status: 404 });

    const settings = { ...none, requiredPaths: ['/total', '/lines/*/amount'] };
    expect(await other.excerpt.reviews.updateSettings({ ...at(), requiredPaths: settings.requiredPaths })).toEqual({
      ...settings,
      updatedAt: expect.any(String) as string,
    });
    const complete = await owner.excerpt.runs.get(await completedRun());
    expect(complete.reviewStatus).toBe(null);
    const lacking = await owner.excerpt.runs.get(await completedRun('Invoice number: INV-1'));
    expect(lacking.reviewStatus).toBe('needed');
    const review = await other.excerpt.reviews.get(lacking.id);
    expect(review).toMatchObject({
      runId: lacking.id,
      status: 'needed',
      reasons: [{ code: 'required_missing', path: '/total' }],
      reviewedData: lacking.extractedData,
      actions: [],
    });
    expect(
      await refusal(other.excerpt.reviews.updateSettings({ ...at(), requiredPaths: ['/total', '/lines/*/amuont'] })),
    ).toMatchObject({ status: 400, code: 'validation_failed', details: [{ in: 'body', path: '/requiredPaths/1' }] });
    const queue = await other.excerpt.reviews.list({ workspace, status: 'needed', schemaKey: 'invoice' });
    expect(queue.data.map(({ runId }) => runId)).toEqual([lacking.id]);
    expect(queue.data[0]).toMatchObject({ documentName: 'invoice.txt', schemaKey: 'invoice', claimedBy: null });
    expect((await owner.excerpt.reviews.list({ workspace, env: 'staging' })).total).toBe(0);

    await owner.excerpt.reviews.updateSettings({ ...at(), sample: 1 });
    expect((await owner.excerpt.reviews.get(await completedRun())).reasons).toEqual([{ code: 'sampled', path: null }]);
    await owner.excerpt.reviews.updateSettings({ ...at(), confidenceBelow: 0 });
    expect((await owner.excerpt.runs.get(await completedRun())).reviewStatus).toBe(null);
    await owner.excerpt.reviews.updateSettings(at());
  });

  it('is begun for stored runs, which are counted before', async () => {
    const env = 'development' as const;
    const run = async (text: string) => {
      const { runId } = await owner.excerpt.extraction.extract({ ...at(), env, name: 'invoice.txt', content: text });
      return (await owner.excerpt.runs.get(runId, { wait: 30 })).id;
    };
    await run(content);
    const lacking = await run('Invoice number: INV-1');
    const settings = { requiredPaths: ['/total'] };
    const apply = (body: object) => owner.excerpt.reviews.applySettings({ ...at(), env, ...body });
    expect(await apply({ dryRun: true, settings })).toEqual({ runs: 2, needed: 1, begun: 0 });
    expect(await refusal(apply({ dryRun: true, settings: { confidencePaths: ['/none'] } }))).toMatchObject({
      status: 400,
      details: [{ in: 'body', path: '/settings/confidencePaths/0' }],
    });
    expect(await apply({})).toEqual({ runs: 2, needed: 0, begun: 0 });
    expect(await apply({ settings })).toEqual({ runs: 2, needed: 1, begun: 1 });
    expect(await owner.excerpt.reviews.get(lacking)).toMatchObject({
      status: 'needed',
      reasons: [{ code: 'required_missing', path: '/total' }],
    });
    expect(await apply({ settings })).toEqual({ runs: 2, needed: 1, begun: 0 });
  });

  it('applies corrections, all or none, and keeps each with its author', async () => {
    const id = await completedRun();
    const corrected = await other.excerpt.reviews.update(id, {
      actions: [
        { path: '/invoiceNumber', action: 'confirm' },
        { path: '/total', action: 'correct', value: 181, page: 1, box: [0.1, 0.2, 0.3, 0.4], quote: '181' },
        { path: '/lines', action: 'addRow', value: { amount: 100 } },
        { path: '/lines/-', action: 'addRow', value: { amount: 80 } },
        { path: '/lines/1', action: 'addRow', value: { amount: 1 } },
        { path: '/lines/0', action: 'removeRow' },
      ],
    });
    const { extractedData } = await owner.excerpt.runs.get(id);
    expect(extractedData).toMatchObject({ total: 118 });
    expect(corrected).toMatchObject({ status: 'in_review', reasons: [], claimedBy: null });
    expect(corrected.reviewedData).toMatchObject({ total: 181, lines: [{ amount: 1 }, { amount: 80 }] });
    expect(corrected.actions[1]).toEqual({
      path: '/total',
      action: 'correct',
      value: 181,
      previousValue: 118,
      page: 1,
      box: [0.1, 0.2, 0.3, 0.4],
      quote: '181',
      actorId: other.id,
      createdAt: expect.any(String) as string,
    });

    for (const actions of [
      [
        { path: '/total', action: 'clear' as const },
        { path: '/total', action: 'correct' as const, value: 'much' },
      ],
      [{ path: '/lines/7', action: 'removeRow' as const }],
      [{ path: '/lines/0', action: 'clear' as const }],
      [{ path: '/nothing/there', action: 'correct' as const, value: 1 }],
      [{ path: '', action: 'correct' as const, value: {} }],
      [{ path: '/total', action: 'correct' as const }],
    ])
      expect(await refusal(owner.excerpt.reviews.update(id, { actions }))).toMatchObject({
        status: 422,
        code: 'correction_invalid',
      });
    const unchanged = await owner.excerpt.reviews.get(id);
    expect(unchanged.reviewedData).toEqual(corrected.reviewedData);
    expect(unchanged.actions).toHaveLength(6);
  });

  it('adds a row once whose request is repeated with the same revision', async () => {
    const id = await completedRun();
    const actions = [{ path: '/lines', action: 'addRow' as const, value: { amount: 118 } }];
    const send = (revision: number) => owner.excerpt.reviews.update({ id, revision, actions });
    expect((await send(0)).actions).toHaveLength(1);
    expect(await refusal(send(0))).toMatchObject({ status: 409, code: 'review_changed' });
    expect((await send(1)).reviewedData).toMatchObject({ lines: [{ amount: 118 }, { amount: 118 }] });
  });

  it('confirms fields that the data or the schema has, on pages that the document has', async () => {
    const id = await completedRun();
    const confirm = (path: string, page?: number) =>
      owner.excerpt.reviews.update(id, { actions: [{ path, action: 'confirm', ...(page !== undefined && { page }) }] });
    const { actions } = await owner.excerpt.reviews.update(id, {
      actions: [
        { path: '/lines', action: 'correct', value: [{ amount: 1 }] },
        { path: '/seller/name', action: 'confirm', page: 1 },
        { path: '/lines/0/amount', action: 'confirm' },
      ],
    });
    expect(actions[1]).toMatchObject({ path: '/seller/name', value: null, previousValue: null, page: 1 });
    const refused = [
      '/nothing',
      '/seller/nothing',
      '/lines/0/nothing',
      '/lines/1',
      '/lines/-',
      '/lines/1/amount',
      '/total/1',
    ];
    for (const path of refused) {
      const { status, details } = await refusal(confirm(path));
      expect({ path, status, at: details?.[0]?.path }).toEqual({ path, status: 422, at: '/actions/0/path' });
    }
    expect(await refusal(confirm('/nothing'))).toMatchObject({
      message: expect.stringContaining('/nothing') as string,
    });
    const { status, details } = await refusal(confirm('/total', 9));
    expect(status).toBe(422);
    expect(details).toEqual([
      { in: 'body', path: '/actions/0/page', message: 'must be at most 1, the pages of the document' },
    ]);
    expect((await owner.excerpt.reviews.get(id)).actions).toHaveLength(3);
  });

  it('clears to null where the schema allows it, and removes the field elsewhere', async () => {
    const id = await completedRun();
    const actions = [
      { path: '/currency', action: 'correct' as const, value: 'EUR' },
      { path: '/currency', action: 'clear' as const },
      { path: '/total', action: 'clear' as const },
    ];
    const { reviewedData } = await owner.excerpt.reviews.update(id, { actions });
    expect(reviewedData).toMatchObject({ total: null });
    expect(reviewedData).not.toHaveProperty('currency');
  });

  it('is approved, rejected and reopened, and never changes the run', async () => {
    const id = await completedRun();
    const needed = await owner.excerpt.reviews.request(id);
    expect(needed).toMatchObject({ status: 'needed', reasons: [{ code: 'requested', path: null }] });
    expect((await owner.excerpt.reviews.request(id)).id).toBe(needed.id);
    expect(await refusal(owner.excerpt.reviews.reopen(id))).toMatchObject({ status: 409, code: 'review_not_open' });
    await owner.excerpt.reviews.update(id, { actions: [{ path: '/total', action: 'correct', value: 1 }] });
    expect((await owner.excerpt.runs.get(id)).reviewedData).toBe(null);
    const approved = await other.excerpt.reviews.approve(id);
    expect(approved).toMatchObject({ status: 'approved', decidedBy: other.id });
    expect(await owner.excerpt.runs.get(id)).toMatchObject({
      status: 'completed',
      extractedData: { total: 118 },
      reviewStatus: 'approved',
      reviewedData: { total: 1 },
    });
    for (const attempt of [
      () => owner.excerpt.reviews.approve(id),
      () => owner.excerpt.reviews.reject(id, { reason: 'Too late' }),
      () => owner.excerpt.reviews.claim(id),
      () => owner.excerpt.reviews.update(id, { actions: [{ path: '/total', action: 'confirm' }] }),
    ])
      expect(await refusal(attempt())).toMatchObject({ status: 409, code: 'review_not_open' });
    expect(await owner.excerpt.reviews.reopen(id)).toMatchObject({ status: 'in_review', decidedBy: null });
    expect((await owner.excerpt.runs.get(id)).reviewedData).toBe(null);
    expect(await owner.excerpt.reviews.reject(id, { reason: 'A delivery note' })).toMatchObject({
      status: 'rejected',
      rejectionReason: 'A delivery note',
      reviewedData: { total: 1 },
    });
  });

  it('belongs to the user that claims it', async () => {
    const id = await completedRun();
    await owner.excerpt.reviews.claim(id);
    expect(await owner.excerpt.reviews.release(id)).toMatchObject({ status: 'needed', claimedBy: null });
    const claimed = await owner.excerpt.reviews.claim(id);
    expect(claimed).toMatchObject({ status: 'in_review', claimedBy: owner.id });
    const action = { actions: [{ path: '/total', action: 'confirm' as const }] };
    for (const attempt of [
      () => other.excerpt.reviews.claim(id),
      () => other.excerpt.reviews.update(id, action),
      () => other.excerpt.reviews.approve(id),
      () => other.excerpt.reviews.reject(id, { reason: 'No' }),
    ])
      expect(await refusal(attempt())).toMatchObject({ status: 409, code: 'review_claimed' });
    const renewed = await owner.excerpt.reviews.update(id, action);
    expect(renewed.claimedUntil! >= claimed.claimedUntil!).toBe(true);
    expect(await other.excerpt.reviews.release(id)).toMatchObject({ claimedBy: owner.id });
    expect(await owner.excerpt.reviews.release(id)).toMatchObject({ status: 'in_review', claimedBy: null });
    expect(await other.excerpt.reviews.claim(id)).toMatchObject({ claimedBy: other.id });
    await other.excerpt.reviews.release(id);
    expect(await owner.excerpt.reviews.approve(id)).toMatchObject({ claimedBy: null, claimedUntil: null });
  });

  it('is of completed runs only, and of nobody outside of the workspace', async () => {
    subject.hold();
    const { runId } = await owner.excerpt.extraction.extract({ ...at(), name: 'invoice.txt', content });
    expect(await refusal(owner.excerpt.reviews.claim(runId))).toMatchObject({ status: 409, code: 'review_not_open' });
    await owner.excerpt.runs.cancel(runId);
    subject.release();
    expect(await refusal(owner.excerpt.reviews.request(runId))).toMatchObject({ status: 409 });
    const stranger = await subject.addUser('pro');
    const id = await completedRun();
    expect(await refusal(stranger.excerpt.reviews.claim(id))).toMatchObject({ status: 404 });
    expect(await refusal(stranger.excerpt.reviews.list({ workspace }))).toMatchObject({ status: 404 });
  });

  it('sends events when a review is needed and when it is decided', async () => {
    const { url, received } = subject.receiver;
    await owner.excerpt.webhooks.create({ workspace, url, events: ['run.review_needed', 'run.reviewed'] });
    const id = await completedRun();
    await owner.excerpt.reviews.request(id);
    await owner.excerpt.reviews.approve(id);
    const bodies = () =>
      received
        .map(({ body }) => JSON.parse(body) as { type: string; data: { runId: string; status: string } })
        .filter(({ data }) => data.runId === id);
    await subject.until(() => bodies().length === 2);
    expect(bodies().map(({ type, data }) => `${type} ${data.status}`)).toEqual(
      expect.arrayContaining(['run.review_needed needed', 'run.reviewed approved']),
    );
  });
});
