import { Command, InvalidArgumentError } from 'commander';
import type { Budget, BudgetInput } from '@excerpt/sdk';
import { printFields } from '../../terminal/print.ts';
import { onWorkspace } from '../remote-command.ts';

type Money = NonNullable<BudgetInput['maxCost']>;

interface SetOptions {
  maxCost?: Money | 'none';
  maxPages?: number | 'none';
}

function parseMoney(text: string): Money | 'none' {
  if (text === 'none') return text;
  const [, amount, currency] = /^(\d+(?:\.\d+)?) ?([A-Z]{3})$/.exec(text) ?? [];
  if (amount === undefined || currency === undefined)
    throw new InvalidArgumentError('It must be an amount and a currency, such as 50USD, or none.');
  return { amount: Number(amount), currency };
}

function parsePages(text: string): number | 'none' {
  if (text === 'none') return text;
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a number of pages, or none.');
  return Number(text);
}

/** `budget get|set`. */
export function createBudgetCommand(): Command {
  const budget = new Command('budget').description('what the runs of a workspace may use in a month');
  onWorkspace(
    budget.command('get').description('show the limits of the month, and what is spent'),
    async ({ client, workspace }) => answer(await client.usage.getBudget({ workspace })),
  );
  onWorkspace<SetOptions, []>(
    budget
      .command('set')
      .description('limit what runs may use in a month; a limit that is not named stays')
      .option('--max-cost <amount>', 'amount and currency, such as 50USD; none removes the limit', parseMoney)
      .option('--max-pages <pages>', 'pages of documents; none removes the limit', parsePages),
    async ({ client, workspace, options }) => {
      if (options.maxCost === undefined && options.maxPages === undefined)
        throw new Error('There is nothing to set: pass --max-cost or --max-pages.');
      const { maxCost: cost, maxPages: pages } = await client.usage.getBudget({ workspace });
      const { maxCost = cost, maxPages = pages } = options;
      const limits = { maxCost: maxCost === 'none' ? null : maxCost, maxPages: maxPages === 'none' ? null : maxPages };
      return answer(await client.usage.updateBudget({ workspace, ...limits }));
    },
  );
  return budget;
}

const answer = (value: Budget) => ({ value, print: () => printBudget(value) });

const formatMoney = ({ amount, currency }: Money) => `${amount} ${currency}`;

function printBudget({ maxCost, maxPages, period, resetsAt, spent, reserved, ...budget }: Budget): void {
  const { status, acceptsRuns, runsWithoutCost } = budget;
  printFields({
    month: `${period}, starts again at ${resetsAt}`,
    cost: maxCost === null ? 'no limit' : `${spent.cost?.amount ?? 0} of ${formatMoney(maxCost)}`,
    pages: maxPages === null ? `${spent.pages}, no limit` : `${spent.pages} of ${maxPages}`,
    'under way': `${reserved.runs} runs, ${reserved.pages} pages`,
    'without cost': maxCost === null || runsWithoutCost === 0 ? null : `${runsWithoutCost} runs, which do not count`,
    status: acceptsRuns ? status : `${status}, new runs are refused`,
  });
}
