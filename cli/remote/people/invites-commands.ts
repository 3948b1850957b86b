import { Command, Option } from 'commander';
import { ROLES, type Role } from '../../../server/lib/people/workspace-roles.ts';
import { printFields, printLine } from '../../terminal/print.ts';
import {
  answerTable,
  confirm,
  createLimitOption,
  createYesOption,
  getPageSize,
  onServer,
  onWorkspace,
  take,
  type LimitOption,
} from '../remote-command.ts';

interface CreateOptions {
  role: Role;
  email?: string;
}

/** `invites list|create|delete`: links that let people in. */
export function createInvitesCommand(): Command {
  const invites = new Command('invites').description('links that let people into a workspace');
  onWorkspace<LimitOption, []>(
    invites.command('list').description('list the invites that still work').addOption(createLimitOption()),
    async ({ client, workspace, options }) => {
      const list = await take(client.invites.list({ workspace, pageSize: getPageSize(options) }), options);
      return answerTable(list, ['id', 'role', 'expires', 'e-mail'], ({ id, role, expiresAt, email }) => [
        id,
        role,
        expiresAt,
        email ?? '',
      ]);
    },
  );
  onWorkspace<CreateOptions, []>(
    invites
      .command('create')
      .description('create a link with which a person joins the workspace; it is shown once')
      .addOption(new Option('--role <role>', 'what the person may do').choices(ROLES).default('member'))
      .option('--email <address>', 'to sign in with; no mail is sent'),
    async ({ client, workspace, options: { role, email } }) => {
      const created = await client.invites.create({ workspace, role, ...(email !== undefined && { email }) });
      const { id, url, expiresAt } = created;
      return { value: created, print: () => printFields({ id, url, expires: expiresAt }) };
    },
  );
  onServer<{ yes?: boolean }, [string]>(
    invites.command('delete <id>').description('withdraw an invite').addOption(createYesOption()),
    async ({ client, options }, id) => {
      await confirm(`Withdraw the invite ${id}?`, options);
      await client.invites.delete(id);
      return { value: { id, deleted: true }, print: () => printLine(`The invite ${id} is withdrawn.`) };
    },
  );
  return invites;
}
