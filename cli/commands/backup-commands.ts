import { Command } from 'commander';
import { addStoreOptions, type Store } from './admin-commands.ts';
import { formatCount } from './transfer-commands.ts';
import { keepFilesPrivate } from '../private-files.ts';
import { printJson, printLine } from '../terminal/print.ts';
import { toEnvironment } from '../options.ts';

const MAX_SHOWN = 50;

/** Backs a data directory up. */
export function createBackupCommand(): Command {
  return addStoreOptions(new Command('backup'))
    .description(
      'write a backup of database and files, of one moment, into a folder; beside a running server or without one',
    )
    .argument('<folder>', 'where backups are kept; a file that one has is not written again')
    .option('--with-key', 'copy the encryption key as well; the backup then reveals all secrets', false)
    .action(async (folder: string, { json, withKey, ...store }: Store & { withKey: boolean }) => {
      keepFilesPrivate();
      const { backUpStore } = await import('../../server/entry.ts');
      const summary = await backUpStore(toEnvironment(store), folder, { withKey });
      if (json) return printJson(summary);
      const { path, documents, files, newFiles, encryptionKey } = summary;
      printLine(
        `${path}: the database, ${formatCount(documents, 'document')}, ` +
          `${formatCount(files, 'file')} (${newFiles} new).`,
      );
      if (encryptionKey !== null && !encryptionKey.included)
        printLine(`The encryption key ${encryptionKey.id} is not in the backup. Keep it elsewhere, or use --with-key.`);
    });
}

/** Makes a data directory of a backup, or fills an empty database. */
export function createRestoreCommand(): Command {
  return addStoreOptions(new Command('restore'))
    .description('make a data directory of a backup; of one of PostgreSQL, fill an empty database')
    .argument('<folder>', 'where backups are kept')
    .option('--at <time>', 'the name of a backup; by default the newest')
    .action(async (folder: string, { at, json, ...store }: Store & { at?: string }) => {
      keepFilesPrivate();
      const { restoreStore } = await import('../../server/entry.ts');
      const summary = await restoreStore(toEnvironment(store), folder, at);
      if (json) return printJson(summary);
      const { dataDir, backup, files, heldMessages, encryptionKey } = summary;
      printLine(`${dataDir ?? 'The database'}: the backup ${backup} with ${formatCount(files, 'file')}.`);
      if (heldMessages > 0)
        printLine(
          `${formatCount(heldMessages, 'webhook message')} had not been delivered then and will not be sent now. ` +
            'Send the events again with `excerpt webhooks redeliver`.',
        );
      if (encryptionKey !== null && !encryptionKey.included)
        printLine(
          `Put the encryption key ${encryptionKey.id} into ${dataDir ?? 'the data directory'}/encryption-key, or ` +
            'into EXCERPT_ENCRYPTION_KEY, before the start. Without it, stored secrets must be sent again.',
        );
    });
}

/** Checks a data directory, or a database and its files. */
export function createVerifyCommand(): Command {
  return addStoreOptions(new Command('verify'))
    .description('check that database, files and queue agree; exit with 1 where they do not')
    .action(async ({ json, ...store }: Store) => {
      keepFilesPrivate();
      const { verifyStore } = await import('../../server/entry.ts');
      const found = await verifyStore(toEnvironment(store));
      const { files, activeRuns, problems, erased, notes = [] } = found;
      if (problems.length > 0) process.exitCode = 1;
      if (json) return printJson(found);
      printLine(`${formatCount(files, 'file')} and ${formatCount(activeRuns, 'unfinished run')} were checked.`);
      if (erased !== undefined) printLine(`${formatCount(erased, 'erased document, run or packet')} looked for.`);
      for (const note of notes) printLine(note);
      for (const { subject, message } of problems.slice(0, MAX_SHOWN)) printLine(`${subject}: ${message}`);
      if (problems.length > MAX_SHOWN) printLine(`… and ${problems.length - MAX_SHOWN} more (--json lists all).`);
    });
}

/** Moves files between disk, database and S3. */
export function createMoveFilesCommand(): Command {
  return addStoreOptions(new Command('move-files'))
    .description('move files from EXCERPT_BLOBS_BEFORE to EXCERPT_BLOBS, beside servers with the same settings')
    .action(async ({ json, ...store }: Store) => {
      keepFilesPrivate();
      const { moveStoredFiles } = await import('../../server/entry.ts');
      const moved = await moveStoredFiles(toEnvironment(store));
      if (json) return printJson(moved);
      printLine(`${formatCount(moved.files, 'file')} moved. EXCERPT_BLOBS_BEFORE is not needed any more.`);
    });
}
