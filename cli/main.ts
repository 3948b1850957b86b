#!/usr/bin/env node
import { cacheCompiledCode } from './compile-cache.ts';
import { checkNodeVersion } from './supported-node.ts';
import { VERSION } from './version.ts';

const problem = checkNodeVersion(process.versions.node);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const [first, ...others] = process.argv.slice(2);
if ((first === '--version' || first === '-V') && others.length === 0) {
  // Loads no further module.
  process.stdout.write(`${VERSION}\n`);
} else {
  cacheCompiledCode();
  // Imported only after the check: native packages crash on a Node that is too old.
  const { runProgram } = await import('./program.ts');
  await runProgram();
}
