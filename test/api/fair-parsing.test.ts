import { createSchema, createWorkspace, extract } from '@excerpt/sdk';
import { afterEach, expect, test } from 'vitest';
import { createParser } from '../../server/parsing/child/child-parser.ts';
import { endOfRun, invoiceDefinition, ok } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

async function createPlace({ client }: TestUser) {
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Place' } }));
  ok(
    await createSchema({
      client,
      path: { slug },
      body: { schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition },
    }),
  );
  return { slug, schemaKey: 'invoice' };
}

test('documents whose parsing never ends do not delay the runs of other users', async () => {
  const entry = new URL('../../server/parsing/testing/misbehaving-child.ts', import.meta.url);
  app = await startTestApp({
    settings: { EXCERPT_CONCURRENCY: '4', EXCERPT_SHUTDOWN_SECONDS: '0' },
    parser: createParser({ poolSize: 2, maxRssBytes: 2 ** 30, entry }),
    engine: scriptedEngine(),
  });
  const [hog, other] = [await app.addUser(), await app.addUser()];
  const [theirs, path] = [await createPlace(hog), await createPlace(other)];
  for (let index = 0; index < 30; index += 1)
    ok(await extract({ client: hog.client, path: theirs, body: { name: 'a.txt', content: `loop\n${index}` } }));
  const { runId } = ok(await extract({ client: other.client, path, body: { name: 'b.txt', content: 'fine\n' } }));
  const run = await endOfRun(other, runId);
  // Its parser finds a page without text, and so has ended.
  expect(run.errorCode).toMatchObject({ code: 'document_empty' });
});
