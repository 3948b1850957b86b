import { Command } from 'commander';
import { createAdminCommand } from './commands/admin-commands.ts';
import { contractCommand } from './commands/contract-command.ts';
import { evalCommand } from './commands/eval-command.ts';
import { createExtractCommand } from './commands/extract-command.ts';
import { createMigrateCommand } from './commands/migrate-command.ts';
import { createParseCommand } from './commands/parse-command.ts';
import { reportFailure } from './report-failure.ts';
import { createServeCommand } from './commands/serve-command.ts';
import { createExportCommand, createImportCommand } from './commands/transfer-commands.ts';
import { endWithReader } from './terminal/print.ts';
import { VERSION } from './version.ts';

/** All commands. They load what they need when they run, so that the program starts at once. */
export function createProgram(): Command {
  return new Command('excerpt')
    .description('Documents in, data that fits your JSON Schema out: with evidence and confidence.')
    .version(VERSION)
    .addCommand(createExtractCommand())
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
  endWithReader();
  try {
    await createProgram().parseAsync();
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}
