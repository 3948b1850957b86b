import { Command } from 'commander';
import { EXIT } from './exit-codes.ts';
import { addExamples } from './help-examples.ts';
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

type LoadCommand = () => Promise<Command>;

/** The commands by name, in the groups and the order of the help. */
const GROUPS: Record<string, Record<string, LoadCommand>> = {
  'Work with documents:': {
    extract: async () => (await import('./commands/extract-command.ts')).createExtractCommand(),
    split: async () => (await import('./commands/split-command.ts')).createSplitCommand(),
    classify: async () => (await import('./commands/classify-command.ts')).createClassifyCommand(),
    schemas: async () => (await import('./remote/schemas-commands.ts')).createSchemasCommand(),
    documents: async () => (await import('./remote/documents-commands.ts')).createDocumentsCommand(),
    runs: async () => (await import('./remote/runs-commands.ts')).createRunsCommand(),
    batches: async () => (await import('./remote/batches/batches-commands.ts')).createBatchesCommand(),
    packets: async () => (await import('./remote/packets/packets-commands.ts')).createPacketsCommand(),
    datasets: async () => (await import('./remote/evaluations/datasets-commands.ts')).createDatasetsCommand(),
    evaluate: async () => (await import('./remote/evaluations/evaluate-command.ts')).createEvaluateCommand(),
    evaluations: async () => (await import('./remote/evaluations/evaluations-commands.ts')).createEvaluationsCommand(),
    memory: async () => (await import('./remote/evaluations/memory-commands.ts')).createMemoryCommand(),
    reviews: async () => (await import('./remote/reviews-commands.ts')).createReviewsCommand(),
    budget: async () => (await import('./remote/usage/budget-command.ts')).createBudgetCommand(),
    usage: async () => (await import('./remote/usage/usage-command.ts')).createUsageCommand(),
    privacy: async () => (await import('./remote/privacy/privacy-commands.ts')).createPrivacyCommand(),
    audit: async () => (await import('./remote/audit-commands.ts')).createAuditCommand(),
    webhooks: async () => (await import('./remote/webhooks-commands.ts')).createWebhooksCommand(),
    mcp: async () => (await import('./commands/mcp-command.ts')).createMcpCommand(),
  },
  'Set up:': {
    workspaces: async () => (await import('./remote/workspaces-commands.ts')).createWorkspacesCommand(),
    lookups: async () => (await import('./remote/lookups/lookups-commands.ts')).createLookupsCommand(),
    envs: async () => (await import('./remote/envs-commands.ts')).createEnvsCommand(),
    invites: async () => (await import('./remote/people/invites-commands.ts')).createInvitesCommand(),
    keys: async () => (await import('./remote/keys-commands.ts')).createKeysCommand(),
    providers: async () => (await import('./remote/providers-commands.ts')).createProvidersCommand(),
    login: async () => (await import('./remote/login-commands.ts')).createLoginCommand(),
    logout: async () => (await import('./remote/login-commands.ts')).createLogoutCommand(),
    whoami: async () => (await import('./remote/login-commands.ts')).createWhoamiCommand(),
    completion: async () => (await import('./remote/completion-command.ts')).createCompletionCommand(),
    doctor: async () => (await import('./remote/doctor/doctor-command.ts')).createDoctorCommand(),
  },
  'Run a server:': {
    serve: async () => (await import('./commands/serve-command.ts')).createServeCommand(),
    admin: async () => (await import('./commands/admin-commands.ts')).createAdminCommand(),
    migrate: async () => (await import('./commands/migrate-command.ts')).createMigrateCommand(),
    export: async () => (await import('./commands/transfer-commands.ts')).createExportCommand(),
    backup: async () => (await import('./commands/backup-commands.ts')).createBackupCommand(),
    restore: async () => (await import('./commands/backup-commands.ts')).createRestoreCommand(),
    verify: async () => (await import('./commands/backup-commands.ts')).createVerifyCommand(),
    'move-files': async () => (await import('./commands/backup-commands.ts')).createMoveFilesCommand(),
    import: async () => (await import('./commands/transfer-commands.ts')).createImportCommand(),
  },
  'Inspect:': {
    parse: async () => (await import('./commands/parse-command.ts')).createParseCommand(),
    contract: async () => (await import('./commands/contract-command.ts')).contractCommand(),
    eval: async () => (await import('./commands/eval-command.ts')).evalCommand(),
  },
};

/** Needs the other commands as well. */
const COMPLETION = 'completion';

/**
 * The program with all commands; if `first`, the first argument, names a command, with that one only. Loading all of
 * them doubles the time in which a command starts.
 */
export async function createProgram(first?: string): Promise<Command> {
  const program = new Command('excerpt')
    .description('Documents in, data that fits your JSON Schema out: with evidence and confidence.')
    .version(VERSION)
    // A command may have an option of this name: excerpt schemas show KEY --version 2.
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .showHelpAfterError('Add --help for usage and examples.')
    .addHelpText('after', HELP);
  const isCommand = Object.values(GROUPS).some((commands) => first !== undefined && Object.hasOwn(commands, first));
  const only = isCommand && first !== COMPLETION ? first : null;
  for (const [group, commands] of Object.entries(GROUPS)) {
    program.commandsGroup(group);
    for (const [name, load] of Object.entries(commands))
      if (only === null || only === name) program.addCommand(await load());
  }
  for (const command of program.commands) addExamples(command);
  return program;
}

/** Runs the command-line program. */
export async function runProgram(): Promise<void> {
  endWithReader();
  try {
    const program = await createProgram(process.argv[2]);
    await program.parseAsync();
  } catch (error) {
    if (error instanceof Interrupted) {
      process.exitCode = error.exitCode;
      return;
    }
    reportFailure(error);
    process.exitCode = EXIT.error;
  }
}
