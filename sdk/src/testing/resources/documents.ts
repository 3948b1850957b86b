import type {
  CreateDocumentData,
  DeleteDocumentData,
  DocumentLayout,
  DocumentResource,
  GetDocumentData,
  GetDocumentFileData,
  GetDocumentLayoutData,
  GetDocumentPageImageData,
  ListDocumentsData,
  ReadDocumentData,
} from '../../generated/types.gen.ts';
import { rules } from '../generated/rules.gen.ts';
import type { Answer, Caller, Handlers, Input } from '../http/operation-input.ts';
import { paginateNewest } from '../http/paginate.ts';
import { toHex } from '../http/encode-bytes.ts';
import { sha256 } from '../http/make-response.ts';
import type { Service } from '../service.ts';
import { invalidBody, notFound, serviceError } from '../service-error.ts';
import { refuseExpired } from '../retention.ts';
import { chooseImageFormat, pageImageBytes } from './blank-pages.ts';
import { remove, type DocumentRecord, type Store } from '../store.ts';
import { eraseEvents } from '../webhooks/erase-events.ts';
import { member, readable, refuseUnlessOwner, roleIn, writable, writableById } from './access.ts';
import { insertDocument, prepareFile, prepareText, textOf } from './new-document.ts';
import { hasPair } from './metadata-filter.ts';
import { findFamily } from './schemas.ts';

/** How long the fake takes to parse a document. */
const PARSE_MS = 1_000;

export function presentDocument(store: Store, { document }: DocumentRecord): DocumentResource {
  const newest = store.runs.findLast(({ run }) => run.documentId === document.id && run.status === 'completed');
  return { ...document, extractedData: document.expiredAt === null ? (newest?.run.extractedData ?? null) : null };
}

export function findDocument(store: Store, caller: Caller, id: string): DocumentRecord {
  const found = store.documents.find(({ document }) => document.id === id);
  if (found === undefined || roleIn(store, caller, found.workspaceId) === null) throw notFound('Document');
  return found;
}

/** Parses a document: it is `parsed` or `failed` afterwards, and webhooks hear of it. */
export function parseDocument({ store, clock, events }: Service, record: DocumentRecord): void {
  const { document, workspaceId } = record;
  if (document.status !== 'received' || !store.documents.includes(record)) return;
  const isEmpty = record.bytes.length === 0;
  record.document = {
    ...document,
    status: isEmpty ? 'failed' : 'parsed',
    content: isEmpty ? null : textOf(record),
    errorCode: isEmpty ? { code: 'document_empty', retryable: false } : null,
    updatedAt: clock.timestamp(),
  };
  const scope = { workspaceId, environmentId: document.environmentId };
  events.record(scope, isEmpty ? 'document.failed' : 'document.parsed', presentDocument(store, record));
}

/** One page with the document's text. */
function layoutOf(record: DocumentRecord): DocumentLayout {
  const text = textOf(record);
  let start = 0;
  const lines = text.split('\n').map((line) => {
    const one = { text: line, start, box: null, words: [] };
    start += line.length + 1;
    return one;
  });
  const page = { number: 1, width: 0, height: 0, source: 'logical', text, lines, tables: [] } as const;
  return { pageCount: record.document.pageCount, truncated: false, pages: [{ ...page, tables: [] }] };
}

