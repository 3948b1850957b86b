import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../errors.ts';
import type { CallOperation } from '../http/mcp/call-in-process.ts';
import type { ReceivedFile } from '../documents/intake.ts';
import type { NewId } from '../lib/ids.ts';
import type { PageRequest } from '../lib/pagination.ts';
import type { RunsService } from '../runs/service.ts';
import type { Caller } from '../users/service.ts';
import type { DocumentSource } from './backend.ts';
import type { ContractApi, ExtractOptions, SchemaPlace } from './contract-api.ts';
import { ToolError } from './tool-error.ts';

export interface HandlerApiOptions {
  call: CallOperation;
  runs: Pick<RunsService, 'watch'>;
  caller: Caller;
  /** Aborts when the client disconnects or the server stops. */
  signal: AbortSignal;
  temporaryDir: string;
  newId: NewId;
  /** Of a file. */
  maxFileBytes: number;
}

const MAX_PAGE_SIZE = 100;
const EVALUATION_POLL_MS = 500;
const PACKET_WAIT_S = 10;

/** The contract, called in this process for one caller: with its validation and its handlers. */
export function createHandlerApi(options: HandlerApiOptions): ContractApi {
  const { caller, signal, runs, temporaryDir, newId, maxFileBytes } = options;
  const context = { caller, signal };
  const { call } = options;

  /** Stores the bytes in a file as long as `work` takes. */
  async function withFile<T>(
    { name: filename, bytes }: { name: string; bytes: Buffer },
    work: (file: ReceivedFile) => Promise<T>,
  ): Promise<T> {
    if (bytes.length > maxFileBytes)
      throw new AppError(
        'payload_too_large',
        `The file is larger than ${maxFileBytes} bytes (EXCERPT_MAX_FILE_BYTES).`,
      );
    const path = join(temporaryDir, newId('doc'));
    try {
      await writeFile(path, bytes, { mode: 0o600 });
      const hash = createHash('sha256').update(bytes).digest('hex');
      return await work({ path, filename, declaredType: null, size: bytes.length, hash });
    } finally {
      await rm(path, { force: true });
    }
  }

  async function extract({ env, ...path }: SchemaPlace, document: DocumentSource, choice: ExtractOptions) {
    const { versionNumber, model, pages } = choice;
    const wanted = { ...(model !== undefined && { model }), ...(pages !== undefined && { pages }) };
    const place = { ...context, path, query: { env } };
    switch (document.kind) {
      case 'stored': {
        const body = { documentId: document.documentId, versionNumber, ...wanted };
        return call('extract', { ...place, body: { type: 'json', value: body } });
      }
      case 'text': {
        const body = { name: document.name, content: document.text, versionNumber, ...wanted };
        return call('extract', { ...place, body: { type: 'json', value: body } });
      }
      case 'bytes': {
        const fields = { versionNumber, ...wanted };
        return withFile(document, (file) =>
          call('extractUpload', { ...place, body: { type: 'multipart', fields, file } }),
        );
      }
      case 'path':
        throw new ToolError('Paths are not available here. Pass documentId, text or fileBase64.');
    }
  }

  async function createPacket(
    { slug, env }: Parameters<ContractApi['createPacket']>[0],
    document: DocumentSource,
    request: { splitter: string; extract: boolean },
  ) {
    const place = { ...context, path: { slug }, query: { env } };
    switch (document.kind) {
      case 'stored': {
        const value = { documentId: document.documentId, ...request };
        return call('createPacket', { ...place, body: { type: 'json', value } });
      }
      case 'bytes':
        return withFile(document, (file) =>
          call('createPacket', { ...place, body: { type: 'multipart', fields: request, file } }),
        );
      default:
        throw new ToolError('Pass documentId or fileBase64.');
    }
  }

  return {
    listWorkspaces: (page) => call('listWorkspaces', { ...context, path: {}, query: page, body: undefined }),
    listSchemas: (slug, page) => call('listSchemas', { ...context, path: { slug }, query: page, body: undefined }),
    getSchema: (slug, schemaKey) =>
      call('getSchema', { ...context, path: { slug, schemaKey }, query: {}, body: undefined }),
    getSchemaVersion: (slug, schemaKey, versionNumber) =>
      call('getSchemaVersion', { ...context, path: { slug, schemaKey, versionNumber }, query: {}, body: undefined }),
    async createSchema(slug, schema) {
      const { latestVersion } = await call('createSchema', { ...context, path: { slug }, query: {}, body: schema });
      return latestVersion.versionNumber;
    },
    async listTemplates() {
      const query: PageRequest = { page: 1, pageSize: MAX_PAGE_SIZE };
      return (await call('listSchemaTemplates', { ...context, path: {}, query, body: undefined })).data;
    },
    inferSchema: ({ slug, env }, body, ended) =>
      call('inferSchema', { caller, signal: AbortSignal.any([signal, ended]), path: { slug }, query: { env }, body }),
    extract: async (place, document, choice) => (await extract(place, document, choice)).runId,
    getRun: (id) => call('getRun', { ...context, path: { id }, query: {}, body: undefined }),
    async waitForRun(id, ended, onStep) {
      for await (const step of runs.watch(caller, id, AbortSignal.any([signal, ended]))) onStep(step);
    },
    async cancelRun(id) {
      await call('cancelRun', { ...context, path: { id }, query: {}, body: undefined });
    },
    listRuns: ({ env, ...path }, query) =>
      call('listRuns', { ...context, path, query: { env, ...query }, body: undefined }),
    getDocument: (id) => call('getDocument', { ...context, path: { id }, query: {}, body: undefined }),
    async parseDocument(id) {
      await call('getDocumentLayout', { ...context, path: { id }, query: {}, body: undefined });
    },
    listDatasets: ({ env, ...path }, page) =>
      call('listDatasets', { ...context, path, query: { env, ...page }, body: undefined }),
    async createEvaluation({ env, ...path }, body) {
      const evaluation = await call('createEvaluation', { ...context, path, query: { env }, body });
      if ('id' in evaluation) return evaluation.id;
      throw new Error('An evaluation was estimated instead of started.');
    },
    getEvaluation: (id) => call('getEvaluation', { ...context, path: { id }, query: {}, body: undefined }),
    async waitForEvaluation(id, ended, onStep) {
      const end = AbortSignal.any([signal, ended]);
      while (!end.aborted) {
        const evaluation = await call('getEvaluation', { ...context, path: { id }, query: {}, body: undefined });
        onStep(evaluation);
        if (evaluation.status !== 'pending' && evaluation.status !== 'processing') return;
        await delay(EVALUATION_POLL_MS, undefined, { signal: end }).catch(() => undefined);
      }
    },
    async cancelEvaluation(id) {
      await call('cancelEvaluation', { ...context, path: { id }, query: {}, body: undefined });
    },
    listSplitters: (slug, page) => call('listSplitters', { ...context, path: { slug }, query: page, body: undefined }),
    createPacket: async (place, document, request) => (await createPacket(place, document, request)).id,
    getPacket: (id) => call('getPacket', { ...context, path: { id }, query: {}, body: undefined }),
    async waitForPacket(id, ended, onStep) {
      const end = AbortSignal.any([signal, ended]);
      while (!end.aborted) {
        const query = { wait: PACKET_WAIT_S };
        const packet = await call('getPacket', { caller, signal: end, path: { id }, query, body: undefined });
        onStep(packet);
        if (packet.status !== 'pending' && packet.status !== 'processing') return;
      }
    },
    async cancelPacket(id) {
      await call('cancelPacket', { ...context, path: { id }, query: {}, body: undefined });
    },
    listDocuments: ({ env, ...path }, query) =>
      call('listDocuments', { ...context, path, query: { env, ...query }, body: undefined }),
  };
}
