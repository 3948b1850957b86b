import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, getDocument, uploadDocument } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { endAllServers, startServerProcess } from '../harness/server-process.ts';
import { createAppDatabase } from '../harness/test-database.ts';

const API_KEY = 'exk_the-key-of-the-crash-test';
const PASSWORD = 'pässwörd-of-the-user';
const DOCUMENTS = 6;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'excerpt-crash-'));
});
afterEach(async () => {
  await endAllServers();
  await rm(dataDir, { recursive: true, force: true });
});

test.each(['sqlite', 'postgres'] as const)(
  'protected documents on %s are parsed after a kill, and their passwords deleted',
  { timeout: 180_000 },
  async (dialect) => {
    const { url: databaseUrl, drop } = await createAppDatabase(dataDir, dialect);
    onTestFinished(async () => {
      await endAllServers();
      await drop();
    });
    const settings = {
      EXCERPT_PORT: '0',
      EXCERPT_DATA_DIR: dataDir,
      EXCERPT_DATABASE_URL: databaseUrl,
      EXCERPT_LOG_LEVEL: 'error',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
      EXCERPT_PARSER_PROCESSES: '1',
    };
    const start = () =>
      startServerProcess(['--conditions=excerpt-source', 'cli/main.ts', 'serve', '--no-sample'], settings);
    const readPasswords = async () => {
      const { database, release } = await openDatabase(loadConfig(settings), { exclusive: false });
      try {
        return await database.db.selectFrom('documents').select(['status', 'sealed_password as password']).execute();
      } finally {
        await release();
      }
    };

    const first = start();
    const before = createClient({ baseUrl: await first.url, apiKey: API_KEY });
    const path = await workspaceWithSchema({ client: before });
    const ids: string[] = [];
    for (let number = 1; number <= DOCUMENTS; number += 1) {
      const page = { texts: [{ text: `Invoice ${number}`, x: 50, y: 100 }] };
      const bytes = await makePdf([page], { userPassword: PASSWORD, ownerPassword: 'other' });
      const file = new File([new Uint8Array(bytes)], 'locked.pdf');
      ids.push(ok(await uploadDocument({ client: before, path, body: { file, password: PASSWORD } })).id);
    }
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    const killed = await readPasswords();
    expect(killed.some(({ status, password }) => status === 'received' && password !== null)).toBe(true);
    expect(JSON.stringify(killed)).not.toContain(PASSWORD);

    const client = createClient({ baseUrl: await start().url, apiKey: API_KEY });
    for (const [index, id] of ids.entries()) {
      const read = async () => ok(await getDocument({ client, path: { id } }));
      await expect.poll(async () => (await read()).status, { timeout: 90_000 }).toBe('parsed');
      expect((await read()).content).toBe(`Invoice ${index + 1}`);
    }
    expect((await readPasswords()).map(({ password }) => password)).toEqual(ids.map(() => null));
  },
);
