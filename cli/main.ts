#!/usr/bin/env node
import { unsupportedNode } from './supported-node.ts';

const problem = unsupportedNode(process.versions.node);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
// Imported only after the check: native packages crash on a Node that is too old.
const { runProgram } = await import('./program.ts');
await runProgram();
