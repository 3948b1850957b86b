import {
  approveReview,
  claimReview,
  extract,
  getReview,
  getRun,
  listReviews,
  readDocument,
  updateEnvironment,
  updateReview,
  updateReviewSettings,
  uploadDocument,
  type PageBox,
  type Review,
} from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endOfRun, extractText, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { movableClock, type MovableClock } from '../harness/test-clock.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

let app: TestApp;
let clock: MovableClock;
let path: { slug: string; schemaKey: string };

beforeEach(async () => {
  clock = movableClock();
  const evidence = [
    { path: '/total', confidence: 0.6, match: 'exact' as const, page: 1, quote: '118', start: 0, end: 3, boxes: [] },
  ];
  const engine = scriptedEngine(async () => ({ extractedData: { total: 118 }, evidence, confidence: 0.6 }));
  app = await startTestApp({ clock, engine });
  path = await workspaceWithSchema(app.admin);
});
afterEach(() => app.close());

const reviewOf = async (id: string): Promise<Review> => ok(await getReview({ client: app.admin.client, path: { id } }));
const correctTotal = (id: string, value: number, user = app.admin) =>
  updateReview({
    client: user.client,
    path: { id },
    body: { actions: [{ path: '/total', action: 'correct', value }] },
  });

describe('a review', () => {
  test('is begun in the transaction that completes the run', async () => {
    const { client } = app.admin;
    ok(await updateReviewSettings({ client, path, body: { confidenceBelow: 0.7 } }));
    const run = await extractText(app.admin, path);
    expect(run).toMatchObject({ status: 'completed', reviewStatus: 'needed' });
    expect((await reviewOf(run.id)).reasons).toEqual([{ code: 'confidence_below', path: '/total' }]);
    ok(await updateReviewSettings({ client, path, query: { env: 'staging' }, body: { sample: 1 } }));
    ok(await updateReviewSettings({ client, path, body: { confidenceBelow: 0.6 } }));
    expect((await extractText(app.admin, path)).reviewStatus).toBe(null);
  });

  test('is asked for by the limit of one field, and a limit of an unknown field is refused', async () => {
    const { client } = app.admin;
    const set = (field: string, confidenceBelow: number) =>
      updateReviewSettings({ client, path, body: { confidenceLimits: [{ path: field, confidenceBelow }] } });
    expect(ok(await set('/total', 0.7)).confidenceLimits).toEqual([{ path: '/total', confidenceBelow: 0.7 }]);
    const run = await extractText(app.admin, path);
    expect((await reviewOf(run.id)).reasons).toEqual([{ code: 'confidence_below', path: '/total' }]);
    const refused = await set('/totl', 0.7);
    expect(refused.response?.status).toBe(400);
    expect(JSON.stringify(refused.error)).toContain('/confidenceLimits/0/path');
    ok(await updateReviewSettings({ client, path, body: { confidenceBelow: 0.6 } }));
    expect((await extractText(app.admin, path)).reviewStatus).toBe(null);
  });

  test('takes corrections that arrive at the same moment one after the other', async () => {
    const { id } = await extractText(app.admin, path);
    const values = Array.from({ length: 40 }, (_, index) => index + 1);
    const answers = await Promise.all(values.map((value) => correctTotal(id, value)));
    expect(answers.map(({ response }) => response?.status)).toEqual(values.map(() => 200));
    const { actions, reviewedData } = await reviewOf(id);
    expect(actions.map(({ value }) => value)).toHaveLength(40);
    expect(new Set(actions.map(({ value }) => value))).toEqual(new Set(values));
    expect(actions.map(({ previousValue }) => previousValue)).toEqual([
      118,
      ...actions.slice(0, -1).map(({ value }) => value),
    ]);
    expect(reviewedData).toEqual({ total: actions.at(-1)?.value });
  });

  test('takes a correction once whose request is repeated', async () => {
    const { id } = await extractText(app.admin, path);
    const actions = [{ path: '/total', action: 'correct' as const, value: 119 }];
    const send = (revision: number) =>
      updateReview({ client: app.admin.client, path: { id }, body: { revision, actions } });
    const answers = await Promise.all([send(0), send(0), send(0)]);
    expect(answers.map(({ response }) => response?.status).toSorted()).toEqual([200, 409, 409]);
    const refused = failure(await send(0));
    expect(refused).toMatchObject({ code: 'review_changed', message: expect.stringContaining('revision 1') });
    expect((await reviewOf(id)).actions).toHaveLength(1);
    ok(await send(1));
    expect((await reviewOf(id)).actions).toHaveLength(2);
  });

  test('is free again when the claim has ended', async () => {
    const { client } = app.admin;
    const member = await app.addUser();
    const { id } = await extractText(app.admin, path);
    await app.admin.request(`/workspaces/${path.slug}/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: member.id }),
    });
    ok(await claimReview({ client: member.client, path: { id } }));
    expect(failure(await correctTotal(id, 1)).code).toBe('review_claimed');
    clock.advance(6 * MINUTE_MS);
    ok(await correctTotal(id, 2, member));
    clock.advance(6 * MINUTE_MS);
    expect(failure(await correctTotal(id, 3)).code).toBe('review_claimed');
    clock.advance(5 * MINUTE_MS);
    expect(await reviewOf(id)).toMatchObject({ claimedBy: null, claimedUntil: null });
    ok(await correctTotal(id, 4));
    const listed = ok(await listReviews({ client, path: { slug: path.slug } }));
    expect(listed.data[0]).toMatchObject({ status: 'in_review', claimedBy: null });
  });

  test('loses its corrections when the run expires', async () => {
    const { client } = app.admin;
    const { id } = await extractText(app.admin, path);
    ok(await correctTotal(id, 1));
    ok(await approveReview({ client, path: { id } }));
    ok(
      await updateEnvironment({
        client,
        path: { slug: path.slug, envSlug: 'production' },
        body: { retentionDays: 7 },
      }),
    );
    clock.advance(8 * DAY_MS);
    await app.restart();
    const later = { client: app.admin.client, path: { id } };
    await expect.poll(async () => ok(await getRun(later)).expiredAt).not.toBe(null);
    expect(ok(await getRun(later))).toMatchObject({ reviewStatus: 'approved', reviewedData: null });
    expect(ok(await getReview(later))).toMatchObject({ status: 'approved', reviewedData: null, actions: [] });
    expect(failure(await approveReview(later)).code).toBe('content_expired');
  });

  test('refuses a value that the schema refuses, and names the action', async () => {
    const { id } = await extractText(app.admin, path);
    const { client } = app.admin;
    const actions = [
      { path: '/invoiceNumber', action: 'correct' as const, value: 'A-1' },
      { path: '/total', action: 'correct' as const, value: 'much' },
    ];
    const refused = failure(await updateReview({ client, path: { id }, body: { actions } }));
    expect(refused).toMatchObject({ status: 422, code: 'correction_invalid' });
    expect(refused.details).toEqual([
      { in: 'body', path: '/actions/1/value', message: expect.stringMatching('number') },
    ]);
  });
});

describe('a region of a page', () => {
  test('is read into the type of a field', async () => {
    const { client } = app.admin;
    const file = new File(
      [new Uint8Array(await makePdf([{ texts: [{ text: 'Total 1.190,00 EUR', x: 72, y: 72 }] }]))],
      'a.pdf',
    );
    const { id } = ok(await uploadDocument({ client, path, body: { file } }));
    const layout = (await (await app.admin.request(`/documents/${id}/layout`)).json()) as {
      pages: { lines: { words: { text: string; box: number[] }[] }[] }[];
    };
    const word = layout.pages[0]?.lines.flatMap(({ words }) => words).find(({ text }) => text === '1.190,00');
    const box = word?.box as PageBox;
    const read = (schema?: Record<string, unknown>, page = 1) =>
      readDocument({ client, path: { id }, body: { page, box, ...(schema && { schema }) } });
    expect(ok(await read({ type: ['number', 'null'] }))).toEqual({
      page: 1,
      text: '1.190,00',
      value: 1190,
      boxes: [box],
    });
    expect(ok(await read()).value).toBe('1.190,00');
    expect(ok(await read({ type: 'boolean' })).value).toBe(null);
    expect(failure(await read({ type: 'money' })).code).toBe('invalid_schema');
    expect(failure(await read(undefined, 2)).details?.[0]?.path).toBe('/page');
  });
});

test('a run that ends without settings has no review', async () => {
  const { client } = app.admin;
  const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: 'Total: 1' } }));
  expect((await endOfRun(app.admin, runId)).reviewStatus).toBe(null);
  expect(failure(await getReview({ client, path: { id: runId } })).status).toBe(404);
});
