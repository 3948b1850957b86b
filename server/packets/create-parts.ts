import { NO_LIMITS } from '../lib/people/workspace-roles.ts';
import { hash } from 'node:crypto';
import type { ServiceDatabase } from '../db/database.ts';
import type { DocumentParsing } from '../documents/parse-document.ts';
import type { DocumentsService, PreparedDocument } from '../documents/service.ts';
import { AppError } from '../errors.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { completeOptions } from '../lib/models/run-options.ts';
import { formatPages } from '../lib/page-range.ts';
import type { Layout } from '../parsing/layout.ts';
import type { PdfExcerpt } from '../parsing/parser.ts';
import type { RunsService } from '../runs/service.ts';
import type { SchemasService } from '../schemas/service.ts';
import type { SplittersService } from '../splitters/service.ts';
import * as packets from './repository.ts';
import type { Packet, StoredPart } from './repository.ts';
import { PACKETS_SCHEMA } from './service.ts';

export interface PartDependencies {
  database: ServiceDatabase;
  queue: Pick<JobQueue, 'enqueue'>;
  documents: Pick<DocumentsService, 'store' | 'insert'>;
  parsing: Pick<DocumentParsing, 'excerpts' | 'adoptLayout'>;
  schemas: Pick<SchemasService, 'family' | 'check' | 'store'>;
  splitters: Pick<SplittersService, 'findRules'>;
  runs: Pick<RunsService, 'extract'>;
}

const FILE_STEM = 60;
/**
 * Parts that are cut at once. Opening a file takes longer than cutting a part of it: of 1,000 pages, a part takes 6 ms
 * of processor time instead of 70.
 */
const CUT_AT_ONCE = 16;
/** Their pages, which are in memory together. */
const MAX_PAGES_AT_ONCE = 64;

type PartCutter = (index: number) => Promise<PdfExcerpt | null>;

/** Cuts parts of a packet as they are asked for, with those that follow and are not known. */
function createPartCutter(
  parsing: PartDependencies['parsing'],
  { packet, known, signal }: { packet: Packet; known: ReadonlySet<number>; signal: AbortSignal },
): PartCutter {
  const cut = new Map<number, PdfExcerpt | null>();
  const parts = packet.parts ?? [];
  return async (index) => {
    if (!cut.has(index)) {
      cut.clear();
      const next: number[] = [];
      let pageCount = 0;
      for (let at = index; at < parts.length && next.length < CUT_AT_ONCE; at += 1) {
        if (known.has(at)) continue;
        pageCount += parts[at]?.pages.length ?? 0;
        if (next.length > 0 && pageCount > MAX_PAGES_AT_ONCE) break;
        next.push(at);
      }
      const pages = next.map((at) => parts[at]?.pages ?? []);
      const excerpts = await parsing.excerpts(packet.documentId, pages, signal);
      for (const [place, at] of next.entries()) cut.set(at, excerpts[place] ?? null);
    }
    return cut.get(index) ?? null;
  };
}

function nameOf({ name }: Packet, { category, identifier }: StoredPart, index: number): string {
  const what = [category ?? 'part', identifier].filter((one) => one !== null).join(' ');
  return `${name.slice(0, 100)} · ${index + 1} ${what}`.slice(0, 200);
}

/** The pages of a part as a file: a PDF, or the text of pages that are no pictures. */
async function preparePart({ packet, part, index, layout, cutPart }: PartTask): Promise<PreparedDocument> {
  const cut = await cutPart(index);
  const chosen = new Set(part.pages);
  const text = () =>
    layout.pages
      .filter(({ number }) => chosen.has(number))
      .map((page) => page.text)
      .join('\n\n');
  const bytes = cut?.bytes ?? Buffer.from(text(), 'utf8');
  const stem = packet.name.replace(/\.[A-Za-z0-9]{1,5}$/, '').slice(0, FILE_STEM);
  return {
    name: nameOf(packet, part, index),
    content: null,
    mimeType: cut === null ? 'text/plain' : 'application/pdf',
    fileSize: bytes.length,
    originalFilename: `${stem}-${index + 1}.${cut === null ? 'txt' : 'pdf'}`,
    pageCount: cut === null ? null : cut.pages.length,
    pages: null,
    password: null,
    metadata: {},
    blobHash: hash('sha256', bytes, 'hex'),
    source: { bytes },
  };
}

/** The pages of a part, numbered as in its file: what was read once is not read again. */
function layoutOf(layout: Layout, pages: readonly number[]): Layout {
  const byNumber = new Map(layout.pages.map((page) => [page.number, page]));
  const own = pages.flatMap((number) => byNumber.get(number) ?? []);
  return { pageCount: own.length, truncated: false, pages: own.map((page, index) => ({ ...page, number: index + 1 })) };
}

