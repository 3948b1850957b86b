import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import PQueue from 'p-queue';
import { nameDefinition, type Backend, type NamedDefinition } from '../../server/mcp-entry.ts';
import { readClientEnvironment } from '../client/client-environment.ts';
import { findTemplate, listTemplates } from '../extract/local-definitions.ts';
import { createLocalExtractor } from '../extract/local-extractor.ts';
import { inferOnThisMachine } from '../extract/local-inference.ts';
import type { SchemaFile } from '../extract/schema-source.ts';
import type { Files } from './files.ts';
import { createLocalRuns } from './local-runs.ts';

type DocumentSource = Parameters<Backend['readDocument']>[0];
type SchemaSource = Parameters<Backend['getSchema']>[1];

function needServer(what: string): Error {
  return new Error(
    `${what} a server, and none is configured. Ask the user to set EXCERPT_BASE_URL and EXCERPT_API_KEY in the ` +
      'settings of this MCP server, and to start it again.',
  );
}

/** The extractor of this machine as the backend of the tools. It keeps runs until the process ends. */
export function createLocalBackend(files: Files): { backend: Backend; close(): Promise<void> } {
  const runs = createLocalRuns();
  const ending = new AbortController();
  const queue = new PQueue({ concurrency: availableParallelism() });

  async function readSchema(source: SchemaSource): Promise<NamedDefinition> {
    switch (source.kind) {
      case 'path':
        return files.readSchema(source.path);
      case 'definition':
        return nameDefinition(source.definition, source.schemaKey);
      case 'template': {
        const { key, name, description, definition } = await findTemplate(source.name);
        return { schemaKey: key, name, description, definition: definition as NamedDefinition['definition'] };
      }
      case 'key':
        throw needServer(`Pass "template:NAME", a path or an object as schema: the key ${source.schemaKey} needs`);
    }
  }

  /** Hands over the path of a document, which for a text is a temporary file. */
  async function withPath<T>(source: DocumentSource, work: (path: string) => Promise<T>): Promise<T> {
    if (source.kind === 'path') return work(await files.find(source.path));
    if (source.kind === 'stored') throw needServer('documentId needs');
    const folder = await mkdtemp(join(tmpdir(), 'excerpt-mcp-'));
    try {
      const name = basename(source.name) || 'document';
      const path = join(folder, source.kind === 'text' && !name.includes('.') ? `${name}.txt` : name);
      await writeFile(path, source.kind === 'text' ? source.text : source.bytes, { mode: 0o600 });
      return await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  const backend: Backend = {
    async startRun({ document, schema, model, pages }) {
      const named = await readSchema(schema);
      // A file that is not there is an error of this call, not of the run.
      if (document.kind === 'path') await files.find(document.path);
      if (document.kind === 'stored') throw needServer('documentId needs');
      const password = readClientEnvironment().documentPassword;
      const extractor = await createLocalExtractor({
        schema: { ...named.guidance, definition: named.definition } as unknown as SchemaFile,
        model,
        pages,
        password,
        concurrency: 1,
      });
      const extract = async (cancelled: AbortSignal) => {
        const signal = AbortSignal.any([ending.signal, cancelled]);
        try {
          signal.throwIfAborted();
          return await withPath(document, (path) => extractor.extract({ path, fingerprint: '' }, signal));
        } finally {
          await extractor.close();
        }
      };
      return runs.add((cancelled) => queue.add(() => extract(cancelled)));
    },

    waitForRun: (id, options) => runs.wait(id, options),
    cancelRun: async (id) => runs.cancel(id),
    listRuns: async () => {
      throw needServer('list_runs needs');
    },
    listSchemas: async () => ({ total: 0, data: [] }),
    listTemplates: async () => (await listTemplates()).map(({ key, description }) => ({ name: key, description })),

    async getSchema(_place, source) {
      const { guidance, ...named } = await readSchema(source);
      return { ...named, versionNumber: null, instructions: guidance?.instructions ?? null };
    },

    async inferSchema({ documents, wish, signal }) {
      if (documents.length === 0) throw new Error('Pass paths of one or more documents.');
      const paths: string[] = [];
      for (const document of documents) {
        if (document.kind !== 'path') throw needServer('documentIds need');
        paths.push(await files.find(document.path));
      }
      return inferOnThisMachine({
        paths,
        wish,
        model: undefined,
        signal: AbortSignal.any([signal, ending.signal]),
      });
    },

    async readDocument(source, signal) {
      if (source.kind !== 'path') throw needServer('documentId needs');
      return files.readDocument(source.path, signal);
    },

    startEvaluation: async () => {
      throw needServer('evaluate needs');
    },
    waitForEvaluation: async () => {
      throw needServer('evaluate needs');
    },
    cancelEvaluation: async () => undefined,
    startPacket: async () => {
      throw needServer('split needs');
    },
    waitForPacket: async () => {
      throw needServer('split needs');
    },
    cancelPacket: async () => undefined,
    findDocuments: async () => {
      throw needServer('find_documents needs');
    },
  };

  return {
    backend,
    async close() {
      ending.abort(new Error('excerpt mcp ends.'));
      await queue.onIdle();
    },
  };
}
