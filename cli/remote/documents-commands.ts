import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import pMap from 'p-map';
import { printFields, printLine, printTable } from '../terminal/print.ts';
import { writeToStdout } from '../terminal/write-chunks.ts';
import { listOverSchemas, type SchemaChoice } from './list-over-schemas.ts';
import {
  answerTable,
  confirm,
  createLimitOption,
  createYesOption,
  getPageSize,
  onEnvironment,
  onServer,
} from './remote-command.ts';

const UPLOADS_AT_ONCE = 4;

interface UploadOptions {
  schema: string;
  pages?: string;
}

/** `documents list|get|upload|download|delete`. */
export function createDocumentsCommand(): Command {
  const documents = new Command('documents').description('documents, from which runs extract');
  onEnvironment<SchemaChoice, []>(
    documents
      .command('list')
      .description('list documents, newest first')
      .option('--schema <key>', 'only documents of this schema')
      .addOption(createLimitOption()),
    async (context) => {
      const { client, workspace, options } = context;
      const request = { workspace, env: options.env, content: false, pageSize: getPageSize(options) };
      const list = await listOverSchemas(context, (schemaKey) => client.documents.list({ ...request, schemaKey }));
      return answerTable(
        list,
        ['id', 'status', 'schema', { header: 'pages', align: 'right' }, 'created', 'name'],
        ({ id, status, schemaKey, pageCount, createdAt, name }) => [id, status, schemaKey, pageCount, createdAt, name],
      );
    },
  );
  onServer<{ text?: boolean }, [string]>(
    documents.command('get <id>').description('show a document').option('--text', 'print its text'),
    async ({ client, options }, id) => {
      const document = await client.documents.get(id);
      const { name, status, mimeType, fileSize, pageCount, errorCode, createdAt, content } = document;
      return {
        value: document,
        print: () => {
          if (options.text) printLine(content ?? '');
          else
            printFields({
              id,
              name,
              status,
              error: errorCode?.code,
              type: mimeType,
              bytes: fileSize,
              pages: pageCount,
              created: createdAt,
            });
        },
      };
    },
  );
  onEnvironment<UploadOptions, [string[]]>(
    documents
      .command('upload <file...>')
      .description('upload documents without extracting from them')
      .requiredOption('--schema <key>', 'key of the schema')
      .option('--pages <range>', 'only these pages, such as 1-3,7,-1'),
    async ({ client, workspace, options: { env, schema: schemaKey, pages } }, files) => {
      const chosen = pages === undefined ? {} : { pages };
      const uploaded = await pMap(
        files,
        (file) => client.documents.upload({ workspace, env, schemaKey, file, ...chosen }),
        { concurrency: UPLOADS_AT_ONCE },
      );
      return {
        value: uploaded,
        print: () =>
          printTable(
            [{ header: 'id' }, { header: 'name' }],
            uploaded.map(({ id, name }) => [id, name]),
          ),
      };
    },
  );
  onServer<{ output?: string }, [string]>(
    documents
      .command('download <id>')
      .description('write the bytes of a document to stdout or a file')
      .option('-o, --output <file>', 'file to write'),
    async ({ client, options: { output } }, id) => {
      const bytes = Buffer.from(await (await client.documents.getFile(id)).arrayBuffer());
      if (output === undefined) {
        if (process.stdout.isTTY) throw new Error('A document is not printed on the terminal: pass --output FILE.');
        await writeToStdout(bytes);
        return { value: { id, bytes: bytes.length }, print: () => undefined };
      }
      await writeFile(output, bytes);
      return {
        value: { id, bytes: bytes.length, output },
        print: () => printLine(`${output}: ${bytes.length} bytes`),
      };
    },
  );
  onServer<{ yes?: boolean }, [string]>(
    documents.command('delete <id>').description('delete a document with its runs').addOption(createYesOption()),
    async ({ client, options }, id) => {
      await confirm(`Delete the document ${id} with its runs?`, options);
      await client.documents.delete(id);
      return { value: { id, deleted: true }, print: () => printLine(`The document ${id} is deleted.`) };
    },
  );
  return documents;
}
