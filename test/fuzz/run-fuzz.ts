/**
 * `npm run fuzz -- --minutes 10 [--seed N]` sends requests made from the contract, and sequences of requests whose
 * results a small model predicts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
process.stdout.write(
  `Seed ${values.seed}: repeat with npm run fuzz -- --minutes ${values.minutes} --seed ${values.seed}\n`,
);
const child = spawn('vitest', ['run', '--project=long', 'test/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, EXCERPT_TEST_FUZZ_MINUTES: values.minutes, EXCERPT_TEST_SEED: values.seed },
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
