import type { AuditLog } from '../audit/record-change.ts';
import type { SpendingLimit } from '../usage/spending-limit.ts';
import type { Db, ServiceDatabase, Tx } from '../db/database.ts';
import type { DocumentsService, PreparedDocument } from '../documents/service.ts';
import type { StoredFiles } from '../documents/stored-files.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { AppError, contentExpired, notFound } from '../errors.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { CallerOptions } from '../lib/models/run-options.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { ModelPolicy } from '../providers/plan-models.ts';
import type { ProvidersService } from '../providers/service.ts';
import type { limitPlan } from '../runs/accept-run.ts';
import type { ActiveRuns } from '../runs/active-runs.ts';
import type { CheckedSchema, SchemasService } from '../schemas/service.ts';
import type { SplittersService } from '../splitters/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { cancelPacket } from './batch-packets.ts';
import { checkParts, type GivenPart } from './check-parts.ts';
import { detailPackets, type DetailedPacket } from './detail-packets.ts';
import type { PacketEvents } from './packet-events.ts';
import * as packets from './repository.ts';
import type { Packet, PacketFilter } from './repository.ts';
import * as taught from './taught-repository.ts';
import { waitForPacket } from './wait-for-packet.ts';

export interface PacketRequest extends Pick<CallerOptions, 'vision' | 'maxCost'> {
  document: { id: string } | { prepare: () => Promise<PreparedDocument> };
  splitter: string;
  extract: boolean;
  /** `<provider>/<model>` */
  model: string | null;
}

export interface PacketsService {
  create(
    caller: Caller,
    target: { slug: string; env: EnvironmentSlug },
    request: PacketRequest,
  ): Promise<DetailedPacket>;
  list(
    caller: Caller,
    target: { slug: string; env: EnvironmentSlug },
    query: PageRequest & PacketFilter,
  ): Promise<Page<DetailedPacket>>;
  get(caller: Caller, id: string): Promise<DetailedPacket>;
  /** Returns the packet when it is final or needs a review, after `waitMs`, or when the signal aborts. */
  wait(caller: Caller, id: string, options: { waitMs: number; signal: AbortSignal }): Promise<DetailedPacket>;
  /** Throws `packet_not_open`, `packet_changed` and `parts_invalid`. */
  correct(
    caller: Caller,
    id: string,
    change: { revision?: number | undefined; parts: GivenPart[] },
  ): Promise<DetailedPacket>;
  /** Throws `packet_not_open` and `packet_changed`. */
  approve(caller: Caller, id: string, seen: { revision?: number | undefined }): Promise<DetailedPacket>;
  /** Throws `packet_not_open` if the packet is final. */
  cancel(caller: Caller, id: string): Promise<DetailedPacket>;
  /** Deletes its parts too. Throws `in_use` while runs of them are active. */
  delete(caller: Caller, id: string): Promise<void>;

  /** Checks the model of packets as that of a run. Throws what accepting a run throws. */
  checkModel(
    caller: Caller,
    environment: ModelPolicy,
    request: Pick<PacketRequest, 'model' | 'maxCost'>,
  ): Promise<void>;
  /** The schema of packets, to be stored with what uses it. */
  checkSchema(caller: Caller): Promise<CheckedSchema>;
  listApproved: typeof taught.listApproved;
  keepApproved: typeof taught.keepApproved;
  /** Not restricted to a user, for jobs. */
  find: typeof packets.findPacket;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritable' | 'getWritableById'>;
  schemas: Pick<SchemasService, 'check' | 'store'>;
  documents: Pick<DocumentsService, 'find' | 'store' | 'insert'>;
  splitters: Pick<SplittersService, 'find' | 'findRules'>;
  providers: Pick<ProvidersService, 'refreshModels' | 'resolve' | 'plan' | 'findCurrency'>;
  limitPlan: typeof limitPlan;
  queue: Pick<JobQueue, 'enqueue' | 'discard'>;
  files: Pick<StoredFiles, 'hashesOf' | 'release'>;
  activeRuns: Pick<ActiveRuns, 'refuse'>;
  audit: AuditLog;
  events: PacketEvents;
  spendingLimit: Pick<SpendingLimit, 'refuseExceeded'>;
}

