/**
 * What becomes of packets in the fake. It reads texts only: a page ends at a form feed, each page is a document where
 * `boundaries` is `auto`, and a document is of the first category whose name it contains.
 */
import { rules } from '../../generated/rules.gen.ts';
import type { Packet, SplitterVersion } from '../../../generated/types.gen.ts';
import type { Service } from '../../service.ts';
import type { DocumentRecord, FamilyRecord, PacketRecord, Store } from '../../store.ts';
import { accept } from '../extraction.ts';
import { insertDocument, textOf } from '../new-document.ts';
import { storeSchema } from '../schemas.ts';
import { listPages, splitText } from './split-text.ts';

/** How long the fake takes to split a packet, and to make its parts. */
export const SPLIT_MS = 1_000;

const PACKETS_SCHEMA = {
  schemaKey: 'packets',
  name: 'Packets',
  description: 'Files with several documents, and documents without a schema. Made by the first packet.',
  definition: { type: 'object', properties: { title: { type: ['string', 'null'] } } },
};

/** Where packets are kept, and parts without a schema. */
export function ensurePacketsSchema(service: Service, workspaceId: string): FamilyRecord['family'] {
  return storeSchema(service, workspaceId, { ...PACKETS_SCHEMA, definitionHash: 'packets' }).record.family;
}

export const isFinal = ({ packet: { status } }: PacketRecord): boolean =>
  status === 'completed' || status === 'failed' || status === 'cancelled';

export function rulesOf(store: Store, { splitterId, packet }: PacketRecord): SplitterVersion {
  const splitter = store.splitters.find(({ id }) => id === splitterId)!;
  return splitter.versions[packet.splitter.versionNumber - 1]!;
}

function findPartDocument(store: Store, { packet }: PacketRecord, pages: string): DocumentRecord | undefined {
  return store.documents.find(({ document }) => document.packetId === packet.id && document.packetPages === pages);
}

export function presentPacket(store: Store, record: PacketRecord): Packet {
  const { categories } = rulesOf(store, record);
  return {
    ...record.packet,
    parts: record.parts.map((part, index) => {
      const pages = rules.formatPages(part.pages);
      const documentId = findPartDocument(store, record, pages)?.document.id ?? null;
      const run = store.runs.findLast(({ run: { documentId: id } }) => id === documentId);
      const schemaKey = categories.find(({ name }) => name === part.category)?.schemaKey ?? null;
      return { ...part, index, pages, schemaKey, documentId, runId: run?.run.id ?? null };
    }),
  };
}

function tell({ store, events }: Service, record: PacketRecord, kind: string): void {
  const { workspaceId, environmentId } = record.packet;
  events.record({ workspaceId, environmentId }, kind, { ...presentPacket(store, record), pages: [] });
}

const findStack = (store: Store, { packet }: PacketRecord): DocumentRecord | undefined =>
  store.documents.find(({ document }) => document.id === packet.documentId);

/** Finds the parts. A doubtful packet waits for a person. */
export function splitPacket(service: Service, record: PacketRecord): void {
  const { store, clock } = service;
  const stack = findStack(store, record);
  if (isFinal(record) || stack === undefined) return;
  const version = rulesOf(store, record);
  const text = textOf(stack);
  record.parts = splitText(text, version).map((part) => ({ ...part, startConfidence: part.confidence }));
  const owners = new Map(record.parts.flatMap((part) => part.pages.map((page) => [page, part] as const)));
  const pages = listPages(text).map((_, index) => {
    const owner = owners.get(index + 1);
    const startsPart = owner?.pages[0] === index + 1;
    return { page: index + 1, startsPart, category: owner?.category ?? null, confidence: 0.9, reasons: [] };
  });
  const { reviewBelow } = version;
  const isDoubtful = reviewBelow !== null && record.parts.some(({ confidence }) => (confidence ?? 1) < reviewBelow);
  record.packet = { ...record.packet, pages, pageCount: pages.length, updatedAt: clock.timestamp() };
  if (!isDoubtful) return completePacket(service, record);
  record.packet = { ...record.packet, status: 'needs_review' };
  record.nextChangeAt = null;
  tell(service, record, 'packet.review_needed');
}

/** Makes the documents of the parts, and their runs if they were asked for. */
export function completePacket(service: Service, record: PacketRecord): void {
  const { store, clock } = service;
  const stack = findStack(store, record);
  if (isFinal(record) || stack === undefined) return;
  const { packet, createdBy } = record;
  const { workspaceId, environmentId, extract, model } = packet;
  const texts = listPages(textOf(stack));
  const environment = store.environments.find(({ id }) => id === environmentId)!;
  const { slug } = store.workspaces.find(({ workspace }) => workspace.id === workspaceId)!.workspace;
  for (const [index, part] of presentPacket(store, record).parts.entries()) {
    const family = store.families.find(
      (one) => one.family.workspaceId === workspaceId && one.family.schemaKey === part.schemaKey,
    )?.family;
    const place = {
      workspaceId,
      environmentId,
      schemaFamilyId: (family ?? ensurePacketsSchema(service, workspaceId)).id,
    };
    const text = record.parts[index]!.pages.map((page) => texts[page - 1] ?? '').join('\f');
    const made = insertDocument(service, place, {
      name: `${packet.name} · ${index + 1} ${[part.category ?? 'part', part.identifier].filter(Boolean).join(' ')}`,
      content: null,
      mimeType: 'text/plain',
      originalFilename: `${packet.name.replace(/\.\w+$/, '')}-${index + 1}.txt`,
      pageCount: null,
      pages: null,
      metadata: {},
      bytes: new TextEncoder().encode(text),
    });
    made.document = { ...made.document, packetId: packet.id, packetPages: part.pages };
    if (!extract || family === undefined) continue;
    const path = { slug, schemaKey: family.schemaKey };
    const run = accept(service, {
      caller: createdBy,
      path,
      env: environment.slug,
      schema: {},
      document: { id: made.document.id },
      model: model ?? undefined,
      pages: undefined,
      samples: undefined,
      vision: undefined,
      maxCost: undefined,
      metadata: {},
    });
    service.track(run.catch(() => undefined));
  }
  const now = clock.timestamp();
  record.packet = { ...record.packet, status: 'completed', updatedAt: now, completedAt: now };
  record.nextChangeAt = null;
  tell(service, record, 'packet.completed');
}
