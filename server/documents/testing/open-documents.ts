/** Documents of the workspace `acme`, with files in memory and a parser that a test plays. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { openServices, type OpenServices, type Person } from '../../app/testing/open-services.ts';
import type { BlobStore } from '../../blobs/blob-store.ts';
import type { Layout } from '../../parsing/layout.ts';
import type { Parser } from '../../parsing/parser.ts';
import { createDocumentHandlers } from '../handlers.ts';
import { createDocumentIntake, type ReceivedFile } from '../intake.ts';

export interface OpenDocuments {
  open: OpenServices;
  handlers: ReturnType<typeof createDocumentHandlers>;
  /** The stored files, by their keys. */
  blobs: Map<string, Buffer>;
  /** What the parser is called with, one after the other. */
  parsed: unknown[];
  /** What it answers. */
  answer: () => Promise<Layout>;
  /** A document from a text. */
  add(name: string, content: string, more?: object, person?: Person): Promise<{ id: string }>;
  /** A whole answer, with its status and headers. */
  answerOf(
    handler: (input: never) => unknown,
    request: object,
  ): Promise<{ status: number; headers: Headers; body: never }>;
}

type Headers = Record<string, string>;

export const layoutOf = (...texts: string[]): Layout =>
  ({
    pageCount: texts.length,
    truncated: false,
    pages: texts.map((text, index) => ({
      number: index + 1,
      width: 100,
      height: 100,
      source: 'text_layer',
      text,
      lines: text === '' ? [] : [{ text, box: [0, 0, 1, 1], words: [] }],
      tables: [],
    })),
  }) as unknown as Layout;

function keepInMemory(blobs: Map<string, Buffer>): BlobStore {
  return {
    put: (key, bytes) => Promise.resolve(void blobs.set(key, Buffer.from(bytes))),
    putFile: async (key, path) => void blobs.set(key, await readFile(path)),
    get: (key) => Promise.resolve(blobs.get(key) ?? null),
    open: (key, range) => {
      const bytes = blobs.get(key) ?? Buffer.alloc(0);
      return Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)]);
    },
    has: (key) => Promise.resolve(blobs.has(key)),
    withFile: (key, work) => work(`file of ${key}`),
    delete: (key) => Promise.resolve(void blobs.delete(key)),
    check: () => Promise.resolve(),
    list: async function* list(prefix) {
      for (const key of await Promise.resolve([...blobs.keys()])) if (key.startsWith(`${prefix}/`)) yield key;
    },
  };
}

export const fileOf = (bytes: string, more: Partial<ReceivedFile> = {}): ReceivedFile => ({
  path: 'unused',
  filename: 'a.pdf',
  declaredType: null,
  size: bytes.length,
  hash: createHash('sha256').update(bytes).digest('hex'),
  ...more,
});

export async function openDocuments(): Promise<OpenDocuments> {
  const blobs = new Map<string, Buffer>();
  const parser = {
    version: '1',
    parse: (file: object, options: { pages: readonly string[] }) => {
      opened.parsed.push({ ...file, pages: options.pages });
      return opened.answer();
    },
    drawImage: (...given: unknown[]) => {
      opened.parsed.push(given);
      return Promise.resolve(Buffer.from('picture'));
    },
  };
  const open = await openServices({ blobs: keepInMemory(blobs), parser: parser as unknown as Parser });
  const { documents, pageImages } = open.services;
  const limits = open.resources.config.limits;
  const intake = createDocumentIntake({ parser: open.resources.parser, limits });
  const handlers = createDocumentHandlers(documents, intake, pageImages);
  const opened: OpenDocuments = {
    open,
    handlers,
    blobs,
    parsed: [],
    answer: () => Promise.resolve(layoutOf('Total: 1')),
    add: (name, content, more = {}, person = 'ann') =>
      open.ask(handlers.createDocument, person, { body: { type: 'json', value: { name, content, ...more } } }),
    async answerOf(handler, request) {
      const { signal } = new AbortController();
      const input = { caller: open.callerOf('bob'), query: {}, headers: {}, signal, ...request };
      return (await handler(input as never)) as never;
    },
  };
  return opened;
}
