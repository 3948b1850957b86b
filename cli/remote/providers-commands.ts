import { Command } from 'commander';
import { printFields, printLine } from '../terminal/print.ts';
import { readSecret } from '../terminal/read-secret.ts';
import { answerTable, confirm, createYesOption, onServer } from './remote-command.ts';

interface KeyOptions {
  name?: string;
  defaultModel?: string;
  residency?: string;
  contextTokens?: string;
  address?: string;
}

/** `providers list` and `providers keys`. */
export function createProvidersCommand(): Command {
  const providers = new Command('providers').description('providers of models, and your keys for them');
  onServer(providers.command('list').description('list the providers and their models'), async ({ client }) => {
    const list = await Array.fromAsync(client.providers.list({ pageSize: 100 }));
    return answerTable(
      list,
      ['provider', 'residency', 'key', 'default model', 'models'],
      ({ id, residency, requiresKey, defaultModel, models }) => [
        id,
        residency ?? 'unknown',
        requiresKey ? 'needed' : 'none',
        defaultModel ?? '',
        models.length === 0 ? 'any' : models.join(', '),
      ],
    );
  });
  addKeyCommands(providers.command('keys').description('your provider keys'));
  return providers;
}

function addKeyCommands(keys: Command): void {
  onServer(keys.command('list').description('list your provider keys'), async ({ client }) => {
    const list = await Array.fromAsync(client.providerKeys.list({ pageSize: 100 }));
    return answerTable(
      list,
      ['id', 'provider', 'status', 'default model', 'name'],
      ({ id, provider, status, defaultModel, name }) => [id, provider, status, defaultModel, name],
    );
  });
  onServer<KeyOptions, [string]>(
    keys
      .command('add <provider>')
      .description('store a provider key; its secret is typed or read from stdin')
      .option('--name <name>', 'what the key is for')
      .option('--default-model <model>', 'model of environments that name none')
      .option('--address <url>', 'base URL of the provider, for those without a fixed one')
      .option('--residency <code>', 'where it processes data, such as EU')
      .option('--context-tokens <number>', 'tokens of request and answer that the model takes'),
    async ({ client, options: { name, defaultModel, address, residency, contextTokens } }, provider) => {
      const secret = (await readSecret(`Secret for ${provider}: `)).trim();
      const created = await client.providerKeys.create({
        provider,
        ...(secret !== '' && { secret }),
        ...(name !== undefined && { name }),
        ...(defaultModel !== undefined && { defaultModel }),
        ...(address !== undefined && { baseUrl: address }),
        ...(residency !== undefined && { residency }),
        ...(contextTokens !== undefined && { contextTokens: Number(contextTokens) }),
      });
      return {
        value: created,
        print: () => printFields({ id: created.id, provider: created.provider, 'default model': created.defaultModel }),
      };
    },
  );
  onServer<object, [string]>(
    keys.command('verify <id>').description('ask the provider whether the key works'),
    async ({ client }, id) => {
      const key = await client.providerKeys.verify(id);
      return { value: key, print: () => printFields({ id: key.id, status: key.status }) };
    },
  );
  onServer<{ yes?: boolean }, [string]>(
    keys.command('delete <id>').description('delete a provider key').addOption(createYesOption()),
    async ({ client, options }, id) => {
      await confirm(`Delete the provider key ${id}?`, options);
      await client.providerKeys.delete(id);
      return { value: { id, deleted: true }, print: () => printLine(`The provider key ${id} is deleted.`) };
    },
  );
}
