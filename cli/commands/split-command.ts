import { Command, InvalidArgumentError, Option } from 'commander';
import { addEnvironmentOptions } from '../client/connect.ts';
import type { SplitCommandOptions } from '../split/split-options.ts';

const HELP = `
Splitters:
  --splitter mail          a splitter of the workspace
  --splitter ./mail.json   a file: { "categories": [{ "name": "Invoice", "description": "…" }] };
                           with a server, it becomes the newest version of the splitter mail
  without --splitter       on this machine, the starting schemas are the categories

This machine works with --local, and where no server is known.

Of several files, the parts of each are written to a directory with its name, and --json is a list.

Exit codes: 2 if a packet or a run failed, 3 if a packet needs a review.

Examples:
  $ excerpt split stack.pdf --splitter mail --extract --output-dir parts
  $ excerpt split inbox/ --splitter mail --output-dir parts
  $ excerpt split stack.pdf --splitter ./mail.json --local --output-dir parts`;

function parseAmount(text: string): number {
  if (Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('It is an amount above 0, such as 0.50.');
}

/** Splits packets into documents, and says what each of them is. */
export function createSplitCommand(): Command {
  const command = new Command('split')
    .description('split packets into documents, and say what each is')
    .argument('<file...>', 'PDFs or pictures with several documents, and directories of them')
    .option('--splitter <splitter>', 'key or file of the splitter')
    .option('--output-dir <directory>', 'write the file of each document, its data, and a list of them')
    .option('--extract', 'extract each document whose category has a schema')
    .option('--model <model>', 'model that is asked about the pages, and of the runs, as provider/model')
    .addOption(
      new Option('--max-cost <amount>', 'the most that its questions about a packet may cost, and each run').argParser(
        parseAmount,
      ),
    )
    .option('--local', 'split on this machine, without a server');
  return addEnvironmentOptions(command)
    .addHelpText('after', HELP)
    .action(async (paths: string[], options: SplitCommandOptions) => {
      const { runSplit } = await import('../split/run-split.ts');
      await runSplit(paths, options);
    });
}
