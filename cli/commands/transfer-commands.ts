import { Command } from 'commander';
import { withAdmin, addStoreOptions, type Store } from './admin-commands.ts';

export const formatCount = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Exports a workspace to a file. */
export function createExportCommand(): Command {
  return addStoreOptions(new Command('export'))
    .description(
      'write a workspace with its documents, schemas and runs into a file, beside a running server or without one',
    )
    .argument('<workspace>', 'its slug')
    .argument('<file>', 'a .tar.gz to write')
    .action((slug: string, path: string, options: Store) =>
      withAdmin(options, async (admin) => {
        const value = await admin.exportWorkspace(slug, path);
        const { rows, files } = value;
        const text =
          `${path}: ${formatCount(rows['documents'] ?? 0, 'document')}, ` +
          `${formatCount(rows['runs'] ?? 0, 'run')}, ${formatCount(files, 'file')}.`;
        return { value, text };
      }),
    );
}

/** Imports an exported workspace. */
export function createImportCommand(): Command {
  return addStoreOptions(new Command('import'))
    .description('bring an exported workspace in, whole or not at all')
    .argument('<file>', 'what export wrote')
    .requiredOption('--owner <user>', 'the owner of the imported workspace, by id or name')
    .action((path: string, options: Store & { owner: string }) =>
      withAdmin(options, async (admin) => {
        const value = await admin.importWorkspace(path, options.owner);
        const { workspace, rows, files, resumedRuns, notes } = value;
        const what = [
          formatCount(rows['documents'] ?? 0, 'document'),
          formatCount(rows['runs'] ?? 0, 'run'),
          formatCount(files, 'file'),
        ].join(', ');
        const resumed =
          resumedRuns === 0 ? [] : [`${formatCount(resumedRuns, 'run')} had not ended and will be executed here.`];
        const text = [`The workspace ${workspace.slug} is here: ${what}.`, ...resumed, ...notes].join('\n');
        return { value, text };
      }),
    );
}
