import { Command } from 'commander';
import { addEnvironmentOptions } from '../client/connect.ts';
import type { SplitCommandOptions } from '../split/run-split.ts';

const HELP = `
Splitters:
  --splitter ./mail.json   a file: { "categories": [{ "name": "Invoice", "description": "…" }] }
  without --splitter       the starting schemas are the categories

Example:
  $ excerpt split stack.pdf --splitter ./mail.json --local --output-dir parts`;

/** Splits a packet into documents, and says what each of them is. */
export function createSplitCommand(): Command {
  const command = new Command('split')
    .description('split a packet into documents, and say what each is')
    .argument('<file>', 'a PDF or picture with several documents')
    .option('--splitter <splitter>', 'file of the splitter')
    .option('--output-dir <directory>', 'write a PDF for each document, and a list of them')
    .option('--local', 'split on this machine, without a server');
  return addEnvironmentOptions(command)
    .addHelpText('after', HELP)
    .action(async (file: string, options: SplitCommandOptions) => {
      const { runSplit } = await import('../split/run-split.ts');
      await runSplit(file, options);
    });
}
