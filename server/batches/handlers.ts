import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { DocumentIntake } from '../documents/intake.ts';
import { invalidBody } from '../errors.ts';
import { readPages, toPageRequest, type HandlersOf } from '../http/operation.ts';
import { parseMetadata, toMetadataPair } from '../lib/metadata.ts';
import { completeOptions } from '../lib/models/run-options.ts';
import { mapPage } from '../lib/pagination.ts';
import { formatCsv } from '../lib/tables/format-csv-row.ts';
import { formatWorkbook } from '../lib/tables/format-workbook.ts';
import { MEDIA_TYPES } from '../lib/tables/media-types.ts';
import { presentBatch } from './present.ts';
import { readUpload } from './read-upload.ts';
import { tabulate } from './tabulate-results.ts';
import type { BatchesService, BatchResult, BatchSchema, ExistingDocument } from './service.ts';

type BatchOperation =
  | 'createBatch'
  | 'listBatches'
  | 'getBatch'
  | 'listBatchDocuments'
  | 'addBatchDocuments'
  | 'startBatch'
  | 'cancelBatch'
  | 'retryBatch'
  | 'getBatchResults';

const withMetadata = (documents: { documentId: string; metadata?: Record<string, string> }[]): ExistingDocument[] =>
  documents.map(({ documentId, metadata = {} }) => ({ documentId, metadata }));

type Format = keyof typeof MEDIA_TYPES;

function formatResults(format: Format, results: AsyncIterable<BatchResult>, schema: BatchSchema): Readable {
  if (format === 'ndjson') return Readable.from(formatLines(results));
  const rows = tabulate(results, schema);
  return format === 'csv' ? Readable.from(formatCsv(rows)) : formatWorkbook(rows);
}

async function* formatLines(results: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const result of results) yield `${JSON.stringify(result)}\n`;
}

/** @param files how uploads are examined */
export function createBatchHandlers(
  batches: BatchesService,
  files: { intake: DocumentIntake; fileBytes: number },
): HandlersOf<BatchOperation> {
  return {
    async createBatch({ caller, path, query, body }) {
      const { name = null, documents = [], start = documents.length > 0, metadata = {} } = body;
      const { versionNumber, model } = body;
      const target = { ...path, env: query.env ?? 'production' };
      const options = completeOptions(body);
      const { splitter, extract = true } = body;
      if (splitter === undefined && !extract) throw invalidBody('/extract', 'extract is for batches with a splitter.');
      const split = splitter === undefined ? null : { splitter, extract };
      const common = { name, documents: withMetadata(documents), start, metadata };
      const request = { ...common, versionNumber, model, options, split };
      return { status: 201, body: presentBatch(await batches.create(caller, target, request)) };
    },

    async listBatches({ caller, path, query }) {
      const { env = 'production', status } = query;
      const filter = { status, metadata: toMetadataPair(query.metadata), ...toPageRequest(query) };
      return { status: 200, body: mapPage(await batches.list(caller, { ...path, env }, filter), presentBatch) };
    },

    async getBatch({ caller, path }) {
      return { status: 200, body: presentBatch(await batches.get(caller, path.id)) };
    },

    async listBatchDocuments({ caller, path, query }) {
      const { status } = query;
      return { status: 200, body: await batches.listDocuments(caller, path.id, { status, ...toPageRequest(query) }) };
    },

    async addBatchDocuments({ caller, path, body }) {
      if (body.type === 'json')
        return { status: 201, body: await batches.add(caller, path.id, withMetadata(body.value.documents)) };
      const { file } = body;
      if (file === null) throw invalidBody('/file', 'file is required.');
      const { name, pages, password, metadata } = body.fields;
      const options = { name, pages: readPages(pages), password, metadata: parseMetadata(metadata) };
      return { status: 201, body: await batches.upload(caller, path.id, () => readUpload(file, options, files)) };
    },

    async startBatch({ caller, path }) {
      return { status: 200, body: presentBatch(await batches.start(caller, path.id)) };
    },

    async cancelBatch({ caller, path }) {
      return { status: 200, body: presentBatch(await batches.cancel(caller, path.id)) };
    },

    async retryBatch({ caller, path, query }) {
      const batch = await batches.retry(caller, path.id, { reuse: query.reuse ?? true });
      return { status: 200, body: presentBatch(batch) };
    },

    async getBatchResults({ caller, path, query }) {
      const { format = 'ndjson' } = query;
      const { results, schema } = await batches.readResults(caller, path.id);
      const headers = {
        'content-type': MEDIA_TYPES[format],
        'content-disposition': contentDisposition(`${path.id}.${format}`),
      };
      return { status: 200, body: formatResults(format, results, schema), headers };
    },
  };
}
