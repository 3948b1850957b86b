import { z } from 'zod';
import { addTool, type Toolset } from './add-tool.ts';
import {
  PATH_HELP,
  nextPage,
  pageArguments,
  placeArguments,
  toDocumentSource,
  toPlace,
  type DocumentArguments,
} from './arguments.ts';
import { cutText } from './limit-lists.ts';

const READS = { readOnlyHint: true, openWorldHint: false };
const DEFAULT_CHARACTERS = 20_000;
const MAX_CHARACTERS = 100_000;

/** `read_document` and `find_documents`. */
export function addDocumentTools(toolset: Toolset): void {
  addReadDocument(toolset);
  addFindDocuments(toolset);
}

function addReadDocument(toolset: Toolset): void {
  const { backend, takesPaths } = toolset;
  const documentId = z.string().min(1).describe('Id of a document (see find_documents).');
  const source = takesPaths
    ? {
        path: z.string().min(1).optional().describe(PATH_HELP),
        documentId: documentId.optional(),
      }
    : { documentId };
  addTool(
    toolset,
    {
      name: 'read_document',
      title: 'Read the text of a document',
      description:
        'Returns the text of a document as Excerpt reads it, with OCR for scans. A long text comes in parts: ' +
        'pass nextOffset as offset to go on.',
      input: z.strictObject({
        ...source,
        offset: z.int().min(0).default(0).describe('First character to return.'),
        maxCharacters: z.int().min(1).max(MAX_CHARACTERS).default(DEFAULT_CHARACTERS),
      }),
      output: z.looseObject({
        text: z.string(),
        totalCharacters: z.number(),
        nextOffset: z.number().nullable().describe('Where the next part begins; null at the end.'),
        warnings: z.array(z.string()),
      }),
      annotations: READS,
    },
    async ({ offset, maxCharacters, ...args }, { signal }) => {
      const document = await backend.readDocument(toDocumentSource(args as DocumentArguments, toolset), signal);
      const { text, ...facts } = document;
      return { content: { ...facts, ...cutText(text, offset, maxCharacters) } };
    },
  );
}

function addFindDocuments(toolset: Toolset): void {
  const { backend } = toolset;
  addTool(
    toolset,
    {
      name: 'find_documents',
      title: 'Find documents',
      description:
        'Finds documents of a schema by words of their name or text, newest first. Without query, lists them. ' +
        'The result has their ids for read_document and extract.',
      input: z.strictObject({
        schema: z.string().min(1).describe('Key of a schema of the workspace (see get_schemas).'),
        query: z
          .string()
          .max(200)
          .default('')
          .describe('Words of the name or text, all of them; the last may be incomplete.'),
        ...placeArguments,
        ...pageArguments,
      }),
      output: z.looseObject({
        total: z.number(),
        documents: z.array(
          z.looseObject({
            documentId: z.string(),
            name: z.string(),
            hasData: z.boolean().describe('Whether data was extracted from it (see list_runs).'),
          }),
        ),
        next: z.string().nullable(),
      }),
      annotations: READS,
    },
    async ({ schema, query, page, pageSize, ...place }) => {
      const request = { ...toPlace(place), schemaKey: schema, words: query.trim(), page, pageSize };
      const { total, data } = await backend.findDocuments(request);
      const documents = data.map(({ id, name, mimeType, pageCount, status, createdAt, extractedData }) => ({
        documentId: id,
        name,
        mimeType,
        pageCount,
        status,
        createdAt,
        hasData: extractedData !== null,
      }));
      return { content: { total, page, documents, next: nextPage({ total, page, pageSize }) } };
    },
  );
}
