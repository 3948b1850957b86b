import type { AuditLog } from '../audit/record-change.ts';
import type { Readable } from 'node:stream';
import type { BlobStore, ByteRange } from '../blobs/blob-store.ts';
import type { Db, ServiceDatabase, Tx } from '../db/database.ts';
import type { Environment, EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { AppError, contentExpired, invalidBody, notFound } from '../errors.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import type { DefinitionPort } from '../extraction/schema/definition/definition.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { SecretBox } from '../lib/crypto/secret-box.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import type { Box, Layout } from '../parsing/layout.ts';
import { ParseError } from '../parsing/parser.ts';
import type { SchemasService } from '../schemas/service.ts';
import type { ActiveRuns } from '../runs/active-runs.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import type { PreparedDocument } from './intake.ts';
import type { DocumentIndex } from './index-documents.ts';
import type { DocumentParsing } from './parse-document.ts';
import { listDocuments, type DocumentFilter } from './document-list.ts';
import * as documents from './repository.ts';
import type { Document, DocumentAccess } from './repository.ts';
import { readRegion, type RegionText } from './read-region.ts';
import { getDocumentKey, type StoredFiles } from './stored-files.ts';

export type { Document } from './repository.ts';

/** Names of a document's place, as in the request. */
export interface DocumentTarget {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

/** A box of a page, and the JSON Schema of the field that its text is for. */
export interface DocumentRegion {
  page: number;
  box: Box;
  schema?: JsonObject | undefined;
}

/** The packet whose part a document is. */
export interface PacketOrigin {
  packetId: string;
  /** A range of the packet's pages. */
  packetPages: string;
  /** From 0. */
  packetPart: number;
}

/** Ids of a document's place. */
export interface DocumentPlace {
  workspaceId: string;
  environmentId: string;
  schemaFamilyId: string;
}

export interface DocumentsService {
  /**
   * Leaves out the content of a text, which the caller has.
   * @param prepare examines the bytes; called only if the caller may create the document
   */
  create(
    caller: Caller,
    target: DocumentTarget,
    prepare: () => Promise<PreparedDocument>,
  ): Promise<Omit<Document, 'content'>>;
  list(
    caller: Caller,
    target: DocumentTarget,
    query: PageRequest & DocumentFilter & { content: boolean },
  ): Promise<Page<Document>>;
  get(caller: Caller, id: string): Promise<Document>;
  /** A document whose file is there. Throws `content_expired`. */
  getStored(caller: Caller, id: string): Promise<Document>;
  /** The original bytes. */
  open(document: Document, range?: ByteRange): Readable;
  /** Parses the document if needed. Throws `document_unreadable` if that fails, or `content_expired`. */
  layout(caller: Caller, id: string): Promise<Layout>;
  /**
   * Reads a region of a page, for a field if a schema is given. Throws `invalid_schema`, and what `layout` does; a page
   * that the document does not have is `validation_failed`.
   */
  read(caller: Caller, id: string, region: DocumentRegion): Promise<RegionText & { value: JsonValue }>;
  /** Deletes the document and its runs. Throws `environment_locked`, and `in_use` while one of them is active. */
  delete(caller: Caller, id: string): Promise<void>;

  /** Finds a document in an environment. Throws `not_found` or `content_expired`. */
  find(
    db: Db,
    scope: { workspaceId: string; environmentId: string },
    id: string,
  ): Promise<Pick<Document, 'id' | 'pageCount'>>;
  /** Stores the bytes, then runs `work`: a transaction that calls `insert`. */
  store<T>(prepared: PreparedDocument, work: () => Promise<T>): Promise<T>;
  insert(tx: Tx, place: DocumentPlace, prepared: PreparedDocument, origin?: PacketOrigin): Promise<Document>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritable' | 'getWritableById'>;
  schemas: Pick<SchemasService, 'family'>;
  queue: JobQueue;
  blobs: BlobStore;
  files: StoredFiles;
  parsing: DocumentParsing;
  index: Pick<DocumentIndex, 'catchUp'>;
  box: Pick<SecretBox, 'seal'>;
  /** Throws `in_use` if runs of the document are active. */
  activeRuns: Pick<ActiveRuns, 'refuse'>;
  audit: AuditLog;
  definitions: Pick<DefinitionPort, 'checkField'>;
  readField: SchemaTasks['readField'];
}

export type { PreparedDocument } from './intake.ts';

export function createDocumentsService(dependencies: Dependencies): DocumentsService {
  const { database, clock, newId, access, environments, schemas, queue, blobs, files, parsing, box, activeRuns } =
    dependencies;
  const { audit, definitions, readField, index } = dependencies;
  const { db } = database;

  async function findVisible(caller: Caller, id: string, on: Db = db): Promise<DocumentAccess> {
    const found = await documents.findDocumentAccess(on, caller.userId, id);
    if (found === undefined) throw notFound('Document');
    return found;
  }

  async function stored(caller: Caller, id: string): Promise<Document> {
    const { document } = await findVisible(caller, id);
    if (document.expiredAt !== null) throw contentExpired('document');
    return document;
  }

  const insert: DocumentsService['insert'] = async (tx, place, prepared, origin) => {
    const now = timestamp(clock.now());
    const document: Document = {
      id: newId('doc'),
      ...place,
      name: prepared.name,
      content: prepared.content,
      mimeType: prepared.mimeType,
      fileSize: prepared.fileSize,
      originalFilename: prepared.originalFilename,
      status: 'received',
      errorCode: null,
      pageCount: prepared.pageCount,
      pages: prepared.pages,
      warnings: [],
      blobHash: prepared.blobHash,
      extractedData: null,
      metadata: prepared.metadata,
      packetId: origin?.packetId ?? null,
      packetPages: origin?.packetPages ?? null,
      createdAt: now,
      updatedAt: now,
      expiredAt: null,
    };
    const sealedPassword = prepared.password === null ? null : box.seal(prepared.password, document.id);
    await documents.insertDocument(tx, { ...document, sealedPassword, packetPart: origin?.packetPart ?? null });
    return document;
  };

  async function findPlace(
    on: Db,
    caller: Caller,
    { slug, schemaKey, env }: DocumentTarget,
    need: 'getReadable' | 'getWritable',
  ) {
    const { workspace } = await access.requireMember(on, caller, slug);
    const environment: Environment = await environments[need](on, workspace.id, env);
    const family = await schemas.family(on, workspace.id, schemaKey);
    return { workspaceId: workspace.id, environmentId: environment.id, schemaFamilyId: family.id };
  }

  const layout: DocumentsService['layout'] = async (caller, id) => {
    await stored(caller, id);
    try {
      return await parsing.getLayout(id);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      throw new AppError('document_unreadable', error.message, { cause: error });
    }
  };

  function checkField(schema: JsonObject): void {
    const [problem] = definitions.checkField(schema);
    if (problem === undefined) return;
    const path = `/schema${problem.path}`;
    throw new AppError('invalid_schema', `The schema of the field cannot be used: ${path} ${problem.message}.`, {
      details: [{ in: 'body', path, message: problem.message }],
    });
  }

  return {
    insert,
    layout,

    async read(caller, id, { page: number, box: region, schema }) {
      if (schema !== undefined) checkField(schema);
      const { pages } = await layout(caller, id);
      const page = pages.find((one) => one.number === number);
      if (page === undefined) throw invalidBody('/page', `The document has no page ${number}.`);
      const found = readRegion(page, region);
      const value = schema === undefined ? found.text : await readField(schema, found.text, [caller.userId, id]);
      return { ...found, value };
    },
    store: (prepared, work) => files.store(prepared.blobHash, prepared.source, work),

    async create(caller, target, prepare) {
      await findPlace(db, caller, target, 'getWritable');
      const prepared = await prepare();
      return files.store(prepared.blobHash, prepared.source, () =>
        database.transaction(async (tx) => {
          const place = await findPlace(tx, caller, target, 'getWritable');
          const { content: _content, ...document } = await insert(tx, place, prepared);
          await queue.enqueue(tx, { kind: 'document.parse', subject: document.id, group: place.workspaceId });
          return document;
        }),
      );
    },

    async list(caller, target, { page, pageSize, ...query }) {
      const place = await findPlace(db, caller, target, 'getReadable');
      if (query.terms !== undefined) await index.catchUp(place);
      return listDocuments(db, place, { page, pageSize }, query);
    },

    get: async (caller, id) => (await findVisible(caller, id)).document,
    getStored: stored,

    open: (document, range) => blobs.open(getDocumentKey(document.blobHash), range),

    async delete(caller, id) {
      const hashes = await database.transaction(async (tx) => {
        const { document, role } = await findVisible(caller, id, tx);
        if (role !== 'owner') throw new AppError('forbidden', 'Only the owner of the workspace may delete a document.');
        await environments.getWritableById(tx, document.workspaceId, document.environmentId);
        const deletion = { workspaceId: document.workspaceId, documentId: id };
        const found = await files.hashesOf(tx, deletion);
        await activeRuns.refuse(tx, deletion);
        await queue.discard(tx, { kind: 'document.parse', subject: id });
        const details = await audit.countErased(tx, deletion);
        const entry = { action: 'document.deleted', targetId: id, before: null, after: null } as const;
        const scope = { workspaceId: document.workspaceId };
        await audit.record(tx, { ...entry, actorId: caller.userId, scope, details });
        await documents.deleteDocument(tx, document.workspaceId, id);
        return found;
      });
      await files.release(hashes);
    },

    async find(on, scope, id) {
      const document = await documents.findDocumentIn(on, scope, id);
      if (document === undefined) throw notFound('Document');
      if (document.expiredAt !== null) throw contentExpired('document');
      return document;
    },
  };
}
