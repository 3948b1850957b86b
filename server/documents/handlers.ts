import { create as contentDisposition } from 'content-disposition';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import { AppError, invalidBody } from '../errors.ts';
import { answerFromResult, toPageRequest, readPages, type HandlersOf, type Input } from '../http/operation.ts';
import { matchesEtag } from '../lib/etag.ts';
import { toMetadataPair, parseMetadata } from '../lib/metadata.ts';
import { parseSearchQuery } from '../lib/search-words.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { mapPage } from '../lib/pagination.ts';
import type { Box } from '../parsing/layout.ts';
import type { ImageFormat } from '../parsing/parser.ts';
import { toDisplayName, type DocumentIntake, type PreparedDocument } from './intake.ts';
import type { PageImages } from './page-images.ts';
import { presentDocument } from './present.ts';
import type { Document, DocumentsService } from './service.ts';

/** Response headers that make browsers save an uploaded file instead of running it. */
function createFileHeaders({ mimeType, originalFilename, name, blobHash }: Document) {
  return {
    'content-type': mimeType,
    'content-disposition': contentDisposition(toDisplayName(originalFilename ?? name)),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    etag: `"${blobHash}"`,
  };
}

type CreateInput = Input<'createDocument' | 'createDocumentUpload'>;
type CreateBody = Input<'createDocument'>['body'];

/** Of a file, the text is not known yet. */
const readContent = (body: CreateBody) => (body.type === 'json' ? (body.value.content ?? null) : null);

function prepare(body: CreateBody, intake: DocumentIntake): Promise<PreparedDocument> {
  if (body.type === 'json') return intake.text({ ...body.value, pages: readPages(body.value.pages) });
  if (body.file === null) throw invalidBody('/file', 'file is required.');
  const { name, pages, password, metadata } = body.fields;
  return intake.file(body.file, { name, pages: readPages(pages), password, metadata: parseMetadata(metadata) });
}

const DEFAULT_WIDTH = 1000;

/** The format that the query names, or else the one that `Accept` prefers. */
function chooseFormat({ query, headers }: Input<'getDocumentPageImage'>): ImageFormat {
  if (query.format !== undefined) return query.format;
  const accepted = new Negotiator({ headers }).mediaType(['image/webp', 'image/png']);
  if (accepted === 'image/webp') return 'webp';
  if (accepted === 'image/png') return 'png';
  throw new AppError('not_acceptable', 'A picture of a page is image/webp or image/png. Accept one of them.');
}

type DocumentOperation =
  | 'createDocument'
  | 'createDocumentUpload'
  | 'listDocuments'
  | 'getDocument'
  | 'deleteDocument'
  | 'getDocumentFile'
  | 'getDocumentLayout'
  | 'getDocumentPageImage'
  | 'readDocument';

export function createDocumentHandlers(
  documents: DocumentsService,
  intake: DocumentIntake,
  pageImages: PageImages,
): HandlersOf<DocumentOperation> {
  const create = answerFromResult(
    (created: Omit<Document, 'content'>, body: CreateInput['body']) => ({
      status: 201 as const,
      body: presentDocument({ ...created, content: readContent(body) }),
    }),
    ({ caller, path, query, body }: CreateInput) =>
      documents.create(caller, { ...path, env: query.env ?? 'production' }, () => prepare(body, intake)),
  );

  return {
    createDocument: create,
    createDocumentUpload: create,

    async listDocuments({ caller, path, query }) {
      const { env = 'production', content = true } = query;
      const terms = query.query === undefined ? undefined : parseSearchQuery(query.query);
      const filter = { content, metadata: toMetadataPair(query.metadata), terms };
      const page = await documents.list(caller, { ...path, env }, { ...filter, ...toPageRequest(query) });
      return { status: 200, body: mapPage(page, presentDocument) };
    },

    async getDocument({ caller, path }) {
      return { status: 200, body: presentDocument(await documents.get(caller, path.id)) };
    },

    async deleteDocument({ caller, path }) {
      await documents.delete(caller, path.id);
      return { status: 204 };
    },

    async getDocumentFile({ caller, path, headers }) {
      const document = await documents.getStored(caller, path.id);
      const common = createFileHeaders(document);
      if (matchesEtag(headers['if-none-match'], common.etag)) return { status: 304, headers: common };

      const ranges = typeof headers['range'] === 'string' ? parseRange(document.fileSize, headers['range']) : -2;
      if (ranges === -1) {
        throw new AppError('range_not_satisfiable', `The file has ${document.fileSize} bytes.`, {
          headers: { 'content-range': `bytes */${document.fileSize}` },
        });
      }
      const [range, ...others] = ranges === -2 ? [] : ranges;
      // For several ranges or an unknown unit, HTTP allows sending the whole file.
      if (range === undefined || others.length > 0 || (ranges !== -2 && ranges.type !== 'bytes')) {
        return {
          status: 200,
          body: documents.open(document),
          headers: { ...common, 'content-length': `${document.fileSize}` },
        };
      }
      const { start, end } = range;
      const partial = {
        'content-range': `bytes ${start}-${end}/${document.fileSize}`,
        'content-length': `${end - start + 1}`,
      };
      return { status: 206, body: documents.open(document, { start, end }), headers: { ...common, ...partial } };
    },

    async getDocumentLayout({ caller, path }) {
      return { status: 200, body: await documents.layout(caller, path.id) };
    },

    async getDocumentPageImage(input) {
      const { caller, path, query, headers } = input;
      const format = chooseFormat(input);
      const { id, pageNumber } = path;
      const image = await pageImages.find(caller, id, { pageNumber, width: query.width ?? DEFAULT_WIDTH, format });
      const common = { etag: image.etag, 'cache-control': 'private, no-cache', vary: 'Accept' };
      if (matchesEtag(headers['if-none-match'], image.etag)) return { status: 304, headers: common };
      const body = image.cached ?? (await image.draw(input.signal));
      return { status: 200, body, headers: { ...common, 'content-type': `image/${format}` } };
    },

    async readDocument({ caller, path, body }) {
      const { page, box, schema } = body;
      const region = { page, box: box as Box, schema: schema as JsonObject | undefined };
      return { status: 200, body: { page, ...(await documents.read(caller, path.id, region)) } };
    },
  };
}
