import { Command } from 'commander';
import { systemClock, timestamp } from '../../server/lib/clock.ts';
import { addStoreOptions, type Store } from '../commands/admin-commands.ts';
import { toEnvironment } from '../options.ts';
import { printJson, printLine } from '../terminal/print.ts';
import { answerTable, createLimitOption, getPageSize, onWorkspace, take, type LimitOption } from './remote-command.ts';

interface FilterOptions {
  action?: string;
  actor?: string;
  target?: string;
  from?: string;
  to?: string;
}

const addFilters = (command: Command): Command =>
  command
    .option('--action <action>', 'such as document.read, or document for all of its actions')
    .option('--actor <user>', 'id of the user that acted')
    .option('--target <id>', 'id of what was changed or read')
    .option('--from <time>', 'only entries of this time and later')
    .option('--to <time>', 'only entries before this time');

/** A date is a time, too. */
function toTime(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Error(`${text} is not a time such as 2026-01-31T10:00:00Z.`);
  return time.toISOString();
}

const toQuery = ({ action, actor, target, from, to }: FilterOptions) => ({
  ...(action !== undefined && { action }),
  ...(actor !== undefined && { actor }),
  ...(target !== undefined && { target }),
  ...(from !== undefined && { from: toTime(from) }),
  ...(to !== undefined && { to: toTime(to) }),
});

/** `audit`. */
export function createAuditCommand(): Command {
  const audit = new Command('audit').description('list, export and verify the audit log');
  onWorkspace<FilterOptions & LimitOption, []>(
    addFilters(audit.command('list'))
      .description('list entries of a workspace, newest first')
      .addOption(createLimitOption()),
    async ({ client, workspace, options }) => {
      const query = { workspace, ...toQuery(options), pageSize: getPageSize(options) };
      const entries = await take(client.auditLog.list(query), options);
      return answerTable(entries, ['time', 'action', 'target', 'by'], ({ createdAt, action, targetId, actorId }) => [
        createdAt,
        action,
        targetId,
        actorId ?? 'server',
      ]);
    },
  );
  onWorkspace<FilterOptions, []>(
    addFilters(audit.command('export')).description('print entries of a workspace as NDJSON, newest first'),
    async ({ client, workspace, options }) => {
      // Entries that come while the pages are read would move the others.
      const query = {
        ...toQuery({ ...options, to: options.to ?? timestamp(systemClock.now()) }),
        workspace,
        pageSize: 100,
      };
      for await (const entry of client.auditLog.list(query)) printLine(JSON.stringify(entry));
      return { value: undefined, print: () => undefined };
    },
  );
  addStoreOptions(audit.command('verify'))
    .description('find entries that were altered, removed or inserted; exit with 1 where there are some')
    .action(async ({ json, ...store }: Store) => {
      const { verifyAudit } = await import('../../server/entry.ts');
      const found = await verifyAudit(toEnvironment(store));
      const { entries, logs, unsealed, problems } = found;
      if (problems.length > 0) process.exitCode = 1;
      if (json) return printJson(found);
      printLine(`${entries} entries in ${logs} logs were checked; ${unsealed} are too new to have a hash.`);
      for (const { ownerId, position, entryId, message } of problems)
        printLine(`${ownerId ?? 'The server'}, position ${position}${entryId ? `, ${entryId}` : ''}: ${message}`);
    });
  return audit;
}
