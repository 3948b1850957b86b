import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { loopbackWebhooks } from '../../test/harness/webhook-receiver.ts';
import { GUIDES } from './harness/guides.ts';

const folder = fileURLToPath(new URL('../guides/', import.meta.url));
const run = promisify(execFile);

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ settings: loopbackWebhooks, models: { listModels: async () => ['gpt-6-luna'] } });
});
afterAll(() => app.close());

it('has each guide in this test', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  expect(files.toSorted()).toEqual(Object.keys(GUIDES).toSorted());
});

it.each(Object.entries(GUIDES))('%s runs', async (name, texts) => {
  const { stdout } = await run(process.execPath, ['--conditions=excerpt-source', folder + name], {
    env: { ...process.env, EXCERPT_BASE_URL: app.url, EXCERPT_API_KEY: app.admin.apiKey, NODE_OPTIONS: '' },
  });
  for (const text of texts) expect(stdout).toContain(text);
});
