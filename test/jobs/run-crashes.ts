/**
 * `npm run crash -- --kills 200 [--seed N]` kills a server and its children under mixed load, on both databases, and
 * checks that all that it said is true.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
process.stdout.write(
  `Seed ${values.seed}: repeat with npm run crash -- --kills ${values.kills} --seed ${values.seed}\n`,
);
const child = spawn('vitest', ['run', '--project=long', 'test/jobs/mixed-crash'], {
  stdio: 'inherit',
  env: { ...process.env, EXCERPT_TEST_KILLS: values.kills, EXCERPT_TEST_SEED: values.seed },
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