/** Where packets are kept, and parts whose category has no schema. */
export const PACKETS_SCHEMA = {
  schemaKey: 'packets',
  name: 'Packets',
  description: 'Files with several documents, and documents without a schema. Made by the first packet.',
  definition: {
    type: 'object',
    properties: { title: { type: ['string', 'null'], description: 'What the document is called' } },
  },
};

export function createPacketsService(dependencies: Dependencies): PacketsService {
  const { database, clock, newId, access, environments, schemas, documents, splitters, queue, files, activeRuns } =
    dependencies;
  const { audit, events, providers, spendingLimit } = dependencies;
  const { db } = database;
  const now = () => timestamp(clock.now());

  async function findVisible(on: Db, caller: Caller, id: string) {
    const found = await packets.findVisiblePacket(on, caller.userId, id);
    if (found === undefined) throw notFound('Packet');
    return found;
  }

  const detail = (on: Db, found: readonly Packet[]) => detailPackets(on, splitters, found);

  async function detailOne(on: Db, caller: Caller, id: string): Promise<DetailedPacket> {
    const [found] = await detail(on, [(await findVisible(on, caller, id)).packet]);
    if (found === undefined) throw notFound('Packet');
    return found;
  }

  /** Locks a packet of an unlocked environment. Throws `content_expired`. */
  async function hold(tx: Tx, caller: Caller, id: string) {
    const { packet } = await findVisible(tx, caller, id);
    await environments.getWritableById(tx, packet.workspaceId, packet.environmentId);
    await packets.lockPacket(tx, id);
    const held = await findVisible(tx, caller, id);
    if (held.packet.expiredAt !== null) throw contentExpired('packet');
    return held;
  }

  function requireReview({ status }: Packet, what: string): void {
    if (status === 'needs_review') return;
    throw new AppError('packet_not_open', `The packet is ${status}. Only a packet that needs a review can be ${what}.`);
  }

  function refuseChanged({ revision }: Packet, seen: number | undefined): void {
    if (seen === undefined || seen === revision) return;
    throw new AppError('packet_changed', 'Another person has changed the packet. Read it again.');
  }

  const checkModel: PacketsService['checkModel'] = async (caller, environment, { model, maxCost }) => {
    if (model === null && maxCost === null) return;
    await providers.refreshModels(caller, model ?? undefined);
    const resolution = await providers.resolve(db, caller, environment, model ?? undefined);
    dependencies.limitPlan(providers, await providers.plan(db, environment, resolution), { maxCost });
  };

  async function insert(
    tx: Tx,
    caller: Caller,
    { slug, env }: { slug: string; env: EnvironmentSlug },
    request: PacketRequest & { prepared: PreparedDocument | null; schema: CheckedSchema },
  ): Promise<DetailedPacket> {
    const { workspace } = await access.requireMember(tx, caller, slug);
    const environment = await environments.getWritable(tx, workspace.id, env);
    const splitter = await splitters.find(tx, workspace.id, request.splitter);
    if (request.extract || request.model !== null) await spendingLimit.refuseExceeded(tx, workspace.id);
    const { family } = await schemas.store(tx, workspace.id, request.schema);
    const place = { workspaceId: workspace.id, environmentId: environment.id };
    const document =
      request.prepared === null
        ? await documents.find(tx, place, 'id' in request.document ? request.document.id : '')
        : await documents.insert(tx, { ...place, schemaFamilyId: family.id }, request.prepared);
    const id = newId('pkt');
    await packets.insertPacket(tx, {
      ...place,
      id,
      splitterVersionId: splitter.versionId,
      documentId: document.id,
      ownsDocument: request.prepared !== null,
      extract: request.extract,
      model: request.model,
      vision: request.vision,
      maxCost: request.maxCost,
      pageCount: document.pageCount,
      createdBy: caller.userId,
      createdAt: now(),
    });
    await queue.enqueue(tx, { kind: 'packet.split', subject: id, group: workspace.id });
    return detailOne(tx, caller, id);
  }

  const checkSchema = (caller: Caller) => schemas.check(caller, PACKETS_SCHEMA, '/splitter');

  return {
    checkModel,
    checkSchema,
    listApproved: taught.listApproved,
    keepApproved: taught.keepApproved,
    find: packets.findPacket,

    async create(caller, target, request) {
      const { workspace } = await access.requireMember(db, caller, target.slug);
      const environment = await environments.getWritable(db, workspace.id, target.env);
      await splitters.find(db, workspace.id, request.splitter);
      await checkModel(caller, environment, request);
      const schema = await checkSchema(caller);
      const prepared = 'prepare' in request.document ? await request.document.prepare() : null;
      const accept = () => database.transaction((tx) => insert(tx, caller, target, { ...request, prepared, schema }));
      return prepared === null ? accept() : documents.store(prepared, accept);
    },

    async list(caller, { slug, env }, { page, pageSize, ...filter }) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const environment = await environments.getReadable(db, workspace.id, env);
      const found = await packets.listPackets(db, { environmentId: environment.id, ...filter }, { page, pageSize });
      return { ...found, data: await detail(db, found.data) };
    },

    get: (caller, id) => detailOne(db, caller, id),

    async wait(caller, id, options) {
      await waitForPacket(async () => (await findVisible(db, caller, id)).packet.status, options);
      return detailOne(db, caller, id);
    },

    correct: (caller, id, { revision, parts }) =>
      database.transaction(async (tx) => {
        const { packet } = await hold(tx, caller, id);
        requireReview(packet, 'corrected');
        refuseChanged(packet, revision);
        const rules = await splitters.findRules(tx, packet.splitterVersionId);
        const categories = (rules?.categories ?? []).map(({ name }) => name);
        const found = packet.parts ?? [];
        const pages = (packet.pages ?? []).map(({ page }) => page);
        const checked = checkParts(parts, { pages, categories, found });
        await packets.updatePacket(tx, id, { parts: checked, revision: packet.revision + 1, updatedAt: now() });
        return detailOne(tx, caller, id);
      }),

    approve: (caller, id, { revision }) =>
      database.transaction(async (tx) => {
        const { packet } = await hold(tx, caller, id);
        requireReview(packet, 'approved');
        refuseChanged(packet, revision);
        if (packet.extract) await spendingLimit.refuseExceeded(tx, packet.workspaceId);
        await packets.updatePacket(tx, id, { status: 'processing', approvedAt: now(), updatedAt: now() });
        await queue.enqueue(tx, { kind: 'packet.split', subject: id, group: packet.workspaceId });
        return detailOne(tx, caller, id);
      }),

    cancel: (caller, id) =>
      database.transaction(async (tx) => {
        const { packet } = await hold(tx, caller, id);
        if (!packets.ACTIVE_STATUSES.includes(packet.status))
          throw new AppError('packet_not_open', `The packet is ${packet.status} and can no longer be cancelled.`);
        await cancelPacket({ clock, queue, events }, tx, id);
        return detailOne(tx, caller, id);
      }),

    async delete(caller, id) {
      const hashes = await database.transaction(async (tx) => {
        const { packet, role } = await findVisible(tx, caller, id);
        if (role !== 'owner') throw new AppError('forbidden', 'Only the owner of the workspace may delete a packet.');
        await environments.getWritableById(tx, packet.workspaceId, packet.environmentId);
        await packets.lockPacket(tx, id);
        const parts = await packets.listPartDocuments(tx, [id]);
        const own = packet.ownsDocument ? [packet.documentId] : [];
        const found: string[] = [];
        for (const documentId of [...parts.map((part) => part.documentId), ...own]) {
          const deletion = { workspaceId: packet.workspaceId, documentId };
          found.push(...(await files.hashesOf(tx, deletion)));
          await activeRuns.refuse(tx, deletion);
          await queue.discard(tx, { kind: 'document.parse', subject: documentId });
        }
        await queue.discard(tx, { kind: 'packet.split', subject: id });
        const { workspaceId } = packet;
        const erased = [];
        for (const documentId of [...parts.map((part) => part.documentId), ...own])
          erased.push({ targetId: documentId, details: await audit.countErased(tx, { workspaceId, documentId }) });
        const common = { actorId: caller.userId, scope: { workspaceId }, before: null, after: null };
        await audit.record(
          tx,
          { action: 'packet.deleted', targetId: id, ...common, details: { documents: erased.length } },
          ...erased.map((one) => ({ action: 'document.deleted', ...one, ...common }) as const),
        );
        await packets.deletePacketWithParts(tx, packet, own);
        return found;
      });
      await files.release([...new Set(hashes)]);
    },
  };
}
