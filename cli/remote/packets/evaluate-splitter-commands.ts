import type { Command } from 'commander';
import type { SplitterEvaluation } from '@excerpt/sdk';
import { formatPacketScores } from '../../eval-output/format-packets.ts';
import { EXIT } from '../../exit-codes.ts';
import { parseCount } from '../../options.ts';
import { withInterrupts } from '../../terminal/interrupts.ts';
import { createProgressBar } from '../../terminal/progress-bar.ts';
import {
  answerTable,
  createLimitOption,
  getPageSize,
  onEnvironment,
  take,
  type LimitOption,
} from '../remote-command.ts';

interface EvaluateOptions {
  splitter: string;
  splitterVersion?: number;
  packets?: string[];
  model?: string;
  maxCost?: number;
}

const asPercent = (share: number | undefined): string | null => (share === undefined ? null : (share * 100).toFixed(1));

function printEvaluation({ splitter, status, score, counts, packets, errorMessage }: SplitterEvaluation): void {
  console.log(`${splitter.key}, version ${splitter.versionNumber}: ${errorMessage ?? status}`);
  if (counts.failed > 0) console.log(`${counts.failed} of ${counts.total} packets could not be split.`);
  if (score !== null) console.log(formatPacketScores(score));
  for (const { packetId, status: state, isExact, documents, rightParts, errorMessage: message } of packets) {
    if (state === 'failed') console.log(`${packetId} failed: ${message}`);
    else if (isExact === false) console.log(`${packetId}: ${rightParts} of ${documents} documents right`);
  }
}

/** Adds `packets evaluate|evaluations`. */
export function addEvaluationCommands(packets: Command): void {
  onEnvironment<EvaluateOptions, []>(
    packets
      .command('evaluate')
      .description('split packets that people approved once more, and count what is found as they did')
      .requiredOption('--splitter <key>', 'key of the splitter')
      .option('--splitter-version <n>', 'its version; the latest by default', parseCount)
      .option('--packets <id...>', 'approved packets; by default those of the splitter')
      .option('--model <provider/model>', 'a model that is asked as well')
      .option('--max-cost <amount>', 'the most that the questions about each packet may cost', Number),
    async ({ client, workspace, options }) => {
      const { env, splitter: splitterKey, splitterVersion, packets: named, model, maxCost } = options;
      const place = { workspace, env, splitterKey };
      const { id } = await client.splitters.createEvaluation({
        ...place,
        ...(splitterVersion !== undefined && { versionNumber: splitterVersion }),
        ...(named !== undefined && { packets: named }),
        ...(model !== undefined && { model }),
        ...(maxCost !== undefined && { maxCost }),
      });
      const bar = createProgressBar();
      const onProgress = ({ counts: { total, completed, failed } }: SplitterEvaluation) =>
        bar.update({ done: completed + failed, failed, total });
      try {
        const evaluation = await withInterrupts((signal) =>
          client.splitters.waitForEvaluation({ ...place, id }, { signal, onProgress }),
        );
        const exitCode = evaluation.status === 'completed' ? EXIT.ok : EXIT.negative;
        return { value: evaluation, exitCode, print: () => printEvaluation(evaluation) };
      } finally {
        bar.end();
      }
    },
  );
  onEnvironment<{ splitter: string } & LimitOption, []>(
    packets
      .command('evaluations')
      .description('list the evaluations of a splitter, newest first')
      .requiredOption('--splitter <key>', 'key of the splitter')
      .addOption(createLimitOption()),
    async ({ client, workspace, options }) => {
      const { env, splitter: splitterKey } = options;
      const request = { workspace, env, splitterKey, pageSize: getPageSize(options) };
      const list = await take(client.splitters.listEvaluations(request), options);
      return answerTable(
        list,
        ['id', 'status', 'version', 'model', 'packets', 'boundaries', 'documents', 'kinds of pages', 'created'],
        ({ id, status, splitter, model, counts, score, createdAt }) => [
          id,
          status,
          splitter.versionNumber,
          model,
          counts.total,
          asPercent(score?.boundary.f1),
          asPercent(score?.documentF1),
          asPercent(score?.pageCategory ?? undefined),
          createdAt,
        ],
      );
    },
  );
}
