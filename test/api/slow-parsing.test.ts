import { extractFile, getRun } from '@excerpt/sdk';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createParser } from '../../server/parsing/child/child-parser.ts';
import type { Parser } from '../../server/parsing/parser.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const RUN_SECONDS = 3;

const real = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
/** As long as a scan of many pages: longer than an attempt may take. */
const parser: Parser = {
  ...real,
  async parse(file, options) {
    await delay(RUN_SECONDS * 1_000 + 200, undefined, { signal: options.signal ?? undefined });
    return real.parse(file, options);
  },
  close: async () => undefined,
};

let app: TestApp;

beforeAll(async () => {
  const settings = { EXCERPT_RUN_TIMEOUT_SECONDS: String(RUN_SECONDS) };
  app = await startTestApp({ parser, engine: scriptedEngine(), settings });
});
afterAll(async () => {
  await app.close();
  await real.close();
});

test('a document may take longer to parse than an attempt at its run', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const bytes = await makePdf([{ texts: [{ text: 'Invoice 4711', x: 60, y: 90 }] }]);
  const file = new File([new Uint8Array(bytes)], 'scan.pdf', { type: 'application/pdf' });
  const { runId } = ok(await extractFile({ client, path, body: { file } }));
  await app.app.idle();
  expect(ok(await getRun({ client, path: { id: runId } }))).toMatchObject({ status: 'completed', attempts: 1 });
});
