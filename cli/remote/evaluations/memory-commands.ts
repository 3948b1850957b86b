import { Command } from 'commander';
import type { Evaluation, Excerpt, Memory } from '@excerpt/sdk';
import { parseCount } from '../../options.ts';
import { printFields, printLine } from '../../terminal/print.ts';
import {
  answerTable,
  confirm,
  createLimitOption,
  createYesOption,
  getPageSize,
  onEnvironment,
  onServer,
  take,
  type Answer,
  type LimitOption,
} from '../remote-command.ts';
import { chooseExitCode, waitForEvaluation } from './evaluate-command.ts';
import { printComparison } from './show-evaluation.ts';

interface Measurement {
  dataset: string;
  schemaVersion?: number;
  model?: string;
}

/** `memory show|on|off|measure|examples|forget`. */
export function createMemoryCommand(): Command {
  const memory = new Command('memory').description('what extractions learn from approved reviews and labels');
  onEnvironment<object, [string]>(
    memory.command('show <schema>').description('show whether a schema uses its memory, and what that gains'),
    async ({ client, workspace, options: { env } }, schemaKey) =>
      answerMemory(await client.memory.get({ workspace, env, schemaKey })),
  );
  for (const mode of ['on', 'off'] as const)
    onEnvironment<object, [string]>(
      memory.command(`${mode} <schema>`).description(`switch the memory of a schema ${mode} in an environment`),
      async ({ client, workspace, options: { env } }, schemaKey) =>
        answerMemory(await client.memory.update({ workspace, env, schemaKey, mode })),
    );
  onEnvironment<Measurement, [string]>(
    memory
      .command('measure <schema>')
      .description('extract a data set with and without the memory; ends with 2 if the memory makes it worse')
      .requiredOption('--dataset <id>', 'the data set')
      .option('--schema-version <n>', 'version of the schema; the latest by default', parseCount)
      .option('--model <provider/model>', 'the model; that of the environment by default'),
    async ({ client, workspace, options }, schemaKey) => {
      const { env, dataset: datasetId, schemaVersion: versionNumber, model } = options;
      const place = { workspace, env, schemaKey };
      const { id } = await client.memory.measure({
        ...place,
        datasetId,
        ...(versionNumber !== undefined && { versionNumber }),
        ...(model !== undefined && { model }),
      });
      const evaluation = await waitForEvaluation(client, id);
      const without = await findWithout(client, place, evaluation);
      await waitForEvaluation(client, without);
      const comparison = await client.evaluations.compare({ id, with: without });
      return {
        value: { evaluation, comparison },
        exitCode: chooseExitCode(comparison),
        print: () => printComparison(comparison),
      };
    },
  );
  onEnvironment<LimitOption, [string]>(
    memory
      .command('examples <schema>')
      .description('list what a schema learned from, newest first')
      .addOption(createLimitOption()),
    async ({ client, workspace, options }, schemaKey) => {
      const request = { workspace, env: options.env, schemaKey, pageSize: getPageSize(options) };
      const list = await take(client.memory.listExamples(request), options);
      return answerTable(list, ['id', 'source', 'values', 'read', 'document', 'name', 'learned'], (one) => [
        one.id,
        one.source,
        one.fields,
        one.isLearned ? 'yes' : 'not yet',
        one.documentId,
        one.documentName,
        one.createdAt,
      ]);
    },
  );
  onServer<{ yes?: boolean }, [string]>(
    memory
      .command('forget <example>')
      .description('delete an example; its document, review and label stay')
      .addOption(createYesOption()),
    async ({ client, options }, id) => {
      await confirm(`Delete the example ${id}?`, options);
      await client.memory.deleteExample(id);
      return { value: { id, deleted: true }, print: () => printLine(`The example ${id} is deleted.`) };
    },
  );
  return memory;
}

/** The id of the evaluation of the same documents, version and model without the memory: it began at the same time. */
async function findWithout(
  client: Excerpt,
  place: { workspace: string; env: Evaluation['env']; schemaKey: string },
  { dataset, versionNumber, model }: Evaluation,
): Promise<string> {
  const { id: datasetId } = dataset;
  for await (const one of client.evaluations.list({ ...place, datasetId, versionNumber, pageSize: 100 })) {
    const isSame = one.dataset.version === dataset.version && one.model === model && one.samples === 1;
    if (!one.memory && isSame && one.status !== 'failed' && one.status !== 'cancelled') return one.id;
  }
  throw new Error('The evaluation without the memory is gone: excerpt evaluations list shows what is left.');
}

function answerMemory(memory: Memory): Answer {
  const { mode, examples, kept, gain, calibrations } = memory;
  const percent = (share: number) => (share * 100).toFixed(1);
  const measured =
    gain === null
      ? 'not measured: excerpt memory measure'
      : `F1 ${percent(gain.before)} without, ${percent(gain.after)} with it, on ${gain.documents} documents ` +
        `(excerpt evaluations compare ${gain.evaluationId} ${gain.withoutId})`;
  const recalibrated = calibrations.map(
    ({ model, basis, values, method, before, after }) =>
      `${model} on ${values} reviewed values${basis === 'memory' ? ', with examples' : ''}: ` +
      (method === 'none' ? 'as it was' : `${method}, squared error ${before.toFixed(3)} to ${after.toFixed(3)}`),
  );
  const confidence =
    recalibrated.length === 0 ? 'not recalibrated: needs 100 reviewed values' : recalibrated.join('; ');
  return { value: memory, print: () => printFields({ mode, examples, gain: measured, confidence, kept }) };
}
