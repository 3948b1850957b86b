#!/usr/bin/env node
import { Command } from 'commander';
import { adminCommand } from './admin.ts';
import { parseCommand } from './parse.ts';
import { reportFailure } from './report-failure.ts';
import { serveCommand } from './serve.ts';
import { exportCommand, importCommand } from './transfer.ts';

const program = new Command('excerpt')
  .description('Documents in, data that fits your JSON Schema out: with evidence and confidence.')
  .version('0.6.0')
  .addCommand(serveCommand())
  .addCommand(adminCommand())
  .addCommand(parseCommand())
  .addCommand(exportCommand())
  .addCommand(importCommand());

try {
  await program.parseAsync();
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
