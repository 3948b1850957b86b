/**
 * From the start of the process to the first 200 of `/readyz`, on an empty data directory and on one that exists,
 * against a bare
 * `node:http` server; and the memory of the idle process tree. Measures what was built, if it was.
 */
import { findFreePort } from '../harness/free-port.ts';
import { spawn, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cleanEnvironment } from '../harness/server-process.ts';
import { interleaved, median, say, sayRatio } from './measure.ts';

const ROUNDS = 9;
const POLL_MS = 2;
/** V8 returns the memory of the start about ten seconds later. */
const IDLE_MS = 20_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const isBuilt = existsSync(join(root, 'dist', 'cli', 'main.js'));
const program = isBuilt ? ['dist/cli/main.js'] : ['--conditions=excerpt-source', 'cli/main.ts'];
const bareProgram = [
  '-e',
  `require('node:http').createServer((_, answer) => answer.end()).listen(process.env.EXCERPT_PORT, '127.0.0.1')`,
];

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

interface Start {
  readyMs: number;
  /** Memory of the process and its descendants, in MiB. */
  memory: number;
}

/** Resident memory of a process and its descendants, in MiB. */
async function residentMemory(pid: number): Promise<{ memory: number; processes: number }> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([pid]);
  for (let before = 0; before !== tree.size;) {
    before = tree.size;
    for (const [own, parent] of rows) if (tree.has(parent)) tree.add(own);
  }
  const kibibytes = rows.filter(([own]) => tree.has(own)).reduce((sum, [, , rss]) => sum + rss, 0);
  return { memory: kibibytes / 1024, processes: tree.size };
}

async function start(argv: string[], dataDir: string, idleMs: number): Promise<Start> {
  const port = await findFreePort();
  const env = { ...cleanEnvironment(), EXCERPT_PORT: String(port), EXCERPT_DATA_DIR: dataDir };
  const begin = performance.now();
  const child = spawn(process.execPath, argv, { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`${argv.join(' ')} ended with ${child.exitCode}.`);
      await delay(POLL_MS);
    }
    const readyMs = performance.now() - begin;
    await delay(idleMs);
    const { memory } = await residentMemory(child.pid ?? 0);
    return { readyMs, memory };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

const serve = [...program, 'serve', '--no-sample'];
const existing = await mkdtemp(join(tmpdir(), 'excerpt-bench-'));
const directories = [existing];
try {
  await start(serve, existing, 0);
  const starts = await interleaved(ROUNDS, {
    bare: () => start(bareProgram, existing, 0),
    first: async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-bench-'));
      directories.push(dataDir);
      return start(serve, dataDir, 0);
    },
    later: () => start(serve, existing, 0),
  });
  const idle = await start(serve, existing, IDLE_MS);

  const ready = (of: Start[]) => median(of.map(({ readyMs }) => readyMs));
  say(
    `start: ${isBuilt ? 'dist/cli/main.js' : 'the sources, since there is no build'}, median of ${ROUNDS} starts ` +
      `to the first 200`,
  );
  say(`  bare node:http server (baseline): ${Math.round(ready(starts.bare))} ms`);
  say(
    `  first start, empty data directory: ${Math.round(ready(starts.first))} ms, ` +
      `${(ready(starts.first) / ready(starts.bare)).toFixed(1)} times the baseline`,
  );
  say(
    `  later start: ${Math.round(ready(starts.later))} ms, ` +
      `${(ready(starts.later) / ready(starts.bare)).toFixed(1)} times the baseline`,
  );
  sayRatio('seconds of a first start', ready(starts.first) / 1000, { atMost: 0.5 });
  sayRatio('seconds of a later start', ready(starts.later) / 1000, { atMost: 0.5 });
  const bareMemory = Math.round(median(starts.bare.map(({ memory }) => memory)));
  sayRatio(
    `MiB of the idle process and its children after ${IDLE_MS / 1000} s (bare server: ${bareMemory})`,
    idle.memory,
    {
      atMost: 120,
    },
  );
} finally {
  for (const directory of directories) await rm(directory, { recursive: true, force: true });
}
