import { Command } from 'commander';
import type { EnvironmentDetail } from '@excerpt/sdk';
import { printFields } from '../terminal/print.ts';
import type { EnvironmentSlug } from '../client/connect.ts';
import { parseCount } from '../options.ts';
import { answerTable, onWorkspace } from './remote-command.ts';

/** Commander would make an empty text of null. */
type Days = number | 'none';

interface SetOptions {
  providerKey?: string;
  model?: string;
  fallback?: boolean;
  retentionDays?: Days;
  keepPrompts?: Days;
}

function parseDays(text: string): Days {
  return text === 'none' ? text : parseCount(text);
}

/** `envs list|get|set`. */
export function createEnvsCommand(): Command {
  const envs = new Command('envs').description('environments of a workspace, and the models that they use');
  onWorkspace(envs.command('list').description('list the environments'), async ({ client, workspace }) => {
    const { data } = await client.environments.list({ workspace });
    const list = await Promise.all(
      data.map(({ slug }) => client.environments.get({ workspace, envSlug: slug as EnvironmentSlug })),
    );
    return answerTable(list, ['environment', 'state', 'residency', 'model'], ({ slug, isLocked, resolved }) => [
      slug,
      isLocked ? 'locked' : 'open',
      resolved.residency,
      `${resolved.provider}/${resolved.model}`,
    ]);
  });
  onWorkspace<object, [EnvironmentSlug]>(
    envs.command('get <environment>').description('show an environment'),
    async ({ client, workspace }, envSlug) => {
      const environment = await client.environments.get({ workspace, envSlug });
      return { value: environment, print: () => printEnvironment(environment) };
    },
  );
  onWorkspace<SetOptions, [EnvironmentSlug]>(
    envs
      .command('set <environment>')
      .description('bind an environment to a provider key and a model')
      .option('--provider-key <id>', 'key of excerpt providers keys')
      .option('--model <model>', "the model; the key's default if absent")
      .option('--fallback', 'use the system fallback again, without a key')
      .option('--retention-days <days>', 'erase documents and runs after so many days; none keeps them', parseDays)
      .option('--keep-prompts <days>', 'keep what models are sent and answer for so many days; none stops', parseDays),
    async ({ client, workspace, options }, envSlug) => {
      const { providerKey, model, fallback, retentionDays, keepPrompts } = options;
      const changes = {
        ...(fallback ? { providerKeyId: null, model: null } : {}),
        ...(providerKey !== undefined && { providerKeyId: providerKey, model: model ?? null }),
        ...(model !== undefined && { model }),
        ...(retentionDays !== undefined && { retentionDays: retentionDays === 'none' ? null : retentionDays }),
        ...(typeof keepPrompts === 'number' && { promptRetentionDays: keepPrompts }),
        ...(keepPrompts !== undefined && { keepPrompts: keepPrompts !== 'none' }),
      };
      if (Object.keys(changes).length === 0)
        throw new Error(
          'There is nothing to set: pass --provider-key, --model, --fallback, --retention-days or --keep-prompts.',
        );
      const environment = await client.environments.update({ workspace, envSlug, ...changes });
      return { value: environment, print: () => printEnvironment(environment) };
    },
  );
  return envs;
}

function printEnvironment(environment: EnvironmentDetail): void {
  const { slug, isLocked, providerKeyId, retentionDays, keepPrompts, promptRetentionDays, resolved } = environment;
  printFields({
    environment: slug,
    state: isLocked ? 'locked' : 'open',
    model: `${resolved.provider}/${resolved.model}`,
    residency: resolved.residency,
    'provider key': providerKeyId ?? 'none, the system fallback',
    'retention days': retentionDays ?? 'kept',
    prompts: keepPrompts ? `kept for ${promptRetentionDays} days` : 'not kept',
  });
}
