import { Command } from 'commander';
import { addEnvironmentOptions } from '../client/connect.ts';
import type { SplitCommandOptions } from '../split/split-options.ts';

const HELP = `
Splitters:
  --splitter mail          a splitter of the workspace
  --splitter ./mail.json   a file: { "categories": [{ "name": "Invoice", "description": "…" }] };
                           with a server, it becomes the newest version of the splitter mail
  without --splitter       on this machine, the starting schemas are the categories

This machine works with --local, and where no server is known.

Exit codes with a server: 2 if the packet or a run failed, 3 if the packet needs a review.

Examples:
  $ excerpt split stack.pdf --splitter mail --extract --output-dir parts
  $ excerpt split stack.pdf --splitter ./mail.json --local --output-dir parts`;

/** Splits a packet into documents, and says what each of them is. */
export function createSplitCommand(): Command {
  const command = new Command('split')
    .description('split a packet into documents, and say what each is')
    .argument('<file>', 'a PDF or picture with several documents')
    .option('--splitter <splitter>', 'key or file of the splitter')
    .option('--output-dir <directory>', 'write the file of each document, its data, and a list of them')
    .option('--extract', 'extract each document whose category has a schema')
    .option('--model <model>', 'model of the runs, as provider/model')
    .option('--local', 'split on this machine, without a server');
  return addEnvironmentOptions(command)
    .addHelpText('after', HELP)
    .action(async (file: string, options: SplitCommandOptions) => {
      const { runSplit } = await import('../split/run-split.ts');
      await runSplit(file, options);
    });
}
