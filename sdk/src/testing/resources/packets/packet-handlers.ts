import { rules } from '../../generated/rules.gen.ts';
import type {
  ApprovePacketData,
  CancelPacketData,
  ClassifyData,
  CreatePacketData,
  DeletePacketData,
  GetPacketData,
  ListPacketsData,
  Packet,
  UpdatePacketData,
} from '../../../generated/types.gen.ts';
import type { Caller, Handlers, Input } from '../../http/operation-input.ts';
import { paginateNewest } from '../../http/paginate.ts';
import type { Service } from '../../service.ts';
import { invalidBody, notFound, serviceError } from '../../service-error.ts';
import { remove, type DocumentRecord, type PacketRecord } from '../../store.ts';
import { eraseEvents } from '../../webhooks/erase-events.ts';
import { member, readable, refuseUnlessOwner, roleIn, writable, writableById } from '../access.ts';
import { insertDocument, prepareFile, textOf } from '../new-document.ts';
import {
  completePacket,
  ensurePacketsSchema,
  isFinal,
  presentPacket,
  rulesOf,
  SPLIT_MS,
  splitPacket,
} from './packet-life.ts';
import { classifyText } from './split-text.ts';
import { findSplitter, latestOf } from './splitter-handlers.ts';
import { readMaxCost } from '../extraction.ts';

