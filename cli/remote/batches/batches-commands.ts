import { Command, Option } from 'commander';
import type { Batch, Excerpt } from '@excerpt/sdk';
import { printLine } from '../../terminal/print.ts';
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
import { addCreateCommands } from './create-commands.ts';
import { chooseFormat, RESULT_FORMATS, saveResults, type ResultFormat } from './save-results.ts';
import { answerBatch, formatCounts } from './show-batch.ts';
import { watchBatch } from './watch-batch.ts';

const STATUSES = ['open', 'processing', 'completed', 'cancelled'] as const;
const DOCUMENT_STATUSES = ['waiting', 'pending', 'processing', 'completed', 'failed', 'cancelled'] as const;

interface ListOptions extends LimitOption {
  schema: string;
  status?: (typeof STATUSES)[number];
}

interface DocumentsOptions extends LimitOption {
  status?: (typeof DOCUMENT_STATUSES)[number];
}

/** `batches create|add|start|list|get|documents|watch|cancel|retry|results`. */
export function createBatchesCommand(): Command {
  const batches = new Command('batches').description('documents that are extracted together');
  addCreateCommands(batches);
  addLists(batches);
  addTransitions(batches);
  addResults(batches);
  return batches;
}

function addLists(batches: Command): void {
  onEnvironment<ListOptions, []>(
    batches
      .command('list')
      .description('list the batches of a schema, newest first')
      .requiredOption('--schema <key>', 'key of the schema')
      .addOption(new Option('--status <status>', 'only batches with this status').choices(STATUSES))
      .addOption(createLimitOption()),
    async ({ client, workspace, options }) => {
      const { env, schema: schemaKey, status } = options;
      const request = { workspace, env, schemaKey, pageSize: getPageSize(options), ...(status && { status }) };
      const list = await take(client.batches.list(request), options);
      return answerTable(list, ['id', 'status', 'created', 'name', 'documents'], (batch) => [
        batch.id,
        batch.status,
        batch.createdAt,
        batch.name,
        formatCounts(batch),
      ]);
    },
  );
  onServer<object, [string]>(
    batches.command('get <id>').description('show a batch with the number of its documents in each state'),
    async ({ client }, id) => ({ ...answerBatch(await client.batches.get(id)), exitCode: 0 }),
  );
  onServer<DocumentsOptions, [string]>(
    batches
      .command('documents <id>')
      .description('list the documents of a batch with their runs, in the order in which they were added')
      .addOption(new Option('--status <status>', 'only documents in this state').choices(DOCUMENT_STATUSES))
      .addOption(createLimitOption()),
    async ({ client, options }, id) => {
      const { status } = options;
      const request = { pageSize: getPageSize(options), ...(status && { status }) };
      const list = await take(client.batches.listDocuments(id, request), options);
      return answerTable(list, [{ header: '#', align: 'right' }, 'status', 'run', 'document', 'error'], (one) => [
        one.position,
        one.status,
        one.runId,
        one.name,
        one.errorMessage,
      ]);
    },
  );
}

interface WaitOptions {
  wait?: boolean;
}

async function answerChange(client: Excerpt, batch: Batch, { wait = false }: WaitOptions): Promise<Answer> {
  if (wait) return answerBatch(await watchBatch(client, batch.id));
  return {
    value: batch,
    print: () => printLine(`The batch ${batch.id} is ${batch.status}: ${formatCounts(batch)}.`),
  };
}

function addTransitions(batches: Command): void {
  onServer<object, [string]>(
    batches.command('watch <id>').description('follow a batch to its end; exits with 2 if a document is not extracted'),
    async ({ client }, id) => answerBatch(await watchBatch(client, id)),
  );
  onServer<WaitOptions, [string]>(
    batches.command('start <id>').description('start an open batch').option('--wait', 'wait for the end of the batch'),
    async ({ client, options }, id) => answerChange(client, await client.batches.start(id), options),
  );
  onServer<WaitOptions & { reuse: boolean }, [string]>(
    batches
      .command('retry <id>')
      .description('extract again from the documents whose runs failed')
      .option('--no-reuse', 'ask the model everything anew, instead of only what the failed runs had not asked')
      .option('--wait', 'wait for the end of the batch'),
    async ({ client, options }, id) =>
      answerChange(client, await client.batches.retry(id, { reuse: options.reuse }), options),
  );
  onServer<object, [string]>(
    batches.command('cancel <id>').description('end a batch; what is completed is kept'),
    async ({ client }, id) => answerChange(client, await client.batches.cancel(id), {}),
  );
}

interface ResultsOptions {
  output?: string;
  format?: ResultFormat;
  json?: boolean;
}

function addResults(batches: Command): void {
  onServer<ResultsOptions, [string]>(
    batches
      .command('results <id>')
      .description('write the results of a batch to stdout or a file')
      .option('-o, --output <file>', 'file to write: .ndjson, .csv or .xlsx')
      .addOption(
        new Option('--format <format>', 'by default the ending of the file, or ndjson').choices(RESULT_FORMATS),
      ),
    saveOrPrint,
  ).addHelpText(
    'after',
    `
Tables have a row for each entry of a list of objects. A nested field has the column outer.inner.

Examples:
  $ excerpt batches results bat_01k… --output results.xlsx
  $ excerpt batches results bat_01k… | jq 'select(.status == "failed")'`,
  );
}

async function saveOrPrint(
  { client, options: { output, format: given, json } }: { client: Excerpt; options: ResultsOptions },
  id: string,
): Promise<Answer> {
  const format = chooseFormat(output, given);
  if (output !== undefined) {
    const bytes = await saveResults(client, { id, output, format });
    return { value: { id, output, format, bytes }, print: () => printLine(`${output}: ${bytes} bytes`) };
  }
  if (json) {
    const text = await (await client.batches.getResults(id, { format: 'ndjson', timeout: 0 })).text();
    const lines = text.split('\n').filter((line) => line !== '');
    return { value: lines.map((line) => JSON.parse(line) as unknown), print: () => undefined };
  }
  if (format === 'xlsx' && process.stdout.isTTY)
    throw new Error('A workbook is not printed on the terminal: pass --output FILE.');
  await saveResults(client, { id, output: null, format });
  return { value: null, print: () => undefined };
}
