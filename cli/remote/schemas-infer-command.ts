import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Command } from 'commander';
import type { SchemaProposal } from '@excerpt/sdk';
import { addEnvironmentOptions, connectToWorkspace, type EnvironmentOptions } from '../client/connect.ts';
import { describeLeftOut, findFiles } from '../extract/find-files.ts';
import { inferOnThisMachine } from '../extract/local-inference.ts';
import { withInterrupts } from '../terminal/interrupts.ts';
import { printJson, printLine, printNote } from '../terminal/print.ts';
import { toPrintable } from '../terminal/printable-text.ts';
import { formatTable } from '../terminal/text-table.ts';

const MAX_DOCUMENTS = 20;
/** A model may take minutes for 20 documents. */
const TIMEOUT_MS = 600_000;

const HELP = `
The definition is printed, or written with --output; what was found and what to improve goes to stderr. Nothing is
stored on the server: excerpt schemas push does that.

Examples:
  $ excerpt schemas infer invoices/*.pdf --local --output schemas/invoice.json
  $ excerpt schemas infer order.pdf --wish 'the order number, the date and all items with quantity and price'
  $ excerpt schemas infer --document doc_01k… --model openai/gpt-5-mini > schema.json`;

interface InferOptions extends EnvironmentOptions {
  local?: boolean;
  wish?: string;
  model?: string;
  output?: string;
  rules?: boolean;
  document?: string[];
  recursive?: boolean;
  followLinks?: boolean;
}

async function listPaths(
  args: string[],
  { recursive = false, followLinks = false, document = [], local }: InferOptions,
): Promise<string[]> {
  if (local && document.length > 0) throw new Error('--document needs a server: leave out --local, or pass files.');
  const found = await findFiles(args, { recursive, followLinks, excluded: new Set() });
  const { files } = found;
  for (const note of describeLeftOut(found)) printNote(note);
  const count = files.length + document.length;
  if (count === 0) throw new Error('There are no documents: pass files, directories, patterns or --document.');
  if (count > MAX_DOCUMENTS)
    throw new Error(`A schema is inferred from up to ${MAX_DOCUMENTS} documents of one kind, and there are ${count}.`);
  return files.map(({ path }) => path);
}

async function askServer(paths: string[], options: InferOptions, signal: AbortSignal): Promise<SchemaProposal> {
  const { client, workspace } = await connectToWorkspace(options);
  const { env, wish, model, document } = options;
  const samples = await Promise.all(
    paths.map(async (path) => ({ name: basename(path), data: await readFile(path, 'base64') })),
  );
  const [empty] = samples.filter(({ data }) => data === '');
  if (empty !== undefined) throw new Error(`${empty.name} is empty.`);
  return client.schemas.infer(
    {
      workspace,
      env,
      ...(samples.length > 0 && { samples }),
      ...(document !== undefined && { documentIds: document }),
      ...(wish !== undefined && { wish }),
      ...(model !== undefined && { model }),
    },
    { signal, timeout: TIMEOUT_MS },
  );
}

/** Lines for a person: the fields with the number of documents that have them, notes and lint warnings. */
function describeProposal(proposal: SchemaProposal, documents: number): string {
  const { fields, rules, notes, warnings, provider, model } = proposal;
  const rows = fields.map(({ path, label, documents: having }) => [
    toPrintable(path.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~') ?? ''),
    `${having} of ${documents}`,
    toPrintable(label ?? ''),
  ]);
  const warningRows = warnings.map(({ path, message, provider: only }) => [only ?? 'warning', path, message]);
  return [
    `Proposed by ${provider}/${model}:`,
    formatTable([{ header: 'field' }, { header: 'documents', align: 'right' }, { header: 'label' }], rows),
    ...(rules.length === 0 ? [] : ['', 'Rules that hold for all documents (--rules writes them, too):']),
    ...rules.map(({ check }) => `  ${toPrintable(check)}`),
    ...notes.map(toPrintable),
    ...(warnings.length === 0
      ? []
      : ['', formatTable([{ header: 'lint' }, { header: 'place' }, { header: 'message' }], warningRows)]),
  ].join('\n');
}

async function infer(args: string[], options: InferOptions): Promise<void> {
  const paths = await listPaths(args, options);
  const { wish, model, output, json, document = [] } = options;
  const proposal = await withInterrupts((signal) =>
    options.local ? inferOnThisMachine({ paths, wish, model, signal }) : askServer(paths, options, signal),
  );
  const { rules } = proposal;
  const written = options.rules === true ? { definition: proposal.definition, rules } : proposal.definition;
  const definition = `${JSON.stringify(written, null, 2)}\n`;
  if (output !== undefined) await writeFile(output, definition);
  if (json) return printJson(proposal);
  if (output === undefined) process.stdout.write(definition);
  printNote(describeProposal(proposal, paths.length + document.length));
  if (output === undefined) return;
  printLine(`${output} is written. Try it: excerpt extract FILE --schema ${quoteSchema(output)} --local`);
}

/** A path that `--schema` takes for one. */
const quoteSchema = (path: string) => (/[/\\]|\.json$/.test(path) ? path : `./${path}`);

/** `schemas infer`. */
export function createInferCommand(): Command {
  const command = new Command('infer')
    .description('propose a definition from 1 to 20 documents of one kind, with a server or on this machine')
    .argument('[file...]', 'files, directories or quoted patterns')
    .option('--wish <text>', 'what is wanted, in words')
    .option('--local', 'infer on this machine, without a server')
    .option('-o, --output <file>', 'write the definition to a file')
    .option('--rules', 'write an object with the definition and the rules that hold for all documents')
    .option('--document <id...>', 'documents that the server has')
    .option('-r, --recursive', 'also take the directories in directories')
    .option('--follow-links', 'also take what symbolic links name outside of their directory')
    .option('--model <provider/model>', 'the model; by default that of the environment');
  return addEnvironmentOptions(command).addHelpText('after', HELP).action(infer);
}
