/**
 * The command line: its start against bare Node, `extract --local` of one page against the same through a running
 * server, its throughput against the engine called directly, and its memory over many files. Measures the build, if
 * there is one. `-- --documents 500 --files 5000`.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pMap from 'p-map';
import { readResidentBytes } from '../../../server/children/resident-memory.ts';
import { createExtractionPool } from '../../../server/extraction/child/extraction-pool.ts';
import { createLocalEngine } from '../../../server/extraction/local/local-engine.ts';
import { createParser } from '../../../server/parsing/child/child-parser.ts';
import { makePdf } from '../../../server/parsing/testing/make-pdf.ts';
import { cleanEnvironment, startServerProcess } from '../../harness/server-process.ts';
import { interleaved, median, quantile, say, sayRatio, timed } from '../measure.ts';

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '500' }, files: { type: 'string', default: '5000' } },
});
const START_ROUNDS = 15;
const EXTRACT_ROUNDS = 5;
const API_KEY = 'exk_the-key-of-the-benchmark';
const MEMORY_LIMIT = 1024 ** 3;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isBuilt = existsSync(join(root, 'dist', 'cli', 'main.js'));
const program = isBuilt ? [join(root, 'dist/cli/main.js')] : ['--conditions=excerpt-source', join(root, 'cli/main.ts')];
const folder = await mkdtemp(join(tmpdir(), 'excerpt-cli-bench-'));
const concurrency = availableParallelism();

const definition = {
  type: 'object',
  properties: {
    invoiceNumber: { type: ['string', 'null'], description: 'Number of the invoice' },
    total: { type: ['number', 'null'], description: 'Amount to pay' },
  },
};
const schema = join(folder, 'schema.json');

async function runNode(args: string[], settings: Record<string, string> = {}, watch?: (pid: number) => void) {
  const env = { ...cleanEnvironment(), ...settings };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  watch?.(child.pid ?? 0);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${String(code)}.`);
}

const makeDocument = (index: number) =>
  makePdf([
    {
      texts: [
        { text: `Invoice number: INV-${index}`, x: 72, y: 72 },
        { text: 'Thank you for your order.', x: 72, y: 100 },
        { text: `Total: ${index}.50 EUR`, x: 72, y: 128 },
      ],
    },
  ]);

/** Parses and extracts as a server does, without the command line. */
async function extractDirectly(paths: string[]): Promise<void> {
  const parser = createParser({ poolSize: concurrency, maxRssBytes: MEMORY_LIMIT });
  const pool = createExtractionPool({ processes: concurrency, maxRssBytes: MEMORY_LIMIT, deadlineMs: 60_000 });
  const engine = createLocalEngine(pool);
  const limits = { maxPages: 1000, maxCharacters: 20_000_000, deadlineMs: 60_000 };
  const { signal } = new AbortController();
  const access = { apiKey: null, baseUrl: null, quota: 'system' };
  try {
    await pMap(
      paths,
      async (path) => {
        const { mimeType } = await parser.inspect({ path, filename: 'document.pdf' });
        const layout = await parser.parse({ path, mimeType }, { limits });
        await engine.extract({
          definition,
          layout,
          provider: 'local',
          model: 'local-1',
          access,
          verify: false,
          signal,
        });
      },
      { concurrency },
    );
  } finally {
    await parser.close();
    await pool.close();
  }
}

async function measureStarts(): Promise<void> {
  const { bare, version } = await interleaved(START_ROUNDS, {
    bare: () => timed(() => runNode(['-e', '0'])),
    version: () => timed(() => runNode([...program, '--version'])),
  });
  say(`node -e 0: ${Math.round(median(bare))} ms`);
  sayRatio('excerpt --version', median(version) / median(bare), { atMost: 2 });
}

async function measureOnePage(document: string): Promise<void> {
  const settings = { EXCERPT_PORT: '0', EXCERPT_DATA_DIR: join(folder, 'data'), EXCERPT_BOOTSTRAP_API_KEY: API_KEY };
  const server = startServerProcess([...program, 'serve'], settings);
  try {
    const client = { EXCERPT_BASE_URL: await server.url, EXCERPT_API_KEY: API_KEY };
    const extract = ['extract', document, '--schema', schema, '--quiet'];
    const throughServer = () => timed(() => runNode([...program, ...extract], client));
    await throughServer();
    const { remote, local } = await interleaved(EXTRACT_ROUNDS, {
      remote: throughServer,
      local: () => timed(() => runNode([...program, ...extract, '--local'])),
    });
    say(`one page through a running server: ${Math.round(median(remote))} ms`);
    sayRatio('one page with --local', median(local) / median(remote), { atMost: 2 });
  } finally {
    await server.end('SIGTERM');
  }
}

async function measureThroughput(paths: string[]): Promise<void> {
  const directMs = await timed(() => extractDirectly(paths));
  const args = ['extract', 'pdf', '--schema', schema, '--local', '--quiet', '--output', 'throughput.ndjson'];
  const commandMs = await timed(() => runNode([...program, ...args, '--concurrency', String(concurrency)]));
  say(`${paths.length} PDFs, engine called directly: ${((paths.length * 1000) / directMs).toFixed(1)} a second`);
  sayRatio('documents a second with extract --local', directMs / commandMs, { atLeast: 0.8 });
}

async function measureMemory(count: number): Promise<void> {
  await mkdir(join(folder, 'text'));
  for (let index = 0; index < count; index += 1)
    await writeFile(join(folder, 'text', `${index}.txt`), `Invoice number: N-${index}\nTotal: ${index}.50 EUR\n`);
  const samples: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  const args = ['extract', 'text', '--schema', schema, '--local', '--quiet', '--output', 'memory.ndjson'];
  await runNode([...program, ...args], {}, (pid) => {
    timer = setInterval(() => void readResidentBytes(pid).then((bytes) => bytes !== null && samples.push(bytes)), 500);
  });
  clearInterval(timer);
  // The first quarter has the start; collections of garbage make single samples jump.
  const quarter = Math.floor(samples.length / 4);
  const early = quantile(samples.slice(quarter, 2 * quarter), 0.5);
  const late = quantile(samples.slice(3 * quarter), 0.5);
  say(`memory over ${count} files: ${Math.round(early / 2 ** 20)} MiB in the second quarter`);
  sayRatio('memory in the last quarter', late / early, { atMost: 1.3 });
}

try {
  await writeFile(schema, JSON.stringify(definition));
  await mkdir(join(folder, 'pdf'));
  const paths = Array.from({ length: Number(values.documents) }, (_, index) => join(folder, 'pdf', `${index}.pdf`));
  for (const [index, path] of paths.entries()) await writeFile(path, await makeDocument(index));
  say(`cli: ${isBuilt ? 'dist/cli/main.js' : 'the sources, since there is no build'}`);
  await measureStarts();
  await measureOnePage(paths[0] ?? '');
  await measureThroughput(paths);
  await measureMemory(Number(values.files));
} finally {
  await rm(folder, { recursive: true, force: true });
}
