/** Sixty receipts whose work is disturbed at each step: each file arrives once, and no value that was typed is lost. */
import {
  approveReview,
  addMember,
  claimReview,
  createSchema,
  createWorkspace,
  getReview,
  listBatchDocuments,
  listBatches,
  listRuns,
  type RunListItem,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { ok } from '../harness/builders.ts';
import { createSeededRandom } from '../jobs/seeded-random.ts';
import { drawReceipts, receiptDefinition, RECEIPTS } from './receipt-files.ts';
import { startRestartedConsole } from './restarted-console.ts';

const chromium = findBrowser();
const SLUG = 'shop';
const path = { slug: SLUG, schemaKey: 'receipt' };
const SEED = 32;
const PATIENCE = { timeout: 60_000 };
/** When something happens to a document: while its value is typed, or at once after a key. */
const MOMENTS = ['opened', 'typed', 'saved', 'approved'] as const;
const DISTURBANCES = [
  'reload',
  'kill',
  'restart',
  'reload while down',
  'session ended',
  'network',
  'other person',
] as const;
type Moment = (typeof MOMENTS)[number];
type Disturbance = (typeof DISTURBANCES)[number];

describe.skipIf(chromium === undefined)('sixty receipts that are disturbed', () => {
  const random = createSeededRandom(SEED);
  let server: Awaited<ReturnType<typeof startRestartedConsole>>;
  let page: Page;
  let other: Awaited<ReturnType<typeof server.addUser>>;

  beforeAll(async () => {
    server = await startRestartedConsole(chromium ?? '');
    const { client } = server;
    ok(await createWorkspace({ client, body: { name: 'Shop', slug: SLUG } }));
    ok(
      await createSchema({
        client,
        path,
        body: { schemaKey: 'receipt', name: 'Receipt', definition: receiptDefinition },
      }),
    );
    other = await server.addUser('Second Person');
    ok(await addMember({ client, path, body: { userId: other.id } }));
  });
  afterAll(() => server.close());

  const runsOf = async (query: object): Promise<RunListItem[]> =>
    ok(await listRuns({ client: server.client, path, query: { pageSize: 100, ...query } })).data;
  const reviewOf = async (id: string) => ok(await getReview({ client: server.client, path: { id } }));

  /** As an administrator does, or time. */
  async function endSession(): Promise<void> {
    const cookies = await page.context().cookies();
    const secret = cookies.find(({ name }) => name === 'excerpt_session')?.value;
    const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('excerpt.session')).writeToken`);
    const headers = { cookie: `excerpt_session=${secret}`, 'x-session-token': token };
    expect((await fetch(`${server.url}/session`, { method: 'DELETE', headers })).ok).toBe(true);
  }

  /** What a person does who sees the form to sign in, or that the browser cannot show the page. */
  async function comeBack(): Promise<void> {
    const key = page.getByLabel('API key');
    if (!(await key.isVisible())) return;
    await key.fill(server.apiKey);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await key.waitFor({ state: 'hidden' });
  }

  async function restart(signal: 'SIGKILL' | 'SIGTERM', whileDown = async () => {}): Promise<void> {
    await server.stop(signal);
    await whileDown();
    await server.start();
  }

  /** The other person takes a document that nobody has, or decides about the one taken before. */
  let taken: string | undefined;
  const decidedByOther = new Set<string>();
  async function workBeside(): Promise<void> {
    const { client } = other;
    if (taken === undefined) {
      const waiting = await runsOf({ reviewStatus: 'needed' });
      taken = waiting[Math.floor(random() * waiting.length)]?.id;
      if (taken !== undefined) ok(await claimReview({ client, path: { id: taken } }));
    } else {
      ok(await approveReview({ client, path: { id: taken } }));
      decidedByOther.add(taken);
      taken = undefined;
    }
  }

  async function disturb(disturbance: Disturbance | undefined): Promise<void> {
    const context = page.context();
    const reload = () =>
      page.reload().then(
        () => undefined,
        () => undefined,
      );
    if (disturbance === 'reload') await reload();
    if (disturbance === 'kill') await restart('SIGKILL');
    if (disturbance === 'restart') await restart('SIGTERM');
    if (disturbance === 'reload while down') {
      await restart('SIGKILL', reload);
      await reload();
    }
    if (disturbance === 'session ended') await endSession();
    if (disturbance === 'network') {
      await context.setOffline(true);
      await page.evaluate('new Promise((resolve) => setTimeout(resolve, 300))');
      await context.setOffline(false);
    }
    if (disturbance === 'other person') await workBeside();
  }

  /** Waits for something, and signs in when asked to. */
  const until = async (isSo: () => Promise<boolean>, what: string): Promise<void> => {
    await expect
      .poll(
        async () => {
          await comeBack();
          return isSo();
        },
        { ...PATIENCE, interval: 50, message: what },
      )
      .toBe(true);
  };

  test('are uploaded once each', async () => {
    page = await server.openPage({ path: `/console/${SLUG}/upload?schema=receipt`, apiKey: server.apiKey });
    await page.getByLabel('Documents', { exact: true }).setInputFiles(await drawReceipts());
    const count = async () => {
      const [batch] = ok(await listBatches({ client: server.client, path })).data;
      return batch?.counts.total ?? 0;
    };
    const steps: Disturbance[] = [
      'reload',
      'kill',
      'network',
      'reload while down',
      'session ended',
      'restart',
      'reload',
    ];
    for (const [index, step] of steps.entries()) {
      const goal = Math.floor(((index + random()) * RECEIPTS) / steps.length);
      await until(async () => (await count()) >= goal, `${goal} files are there, ${step} next`);
      await disturb(step);
    }
    await until(() => page.getByText(`${RECEIPTS} of ${RECEIPTS}`).isVisible(), 'all files are done');
    const batches = ok(await listBatches({ client: server.client, path })).data;
    expect(batches.map(({ counts }) => counts)).toMatchObject([{ total: RECEIPTS, completed: RECEIPTS }]);
    const id = batches[0]?.id ?? '';
    const documents = ok(await listBatchDocuments({ client: server.client, path: { id }, query: { pageSize: 100 } }));
    const names = documents.data.map(({ name }) => name);
    expect(names).toEqual((await drawReceipts()).map(({ name }) => name));
    expect(await runsOf({})).toHaveLength(RECEIPTS);
  }, 300_000);

  async function sendToReview(): Promise<void> {
    await page.keyboard.press('c');
    await page.getByRole('heading', { name: 'Check these' }).waitFor();
    await page.getByText(`${RECEIPTS} of ${RECEIPTS} completed`).waitFor();
    for (const key of ['Home', 'X']) await page.keyboard.press(key);
    await page.getByText(`${RECEIPTS} selected`).waitFor();
    const review = page.getByRole('button', { name: 'Review', exact: true });
    await review.click();
    await restart('SIGKILL');
    // What was refused is still selected.
    await until(async () => {
      const isDone = (await runsOf({})).every(({ reviewStatus }) => reviewStatus !== null);
      if (!isDone && (await review.isVisible()) && !(await review.isDisabled())) await review.click();
      return isDone;
    }, 'all are sent to review');
  }

  /** What a person does who finds a document open: approves it, or goes on from one that is approved. */
  async function decide(id: string): Promise<void> {
    const isOpen = (await reviewOf(id)).status !== 'approved';
    const button = page.getByRole('button', { name: isOpen ? 'Approve' : 'Reopen', exact: true });
    if (await button.isVisible()) await page.keyboard.press(isOpen ? 'A' : 'N');
  }

  test('are reviewed: each value that is typed arrives, and nothing is shown as saved that is not', async () => {
    await sendToReview();
    for (let row = 0; row < 5; row += 1) await page.keyboard.press('k');
    await page.keyboard.press('v');
    const plan = MOMENTS.flatMap((moment) => DISTURBANCES.map((disturbance) => ({ moment, disturbance })));
    // Each of them once, and documents between them that nothing happens to.
    const order = Array.from({ length: RECEIPTS }, (_, index) => plan[index]).toSorted(() => random() - 0.5);
    const runs = await runsOf({});
    const typed = new Map<string, string>();
    const field = page.locator('.review-edit input[name=value]');

    for (const step of order) {
      await until(
        async () =>
          (await page.getByRole('heading', { name: 'Check these' }).isVisible()) ||
          (await page.locator('.review-left:not(:empty)').isVisible()),
        'a document or the list',
      );
      if (await page.getByRole('heading', { name: 'Check these' }).isVisible()) break;
      const name = (await page.getByRole('heading').first().textContent()) ?? '';
      const run = runs.find(({ documentName }) => documentName === name);
      if (run === undefined) expect.fail(`There is no document ${name}.`);
      expect(typed.has(run.id), `${name} comes once`).toBe(false);
      const text = `T-${name}`;
      typed.set(run.id, text);
      const during = async (moment: Moment) => {
        if (step?.moment === moment) await disturb(step.disturbance);
      };
      const what = `${name}: ${step?.disturbance} when ${step?.moment}`;

      await during('opened');
      await until(() => page.locator('[data-path="/receiptNumber"]').isVisible(), what);
      await until(() => page.locator('.review-left:not(:empty)').isVisible(), what);
      await page.locator('[data-path="/receiptNumber"]').click();
      await page.keyboard.press('e');
      await field.fill(text);
      await during('typed');
      await until(() => field.isVisible(), what);
      expect(await field.inputValue(), what).toBe(text);
      await field.press('Enter');
      await during('saved');
      await until(() => page.locator('.review-left:not(:empty)').isVisible(), what);
      await page.keyboard.press('A');
      await during('approved');
      const heading = page.getByRole('heading', { name, exact: true });
      let looks = 0;
      await until(async () => {
        // The key that was pressed has its time first: another one would meet the next document.
        if (await heading.isVisible()) looks += 1;
        if (looks % 40 === 39) await decide(run.id);
        const shown = page.locator('h1:visible').first();
        return (await shown.isVisible()) && ![name, 'Excerpt'].includes((await shown.textContent()) ?? '');
      }, what);
      // The page has gone on, so that the server has all.
      await until(async () => (await reviewOf(run.id)).status === 'approved', what);
      const { reviewedData, actions } = await reviewOf(run.id);
      expect(reviewedData, what).toMatchObject({ receiptNumber: text });
      const values = actions.filter(({ action }) => action === 'correct').map(({ value }) => value);
      expect(values, what).toEqual([text]);
    }
    if (taken !== undefined) await workBeside();
    expect((await runsOf({})).map(({ reviewStatus }) => reviewStatus)).toEqual(Array(RECEIPTS).fill('approved'));
    expect(typed.size + decidedByOther.size).toBe(RECEIPTS);
    expect(decidedByOther.size).toBeGreaterThan(0);
  }, 900_000);
});
