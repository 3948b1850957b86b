/** What the command says of a server that it has started. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refuse, type runInProcess as RunInProcess } from '../testing/run-in-process.ts';

const entry = vi.hoisted(() => ({
  serve: vi.fn<(environment: Record<string, string>) => Promise<unknown>>(),
  completeFirstStart: vi.fn<(dataDir: string) => Promise<void>>(),
  readUnfinishedStart: vi.fn<(dataDir: string) => Promise<string | null>>(),
}));
vi.mock('../../server/entry.ts', () => entry);
vi.mock('../private-files.ts', () => ({ keepFilesPrivate: () => undefined }));

const URL_HERE = 'http://127.0.0.1:9';
const KEY = 'exk_a b';
let dataDir: string;
let run: typeof RunInProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'excerpt-serve-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  for (const mock of Object.values(entry)) mock.mockReset();
  entry.readUnfinishedStart.mockResolvedValue(null);
  entry.completeFirstStart.mockResolvedValue(undefined);
  vi.resetModules();
  ({ runInProcess: run } = await import('../testing/run-in-process.ts'));
});

interface Started {
  role?: string;
  firstApiKey?: string | null;
  publicUrl?: string | null;
  given?: string | null;
  sample?: boolean;
}

function start({ role = 'all', firstApiKey = null, publicUrl = null, given = null, sample = true }: Started) {
  const logger = { level: 'info' };
  const config = { role, publicUrl, dataDir, sample, bootstrap: { apiKey: given } };
  entry.serve.mockResolvedValue({ app: { url: URL_HERE, firstApiKey }, config, logger });
  return logger;
}

const RUN = {
  id: 'run_1',
  status: 'completed',
  provider: 'local',
  model: 'm',
  confidence: 0.9,
  extractedData: { total: 7 },
  evidence: [{ path: '/total', confidence: 0.9, page: 1, match: 'exact' }],
};
const ANSWERS = {
  'POST /workspaces': {},
  'POST /workspaces/sample/schemas': {},
  'POST /workspaces/sample/schemas/invoice/documents': { id: 'doc_1' },
  'POST /workspaces/sample/schemas/invoice/documents/doc_1/extract': { runId: 'run_1' },
  'GET /runs/run_1': RUN,
};

test.each<[string, object]>([
  ['', {}],
  ['--no-sample', { EXCERPT_SAMPLE: 'false' }],
  ['--migrate', { EXCERPT_MIGRATE: 'true' }],
  [
    '--host ::1 --port 1 --role api --data-dir d --database-url sqlite:x',
    {
      EXCERPT_HOST: '::1',
      EXCERPT_PORT: '1',
      EXCERPT_ROLE: 'api',
      EXCERPT_DATA_DIR: 'd',
      EXCERPT_DATABASE_URL: 'sqlite:x',
    },
  ],
])('the options are settings of the server: %s', async (options, environment) => {
  start({});
  await run(['serve', ...options.split(' ').filter((one) => one !== '')]);
  expect(entry.serve.mock.calls).toEqual([[environment]]);
});

test('a worker says where to ask for its state', async () => {
  start({ role: 'worker', firstApiKey: KEY });
  const { output } = await run(['serve']);
  expect(output).toBe(`Excerpt executes runs. Whether it can: ${URL_HERE}/readyz\n`);
});

test('a later start names the console, and the file of the key if there is one', async () => {
  const publicUrl = 'https://papers.example.com';
  start({ publicUrl });
  const said = `Excerpt is listening on ${URL_HERE} (console: ${publicUrl}/, reference: ${publicUrl}/docs).`;
  expect((await run(['serve'])).output).toBe(`${said}\n`);
  const file = join(dataDir, 'api-key');
  await writeFile(file, KEY);
  expect((await run(['serve'])).output).toBe(`${said} The API key is in ${file}.\n`);
  await rm(file);
  start({});
  expect((await run(['serve'])).output).toContain(`(console: ${URL_HERE}/, reference: ${URL_HERE}/docs).`);
  expect(entry.completeFirstStart).not.toHaveBeenCalled();
});

test.each<Started>([{ sample: false }, { role: 'api' }])(
  'a first start without a sample shows the key: %j',
  async (started) => {
    start({ ...started, firstApiKey: KEY });
    const { output, requests } = await run(['serve']);
    expect(output).toBe(
      `Excerpt is listening on ${URL_HERE}.\n` +
        `Your API key, which is kept in ${dataDir}/api-key: ${KEY}\n` +
        `Open the console: ${URL_HERE}/#key=exk_a%20b\n`,
    );
    expect(requests).toEqual([]);
    expect(entry.completeFirstStart.mock.calls).toEqual([[dataDir]]);
  },
);

test('a key that was given is not shown', async () => {
  start({ firstApiKey: KEY, given: KEY, sample: false, publicUrl: 'https://papers.example.com' });
  const { output } = await run(['serve']);
  expect(output).toBe(
    `Excerpt is listening on ${URL_HERE}, for https://papers.example.com.\n` +
      'Your API key is the value of EXCERPT_BOOTSTRAP_API_KEY.\n' +
      'Open the console: https://papers.example.com/\n',
  );
});

test('a first start extracts the sample, without the log of its requests', async () => {
  const logger = start({ firstApiKey: KEY });
  const levels: string[] = [];
  const answers = { ...ANSWERS, 'GET /runs/run_1': () => (levels.push(logger.level), RUN) };
  const { output, code } = await run(['serve'], answers);
  expect(output).toContain('The sample invoice, extracted by local/m with a confidence of 90 %:');
  expect(output).toContain(`curl -s -H "x-api-key: ${KEY}"`);
  expect(output).toContain(`${URL_HERE}/#key=exk_a%20b`);
  expect([levels, logger.level, code]).toEqual([['warn'], 'info', 0]);
  expect(entry.completeFirstStart.mock.calls).toEqual([[dataDir]]);
});

test('a log of another level stays as it is', async () => {
  const logger = start({ firstApiKey: KEY, given: KEY });
  logger.level = 'debug';
  const levels: string[] = [];
  const answers = { ...ANSWERS, 'GET /runs/run_1': () => (levels.push(logger.level), RUN) };
  expect((await run(['serve'], answers)).output).toContain('x-api-key: $EXCERPT_BOOTSTRAP_API_KEY');
  expect([levels, logger.level]).toEqual([['debug'], 'debug']);
});

test('a start that was not finished goes on, and one whose sample fails tries again', async () => {
  const logger = start({});
  entry.readUnfinishedStart.mockResolvedValue(KEY);
  const failing = {
    ...ANSWERS,
    'POST /workspaces/sample/schemas': () => refuse(503, 'unavailable', 'The disk is full.'),
  };
  const { output, errors } = await run(['serve'], failing);
  expect(output).toContain('The sample could not be extracted. The next start tries again. Your API key, which is');
  expect(errors).toContain('The disk is full.');
  expect([entry.completeFirstStart.mock.calls, logger.level]).toEqual([[], 'info']);
  // The workspace is there already.
  const again = await run(['serve'], { ...ANSWERS, 'POST /workspaces': () => refuse(409, 'in_use', 'It exists.') });
  expect(again.output).toContain('The sample invoice, extracted by');
  expect(entry.completeFirstStart).toHaveBeenCalledOnce();
});
