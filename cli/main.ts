#!/usr/bin/env node
import { checkNodeVersion } from './supported-node.ts';

const problem = checkNodeVersion(process.versions.node);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
// Imported only after the check: native packages crash on a Node that is too old.
const { runProgram } = await import('./program.ts');
await runProgram();
