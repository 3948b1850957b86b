import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import type { Evaluation, EvaluationComparison, Excerpt } from '@excerpt/sdk';
import { EXIT } from '../../exit-codes.ts';
import { parseCount } from '../../options.ts';
import { createProgressBar } from '../../terminal/progress-bar.ts';
import { withInterrupts } from '../../terminal/interrupts.ts';
import { onEnvironment, type Answer } from '../remote-command.ts';
import { formatJunit } from './format-junit.ts';
import { printComparison, printEvaluation } from './show-evaluation.ts';

interface Options {
  schema: string;
  dataset: string;
  datasetVersion?: number;
  schemaVersion?: number;
  model?: string;
  against?: string;
  junit?: string;
  fresh?: true;
}

interface EvaluationPlace {
  workspace: string;
  env: Evaluation['env'];
  schemaKey: string;
}

/** Evaluates a version, and says whether it is worse than another: 0 if not, 2 if it is, 3 if nobody can tell. */
export function createEvaluateCommand(): Command {
  return onEnvironment<Options, []>(
    new Command('evaluate')
      .description('score a version of a schema on a data set, and compare it with the pinned version')
      .requiredOption('--schema <key>', 'key of the schema')
      .requiredOption('--dataset <id>', 'the data set')
      .option('--dataset-version <n>', 'its frozen version; the latest by default', parseCount)
      .option('--schema-version <n>', 'version of the schema; the latest by default', parseCount)
      .option('--model <provider/model>', 'the model; that of the environment by default')
      .option('--against <what>', 'pinned, the number of a version, or the id of an evaluation')
      .option('--junit <file>', 'write the result as JUnit, for CI')
      .option('--fresh', 'ask again what an earlier evaluation has answered'),
    async ({ client, workspace, options }) => {
      const { env, schema: schemaKey, against } = options;
      const place = { workspace, env, schemaKey };
      const other = against === undefined ? null : await findOther(client, place, options, against);
      const evaluation = await evaluate(client, place, options);
      const before =
        typeof other === 'number' ? await evaluate(client, place, { ...options, schemaVersion: other }) : other;
      const comparison =
        before === null ? null : await client.evaluations.compare({ id: evaluation.id, with: before.id });
      if (options.junit !== undefined) await writeFile(options.junit, formatJunit(evaluation, comparison));
      return answer(evaluation, comparison);
    },
  );
}

function answer(evaluation: Evaluation, comparison: EvaluationComparison | null): Answer {
  return {
    value: { evaluation, comparison },
    exitCode: evaluation.status === 'completed' ? chooseExitCode(comparison) : EXIT.error,
    print() {
      printEvaluation(evaluation);
      if (comparison !== null) printComparison(comparison);
    },
  };
}

/** A field that became worse is as bad as the whole. */
export function chooseExitCode(comparison: EvaluationComparison | null): number {
  if (comparison === null) return EXIT.ok;
  const verdicts = [comparison.score, ...comparison.fields].map(({ verdict }) => verdict);
  if (verdicts.includes('worse')) return EXIT.negative;
  return comparison.score.verdict === 'inconclusive' ? EXIT.doubtful : EXIT.ok;
}

/** The evaluation to compare with, or the number of the version to evaluate as well. */
async function findOther(
  client: Excerpt,
  place: EvaluationPlace,
  { dataset: datasetId, datasetVersion, model, fresh }: Options,
  against: string,
): Promise<Evaluation | number> {
  if (against.startsWith('evl_')) return client.evaluations.get(against);
  const versionNumber = against === 'pinned' ? (await client.evaluations.getPin(place)).versionNumber : Number(against);
  if (versionNumber === null) throw new Error(`No version of ${place.schemaKey} is pinned: excerpt schemas pin --help`);
  if (!Number.isInteger(versionNumber)) throw new Error('--against takes pinned, a version or an evaluation.');
  const wanted = datasetVersion ?? (await client.datasets.get(datasetId)).latestVersion;
  for await (const one of client.evaluations.list({ ...place, datasetId, versionNumber, pageSize: 100 })) {
    const isSame = one.dataset.version === wanted && (model === undefined || one.model === model);
    if (one.status === 'completed' && isSame && fresh !== true) return one;
  }
  return versionNumber;
}

async function evaluate(client: Excerpt, place: EvaluationPlace, options: Options): Promise<Evaluation> {
  const { dataset: datasetId, datasetVersion, schemaVersion: versionNumber, model, fresh } = options;
  const { id } = (await client.evaluations.create({
    ...place,
    datasetId,
    ...(datasetVersion !== undefined && { datasetVersion }),
    ...(versionNumber !== undefined && { versionNumber }),
    ...(model !== undefined && { model }),
    ...(fresh === true && { fresh }),
  })) as Evaluation;
  return waitForEvaluation(client, id);
}

/** Waits for the end of an evaluation, with a bar on the terminal. */
export async function waitForEvaluation(client: Excerpt, id: string): Promise<Evaluation> {
  const bar = createProgressBar();
  try {
    return await withInterrupts((signal) =>
      client.evaluations.wait(id, {
        signal,
        onProgress: ({ items: { total, completed, failed } }) =>
          bar.update({ done: completed + failed, failed, total }),
      }),
    );
  } finally {
    bar.end();
  }
}
