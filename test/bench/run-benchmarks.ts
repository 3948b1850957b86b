/**
 * `npm run bench` runs the default benchmarks; `npm run bench http lists` runs the named ones. Options are passed on:
 * `npm run bench parse -- --corpus DIR`. Benchmarks print ratios to a baseline; only
 * `soak` fails where a goal is not met.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const BY_DEFAULT = ['http', 'idempotency', 'runs', 'pipeline', 'lists', 'webhooks', 'start'];
/** These need documents that are not part of the repository, Chromium, or many minutes. */
const ON_REQUEST = [
  'batch',
  'evaluations',
  'examples',
  'packets',
  'cli',
  'parse',
  'recognition',
  'letters',
  'cluster',
  'memory',
  'extractor',
  'soak',
  'attack',
  'console',
  'pages',
  'rules',
];

/** Benchmarks in subfolders. */
const FILES: Record<string, string> = {
  batch: 'batches/batch.bench.ts',
  evaluations: 'batches/evaluations.bench.ts',
  examples: 'batches/examples.bench.ts',
  packets: 'packets/packets.bench.ts',
  parse: 'parsing/parse.bench.ts',
  recognition: 'parsing/recognition.bench.ts',
  letters: 'parsing/letters.bench.ts',
  extractor: 'endurance/extractor.bench.ts',
  memory: 'endurance/memory.bench.ts',
  soak: 'endurance/soak.bench.ts',
  attack: 'endurance/attack.bench.ts',
  cluster: 'cluster/cluster.bench.ts',
  cli: 'cli/cli.bench.ts',
  console: 'console/console.bench.ts',
  pages: 'pages/pages.bench.ts',
  rules: 'rules/rules.bench.ts',
  webhooks: 'webhooks/webhooks.bench.ts',
};

const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const names = firstOption === -1 ? given : given.slice(0, firstOption);
const options = firstOption === -1 ? [] : given.slice(firstOption);

const unknown = names.filter((name) => !BY_DEFAULT.includes(name) && !ON_REQUEST.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no benchmark ${unknown.join(', ')}. There are: ${[...BY_DEFAULT, ...ON_REQUEST].join(', ')}.\n`,
  );
  process.exit(2);
}

for (const name of names.length > 0 ? names : BY_DEFAULT) {
  const entry = fileURLToPath(new URL(FILES[name] ?? `${name}.bench.ts`, import.meta.url));
  // Uses the SDK's sources, so that no build is needed.
  const child = spawn(process.execPath, ['--conditions=excerpt-source', entry, ...options], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
