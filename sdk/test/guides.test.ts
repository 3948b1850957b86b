import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { loopbackWebhooks } from '../../test/harness/webhook-receiver.ts';

const folder = fileURLToPath(new URL('../guides/', import.meta.url));
const run = promisify(execFile);

/** In the order of the README: the first one makes the workspace. */
const GUIDES: Record<string, string[]> = {
  'first-extraction.ts': ['INV-2026-7 118', 'invoice.txt completed'],
  'typed-data-with-zod.ts': ['INV-2026-7 2026-01-31 118'],
  'evidence-and-review.ts': ['118', 'page 1', 'check /discount: null (not_found'],
  'receive-webhooks.ts': ['run.completed', 'true {', 'run.completed true 204'],
  'testing-your-app.ts': ['pass 4', 'fail 0'],
  'own-provider-key.ts': ['no_key', 'sk-…key', 'valid', 'openai gpt-6-luna user'],
};

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ settings: loopbackWebhooks, models: { listModels: async () => ['gpt-6-luna'] } });
});
afterAll(() => app.close());

it('has each guide in this test', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  expect(files.toSorted()).toEqual(Object.keys(GUIDES).toSorted());
});

it.each(Object.entries(GUIDES))('%s runs', async (name, told) => {
  const { stdout } = await run(process.execPath, ['--conditions=excerpt-source', folder + name], {
    env: { ...process.env, EXCERPT_BASE_URL: app.url, EXCERPT_API_KEY: app.admin.apiKey, NODE_OPTIONS: '' },
  });
  for (const text of told) expect(stdout).toContain(text);
});
