import { Command, InvalidArgumentError, Option } from 'commander';
import { addEnvironmentOptions } from '../client/connect.ts';
import { OUTPUT_FORMATS } from '../extract/output/output-format.ts';
import type { ExtractCommandOptions } from '../extract/run-extract.ts';
import { parseCount } from '../options.ts';

function parseShare(text: string): number {
  const value = /^\d+(\.\d+)?%$/.test(text) ? Number(text.slice(0, -1)) / 100 : Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1))
    throw new InvalidArgumentError('It must be from 0 to 1, such as 0.8.');
  return value;
}

const HELP = `
Schemas:
  --schema ./invoice.json     a JSON Schema in a file: a text with "/" or with the ending .json
  --schema template:invoice   a starting schema
  --schema invoice            a schema of the workspace, by its key

Exit codes:
  0  every document was extracted
  1  the command could not be run: wrong options, no server, no schema
  2  documents failed
  3  documents are below --min-confidence, none failed
  130, 143  interrupted; run the same command again to go on

A second run with the same --output or --output-dir extracts what is missing, failed or changed.

Examples:
  $ excerpt extract invoice.pdf --schema ./invoice.json --local
  $ excerpt extract invoices/ --recursive --schema invoice --output results.xlsx
  $ excerpt extract 'in/**/*.pdf' --schema ./order.json --output orders.ndjson --min-confidence 0.8
  $ excerpt extract inbox/ --watch --schema invoice --output-dir results
  $ excerpt extract secret.pdf --schema invoice --password - < password.txt
  $ excerpt extract *.pdf --schema invoice --format ndjson | jq .extractedData.total`;

/** Extracts documents, with a server or on this machine. */
export function createExtractCommand(): Command {
  const command = new Command('extract')
    .description('extract data from documents, with a server or on this machine')
    .argument('<file...>', 'files, directories or quoted patterns')
    .requiredOption('--schema <schema>', 'file, template:NAME or key of a schema')
    .option('--schema-key <key>', 'key under which the server keeps the schema of a file; by default its name')
    .option('--local', 'extract on this machine, without a server')
    .option('-o, --output <file>', 'write .ndjson, .json, .csv or .xlsx; goes on where an earlier run ended')
    .option('--output-dir <directory>', 'write a JSON file for each document')
    .addOption(new Option('--format <format>', 'format of the output; by default a table').choices(OUTPUT_FORMATS))
    .option('-r, --recursive', 'also take the directories in directories')
    .option('--follow-links', 'also take what symbolic links name outside of their directory')
    .option('--watch', 'go on with files that are added or changed, until Ctrl-C')
    .addOption(new Option('--concurrency <n>', 'documents at once').argParser(parseCount))
    .addOption(
      new Option(
        '--min-confidence <share>',
        'put documents below it aside: into FILE.doubtful.EXT or DIRECTORY/doubtful',
      ).argParser(parseShare),
    )
    .option('--pages <range>', 'only these pages, such as 1-3,7,-1')
    .option('--password <password>', 'opens protected PDFs; - reads stdin (EXCERPT_DOCUMENT_PASSWORD)')
    .option('--model <provider/model>', 'the model; by default that of the environment')
    .option('--open', 'show the run in the console')
    .option('-q, --quiet', 'no progress and no summary');
  return addEnvironmentOptions(command)
    .addHelpText('after', HELP)
    .action(async (files: string[], options: ExtractCommandOptions) => {
      const { runExtract } = await import('../extract/run-extract.ts');
      await runExtract(files, options);
    });
}
