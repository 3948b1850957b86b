import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { extract } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { cleanEnvironment } from '../harness/server-process.ts';
import { startTestApp } from '../harness/test-app.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Found {
  files: number;
  activeRuns: number;
  problems: { subject: string; message: string }[];
}

/** Runs the command in a process of its own, as beside a server. */
async function verify(dataDir: string, databaseUrl: string): Promise<Found> {
  const argv = ['--conditions=excerpt-source', 'cli/main.ts', 'verify', '--json'];
  const env = { ...cleanEnvironment(), EXCERPT_DATA_DIR: dataDir, EXCERPT_DATABASE_URL: databaseUrl };
  const ended = promisify(execFile)(process.execPath, argv, { cwd: root, env });
  // It exits with 1 where something is wrong.
  const { stdout } = await ended.catch((error: unknown) => error as { stdout: string });
  return JSON.parse(stdout) as Found;
}

test('verify finds what is wrong beside a running server, and nothing where all is well', async () => {
  const gate = createGate();
  gate.close();
  const engine = scriptedEngine(async ({ signal }) => {
    await gate.pass(signal);
    return {};
  });
  const app = await startTestApp({ engine });
  try {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    const accept = async (content: string) => ok(await extract({ client, path, body: { name: 'a.txt', content } }));
    await accept('the first');
    await accept('the second');
    expect(await verify(app.dataDir, app.databaseUrl)).toEqual({ files: 2, activeRuns: 2, problems: [] });

    const lost = 'a'.repeat(64);
    await app.withDatabase((db) => db.updateTable('documents').set({ blob_hash: lost }).execute());
    const { files, problems } = await verify(app.dataDir, app.databaseUrl);
    expect(files).toBe(1);
    expect(problems.map(({ message }) => message)).toContain(`Its file documents/aa/${lost} is missing.`);
    expect(problems.filter(({ message }) => message.startsWith('No document has this file')).length).toBeGreaterThan(1);
  } finally {
    gate.open();
    await app.close();
  }
});
