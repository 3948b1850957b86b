import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, Excerpt } from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workspaceWithSchema } from '../../test/harness/builders.ts';
import { findFreePort } from '../../test/harness/free-port.ts';
import { endAllServers, startServerProcess } from '../../test/harness/server-process.ts';

const API_KEY = 'exk_the-key-of-the-restarts';

describe('while the server restarts', () => {
  let dataDir: string;
  let port: number;
  let excerpt: Excerpt;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'excerpt-restarts-'));
    port = await findFreePort();
  });
  afterEach(async () => {
    await endAllServers();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** An extraction takes two seconds. */
  const start = () =>
    startServerProcess(['test/jobs/crash-server.ts', join(dataDir, 'extractions.log'), '2000', '2000'], {
      EXCERPT_PORT: `${port}`,
      EXCERPT_DATA_DIR: dataDir,
      EXCERPT_LOG_LEVEL: 'silent',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
      EXCERPT_PARSER_PROCESSES: '1',
      EXCERPT_SHUTDOWN_SECONDS: '1',
    });

  for (const signal of ['SIGKILL', 'SIGTERM'] as const)
    it(`extract() and batches.wait() return what was accepted before ${signal}`, async () => {
      const first = start();
      const baseUrl = await first.url;
      excerpt = new Excerpt({ baseUrl, apiKey: API_KEY });
      const { slug: workspace, schemaKey } = await workspaceWithSchema({
        client: createClient({ baseUrl, apiKey: API_KEY }),
      });
      const stages: string[] = [];
      const document = await excerpt.documents.create({ workspace, schemaKey, name: 'b.txt', content: 'INV-2' });
      const batch = await excerpt.batches.create({ workspace, schemaKey, documents: [{ documentId: document.id }] });
      const waiting = Promise.all([
        excerpt.extract({ workspace, schemaKey, name: 'a.txt', content: 'INV-1' }),
        excerpt.extract(
          { workspace, schemaKey, name: 'c.txt', content: 'INV-3' },
          { onProgress: ({ status }) => stages.push(`${status}`) },
        ),
        excerpt.batches.wait(batch.id),
      ]);
      await expect.poll(() => stages).toContain('processing');
      await first.end(signal);
      await delay(3_000);
      await start().url;
      const [run, followed, ended] = await waiting;
      expect(run.data).toMatchObject({ invoiceNumber: 'INV-1' });
      expect(followed.data).toMatchObject({ invoiceNumber: 'INV-3' });
      expect(stages.at(-1)).toBe('completed');
      expect(ended.status).toBe('completed');
      expect((await excerpt.runs.list({ workspace, schemaKey })).total).toBe(3);
    }, 60_000);
});
