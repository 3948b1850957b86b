import type { Layout } from '../parsing/layout.ts';
import { ExtractionError } from '../extraction/engine.ts';
import { RetryJob, type JobHandler } from '../jobs/job-handler.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { ParseError } from '../parsing/parser.ts';
import type { DocumentParsing } from '../documents/parse-document.ts';
import type { PacketEvents } from './packet-events.ts';
import { createParts, type PartDependencies } from './create-parts.ts';
import * as packets from './repository.ts';
import type { Packet, PacketChange } from './repository.ts';
import type { PageSplitter } from './split-pages.ts';

interface Dependencies extends PartDependencies {
  splitPages: PageSplitter;
  clock: Clock;
  queue: JobQueue;
  parsing: PartDependencies['parsing'] & Pick<DocumentParsing, 'getLayout'>;
  packetEvents: PacketEvents;
}

const MAX_ATTEMPTS = 3;

/** Splits a packet, and creates its parts. What is found is kept, so that another attempt goes on from there. */
export function splitPacketJob(dependencies: Dependencies): JobHandler {
  const { database, queue, clock, parsing, splitters, splitPages, packetEvents } = dependencies;
  const now = () => timestamp(clock.now());

  async function split(
    packet: Packet,
    layout: Layout,
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<PageSplitter>> & { reviewBelow: number | null }> {
    const rules = await splitters.findRules(database.db, packet.splitterVersionId);
    if (rules === undefined) throw new ParseError('document_unreadable', 'The splitter was deleted.');
    const { workspaceId, environmentId, splitter } = packet;
    const place = { workspaceId, environmentId, splitterKey: splitter.key };
    return { ...(await splitPages({ packet, layout, rules, place, signal })), reviewBelow: rules.reviewBelow };
  }

  /** Records what was found. False if the packet was cancelled, or the job is no longer this one's. */
  async function record(id: string, change: PacketChange): Promise<Packet | null> {
    return database.transaction(async (tx) => {
      await packets.lockPacket(tx, id);
      const current = await packets.findPacket(tx, id);
      if (current === undefined || current.status === 'cancelled') return null;
      await packets.updatePacket(tx, id, change);
      return (await packets.findPacket(tx, id)) ?? null;
    });
  }

  async function perform(packet: Packet, signal: AbortSignal): Promise<PacketChange | null> {
    const layout = await parsing.getLayout(packet.documentId, { signal });
    let current: Packet | null = packet;
    if (packet.parts === null) {
      const { parts, pages, asked, reviewBelow } = await split(packet, layout, signal);
      const isDoubtful = reviewBelow !== null && parts.some(({ confidence }) => confidence < reviewBelow);
      const found = { parts, pages, asked, pageCount: layout.pages.length, updatedAt: now() };
      if (isDoubtful) return { ...found, status: 'needs_review' };
      current = await record(packet.id, { ...found, status: 'processing' });
    } else if (packet.status === 'pending')
      current = await record(packet.id, { status: 'processing', updatedAt: now() });
    if (current === null) return null;
    const problems = await createParts(dependencies, { packet: current, layout, signal });
    const errorMessage = problems.length === 0 ? null : problems.slice(0, 10).join(' ');
    return { status: 'completed', errorMessage, updatedAt: now(), completedAt: now() };
  }

  return async (job, { signal }) => {
    const packet = await packets.findPacket(database.db, job.subject);
    const isActive = packet?.status === 'pending' || packet?.status === 'processing';
    let change: PacketChange | null = null;
    if (packet !== undefined && isActive)
      try {
        change = await perform(packet, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ParseError || error instanceof ExtractionError)) throw error;
        if (error.retryable && job.attempt < MAX_ATTEMPTS) throw new RetryJob(1_000 * job.attempt, error);
        change = { status: 'failed', errorMessage: error.message, updatedAt: now(), completedAt: now() };
      }
    await database.transaction(async (tx) => {
      if (!(await queue.complete(tx, job))) return;
      if (change === null) return;
      await packets.lockPacket(tx, job.subject);
      const current = await packets.findPacket(tx, job.subject);
      if (current === undefined || current.status === 'cancelled') return;
      await packets.updatePacket(tx, job.subject, change);
      await packetEvents.record(tx, job.subject);
    });
  };
}
