import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser, type SentRequest } from '../../testing/play-browser.ts';

let browser: PlayedBrowser;
let readAllIds: typeof import('./use-run-pages.ts').readAllIds;
beforeEach(async () => {
  browser = playBrowser();
  ({ readAllIds } = await import('./use-run-pages.ts'));
});
afterEach(() => closeBrowser());

const read = () => readAllIds({ slug: 'acme', schemaKey: 'invoice', env: 'staging', query: { status: 'failed' } });
const answer = (total: number, shift = 0) => {
  browser.answers['GET /workspaces/acme/schemas/invoice/runs'] = ({ query }: SentRequest) => {
    const first = 100 * (Number(query['page']) - 1);
    const count = Math.max(0, Math.min(100, total - first));
    return {
      total,
      data: Array.from({ length: count }, (_, at) => ({ id: `run_${Math.max(0, first + at - shift)}` })),
    };
  };
};

test('the ids of all pages are read, each once', async () => {
  answer(250, 1);
  const ids = await read();
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([249, 'run_0', 'run_248']);
  expect(browser.requests.map(({ query }) => query)).toEqual(
    ['1', '2', '3'].map((page) => ({ env: 'staging', status: 'failed', page, pageSize: '100' })),
  );
});

test('no run is read, and at most ten thousand are', async () => {
  answer(0);
  expect(await read()).toEqual([]);
  answer(20_000);
  expect(await read()).toHaveLength(10_000);
});
