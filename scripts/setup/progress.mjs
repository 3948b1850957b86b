import { performance } from 'node:perf_hooks';

/**
 * Prints one line per step to stderr, so that stdout only has the command's output: `setup: installing the packages …
 * 31.2 s`.
 */
export async function step(title, work) {
  const start = performance.now();
  process.stderr.write(`setup: ${title} … `);
  try {
    const result = await work();
    process.stderr.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stderr.write('failed\n');
    throw error;
  }
}

export function say(line) {
  process.stderr.write(`setup: ${line}\n`);
}
