import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import type { Dataset, DatasetItem, Excerpt } from '@excerpt/sdk';
import { printLine, printNote } from '../../terminal/print.ts';
import {
  answerTable,
  createLimitOption,
  getPageSize,
  onEnvironment,
  onServer,
  take,
  type Answer,
  type LimitOption,
} from '../remote-command.ts';
import { pushFolders } from './push-folders.ts';

interface SchemaOption {
  schema: string;
}

function toShare(text: string): number {
  const share = Number(text);
  if (text.trim() === '' || !(share >= 0 && share <= 1)) throw new InvalidArgumentError('Give a number from 0 to 1.');
  return share;
}

/** `datasets list|create|push|pull|draft|freeze`. */
export function createDatasetsCommand(): Command {
  const datasets = new Command('datasets').description('documents with the values that are expected of them');
  onEnvironment<SchemaOption & LimitOption, []>(
    datasets
      .command('list')
      .description('list the data sets of a schema, newest first')
      .requiredOption('--schema <key>', 'key of the schema')
      .addOption(createLimitOption()),
    async ({ client, workspace, options }) => {
      const { env, schema: schemaKey } = options;
      const request = { workspace, env, schemaKey, pageSize: getPageSize(options) };
      const list = await take(client.datasets.list(request), options);
      return answerTable(list, ['id', 'name', 'items', 'version', 'created'], (one) => [
        one.id,
        one.name,
        formatItems(one),
        one.latestVersion,
        one.createdAt,
      ]);
    },
  );
  onEnvironment<SchemaOption & { collect?: true; blind?: true; twice?: number }, [string]>(
    datasets
      .command('create <name>')
      .description('create an empty data set')
      .requiredOption('--schema <key>', 'key of the schema')
      .option('--collect', 'take the data of each review that is approved from now on')
      .option('--blind', 'label without seeing drafts')
      .option('--twice <share>', 'the share of items that a second person labels too, from 0 to 1', toShare),
    async ({ client, workspace, options }, name) => {
      const { env, schema: schemaKey } = options;
      const collect = options.collect === true ? ('approved_reviews' as const) : null;
      const { blind = false, twice = 0 } = options;
      return answerDataset(await client.datasets.create({ workspace, env, schemaKey, name, collect, blind, twice }));
    },
  );
  onEnvironment<object, [string, string]>(
    datasets
      .command('push <id> <directory>')
      .description('add folders of document.* and expected.json, as excerpt eval reads them'),
    async ({ client, workspace, options: { env } }, id, directory) => {
      const dataset = await client.datasets.get(id);
      if (env !== dataset.env) printNote(`The data set is in ${dataset.env}.`);
      await pushFolders(client, { workspace, dataset, directory });
      return answerDataset(await client.datasets.get(id));
    },
  );
  onServer<object, [string, string]>(
    datasets
      .command('pull <id> <directory>')
      .description('write the labelled items as folders of document.*, schema.json and expected.json'),
    async ({ client }, id, directory) => pull(client, id, directory),
  );
  onServer<{ model?: string; wait?: true }, [string]>(
    datasets
      .command('draft <id>')
      .description('extract from the unlabelled documents, and store the data as drafts')
      .option('--model <provider/model>', 'the model; that of the environment by default')
      .option('--wait', 'wait until the drafts are made'),
    async ({ client, options: { model, wait } }, id) => {
      let dataset = await client.datasets.draft(id, model === undefined ? {} : { model });
      while (wait === true && dataset.items.drafting > 0) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        dataset = await client.datasets.get(id);
      }
      return answerDataset(dataset);
    },
  );
  onServer<object, [string]>(
    datasets.command('freeze <id>').description('freeze the labelled items as the next version'),
    async ({ client }, id) => {
      const version = await client.datasets.createVersion(id);
      return { value: version, print: () => printLine(`version ${version.version} with ${version.items} items`) };
    },
  );
  return datasets;
}

const POLL_MS = 500;

function formatItems({ items }: Dataset): string {
  const { total, unlabelled, draft, labelled } = items;
  return `${total}: ${labelled} labelled, ${draft} drafts, ${unlabelled} unlabelled`;
}

function answerDataset(dataset: Dataset): Answer {
  return { value: dataset, print: () => printLine(`${dataset.id}  ${dataset.name}  ${formatItems(dataset)}`) };
}

async function pull(client: Excerpt, id: string, directory: string): Promise<Answer> {
  const dataset = await client.datasets.get(id);
  const written: string[] = [];
  const items = client.datasets.listItems({ id, label: 'labelled', pageSize: 100 });
  for await (const item of items) written.push(await write(client, item, directory));
  return {
    value: { dataset: dataset.id, directory, items: written.length },
    print: () => printLine(`${written.length} items in ${directory}`),
  };
}

async function write(client: Excerpt, item: DatasetItem, directory: string): Promise<string> {
  const folder = join(directory, item.id);
  await mkdir(folder, { recursive: true });
  const file = await client.documents.getFile(item.documentId);
  const suffix = extname(item.documentName) || '.txt';
  await writeFile(join(folder, `document${suffix}`), Buffer.from(await file.arrayBuffer()));
  await writeFile(join(folder, 'expected.json'), `${JSON.stringify(item.expected, null, 2)}\n`);
  return folder;
}
