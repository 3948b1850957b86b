import { Command } from 'commander';
import {
  answerTable,
  createLimitOption,
  getPageSize,
  onEnvironment,
  onServer,
  take,
  type LimitOption,
} from '../remote-command.ts';
import { chooseExitCode } from './evaluate-command.ts';
import { printComparison, printEvaluation } from './show-evaluation.ts';

/** `evaluations list|get|compare|cancel`. */
export function createEvaluationsCommand(): Command {
  const evaluations = new Command('evaluations').description('how well versions of schemas extract');
  onEnvironment<{ schema: string } & LimitOption, []>(
    evaluations
      .command('list')
      .description('list the evaluations of a schema, newest first')
      .requiredOption('--schema <key>', 'key of the schema')
      .addOption(createLimitOption()),
    async ({ client, workspace, options }) => {
      const { env, schema: schemaKey } = options;
      const request = { workspace, env, schemaKey, pageSize: getPageSize(options) };
      const list = await take(client.evaluations.list(request), options);
      return answerTable(list, ['id', 'status', 'version', 'model', 'data set', 'F1', 'created'], (one) => [
        one.id,
        one.status,
        one.versionNumber,
        one.model,
        `${one.dataset.id} ${one.dataset.version}`,
        one.score === null ? null : (one.score.f1 * 100).toFixed(1),
        one.createdAt,
      ]);
    },
  );
  onServer<object, [string]>(
    evaluations.command('get <id>').description('show an evaluation'),
    async ({ client }, id) => {
      const evaluation = await client.evaluations.get(id);
      return { value: evaluation, print: () => printEvaluation(evaluation) };
    },
  );
  onServer<object, [string, string]>(
    evaluations
      .command('compare <id> <before>')
      .description(
        'what changed from another evaluation to this one; ends with 2 if it is worse, 3 if nobody can tell',
      ),
    async ({ client }, id, before) => {
      const comparison = await client.evaluations.compare({ id, with: before });
      const exitCode = chooseExitCode(comparison);
      return { value: comparison, exitCode, print: () => printComparison(comparison) };
    },
  );
  onServer<object, [string]>(
    evaluations.command('cancel <id>').description('cancel an evaluation'),
    async ({ client }, id) => {
      const evaluation = await client.evaluations.cancel(id);
      return { value: evaluation, print: () => printEvaluation(evaluation) };
    },
  );
  return evaluations;
}