async function answerFile({ document, bytes }: DocumentRecord, headers: Headers): Promise<Answer> {
  const whole = Uint8Array.from(bytes);
  const etag = `"${toHex(await sha256(whole))}"`;
  const filename = document.originalFilename ?? document.name;
  const common = {
    'content-type': document.mimeType ?? 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    etag,
  };
  if (rules.namesEtag(headers.get('if-none-match') ?? undefined, etag)) return { status: 304, headers: common };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (first === '' && last === '') return { status: 200, body: whole, headers: common };
  const start = first === '' ? Math.max(0, whole.length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? whole.length - 1 : Math.min(Number(last), whole.length - 1);
  if (start > end)
    throw serviceError('range_not_satisfiable', `The file has ${whole.length} bytes.`, {
      headers: { 'content-range': `bytes */${whole.length}` },
    });
  const range = { 'content-range': `bytes ${start}-${end}/${whole.length}` };
  return { status: 206, body: whole.slice(start, end + 1), headers: { ...common, ...range } };
}

export function documentHandlers(service: Service): Handlers {
  const { store, clock, movesTime } = service;

  function createDocument({ caller, path, query, body, form }: Input<CreateDocumentData>) {
    const { workspace } = member(store, caller, path.slug);
    const environment = writable(store, workspace.id, query.env);
    const { family } = findFamily(store, workspace.id, path.schemaKey);
    if (form !== null && form.file === null) throw invalidBody('/file', 'file is required.');
    const prepared = form?.file ? prepareFile(form.file, body) : prepareText(body);
    const place = { workspaceId: workspace.id, environmentId: environment.id, schemaFamilyId: family.id };
    const record = insertDocument(service, place, prepared);
    const answer = presentDocument(store, record);
    clock.schedule(clock.now() + PARSE_MS, () => parseDocument(service, record));
    return { status: 201, body: answer };
  }

  function parsedLayout(record: DocumentRecord): DocumentLayout {
    parseDocument(service, record);
    if (record.document.status !== 'failed') return layoutOf(record);
    const message = 'No text was found in the document: it is empty, or a scan without a text layer.';
    throw serviceError('document_unreadable', message);
  }

  return {
    createDocument,
    createDocumentUpload: createDocument,

    listDocuments({ caller, path, query }: Input<ListDocumentsData>) {
      const { workspace } = member(store, caller, path.slug);
      const environment = readable(store, workspace.id, query.env ?? 'production');
      const { family } = findFamily(store, workspace.id, path.schemaKey);
      const own = store.documents.filter(
        ({ document }) =>
          document.environmentId === environment.id &&
          document.schemaFamilyId === family.id &&
          hasPair(document.metadata, query.metadata) &&
          (query.query === undefined || rules.matchesSearch([document.name, document.content ?? ''], query.query)),
      );
      const { data, ...page } = paginateNewest(own, query);
      const shown = data.map((record) => presentDocument(store, record));
      const withContent = query.content === false ? shown.map((one) => ({ ...one, content: null })) : shown;
      return { status: 200, body: { ...page, data: withContent } };
    },

    getDocument({ caller, path }: Input<GetDocumentData>) {
      const record = findDocument(store, caller, path.id);
      const answer = presentDocument(store, record);
      // Whoever asks again waits for it to be parsed.
      if (movesTime && answer.status === 'received') clock.advanceTo(Date.parse(answer.createdAt) + PARSE_MS);
      return { status: 200, body: answer };
    },

    deleteDocument({ caller, path }: Input<DeleteDocumentData>) {
      const { document, workspaceId } = findDocument(store, caller, path.id);
      refuseUnlessOwner(store, caller, workspaceId, 'document');
      writableById(store, document.environmentId);
      const active = store.runs.find(
        ({ run, nextChangeAt }) => run.documentId === document.id && nextChangeAt !== null,
      );
      if (active !== undefined)
        throw serviceError('in_use', `The run ${active.run.id} is active. Wait for it or cancel it first.`);
      const runIds = store.runs.filter(({ run }) => run.documentId === document.id).map(({ run }) => run.id);
      eraseEvents(store, new Set([document.id, ...runIds]));
      remove(store.runs, ({ run }) => run.documentId === document.id);
      remove(store.documents, (record) => record.document.id === document.id);
      return { status: 204 };
    },

    getDocumentFile({ caller, path, headers }: Input<GetDocumentFileData>) {
      const record = findDocument(store, caller, path.id);
      refuseExpired(record.document, 'document');
      return answerFile(record, headers);
    },

    getDocumentLayout({ caller, path }: Input<GetDocumentLayoutData>) {
      const record = findDocument(store, caller, path.id);
      refuseExpired(record.document, 'document');
      return { status: 200, body: parsedLayout(record) };
    },

    /** The only page of the fake's layout, as a small white picture of any width. */
    async getDocumentPageImage({ caller, path, query, headers }: Input<GetDocumentPageImageData>) {
      const format = query.format ?? chooseImageFormat(headers.get('accept'));
      const record = findDocument(store, caller, path.id);
      refuseExpired(record.document, 'document');
      const name = `${toHex(await sha256(Uint8Array.from(record.bytes)))} ${path.pageNumber} ${query.width} ${format}`;
      const etag = `"${toHex(await sha256(new TextEncoder().encode(name))).slice(0, 24)}"`;
      const common = { 'cache-control': 'private, no-cache', vary: 'Accept', etag };
      if (rules.namesEtag(headers.get('if-none-match') ?? undefined, etag)) return { status: 304, headers: common };
      if (!parsedLayout(record).pages.some(({ number }) => number === path.pageNumber))
        throw notFound(`Page ${path.pageNumber} of the document`);
      return { status: 200, body: pageImageBytes(format), headers: { ...common, 'content-type': `image/${format}` } };
    },

    /** The layout of the fake has no words with boxes, so that every region is empty. */
    readDocument({ caller, path, body }: Input<ReadDocumentData>) {
      const record = findDocument(store, caller, path.id);
      const { page, schema } = body;
      const wrapped = schema && { type: 'object', properties: { value: schema } };
      const [problem] = wrapped === undefined ? [] : rules.checkDefinition(wrapped);
      if (problem !== undefined) {
        const message = `The schema of the field cannot be used: ${problem.path} ${problem.message}.`;
        throw serviceError('invalid_schema', message);
      }
      if (!layoutOf(record).pages.some(({ number }) => number === page))
        throw invalidBody('/page', `The document has no page ${page}.`);
      return { status: 200, body: { page, text: '', value: schema === undefined ? '' : null, boxes: [] } };
    },
  };
}
