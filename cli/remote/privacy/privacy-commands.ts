import { setTimeout as delay } from 'node:timers/promises';
import { Command, Option } from 'commander';
import type { Erasure, ErasureDocument, Excerpt } from '@excerpt/sdk';
import { replaceFile } from '../../extract/output/replace-file.ts';
import { printFields, printLine, printTable } from '../../terminal/print.ts';
import { writeChunks } from '../../terminal/write-chunks.ts';
import {
  answerTable,
  confirm,
  createLimitOption,
  createYesOption,
  getPageSize,
  onServer,
  onWorkspace,
  take,
  type LimitOption,
} from '../remote-command.ts';

interface Receipt {
  erasure: Erasure;
  documents: ErasureDocument[];
}

const INTERVAL_MS = 500;

interface SearchOptions {
  phrase?: boolean;
}

const createPhraseOption = () => new Option('--phrase', 'the words follow each other in one text');

const toSearch = (words: string[], { phrase }: SearchOptions) => ({
  query: words.join(' '),
  match: phrase ? ('phrase' as const) : ('words' as const),
});

const toCountFields = ({ counts }: Erasure) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]));

async function waitForEnd(client: Excerpt, id: string): Promise<Erasure> {
  for (;;) {
    const erasure = await client.erasures.get(id);
    if (erasure.status === 'completed') return erasure;
    await delay(INTERVAL_MS);
  }
}

/** `privacy find|export|erase|receipt`. */
export function createPrivacyCommand(): Command {
  const privacy = new Command('privacy').description(
    'find, export and erase everything about a person, in all schemas and environments of a workspace',
  );
  onWorkspace<SearchOptions & LimitOption, [string[]]>(
    privacy
      .command('find <word...>')
      .description('find documents by words of texts, names, values, corrections, labels and metadata, newest first')
      .addOption(createPhraseOption())
      .addOption(createLimitOption()),
    async ({ client, workspace, options }, words) => {
      const search = { workspace, ...toSearch(words, options), pageSize: getPageSize(options) };
      const found = await take(client.privacy.findDocuments(search), options);
      return answerTable(found, ['document', 'environment', 'schema', 'found in', 'name', 'text'], (one) => [
        one.documentId,
        one.environment,
        one.schemaKey,
        one.foundIn.join(', '),
        one.name,
        one.excerpt,
      ]);
    },
  );
  onWorkspace<SearchOptions & { output: string }, [string[]]>(
    privacy
      .command('export <word...>')
      .description('write the found documents, with data and reviews, to a ZIP archive')
      .addOption(createPhraseOption())
      .requiredOption('-o, --output <file>', 'file to write'),
    async ({ client, workspace, options }, words) => {
      const { output } = options;
      const search = { workspace, ...toSearch(words, options), timeout: 0 };
      const archive = await client.privacy.exportDocuments(search);
      await replaceFile(output, (path) => writeChunks(path, archive.stream()));
      return { value: { output, bytes: archive.size }, print: () => printLine(`${output}: ${archive.size} bytes`) };
    },
  );
  onWorkspace<SearchOptions & { except?: string[]; dryRun?: boolean; yes?: boolean }, [string[]]>(
    privacy
      .command('erase <word...>')
      .description('erase the found documents with all that is stored about them; counts, and asks before')
      .addOption(createPhraseOption())
      .option('--except <document...>', 'documents to leave out')
      .option('--dry-run', 'only count')
      .addOption(createYesOption()),
    async ({ client, workspace, options }, words) => {
      const { except = [], dryRun = false } = options;
      const prepared = await client.erasures.create({ workspace, ...toSearch(words, options), except });
      if (dryRun) return { value: prepared, print: () => printFields({ id: prepared.id, ...toCountFields(prepared) }) };
      const { documents = 0, runs = 0 } = prepared.counts;
      await confirm(`Erase ${documents} documents with ${runs} runs and all that is stored about them?`, options);
      await client.erasures.confirm(prepared.id);
      await waitForEnd(client, prepared.id);
      const receipt = await readReceipt(client, prepared.id);
      return { value: receipt, print: () => printReceipt(receipt) };
    },
  );
  onServer<object, [string]>(
    privacy
      .command('receipt <id>')
      .description('print what an erasure erased: counts, hashes, and the entries of the audit log that prove it'),
    async ({ client }, id) => {
      const receipt = await readReceipt(client, id);
      return { value: receipt, print: () => printReceipt(receipt) };
    },
  );
  return privacy;
}

async function readReceipt(client: Excerpt, id: string): Promise<Receipt> {
  const erasure = await client.erasures.get(id);
  const documents: ErasureDocument[] = [];
  for await (const document of client.erasures.listDocuments(id, { pageSize: 100 })) documents.push(document);
  return { erasure, documents };
}

function printReceipt({ erasure, documents }: Receipt): void {
  const { id, status, createdBy, createdAt, confirmedBy, completedAt, counts } = erasure;
  printFields({
    erasure: id,
    status,
    'prepared by': createdBy,
    prepared: createdAt,
    'confirmed by': confirmedBy,
    completed: completedAt,
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
  });
  if (documents.length === 0) return;
  printLine('');
  printTable(
    [{ header: 'document' }, { header: 'status' }, { header: 'SHA-256 of its file' }, { header: 'audit entry' }],
    documents.map(({ documentId, status: state, erased, entryId }) => [
      documentId,
      state,
      String(erased['sha256'] ?? ''),
      entryId ?? '',
    ]),
  );
}
