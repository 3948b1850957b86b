import { Command } from 'commander';
import { adminCommand } from './commands/admin-commands.ts';
import { contractCommand } from './commands/contract-command.ts';
import { evalCommand } from './commands/eval-command.ts';
import { migrateCommand } from './commands/migrate-command.ts';
import { parseCommand } from './commands/parse-command.ts';
import { reportFailure } from './report-failure.ts';
import { serveCommand } from './commands/serve-command.ts';
import { exportCommand, importCommand } from './commands/transfer-commands.ts';

/** Runs the command-line program. */
export async function runProgram(): Promise<void> {
  const program = new Command('excerpt')
    .description('Documents in, data that fits your JSON Schema out: with evidence and confidence.')
    .version('0.6.0')
    .addCommand(serveCommand())
    .addCommand(adminCommand())
    .addCommand(migrateCommand())
    .addCommand(parseCommand())
    .addCommand(contractCommand())
    .addCommand(evalCommand())
    .addCommand(exportCommand())
    .addCommand(importCommand());

  try {
    await program.parseAsync();
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}
