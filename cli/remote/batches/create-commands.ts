import { readFile } from 'node:fs/promises';
import { text as readText } from 'node:stream/consumers';
import { InvalidArgumentError, type Command } from 'commander';
import type { Batch, Excerpt } from '@excerpt/sdk';
import { describeLeftOut, findFiles, type FoundFile } from '../../extract/find-files.ts';
import { chooseVersion, getSchemaKey, readSchema } from '../../extract/remote-schema.ts';
import { parseSchemaSource } from '../../extract/schema-source.ts';
import { EXIT } from '../../exit-codes.ts';
import { printLine, printNote } from '../../terminal/print.ts';
import { readDocumentPassword } from '../../terminal/read-secret.ts';
import { onEnvironment, onServer, type Answer, type WorkspaceContext } from '../remote-command.ts';
import { chooseFormat, saveResults } from './save-results.ts';
import { answerBatch, formatCounts } from './show-batch.ts';
import { uploadFiles } from './upload-files.ts';
import { watchBatch } from './watch-batch.ts';

const MAX_DOCUMENTS = 10_000;

interface SourceOptions {
  document?: string[];
  documents?: string;
  recursive?: boolean;
  followLinks?: boolean;
  pages?: string;
  password?: string;
}

interface CreateOptions extends SourceOptions {
  schema?: string;
  splitter?: string;
  extract: boolean;
  schemaKey?: string;
  env: 'production' | 'staging' | 'development';
  name?: string;
  model?: string;
  metadata?: Record<string, string>;
  start: boolean;
  wait?: boolean;
  output?: string;
}

function collectMetadata(text: string, previous: Record<string, string> = {}): Record<string, string> {
  const at = text.indexOf('=');
  if (at <= 0) throw new InvalidArgumentError('It must be KEY=VALUE.');
  return { ...previous, [text.slice(0, at)]: text.slice(at + 1) };
}

function addSourceOptions(command: Command): Command {
  return command
    .argument('[file...]', 'files, ZIP files, directories or quoted patterns')
    .option('--document <id...>', 'documents that the server has')
    .option('--documents <file>', 'file with an id of a document in each line; - reads stdin')
    .option('-r, --recursive', 'also take the directories in directories')
    .option('--follow-links', 'also take what symbolic links name outside of their directory')
    .option('--pages <range>', 'only these pages, such as 1-3,7,-1')
    .option('--password <password>', 'opens protected PDFs; - reads stdin (EXCERPT_DOCUMENT_PASSWORD)');
}

interface Sources {
  files: FoundFile[];
  ids: string[];
}

async function findSources(
  args: string[],
  { document, documents, recursive = false, followLinks = false }: SourceOptions,
): Promise<Sources> {
  const options = { recursive, followLinks, excluded: new Set<string>(), archives: true };
  const found = await findFiles(args, options);
  const { files } = found;
  const ids = await readDocumentIds(document, documents);
  if (files.length === 0 && args.length > 0) throw new Error('There are no documents in what was given.');
  for (const note of describeLeftOut(found)) printNote(note);
  return { files, ids };
}

/** Adds documents by id and files. Returns how many files failed. */
async function addSources(
  client: Excerpt,
  { id, files, ids }: Sources & { id: string },
  { pages, password }: SourceOptions,
): Promise<number> {
  const opens = files.length === 0 ? undefined : await readDocumentPassword(password);
  if (ids.length > 0) await client.batches.addDocuments(id, { documents: ids.map((documentId) => ({ documentId })) });
  if (files.length === 0) return 0;
  return (await uploadFiles(client, { id, files, pages, password: opens })).failed;
}

/** Where the server keeps stacks of several kinds. */
const PACKETS = 'packets';

/** The schema of the batch and its version, or the splitter. */
async function choosePlace(context: WorkspaceContext<CreateOptions>) {
  const { schema, schemaKey, splitter, extract } = context.options;
  if (splitter !== undefined) return { schemaKey: schema ?? PACKETS, splitter, extract };
  if (schema === undefined)
    throw new Error('Name what to extract with --schema, or what splits stacks with --splitter.');
  if (!extract) throw new Error('--no-extract is for batches with --splitter.');
  const source = parseSchemaSource(schema);
  const key = schemaKey ?? getSchemaKey(source);
  const { versionNumber } = await chooseVersion(context, { schemaKey: key, schema: await readSchema(source) });
  return { schemaKey: key, versionNumber };
}

