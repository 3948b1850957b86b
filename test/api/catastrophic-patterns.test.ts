import { extract } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { longTest, quickTest } from '../harness/scale.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

// The built-in extractor: it is what meets the patterns. Its children start within a run's time limit.
let app: TestApp;
let owner: TestUser;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp({ settings: { EXCERPT_RUN_TIMEOUT_SECONDS: '25', EXCERPT_EXTRACTOR_PROCESSES: '2' } });
  owner = await app.addUser('pro');
  path = await workspaceWithSchema(owner);
});
afterAll(() => app.close());

describe('a catastrophic pattern', () => {
  const content = `Comment: ${'a'.repeat(40)}!\n`;

  async function extractComment(pattern: string): Promise<string> {
    const schema = {
      type: 'object',
      properties: { comment: { type: ['string', 'null'], pattern, description: 'Comment' } },
    };
    const body = { name: 'a.txt', content, schema };
    return ok(await extract({ client: owner.client, path: { ...path, schemaKey: 'pattern' }, body })).runId;
  }

  async function waitForRun(id: string) {
    return endOfRun(owner, id);
  }

  // Each takes ages on this text when it is matched by trying everything.
  quickTest.each(['^(a+)+$', '^(a|a)*$', '^(([a-z])+.)+[A-Z]([a-z])+$'])(
    '%s is matched in linear time',
    async (pattern) => {
      const run = await waitForRun(await extractComment(pattern));
      expect(run.status).toBe('completed');
      const { comment } = run.extractedData as { comment: string | null };
      expect([null, 'a'.repeat(40)]).toContain(comment);
    },
  );

  longTest('that RE2 does not support fails only its own run and does not delay others', async () => {
    const catastrophic = await extractComment('^(?=(a+)+$)a+b');
    const { runId } = ok(
      await extract({ client: owner.client, path, body: { name: 'b.txt', content: 'Invoice number: INV-9' } }),
    );
    expect((await owner.request('/me')).status).toBe(200);
    expect(await waitForRun(runId)).toMatchObject({ status: 'completed', extractedData: { invoiceNumber: 'INV-9' } });
    expect(await waitForRun(catastrophic)).toMatchObject({
      status: 'failed',
      errorCode: { code: 'timeout' },
      extractedData: null,
    });
  });
});