/**
 * Creates the documents of a packet's parts, each once, however often it is called, and their runs if asked for.
 * Returns why parts were not extracted.
 */
export async function createParts(
  dependencies: PartDependencies,
  { packet, layout, signal }: { packet: Packet; layout: Layout; signal: AbortSignal },
): Promise<string[]> {
  const { database, splitters } = dependencies;
  const rules = await splitters.findRules(database.db, packet.splitterVersionId);
  const known = new Map((await packets.listPartDocuments(database.db, [packet.id])).map((one) => [one.part, one]));
  const problems: string[] = [];
  const cutPart = createPartCutter(dependencies.parsing, { packet, known: new Set(known.keys()), signal });
  for (const [index, part] of (packet.parts ?? []).entries()) {
    signal.throwIfAborted();
    const schemaKey = rules?.categories.find(({ name }) => name === part.category)?.schemaKey;
    const earlier = known.get(index);
    let found: { documentId: string; runId: string | null } | undefined = earlier;
    // The process may have ended between the document and its layout.
    if (earlier?.isUnread === true)
      await dependencies.parsing.adoptLayout(earlier.documentId, layoutOf(layout, part.pages));
    if (found === undefined) {
      const documentId = await createPart(dependencies, { packet, part, index, layout, schemaKey, cutPart });
      if (documentId === null) return problems;
      found = { documentId, runId: null };
    }
    if (!packet.extract || schemaKey === undefined || found.runId !== null) continue;
    const problem = await extractPart(dependencies, packet, { schemaKey, documentId: found.documentId });
    if (problem !== null) problems.push(`Part ${index + 1} is not extracted: ${problem}`);
  }
  return problems;
}

/** The user that sent the packet. */
const callerOf = ({ createdBy }: Packet) =>
  ({ userId: createdBy, keyId: '', scope: 'write', limits: NO_LIMITS }) as const;

interface PartTask {
  packet: Packet;
  part: StoredPart;
  index: number;
  layout: Layout;
  schemaKey: string | undefined;
  cutPart: PartCutter;
}

/** Returns the id of the document; null if the packet is cancelled or gone. */
async function createPart(dependencies: PartDependencies, task: PartTask): Promise<string | null> {
  const { database, documents, schemas, queue, parsing } = dependencies;
  const { packet, part, index, layout, schemaKey } = task;
  const prepared = await preparePart(task);
  const familyOf = (key: string) =>
    schemas.family(database.db, packet.workspaceId, key).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    });
  const known =
    (schemaKey === undefined ? null : await familyOf(schemaKey)) ?? (await familyOf(PACKETS_SCHEMA.schemaKey));
  // A packet of a batch may be the first in its workspace.
  const schema = known === null ? await schemas.check(callerOf(packet), PACKETS_SCHEMA, '/splitter') : null;
  const id = await documents.store(prepared, () =>
    database.transaction(async (tx) => {
      await packets.lockPacket(tx, packet.id);
      const current = await packets.findPacket(tx, packet.id);
      if (current?.status !== 'processing') return null;
      const family = schema === null ? known : (await schemas.store(tx, packet.workspaceId, schema)).family;
      if (family === null) return null;
      const place = { workspaceId: packet.workspaceId, environmentId: packet.environmentId, schemaFamilyId: family.id };
      const origin = { packetId: packet.id, packetPages: formatPages(part.pages), packetPart: index };
      const document = await documents.insert(tx, place, prepared, origin);
      if (prepared.mimeType !== 'application/pdf')
        await queue.enqueue(tx, { kind: 'document.parse', subject: document.id, group: packet.workspaceId });
      return document.id;
    }),
  );
  if (id !== null && prepared.mimeType === 'application/pdf')
    await parsing.adoptLayout(id, layoutOf(layout, part.pages));
  return id;
}

async function extractPart(
  { runs }: PartDependencies,
  packet: Packet,
  { schemaKey, documentId }: { schemaKey: string; documentId: string },
): Promise<string | null> {
  const { slug, env, model, vision, maxCost } = packet;
  try {
    await runs.extract(
      callerOf(packet),
      { slug, schemaKey, env },
      {
        document: { id: documentId },
        schema: {},
        model: model ?? undefined,
        options: { ...completeOptions({ vision }), maxCost },
        metadata: {},
      },
    );
    return null;
  } catch (error) {
    // What another attempt may mend makes the job run again.
    if (!(error instanceof AppError) || (error.retryable && error.code !== 'budget_exceeded')) throw error;
    return error.message;
  }
}
