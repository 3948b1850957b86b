import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { Command } from 'commander';
import { printFields, printLine } from '../../terminal/print.ts';
import { isRequestError } from '../../client/explain-error.ts';
import {
  answerTable,
  confirm,
  createLimitOption,
  createYesOption,
  getPageSize,
  onWorkspace,
  take,
  type LimitOption,
} from '../remote-command.ts';

/** `lookups list|put|delete`. */
export function createLookupsCommand(): Command {
  const lookups = new Command('lookups').description('tables that rules look values up in');
  onWorkspace<LimitOption, []>(
    lookups.command('list').description('list the lookups of the workspace').addOption(createLimitOption()),
    async ({ client, workspace, options }) => {
      const list = await take(client.lookups.list({ workspace, pageSize: getPageSize(options) }), options);
      return answerTable(list, ['key', 'version', 'rows', 'updated', 'columns', 'used by'], (one) => [
        one.key,
        String(one.version),
        String(one.rows),
        one.updatedAt,
        one.columns.join(', '),
        one.usedBy.map(({ schemaKey }) => schemaKey).join(', '),
      ]);
    },
  );
  onWorkspace<object, [string, string]>(
    lookups.command('put <key> <file>').description('create a lookup from a CSV file, or replace all of its rows'),
    async ({ client, workspace }, key, path) => {
      const file = new File([await openAsBlob(path)], basename(path), { type: 'text/csv' });
      const lookup = await client.lookups.replace({ workspace, key, file }).catch((error: unknown) => {
        if (!isRequestError(error) || error.status !== 404) throw error;
        return client.lookups.create({ workspace, key, file });
      });
      const { version, rows, columns, changes } = lookup;
      const change = changes && `${changes.rowsAdded} rows added, ${changes.rowsRemoved} removed`;
      const about = { key, version: String(version), rows: String(rows), columns: columns.join(', ') };
      const fields = { ...about, ...(change && { changes: change }) };
      return { value: lookup, print: () => printFields(fields) };
    },
  );
  onWorkspace<{ yes?: boolean }, [string]>(
    lookups.command('delete <key>').description('delete a lookup').addOption(createYesOption()),
    async ({ client, workspace, options }, key) => {
      await confirm(`Delete the lookup ${key} with its versions?`, options);
      await client.lookups.delete({ workspace, key });
      return { value: { key, deleted: true }, print: () => printLine(`The lookup ${key} is deleted.`) };
    },
  );
  return lookups;
}
