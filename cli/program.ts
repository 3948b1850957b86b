import { Command } from 'commander';
import { createAdminCommand } from './commands/admin-commands.ts';
import { contractCommand } from './commands/contract-command.ts';
import { evalCommand } from './commands/eval-command.ts';
import { createExtractCommand } from './commands/extract-command.ts';
import { createMcpCommand } from './commands/mcp-command.ts';
import { createMigrateCommand } from './commands/migrate-command.ts';
import { createParseCommand } from './commands/parse-command.ts';
import { createServeCommand } from './commands/serve-command.ts';
import { createExportCommand, createImportCommand } from './commands/transfer-commands.ts';
import { EXIT } from './exit-codes.ts';
import { createBatchesCommand } from './remote/batches/batches-commands.ts';
import { createCompletionCommand } from './remote/completion-command.ts';
import { createDoctorCommand } from './remote/doctor-command.ts';
import { createDocumentsCommand } from './remote/documents-commands.ts';
import { createEnvsCommand } from './remote/envs-commands.ts';
import { createKeysCommand } from './remote/keys-commands.ts';
import { createLoginCommands } from './remote/login-commands.ts';
import { createProvidersCommand } from './remote/providers-commands.ts';
import { createReviewsCommand } from './remote/reviews-commands.ts';
import { createRunsCommand } from './remote/runs-commands.ts';
import { createSchemasCommand } from './remote/schemas-commands.ts';
import { createWebhooksCommand } from './remote/webhooks-commands.ts';
import { createWorkspacesCommand } from './remote/workspaces-commands.ts';
import { reportFailure } from './report-failure.ts';
import { Interrupted } from './terminal/interrupts.ts';
import { endWithReader } from './terminal/print.ts';
import { VERSION } from './version.ts';

const HELP = `
Examples:
  $ excerpt extract invoice.pdf --schema ./invoice.json --local
  $ excerpt login --base-url https://excerpt.example.com
  $ excerpt extract invoices/ --schema invoice --output results.xlsx
  $ excerpt <command> --help`;

/** All commands. They load what they need when they run, so that the program starts at once. */
export function createProgram(): Command {
  const program = new Command('excerpt')
    .description('Documents in, data that fits your JSON Schema out: with evidence and confidence.')
    .version(VERSION)
    .showSuggestionAfterError()
    .addHelpText('after', HELP)
    .commandsGroup('Work with documents:')
    .addCommand(createExtractCommand())
    .addCommand(createSchemasCommand())
    .addCommand(createDocumentsCommand())
    .addCommand(createRunsCommand())
    .addCommand(createBatchesCommand())
    .addCommand(createReviewsCommand())
    .addCommand(createWebhooksCommand())
    .addCommand(createMcpCommand())
    .commandsGroup('Set up:')
    .addCommand(createWorkspacesCommand())
    .addCommand(createEnvsCommand())
    .addCommand(createKeysCommand())
    .addCommand(createProvidersCommand());
  for (const command of createLoginCommands()) program.addCommand(command);
  return program
    .addCommand(createCompletionCommand())
    .addCommand(createDoctorCommand())
    .commandsGroup('Run a server:')
    .addCommand(createServeCommand())
    .addCommand(createAdminCommand())
    .addCommand(createMigrateCommand())
    .addCommand(createExportCommand())
    .addCommand(createImportCommand())
    .commandsGroup('Inspect:')
    .addCommand(createParseCommand())
    .addCommand(contractCommand())
    .addCommand(evalCommand());
}

/** Runs the command-line program. */
export async function runProgram(): Promise<void> {
  endWithReader();
  try {
    await createProgram().parseAsync();
  } catch (error) {
    if (error instanceof Interrupted) {
      process.exitCode = error.exitCode;
      return;
    }
    reportFailure(error);
    process.exitCode = EXIT.error;
  }
}
