import { createApiKey } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { createLogger } from '../../server/lib/logger.ts';
import { startTestApp } from '../harness/test-app.ts';
import { extractText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

test('the log has every request and failure, without keys or contents', async () => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const engine = scriptedEngine(() => Promise.reject(new Error('A failure of the engine')));
  const running = await startTestApp({ logger, engine });
  try {
    const { admin } = running;
    const created = ok(await createApiKey({ client: admin.client, body: { name: 'A key' } }));
    const path = await workspaceWithSchema(admin);
    const run = await extractText(admin, path, 'The content of a confidential letter');
    expect(run).toMatchObject({ status: 'failed', errorCode: { code: 'internal_error' } });
    expect(JSON.stringify(run)).not.toContain('A failure of the engine');
    await admin.request('/nowhere?secret=in-the-query', {
      headers: { 'x-api-key': 'exk_a-wrong-key-that-must-not-be-logged' },
    });

    const log = lines.join('');
    expect(log).toContain('A failure of the engine');
    expect(log).toContain(`/workspaces/${path.slug}/schemas/invoice/extract`);
    for (const secret of [admin.apiKey, created.key, 'exk_a-wrong-key', 'in-the-query', 'confidential letter']) {
      expect(log).not.toContain(secret);
    }
  } finally {
    await running.close();
  }
});
