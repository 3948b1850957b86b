import { Command } from 'commander';
import { addEnvironmentOptions } from '../client/connect.ts';
import type { SplitCommandOptions } from '../split/split-options.ts';

const HELP = `
Kinds:
  --splitter mail          the categories of a splitter of the workspace
  --splitter ./mail.json   those of a file: { "categories": [{ "name": "Invoice", "description": "…" }] }
  without --splitter       the schemas of the workspace; on this machine, the starting schemas

This machine works with --local, and where no server is known.

Example:
  $ excerpt classify inbox/*.pdf --splitter ./mail.json --local`;

/** Says what single documents are. */
export function createClassifyCommand(): Command {
  const command = new Command('classify')
    .description('say what single documents are')
    .argument('<file...>', 'documents')
    .option('--splitter <splitter>', 'key or file of the splitter, whose categories are used')
    .option('--local', 'classify on this machine, without a server');
  return addEnvironmentOptions(command)
    .addHelpText('after', HELP)
    .action(async (files: string[], options: SplitCommandOptions) => {
      const { runClassify } = await import('../split/run-split.ts');
      await runClassify(files, options);
    });
}
