import { Command, Option } from 'commander';
import { printFields, printLine } from '../terminal/print.ts';
import { answerTable, confirm, createYesOption, onServer } from './remote-command.ts';

interface CreateOptions {
  name: string;
  scope: 'read' | 'write';
  expiresAt?: string;
}

/** `keys list|create|delete`: API keys. */
export function createKeysCommand(): Command {
  const keys = new Command('keys').description('your API keys');
  onServer(keys.command('list').description('list your API keys'), async ({ client }) => {
    const list = await Array.fromAsync(client.apiKeys.list({ pageSize: 100 }));
    return answerTable(
      list,
      ['id', 'scope', 'key', 'last used', 'expires', 'name'],
      ({ id, scope, maskedKey, lastUsedAt, expiresAt, name }) => [
        id,
        scope,
        maskedKey,
        lastUsedAt ?? 'never',
        expiresAt ?? 'never',
        name,
      ],
    );
  });
  onServer<CreateOptions, []>(
    keys
      .command('create')
      .description('make an API key and print it; it is shown once')
      .requiredOption('--name <name>', 'what the key is for')
      .addOption(new Option('--scope <scope>', 'what it may do').choices(['read', 'write']).default('write'))
      .option('--expires-at <timestamp>', 'ISO 8601; never by default'),
    async ({ client, options: { name, scope, expiresAt } }) => {
      const created = await client.apiKeys.create({ name, scope, ...(expiresAt !== undefined && { expiresAt }) });
      return { value: created, print: () => printFields({ id: created.id, key: created.key }) };
    },
  );
  onServer<{ yes?: boolean }, [string]>(
    keys.command('delete <id>').description('revoke an API key at once').addOption(createYesOption()),
    async ({ client, options }, id) => {
      await confirm(`Revoke the API key ${id}?`, options);
      await client.apiKeys.delete(id);
      return { value: { id, deleted: true }, print: () => printLine(`The API key ${id} is revoked.`) };
    },
  );
  return keys;
}
