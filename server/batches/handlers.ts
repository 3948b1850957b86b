import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { toPageRequest, type HandlersOf } from '../http/operation.ts';
import { toMetadataPair } from '../lib/metadata.ts';
import { mapPage } from '../lib/pagination.ts';
import { presentBatch } from './present.ts';
import type { BatchesService, ExistingDocument } from './service.ts';

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

async function* formatLines(results: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const result of results) yield `${JSON.stringify(result)}\n`;
}

export function createBatchHandlers(batches: BatchesService): HandlersOf<BatchOperation> {
  return {
    async createBatch({ caller, path, query, body }) {
      const { name = null, documents = [], start = documents.length > 0, metadata = {} } = body;
      const { versionNumber, model, samples = 1, vision = 'auto', maxCost } = body;
      const target = { ...path, env: query.env ?? 'production' };
      const options = { versionNumber, model, samples, vision, maxCost };
      const request = { name, documents: withMetadata(documents), start, ...options, metadata };
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
      return { status: 201, body: await batches.add(caller, path.id, withMetadata(body.documents)) };
    },

    async startBatch({ caller, path }) {
      return { status: 200, body: presentBatch(await batches.start(caller, path.id)) };
    },

    async cancelBatch({ caller, path }) {
      return { status: 200, body: presentBatch(await batches.cancel(caller, path.id)) };
    },

    async retryBatch({ caller, path }) {
      return { status: 200, body: presentBatch(await batches.retry(caller, path.id)) };
    },

    async getBatchResults({ caller, path }) {
      const results = await batches.readResults(caller, path.id);
      return {
        status: 200,
        body: Readable.from(formatLines(results)),
        headers: {
          'content-type': 'application/x-ndjson',
          'content-disposition': contentDisposition(`${path.id}.ndjson`),
        },
      };
    },
  };
}
