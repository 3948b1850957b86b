import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import type { Evaluation, EvaluationSummary } from '../../server/entry.ts';
import { compareEvaluations, type SavedEvaluation } from '../eval-output/compare-evaluations.ts';
import { formatSummary } from '../eval-output/format-summary.ts';
import { formatPacketScores, listPacketErrors } from '../eval-output/format-packets.ts';
import { readSplitterFile } from '../split/splitter-source.ts';
import { withInterrupts } from '../terminal/interrupts.ts';
import { parseCount } from '../options.ts';

interface Options {
  dataset: string;
  packets?: true;
  splitter?: string;
  names?: string;
  split?: string;
  model?: string;
  concurrency?: number;
  cache?: string;
  fields?: true;
  errors?: number;
  json?: string;
  predictions?: string;
  compare?: string;
}

/** Splits packets instead of extracting documents. */
async function evaluatePackets({ dataset, splitter, errors, json }: Options): Promise<void> {
  const rules = splitter === undefined ? undefined : await readSplitterFile(splitter);
  const { evaluatePackets: split } = await import('../../server/entry.ts');
  const evaluation = await withInterrupts((signal) =>
    split(dataset, { signal, onProgress: showProgress, ...(rules !== undefined && { rules }) }),
  );
  const lines = [formatPacketScores(evaluation.scores)];
  if (errors !== undefined) lines.push(...listPacketErrors(evaluation, errors));
  process.stdout.write(`${lines.join('\n')}\n`);
  if (json !== undefined) await writeFile(json, `${JSON.stringify(evaluation, null, 1)}\n`);
}

async function evaluate(options: Options): Promise<void> {
  if (options.packets === true) return evaluatePackets(options);
  const earlier = options.compare === undefined ? null : await readEvaluation(options.compare);
  const { evaluateDataset } = await import('../../server/entry.ts');
  const evaluation = await evaluateDataset(options.dataset, {
    ...(options.names === undefined ? {} : { names: options.names.split(',') }),
    ...(options.split === undefined ? {} : { split: options.split }),
    ...(options.model === undefined ? {} : { model: options.model }),
    ...(options.concurrency === undefined ? {} : { concurrency: options.concurrency }),
    ...(options.cache === undefined ? {} : { cacheDirectory: options.cache }),
    onProgress: showProgress,
  });
  const lines = [formatSummary(evaluation.summary, { fields: options.fields === true })];
  if (options.errors !== undefined) lines.push(...listErrors(evaluation, options.errors));
  const saved = toSaved(evaluation);
  if (earlier !== null) lines.push(compareEvaluations(earlier, saved));
  process.stdout.write(`${lines.join('\n')}\n`);
  if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(saved, null, 1)}\n`);
  if (options.predictions !== undefined) await writePredictions(options.predictions, evaluation);
}

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done}/${total}${done === total ? '\n' : ''}`);
}

function toSaved({ summary, documents }: Evaluation): SavedEvaluation {
  return {
    summary,
    documents: documents.map(({ dataset, id, error, leaves }) => ({
      dataset,
      id,
      error,
      leaves: leaves.map(({ field, outcome, expected, predicted }) => ({ field, outcome, expected, predicted })),
    })),
  };
}

async function readEvaluation(path: string): Promise<SavedEvaluation> {
  try {
    const saved = JSON.parse(await readFile(path, 'utf8')) as SavedEvaluation & { summary?: EvaluationSummary };
    if (Array.isArray(saved.documents)) return saved;
  } catch (error) {
    throw new Error(`${path} cannot be read.`, { cause: error });
  }
  throw new Error(`${path} is not a file of excerpt eval --json.`);
}

function listErrors({ documents }: Evaluation, max: number): string[] {
  const lines = documents.flatMap(({ dataset, id, error, leaves }) => [
    ...(error === null ? [] : [`${dataset}/${id} failed: ${error}`]),
    ...leaves
      .filter(({ outcome }) => outcome !== 'right' && outcome !== 'absent')
      .map(({ field, outcome, expected, predicted }) => {
        const [wanted, got] = [expected, predicted].map((value) => JSON.stringify(value).slice(0, 100));
        return `${dataset}/${id} ${outcome} ${field}: expected ${wanted ?? ''}, predicted ${got ?? ''}`;
      }),
  ]);
  return ['', ...lines.slice(0, max), ...(lines.length > max ? [`… and ${lines.length - max} more`] : [])];
}

async function writePredictions(directory: string, { documents }: Evaluation): Promise<void> {
  for (const { dataset, id, extractedData } of documents) {
    await mkdir(join(directory, dataset), { recursive: true });
    await writeFile(join(directory, dataset, `${id}.json`), `${JSON.stringify(extractedData, null, 1)}\n`);
  }
}

/** Scores an engine on annotated documents: no server, no database. */
export function evalCommand(): Command {
  return new Command('eval')
    .description('how well documents are extracted, or packets split: scores against what is expected')
    .requiredOption('--dataset <dir>', 'folders with document.*, schema.json and expected.json')
    .option('--packets', 'they hold packets: document.*, expected.json with the parts, and categories.json')
    .option('--splitter <file>', 'with --packets: the splitter of all of them')
    .option('--names <a,b>', 'only these data sets in it')
    .option('--split <name>', 'only documents with this "split" in their meta.json')
    .option('--model <provider/model>', 'the model; the system fallback if absent')
    .addOption(new Option('--concurrency <n>', 'documents at once').argParser(parseCount))
    .option('--cache <dir>', 'where parsed documents are kept; a temporary directory if absent')
    .option('--fields', 'scores by field')
    .addOption(new Option('--errors <n>', 'list up to this many errors').argParser(parseCount))
    .option('--json <file>', 'write the evaluation, for --compare')
    .option('--predictions <dir>', 'write the extracted data, a file a document')
    .option('--compare <file>', 'what became better and worse since that evaluation')
    .action(evaluate);
}