/** Multipart bodies have texts. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

export function packetHandlers(service: Service): Handlers {
  const { store, clock, newId, movesTime } = service;

  function find(caller: Caller, id: string): PacketRecord {
    const found = store.packets.find(({ packet }) => packet.id === id);
    if (found === undefined || roleIn(store, caller, found.packet.workspaceId) === null) throw notFound('Packet');
    return found;
  }

  /** Throws `packet_not_open` unless the packet needs a review. */
  function findOpen(caller: Caller, id: string, what: string): PacketRecord {
    const record = find(caller, id);
    writableById(store, record.packet.environmentId);
    const { status } = record.packet;
    if (status === 'needs_review') return record;
    throw serviceError('packet_not_open', `The packet is ${status}. Only a packet that needs a review can be ${what}.`);
  }

  function findDocument(environmentId: string, id: string): DocumentRecord {
    const found = store.documents.find(({ document }) => document.id === id);
    if (found?.document.environmentId !== environmentId) throw notFound('Document');
    return found;
  }

  function classify({ caller, path, query, body, form }: Input<ClassifyData>) {
    const { workspace } = member(store, caller, path.slug);
    const environment = writable(store, workspace.id, query.env);
    const { documentId, content, splitter } = body as { documentId?: string; content?: string; splitter?: string };
    const given = [documentId, content, form?.file ?? undefined].filter((one) => one !== undefined).length;
    if (given !== 1) throw invalidBody('', 'Send either documentId or content, or a file as multipart form data.');
    const bytes = form?.file ? new TextDecoder().decode(prepareFile(form.file, {}).bytes) : '';
    const text = content ?? (documentId === undefined ? bytes : textOf(findDocument(environment.id, documentId)));
    const own = store.families
      .filter(({ family }) => family.workspaceId === workspace.id && family.schemaKey !== 'packets')
      .map(({ family: { name, schemaKey } }) => ({ name, schemaKey }));
    const categories = splitter === undefined ? own : latestOf(findSplitter(store, workspace.id, splitter)).categories;
    const { category, confidence, reasons } = classifyText(text, { categories, uncategorized: 'include' });
    const schemaKey = categories.find(({ name }) => name === category)?.schemaKey ?? null;
    const source = category === null ? null : splitter === undefined ? 'schema' : 'splitter';
    return { status: 200, body: { category, schemaKey, source, confidence, reasons } };
  }

  function createPacket({ caller, path, query, body: sent, form }: Input<CreatePacketData>) {
    const { workspace } = member(store, caller, path.slug);
    const environment = writable(store, workspace.id, query.env);
    const body = sent as { documentId?: string; name?: string; splitter: string; extract?: unknown; model?: string } & {
      vision?: Packet['vision'];
      maxCost?: number | string;
    };
    const splitter = findSplitter(store, workspace.id, body.splitter);
    if (form !== null && form.file === null) throw invalidBody('/file', 'file is required.');
    const prepared = form?.file ? prepareFile(form.file, { name: body.name }) : null;
    const schemaFamilyId = ensurePacketsSchema(service, workspace.id).id;
    const place = { workspaceId: workspace.id, environmentId: environment.id, schemaFamilyId };
    const { document } =
      prepared === null
        ? findDocument(environment.id, body.documentId ?? '')
        : insertDocument(service, place, prepared);
    const now = clock.timestamp();
    const record: PacketRecord = {
      splitterId: splitter.id,
      createdBy: caller,
      ownsDocument: prepared !== null,
      parts: [],
      packet: {
        id: newId('pkt'),
        workspaceId: workspace.id,
        environmentId: environment.id,
        documentId: document.id,
        name: document.name,
        status: 'pending',
        revision: 0,
        splitter: { key: splitter.key, versionNumber: latestOf(splitter).versionNumber },
        extract: isTrue(body.extract),
        model: body.model ?? null,
        vision: body.vision ?? 'auto',
        maxCost: readMaxCost(body.maxCost) ?? null,
        pageCount: document.pageCount,
        pages: [],
        asked: null,
        errorMessage: null,
        createdAt: now,
        updatedAt: now,
        completedAt: null,
      },
      nextChangeAt: clock.now() + SPLIT_MS,
    };
    store.packets.push(record);
    clock.schedule(clock.now() + SPLIT_MS, () => splitPacket(service, record));
    return { status: 202, body: presentPacket(store, record) };
  }

  function refuseChanged({ packet: { revision } }: PacketRecord, seen: number | undefined): void {
    if (seen === undefined || seen === revision) return;
    throw serviceError('packet_changed', 'Another person has changed the packet. Read it again.');
  }

  return {
    classify,
    createPacket,

    listPackets({ caller, path, query }: Input<ListPacketsData>) {
      const { workspace } = member(store, caller, path.slug);
      const { id } = readable(store, workspace.id, query.env ?? 'production');
      const own = store.packets.filter(
        ({ packet }) => packet.environmentId === id && (query.status === undefined || packet.status === query.status),
      );
      // The fake has no batch of packets.
      if (query.batchId !== undefined) own.length = 0;
      const { data, ...page } = paginateNewest(own, query);
      const shown = data.map((record) => ({ ...presentPacket(store, record), pages: [] }));
      return { status: 200, body: { ...page, data: shown } };
    },

    getPacket({ caller, path, query }: Input<GetPacketData>) {
      const record = find(caller, path.id);
      const advance = () => {
        if (movesTime && record.nextChangeAt !== null) clock.advanceTo(record.nextChangeAt);
      };
      if ((query.wait ?? 0) > 0) advance();
      const body = presentPacket(store, record);
      // A client that asks again and again waits as well.
      advance();
      return { status: 200, body };
    },

    updatePacket({ caller, path, body }: Input<UpdatePacketData>) {
      const record = findOpen(caller, path.id, 'corrected');
      const { revision } = record.packet;
      refuseChanged(record, body.revision);
      const categories = rulesOf(store, record).categories.map(({ name }) => name);
      const pages = record.packet.pages.map(({ page }) => page);
      record.parts = rules.checkParts(body.parts, { pages, categories, found: record.parts });
      record.packet = { ...record.packet, revision: revision + 1, updatedAt: clock.timestamp() };
      return { status: 200, body: presentPacket(store, record) };
    },

    approvePacket({ caller, path, body }: Input<ApprovePacketData>) {
      const record = findOpen(caller, path.id, 'approved');
      refuseChanged(record, body?.revision);
      record.packet = { ...record.packet, status: 'processing', updatedAt: clock.timestamp() };
      record.nextChangeAt = clock.now() + SPLIT_MS;
      clock.schedule(record.nextChangeAt, () => completePacket(service, record));
      return { status: 200, body: presentPacket(store, record) };
    },

    cancelPacket({ caller, path }: Input<CancelPacketData>) {
      const record = find(caller, path.id);
      writableById(store, record.packet.environmentId);
      if (isFinal(record)) throw serviceError('packet_not_open', `The packet is ${record.packet.status} already.`);
      const now = clock.timestamp();
      record.packet = { ...record.packet, status: 'cancelled', updatedAt: now, completedAt: now };
      record.nextChangeAt = null;
      return { status: 200, body: presentPacket(store, record) };
    },

    deletePacket({ caller, path }: Input<DeletePacketData>) {
      const record = find(caller, path.id);
      const { id, workspaceId, environmentId, documentId } = record.packet;
      refuseUnlessOwner(store, caller, workspaceId, 'packet');
      writableById(store, environmentId);
      const isOwn = ({ document }: DocumentRecord) =>
        document.packetId === id || (record.ownsDocument && document.id === documentId);
      const ids = new Set(store.documents.filter(isOwn).map(({ document }) => document.id));
      const runs = store.runs.filter(({ run }) => ids.has(run.documentId));
      const active = runs.find(({ nextChangeAt }) => nextChangeAt !== null);
      if (active !== undefined)
        throw serviceError('in_use', `The run ${active.run.id} is active. Wait for it or cancel it first.`);
      eraseEvents(store, new Set([id, ...ids, ...runs.map(({ run }) => run.id)]));
      remove(store.runs, ({ run }) => ids.has(run.documentId));
      remove(store.documents, isOwn);
      remove(store.packets, (one) => one === record);
      return { status: 204 };
    },
  };
}
