import { Command } from 'commander';
import { addJsonOption } from '../client/connect.ts';
import type { SplitCommandOptions } from '../split/run-split.ts';

const HELP = `
Splitters:
  --splitter ./mail.json   a file: { "categories": [{ "name": "Invoice", "description": "…" }] }
  without --splitter       the starting schemas are the categories

Example:
  $ excerpt classify inbox/*.pdf --splitter ./mail.json`;

/** Says what single documents are, on this machine. */
export function createClassifyCommand(): Command {
  const command = new Command('classify')
    .description('say what single documents are, on this machine')
    .argument('<file...>', 'documents')
    .option('--splitter <splitter>', 'file of the splitter, whose categories are used');
  return addJsonOption(command)
    .addHelpText('after', HELP)
    .action(async (files: string[], options: SplitCommandOptions) => {
      const { runClassify } = await import('../split/run-split.ts');
      await runClassify(files, options);
    });
}
