import { Command } from 'commander';
import { createAdminCommand } from './commands/admin-commands.ts';
import { contractCommand } from './commands/contract-command.ts';
import { evalCommand } from './commands/eval-command.ts';
import { createMigrateCommand } from './commands/migrate-command.ts';
import { createParseCommand } from './commands/parse-command.ts';
import { reportFailure } from './report-failure.ts';
import { createServeCommand } from './commands/serve-command.ts';
import { createExportCommand, createImportCommand } from './commands/transfer-commands.ts';

/** All commands, which tests also read for their options. */
export function createProgram(): Command {
  return new Command('excerpt')
    .description('Documents in, data that fits your JSON Schema out: with evidence and confidence.')
    .version('0.6.0')
    .addCommand(createServeCommand())
    .addCommand(createAdminCommand())
    .addCommand(createMigrateCommand())
    .addCommand(createParseCommand())
    .addCommand(contractCommand())
    .addCommand(evalCommand())
    .addCommand(createExportCommand())
    .addCommand(createImportCommand());
}

/** Runs the command-line program. */
export async function runProgram(): Promise<void> {
  try {
    await createProgram().parseAsync();
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}
