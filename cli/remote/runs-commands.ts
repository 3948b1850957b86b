import { Command, Option } from 'commander';
import type { Run } from '@excerpt/sdk';
import { EXIT } from '../exit-codes.ts';
import { formatRecord } from '../extract/output/print-record.ts';
import { printFields, printLine, printNote, printTable } from '../terminal/print.ts';
import { formatPercent } from '../terminal/terminal-style.ts';
import { compareRuns } from './compare-runs.ts';
import { listOverSchemas, type SchemaChoice } from './list-over-schemas.ts';
import { answerTable, createLimitOption, getPageSize, onEnvironment, onServer, type Answer } from './remote-command.ts';

const STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;

interface ListOptions extends SchemaChoice {
  status?: (typeof STATUSES)[number];
  document?: string;
}

function printRun(run: Run): void {
  const { id, status, documentId, createdAt, completedAt, totalTokens, cachedInputTokens, reasoningTokens, cost } = run;
  if (status === 'completed' || status === 'failed') {
    const record = { ...run, file: documentId, runId: id, doubtful: false, fingerprint: null, status } as const;
    printLine(formatRecord(record, process.stdout.isTTY ? process.stdout.columns : undefined));
  }
  printFields({
    id,
    status,
    document: documentId,
    created: createdAt,
    completed: completedAt,
    tokens: totalTokens,
    'from cache': cachedInputTokens,
    reasoning: reasoningTokens,
    cost: cost === null ? null : `${cost.amount} ${cost.currency}`,
  });
}

const answerRun = (run: Run): Answer => ({
  value: run,
  print: () => printRun(run),
  ...((run.status === 'failed' || run.status === 'cancelled') && { exitCode: EXIT.negative }),
});

/** `runs list|get|watch|calls|cancel|rerun|compare`. */
export function createRunsCommand(): Command {
  const runs = new Command('runs').description('extraction runs');
  onEnvironment<ListOptions, []>(
    runs
      .command('list')
      .description('list runs, newest first')
      .option('--schema <key>', 'only runs of this schema')
      .addOption(new Option('--status <status>', 'only runs of this status').choices(STATUSES))
      .option('--document <id>', 'only runs of this document')
      .addOption(createLimitOption()),
    async (context) => {
      const { client, workspace, options } = context;
      const { env, status, document } = options;
      const filter = { ...(status && { status }), ...(document !== undefined && { documentId: document }) };
      const request = { workspace, env, pageSize: getPageSize(options), ...filter };
      const list = await listOverSchemas(context, (schemaKey) => client.runs.list({ ...request, schemaKey }));
      return answerTable(
        list,
        ['id', 'status', 'schema', { header: 'version', align: 'right' }, 'model', 'created', 'document'],
        (run) => [
          run.id,
          run.status,
          run.schemaKey,
          run.schemaVersionNumber,
          `${run.provider}/${run.model}`,
          run.createdAt,
          run.documentName,
        ],
      );
    },
  );
  onServer<object, [string]>(
    runs.command('get <id>').description('show a run with its values and their evidence'),
    async ({ client }, id) => {
      const run = await client.runs.get(id);
      return { value: run, print: () => printRun(run) };
    },
  );
  onServer<object, [string]>(
    runs.command('watch <id>').description('follow a run to its end; exits with 2 if it does not complete'),
    async ({ client }, id) => {
      const run = await client.runs.wait(id, {
        onProgress: ({ status, stage, done, total }) => {
          const part = total === null ? '' : ` ${done ?? 0}/${total}`;
          printNote(stage === null ? status : `${status}: ${stage}${part}`);
        },
      });
      return answerRun(run);
    },
  );
  onServer<object, [string]>(
    runs
      .command('calls <id>')
      .description('list the requests to models of a run; --json has what was sent and answered'),
    async ({ client }, id) => {
      const calls = await Array.fromAsync(client.runs.listCalls({ id }));
      return answerTable(
        calls,
        ['call', 'model', 'answer', 'ms', 'tokens', 'seed', 'temperature', 'fingerprint', 'prompt'],
        (call) => [
          call.index,
          `${call.provider}/${call.model}`,
          call.failure ?? 'used',
          call.durationMs,
          call.tokens === null ? null : call.tokens.inputTokens + call.tokens.outputTokens,
          call.seed,
          call.temperature,
          call.fingerprint,
          call.promptHash.slice('sha256:'.length, 'sha256:'.length + 12),
        ],
      );
    },
  );
  onServer<object, [string]>(runs.command('cancel <id>').description('cancel a run'), async ({ client }, id) => {
    const run = await client.runs.cancel(id);
    return { value: run, print: () => printLine(`The run ${id} is ${run.status}.`) };
  });
  onServer<{ wait?: boolean; reuse: boolean }, [string]>(
    runs
      .command('rerun <id>')
      .description('extract again, with the same document, schema version and model')
      .option('--no-reuse', 'ask the model everything anew, instead of only what a failed run had not asked')
      .option('--wait', 'wait for the end of the new run'),
    async ({ client, options }, id) => {
      const accepted = await client.runs.rerun(id, { reuse: options.reuse });
      if (!options.wait) return { value: accepted, print: () => printLine(accepted.runId) };
      return answerRun(await client.runs.wait(accepted.runId));
    },
  );
  onServer<object, [string, string]>(
    runs.command('compare <before> <after>').description('list the fields that differ; exits with 2 if any do'),
    async ({ client }, before, after) => {
      const [old, current] = await Promise.all([client.runs.get(before), client.runs.get(after)]);
      const differences = compareRuns(old, current);
      const show = (value: unknown, confidence: number | null) =>
        value === undefined ? '' : `${JSON.stringify(value)} ${formatPercent(confidence)}`.trim();
      return {
        value: { before, after, differences },
        exitCode: differences.length > 0 ? EXIT.negative : EXIT.ok,
        print: () => {
          if (differences.length === 0) printLine('Both runs have the same values.');
          else
            printTable(
              [{ header: 'field' }, { header: 'before' }, { header: 'after' }],
              differences.map((one) => [
                one.path,
                show(one.before, one.confidenceBefore),
                show(one.after, one.confidenceAfter),
              ]),
            );
        },
      };
    },
  );
  return runs;
}
