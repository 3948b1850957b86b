/** Sixty receipts whose upload is disturbed at each step: what was chosen arrives, and arrives once. */
import {
  createSchema,
  createWorkspace,
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
const DISTURBANCES = ['reload', 'kill', 'restart', 'reload while down', 'session ended', 'network'] as const;
type Disturbance = (typeof DISTURBANCES)[number];

describe.skipIf(chromium === undefined)('sixty receipts that are disturbed', () => {
  const random = createSeededRandom(SEED);
  let server: Awaited<ReturnType<typeof startRestartedConsole>>;
  let page: Page;

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
  });
  afterAll(() => server.close());

  const runsOf = async (query: object): Promise<RunListItem[]> =>
    ok(await listRuns({ client: server.client, path, query: { pageSize: 100, ...query } })).data;

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
});
