import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import { checkDefinition } from '../extract/local-definitions.ts';
import { printLine, printTable } from '../terminal/print.ts';
import { compareValues } from './compare-runs.ts';
import { onWorkspace, type WorkspaceContext } from './remote-command.ts';
import {
  compareSchemas,
  fetchSchema,
  listFamilies,
  readSchemaFolder,
  writeSchemaFile,
  type NamedSchema,
  type SchemaChange,
} from './schema-folder.ts';

const FOLDER = 'schemas';

/** `push`, `pull` and `diff`: a folder of definitions, such as one in git, and a workspace. */
export function addSchemaSyncCommands(schemas: Command): void {
  onWorkspace<{ dryRun?: boolean }, [string]>(
    schemas
      .command('push')
      .argument('[folder]', 'folder of files KEY.json, or one of them', FOLDER)
      .description('store the schemas of a folder; only a changed definition makes a version')
      .option('--dry-run', 'change nothing; exit with 2 if something would change'),
    (context, folder) => push(context, folder, context.options.dryRun === true),
  ).addHelpText(
    'after',
    `
Examples:
  $ excerpt schemas push                  # ./schemas/invoice.json becomes the schema invoice
  $ excerpt schemas push --dry-run        # in CI: exits with 2 where the server differs, 1 for an invalid definition`,
  );
  onWorkspace<{ folder: string }, [string[]]>(
    schemas
      .command('pull')
      .argument('[keys...]', 'keys of schemas; all by default')
      .description('write the newest versions of schemas into a folder')
      .option('--folder <folder>', 'where to write', FOLDER),
    pull,
  );
  onWorkspace<object, [string]>(
    schemas
      .command('diff')
      .argument('[folder]', 'folder of files KEY.json, or one of them', FOLDER)
      .description('compare a folder with the server; exits with 2 if they differ'),
    diff,
  );
}

/** Throws with all problems, so that a folder is stored as a whole or not at all. */
async function refuseInvalid(schemas: NamedSchema[]): Promise<void> {
  const lines: string[] = [];
  for (const { schemaKey, definition } of schemas)
    for (const { path, message } of (await checkDefinition(definition)).problems)
      lines.push(`  ${schemaKey}${path === '' ? '' : ` ${path}`}: it ${message}.`);
  if (lines.length > 0) throw new Error(`These definitions are not valid:\n${lines.join('\n')}`);
}

async function push(context: WorkspaceContext<object>, folder: string, isDry: boolean) {
  const { client, workspace } = context;
  const schemas = await readSchemaFolder(folder);
  await refuseInvalid(schemas);
  const changes = await compareSchemas(context, schemas);
  const results: { schemaKey: string; state: SchemaChange['state']; versionNumber: number | null }[] = [];
  for (const { schemaKey, state, local, remote, versionNumber } of changes) {
    if (isDry || state === 'same' || local === null) {
      results.push({ schemaKey, state, versionNumber });
      continue;
    }
    const { latestVersion } = await client.schemas.create({
      ...local,
      name: local.name ?? remote?.name ?? schemaKey,
      workspace,
      schemaKey,
    });
    results.push({ schemaKey, state, versionNumber: latestVersion.versionNumber });
  }
  const hasChanges = results.some(({ state }) => state !== 'same');
  return {
    value: { dryRun: isDry, schemas: results },
    exitCode: isDry && hasChanges ? EXIT.negative : EXIT.ok,
    print: () =>
      printTable(
        [{ header: 'schema' }, { header: isDry ? 'would be' : 'state' }, { header: 'version', align: 'right' }],
        results.map(({ schemaKey, state, versionNumber }) => [schemaKey, state, versionNumber]),
      ),
  };
}

async function pull(context: WorkspaceContext<{ folder: string }>, keys: string[]) {
  const { folder } = context.options;
  const families = await listFamilies(context);
  const unknown = keys.filter((key) => !families.has(key));
  if (unknown.length > 0) throw new Error(`The workspace ${context.workspace} has no schema ${unknown.join(', ')}.`);
  const chosen = [...families.values()].filter(({ schemaKey }) => keys.length === 0 || keys.includes(schemaKey));
  const results: { schemaKey: string; versionNumber: number; written: boolean }[] = [];
  for (const family of chosen) {
    const { schemaKey, latestVersionNumber: versionNumber } = family;
    const isWritten = await writeSchemaFile(folder, await fetchSchema(context, family));
    results.push({ schemaKey, versionNumber, written: isWritten });
  }
  return {
    value: { folder, schemas: results },
    print: () =>
      printTable(
        [{ header: 'schema' }, { header: 'version', align: 'right' }, { header: 'file' }],
        results.map((one) => [one.schemaKey, one.versionNumber, one.written ? 'written' : 'unchanged']),
      ),
  };
}

/** The places where two schemas differ. */
function listDifferences({ local, remote }: SchemaChange): { path: string; server: unknown; folder: unknown }[] {
  return (
    compareValues(remote ?? {}, local ?? {})
      // A file that does not name them leaves them as they are.
      .filter(({ path, after }) => after !== undefined || !/^\/(name|description)$/.test(path))
      .map(({ path, before, after }) => ({ path, server: before, folder: after }))
  );
}

async function diff(context: WorkspaceContext<object>, folder: string) {
  const changes = await compareSchemas(context, await readSchemaFolder(folder));
  const differing = changes
    .filter(({ state }) => state !== 'same')
    .map((change) => ({
      schemaKey: change.schemaKey,
      state: change.state,
      versionNumber: change.versionNumber,
      differences: change.state === 'new' ? [] : listDifferences(change),
    }));
  const show = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));
  return {
    value: differing,
    exitCode: differing.length > 0 ? EXIT.negative : EXIT.ok,
    print: () => {
      if (differing.length === 0) printLine(`${folder} and the server have the same schemas.`);
      for (const { schemaKey, state, versionNumber, differences } of differing) {
        printLine(`${schemaKey}: ${state}${versionNumber === null ? '' : ` since version ${versionNumber}`}`);
        if (differences.length === 0) continue;
        printTable(
          [{ header: 'place' }, { header: 'server' }, { header: 'folder' }],
          differences.map((one) => [one.path, show(one.server), show(one.folder)]),
        );
      }
    },
  };
}
