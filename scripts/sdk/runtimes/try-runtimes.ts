/**
 * Packs the SDK, installs it into a scratch project, and tests it against a real server in Node 20, 22 and 24, Bun,
 * Deno, workerd and a browser, with import and require. Runtimes that are not available are reported as skipped.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startApp } from '../../../server/app/start.ts';
import { readEnvironment, loadConfig } from '../../../server/config.ts';
import { createLogger } from '../../../server/lib/logger.ts';
import { fetchRuntime, RUNTIMES, WORKERD, type Runtime } from './fetch-runtime.ts';
import { createScratchProject, type ScratchProject } from './scratch-project.ts';
import { startRedirectingServers } from './redirecting-servers.ts';
import { findChromium, tryBrowser } from './try-browser.ts';
import { tryWorkerd } from './try-workerd.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const apiKey = 'exk_the-key-of-the-runtimes';
const LIMIT_MS = 60_000;
let failures = 0;

const redirects = await startRedirectingServers();

function report(name: string, said: string): void {
  const followed = redirects.countFollowed();
  const outcome = followed === 0 ? said : `${said}, but ${followed} redirected requests reached another origin`;
  if (outcome !== 'passed' && !outcome.startsWith('SKIPPED')) failures += 1;
  console.log(`${name}: ${outcome}`);
}

async function tryRuntime(
  runtime: Runtime,
  { folder, file, programs }: ScratchProject,
  baseUrl: string,
): Promise<void> {
  const binary = await fetchRuntime(root, runtime);
  if (binary === null) return report(runtime.name, 'SKIPPED');
  const target = JSON.stringify({ baseUrl, apiKey, redirecting: redirects.url, path: file });
  for (const program of programs) {
    const outcome = await run(binary, [...runtime.argumentsOf(program), target], { cwd: folder, timeout: LIMIT_MS })
      .then(({ stdout }) => stdout.trim())
      .catch((error: { stderr?: string; message: string }) => error.stderr || error.message);
    report(`${runtime.name} ${program}`, outcome);
  }
}

const scratch = await mkdtemp(join(tmpdir(), 'excerpt-runtimes-'));
const app = await startApp(
  loadConfig({
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: join(scratch, 'data'),
    EXCERPT_BOOTSTRAP_API_KEY: apiKey,
    EXCERPT_LOG_LEVEL: 'silent',
  }),
  createLogger('silent'),
);
try {
  const project = await createScratchProject(root, join(scratch, 'project'));
  for (const runtime of RUNTIMES) await tryRuntime(runtime, project, app.url);
  const workerd = await fetchRuntime(root, WORKERD);
  const target = { baseUrl: app.url, apiKey, redirecting: redirects.url };
  report('workerd', workerd === null ? 'SKIPPED' : await tryWorkerd(workerd, { folder: project.folder, target }));
  const chromium = findChromium(readEnvironment()['PATH'] ?? '');
  const outcome = chromium
    ? await tryBrowser(chromium, { folder: project.folder, service: app.url, other: redirects.other, apiKey })
    : 'SKIPPED (there is no chromium on the PATH)';
  report('Browser', outcome);
} finally {
  redirects.close();
  await app.close();
  await rm(scratch, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
