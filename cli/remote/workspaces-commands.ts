import { Command } from 'commander';
import { printFields, printLine } from '../terminal/print.ts';
import {
  answerTable,
  confirm,
  createLimitOption,
  createYesOption,
  getPageSize,
  onServer,
  take,
  type LimitOption,
} from './remote-command.ts';

/** `workspaces list|create|delete`. */
export function createWorkspacesCommand(): Command {
  const workspaces = new Command('workspaces').description('workspaces of the server');
  onServer<LimitOption, []>(
    workspaces
      .command('list')
      .description('list the workspaces that you own or are a member of')
      .addOption(createLimitOption()),
    async ({ client, options }) => {
      const list = await take(client.workspaces.list({ pageSize: getPageSize(options) }), options);
      return answerTable(list, ['slug', 'created', 'name'], ({ slug, createdAt, name }) => [slug, createdAt, name]);
    },
  );
  onServer<{ slug?: string; description?: string }, [string]>(
    workspaces
      .command('create <name>')
      .description('create a workspace')
      .option('--slug <slug>', 'its slug; derived from the name by default')
      .option('--description <text>', 'what it is for'),
    async ({ client, options: { slug, description } }, name) => {
      const created = await client.workspaces.create({
        name,
        ...(slug && { slug }),
        ...(description && { description }),
      });
      return { value: created, print: () => printFields({ slug: created.slug, id: created.id, name: created.name }) };
    },
  );
  onServer<{ yes?: boolean }, [string]>(
    workspaces
      .command('delete <slug>')
      .description('delete a workspace with everything in it')
      .addOption(createYesOption()),
    async ({ client, options }, workspace) => {
      await confirm(`Delete the workspace ${workspace} with its schemas, documents and runs?`, options);
      await client.workspaces.delete({ workspace });
      return {
        value: { slug: workspace, deleted: true },
        print: () => printLine(`The workspace ${workspace} is deleted.`),
      };
    },
  );
  return workspaces;
}
