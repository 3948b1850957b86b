import { Command } from 'commander';
import type { UsageSum } from '@excerpt/sdk';
import { printLine, printTable, type Cells } from '../../terminal/print.ts';
import { onWorkspace } from '../remote-command.ts';

const COLUMNS = ['runs', 'pages', 'input tokens', 'from cache', 'output tokens', 'reasoning', 'cost'];

function toCells({ cost, ...sum }: UsageSum): Cells {
  const { runs, pages, inputTokens, cachedInputTokens, outputTokens, reasoningTokens } = sum;
  const amount = cost === null ? 'unknown' : `${cost.amount} ${cost.currency}`;
  return [runs, pages, inputTokens, cachedInputTokens, outputTokens, reasoningTokens, amount];
}

/** `usage`. */
export function createUsageCommand(): Command {
  const usage = new Command('usage')
    .description('runs, tokens and cost of a month, by model')
    .option('--month <month>', 'such as 2026-01; the current month by default');
  return onWorkspace<{ month?: string }, []>(usage, async ({ client, workspace, options: { month } }) => {
    const sums = await client.usage.get({ workspace, ...(month !== undefined && { month }) });
    return {
      value: sums,
      print: () => {
        if (sums.models.length === 0) return printLine(`No run ended in ${sums.month}.`);
        printTable(
          [{ header: 'model' }, ...COLUMNS.map((header) => ({ header, align: 'right' as const }))],
          [
            ...sums.models.map((one) => [`${one.provider}/${one.model}`, ...toCells(one)]),
            [`all of ${sums.month}`, ...toCells(sums)],
          ],
        );
      },
    };
  });
}
