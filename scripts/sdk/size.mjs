/** Checks the size of the SDK in a browser: bundled and minified by esbuild, compressed by gzip. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const KILOBYTE = 1000;
const LIMITS = [
  // No program has both the class and a function for each operation.
  { what: 'everything', names: '*', limit: 14 * KILOBYTE },
  { what: '`Excerpt`', names: '{ Excerpt }', limit: 12 * KILOBYTE },
  { what: '`extract` with its client', names: '{ createClient, extract }', limit: 6 * KILOBYTE },
  { what: '`webhooks`', names: '{ webhooks }', limit: 2 * KILOBYTE },
];

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

async function sizeOf(names) {
  const contents = `export ${names} from './dist/index.js';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, 'sdk') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // Importing a Node module fails the build.
    platform: 'browser',
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

for (const { what, names, limit } of LIMITS) {
  const size = await sizeOf(names);
  const line = `${what}: ${(size / KILOBYTE).toFixed(1)} kB of ${limit / KILOBYTE} kB`;
  if (size <= limit) console.log(line);
  else {
    console.error(`${line} is too much.`);
    process.exitCode = 1;
  }
}
