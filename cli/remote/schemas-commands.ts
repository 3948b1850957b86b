import { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import { checkDefinition, findRuleSet, findTemplate, listTemplates } from '../extract/local-definitions.ts';
import { addJsonOption } from '../client/connect.ts';
import { parseCount } from '../options.ts';
import { printJson, printLine, printTable } from '../terminal/print.ts';
import {
  answerTable,
  confirm,
  createLimitOption,
  createYesOption,
  getPageSize,
  onWorkspace,
  take,
  type LimitOption,
} from './remote-command.ts';
import { createPinCommand } from './evaluations/pin-command.ts';
import { addSchemaSyncCommands } from './schema-sync-commands.ts';
import { createInferCommand } from './schemas-infer-command.ts';
import { readSchemaFolder } from './schema-folder.ts';

/** `schemas list|show|versions|infer|lint|push|pull|diff|templates|delete`. */
export function createSchemasCommand(): Command {
  const schemas = new Command('schemas').description('schemas of a workspace, and folders of them');
  onWorkspace<LimitOption, []>(
    schemas.command('list').description('list the schemas of a workspace').addOption(createLimitOption()),
    async ({ client, workspace, options }) => {
      const list = await take(client.schemas.list({ workspace, pageSize: getPageSize(options) }), options);
      return answerTable(list, ['key', { header: 'version', align: 'right' }, 'updated', 'name'], (one) => [
        one.schemaKey,
        one.latestVersionNumber,
        one.updatedAt,
        one.name,
      ]);
    },
  );
  onWorkspace<{ version?: number }, [string]>(
    schemas
      .command('show <key>')
      .description('print a definition')
      .option('--version <number>', 'number of the version; the newest by default', parseCount),
    async ({ client, workspace, options }, schemaKey) => {
      const versionNumber = options.version ?? (await client.schemas.get({ workspace, schemaKey })).latestVersionNumber;
      const version = await client.schemas.getVersion({ workspace, schemaKey, versionNumber });
      return { value: version, print: () => printJson(version.definition) };
    },
  );
  onWorkspace<object, [string]>(
    schemas.command('versions <key>').description('list the versions of a schema, newest first'),
    async ({ client, workspace }, schemaKey) => {
      const list = await Array.fromAsync(client.schemas.listVersions({ workspace, schemaKey, pageSize: 100 }));
      return answerTable(
        list,
        [{ header: 'version', align: 'right' }, 'created', 'hash'],
        ({ versionNumber, createdAt, definitionHash }) => [versionNumber, createdAt, definitionHash],
      );
    },
  );
  addSchemaSyncCommands(schemas);
  schemas.addCommand(createPinCommand());
  schemas.addCommand(createInferCommand());
  schemas.addCommand(createLintCommand());
  schemas.addCommand(createTemplatesCommand());
  schemas.addCommand(createRulesCommand());
  onWorkspace<{ yes?: boolean; cascade?: boolean }, [string]>(
    schemas
      .command('delete <key>')
      .description('delete a schema with its versions, documents and runs')
      .option('--cascade', 'also runs of other schemas that use its documents')
      .addOption(createYesOption()),
    async ({ client, workspace, options }, schemaKey) => {
      await confirm(`Delete the schema ${schemaKey} with its versions, documents and runs?`, options);
      await client.schemas.delete({ workspace, schemaKey, ...(options.cascade && { cascade: true }) });
      return { value: { schemaKey, deleted: true }, print: () => printLine(`The schema ${schemaKey} is deleted.`) };
    },
  );
  return schemas;
}

interface LintOptions {
  strict?: boolean;
  json?: boolean;
}

/** What a provider's strict mode relaxes is no fault of a definition. */
const isGeneral = ({ provider }: { provider?: string }) => provider === undefined;

async function lint(paths: string[], { strict, json }: LintOptions): Promise<void> {
  const schemas = (await Promise.all(paths.map(readSchemaFolder))).flat();
  const reports = await Promise.all(
    schemas.map(async ({ schemaKey, definition }) => ({ schemaKey, ...(await checkDefinition(definition)) })),
  );
  const rows = reports.flatMap(({ schemaKey, problems, warnings }) => [
    ...problems.map(({ path, message }) => [schemaKey, 'error', path, `It ${message}.`]),
    ...warnings.map(({ path, message, provider }) => [schemaKey, provider ?? 'warning', path, message]),
  ]);
  const isBad = reports.some(({ problems, warnings }) => problems.length > 0 || (strict && warnings.some(isGeneral)));
  if (isBad) process.exitCode = EXIT.negative;
  if (json) printJson(reports);
  else if (rows.length === 0)
    printLine(`${schemas.length} ${schemas.length === 1 ? 'schema has' : 'schemas have'} no problems.`);
  else printTable([{ header: 'schema' }, { header: 'kind' }, { header: 'place' }, { header: 'message' }], rows);
}

function createLintCommand(): Command {
  return addJsonOption(new Command('lint'))
    .description('check definitions without a server; exits with 2 for invalid ones')
    .argument('[paths...]', 'folders or files', ['schemas'])
    .option('--strict', 'also exit with 2 for warnings; notes on single providers do not count')
    .action(lint);
}

async function showTemplates(key: string | undefined, { json }: { json?: boolean }): Promise<void> {
  if (key !== undefined) return printJson((await findTemplate(key)).definition);
  const templates = await listTemplates();
  if (json) return printJson(templates);
  printTable(
    [{ header: 'template' }, { header: 'name' }, { header: 'description' }],
    templates.map((one) => [one.key, one.name, one.description]),
  );
}

function createRulesCommand(): Command {
  return new Command('rules')
    .description('print a ready set of rules, with the fields that they read: en-16931')
    .argument('<name>', 'the set to print')
    .action(async (name: string) => printJson(await findRuleSet(name)));
}

function createTemplatesCommand(): Command {
  return addJsonOption(new Command('templates'))
    .description('list the starting schemas, or print one')
    .argument('[name]', 'the template to print')
    .action(showTemplates);
}