async function create(context: WorkspaceContext<CreateOptions>, args: string[]): Promise<Answer> {
  const { client, workspace, options } = context;
  const { env, name, model, metadata, output } = options;
  const waits = options.wait === true || output !== undefined;
  const format = chooseFormat(output, undefined);
  if (waits && !options.start) throw new Error('A batch that is not started does not end: leave out --no-start.');
  const sources = await findSources(args, options);
  if (sources.files.length + sources.ids.length === 0 && options.start)
    throw new Error('There are no documents: pass files, --document or --documents, or --no-start to add them later.');
  const place = await choosePlace(context);
  const chosen = { ...(name && { name }), ...(model && { model }), ...(metadata && { metadata }) };
  const { id } = await client.batches.create({ workspace, env, ...place, start: false, ...chosen });
  const failedFiles = await addSources(client, { id, ...sources }, options);
  const batch = options.start ? await client.batches.start(id) : await client.batches.get(id);
  if (waits) return answerEnd(context, { id, output, format, failedFiles });
  return {
    value: batch,
    exitCode: failedFiles > 0 ? EXIT.negative : EXIT.ok,
    print() {
      printLine(id);
      printNote(`${formatCounts(batch)}. ${adviseNext(batch)}`);
    },
  };
}

const adviseNext = ({ id, status }: Batch): string =>
  status === 'open' ? `Start it: excerpt batches start ${id}` : `Follow it: excerpt batches watch ${id}`;

interface End {
  id: string;
  output: string | undefined;
  format: ReturnType<typeof chooseFormat>;
  failedFiles: number;
}

async function answerEnd({ client }: { client: Excerpt }, { id, output, format, failedFiles }: End): Promise<Answer> {
  const batch = await watchBatch(client, id);
  if (output !== undefined) await saveResults(client, { id, output, format });
  const { exitCode, print, value } = answerBatch(batch);
  return {
    value,
    exitCode: failedFiles > 0 ? EXIT.negative : (exitCode ?? EXIT.ok),
    print() {
      print();
      if (output !== undefined) printLine(`${'results'.padEnd(9)}  ${output}`);
    },
  };
}

/** `batches create` and `batches add`. */
export function addCreateCommands(batches: Command): void {
  onEnvironment<CreateOptions, [string[]]>(
    addSourceOptions(
      batches
        .command('create')
        .description('extract from many documents, with lower priority than single runs; prints the id of the batch')
        .option('--schema <schema>', 'file, template:NAME or key of a schema')
        .option('--splitter <key>', 'split each document, a stack, into its parts; without --schema')
        .option('--no-extract', 'with --splitter: do not extract from the parts')
        .option('--schema-key <key>', 'key under which the server keeps the schema of a file; by default its name')
        .option('--name <name>', 'name for people')
        .option('--metadata <key=value>', 'a pair of your own; can be repeated', collectMetadata)
        .option('--model <provider/model>', 'the model; by default that of the environment')
        .option('--no-start', 'leave the batch open: add documents with excerpt batches add')
        .option('--wait', 'wait for the end; exits with 2 if a document is not extracted')
        .option('-o, --output <file>', 'wait, and write the results to .ndjson, .csv or .xlsx'),
    ),
    create,
  ).addHelpText(
    'after',
    `
Documents keep the order of the arguments. Many small files are uploaded faster as a ZIP file.

Examples:
  $ excerpt batches create invoices/ --recursive --schema invoice
  $ excerpt batches create january.zip --schema invoice --name January --output january.xlsx
  $ excerpt batches create stacks/ --splitter mail --output monday.xlsx
  $ excerpt documents list --schema invoice --limit 1000 --json | jq -r .[].id \\
      | excerpt batches create --schema invoice --documents - --wait`,
  );
  onServer<SourceOptions, [string, string[]]>(
    addSourceOptions(
      batches.command('add').argument('<batch>', 'id of the batch').description('add documents to a batch'),
    ),
    async ({ client, options }, id, args) => {
      const sources = await findSources(args, options);
      if (sources.files.length + sources.ids.length === 0)
        throw new Error('There are no documents: pass files, --document or --documents.');
      const failed = await addSources(client, { id, ...sources }, options);
      const batch = await client.batches.get(id);
      return {
        value: batch,
        exitCode: failed > 0 ? EXIT.negative : EXIT.ok,
        print: () => printLine(`${formatCounts(batch)}. ${adviseNext(batch)}`),
      };
    },
  );
}

/** Identifiers of documents: given ones, and those of a file with one a line (`-` for stdin). */
async function readDocumentIds(given: readonly string[] = [], file?: string): Promise<string[]> {
  const content = file === undefined ? '' : file === '-' ? await readText(process.stdin) : await readFile(file, 'utf8');
  const ids = [...given, ...content.split(/\r?\n/).map((line) => line.trim())].filter((id) => id !== '');
  if (ids.length > MAX_DOCUMENTS)
    throw new Error(`A batch has up to ${MAX_DOCUMENTS} documents, and there are ${ids.length}. Make several batches.`);
  return [...new Set(ids)];
}
