import type { ServiceDatabase } from '../db/database.ts';
import type { DocumentParsing } from '../documents/parse-document.ts';
import { ExtractionError } from '../extraction/engine.ts';
import { RetryJob, type JobHandler } from '../jobs/job-handler.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { PacketsService } from '../packets/service.ts';
import type { PageSplitter } from '../packets/split-pages.ts';
import { ParseError } from '../parsing/parser.ts';
import { comparePacket } from '../scorer/packet-scores.ts';
import type { SplittersService } from '../splitters/service.ts';
import * as evaluations from './repository.ts';
import type { EvaluatedPacket, SplitterEvaluation } from './repository.ts';

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  queue: JobQueue;
  packets: Pick<PacketsService, 'find'>;
  splitters: Pick<SplittersService, 'findRules'>;
  parsing: Pick<DocumentParsing, 'getLayout'>;
  splitPages: PageSplitter;
}

const MAX_ATTEMPTS = 3;

type Outcome = Pick<EvaluatedPacket, 'status' | 'counts' | 'cost' | 'errorMessage'>;

const failed = (errorMessage: string): Outcome => ({ status: 'failed', counts: null, cost: null, errorMessage });

/**
 * Splits the next packet of an evaluation, and compares it with what people approved. Each packet is a job, so that
 * packets of others are split in between.
 */
export function evaluateSplitterJob(dependencies: Dependencies): JobHandler {
  const { database, clock, queue, packets, splitters, parsing, splitPages } = dependencies;
  const { db } = database;

  async function judge(evaluation: SplitterEvaluation, packetId: string, signal: AbortSignal): Promise<Outcome> {
    const packet = await packets.find(db, packetId);
    if (packet === undefined) return failed('The packet was deleted.');
    if (packet.parts === null) return failed('The content of the packet has expired.');
    const rules = await splitters.findRules(db, evaluation.splitterVersionId);
    if (rules === undefined) return failed('The splitter was deleted.');
    const { workspaceId, environmentId, splitter, model, vision, maxCost, createdBy } = evaluation;
    const layout = await parsing.getLayout(packet.documentId, { signal });
    const place = { workspaceId, environmentId, splitterKey: splitter.key, leftOut: packetId };
    const asIfNew = { ...packet, model, vision, maxCost, createdBy };
    const { parts, asked } = await splitPages({ packet: asIfNew, layout, rules, place, signal });
    const kept = new Set(packet.parts.flatMap(({ pages }) => pages));
    const pages = layout.pages.length;
    const blank = Array.from({ length: pages }, (_, index) => index + 1).filter((page) => !kept.has(page));
    return {
      status: 'completed',
      counts: comparePacket({ pages, blank, parts: packet.parts }, parts),
      cost: asked?.cost ?? null,
      errorMessage: asked?.note ?? null,
    };
  }

  async function judgeNext(evaluation: SplitterEvaluation, attempt: number, signal: AbortSignal) {
    const next = evaluation.packets.find(({ status }) => status === 'waiting');
    if (next === undefined) return null;
    try {
      return { packetId: next.packetId, outcome: await judge(evaluation, next.packetId, signal) };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ParseError || error instanceof ExtractionError)) throw error;
      if (error.retryable && attempt < MAX_ATTEMPTS) throw new RetryJob(1_000 * attempt, error);
      return { packetId: next.packetId, outcome: failed(error.message) };
    }
  }

  return async (job, { signal }) => {
    const evaluation = await evaluations.findActive(db, job.subject);
    const judged = evaluation === undefined ? null : await judgeNext(evaluation, job.attempt, signal);
    await database.transaction(async (tx) => {
      if (!(await queue.complete(tx, job))) return;
      await evaluations.lockEvaluation(tx, job.subject);
      const current = await evaluations.findActive(tx, job.subject);
      if (current === undefined) return;
      const all = current.packets.map((one) =>
        one.packetId === judged?.packetId ? { ...one, ...judged.outcome } : one,
      );
      const isDone = all.every(({ status }) => status !== 'waiting');
      await evaluations.updateEvaluation(tx, current.id, {
        ...conclude(all, isDone),
        packets: all,
        completedAt: isDone ? timestamp(clock.now()) : null,
      });
      if (!isDone)
        await queue.enqueue(tx, { kind: 'splitter.evaluate', subject: current.id, group: current.workspaceId });
    });
  };
}

function conclude(
  all: readonly EvaluatedPacket[],
  isDone: boolean,
): Pick<SplitterEvaluation, 'status' | 'errorMessage'> {
  if (!isDone) return { status: 'processing', errorMessage: null };
  if (all.some(({ status }) => status === 'completed')) return { status: 'completed', errorMessage: null };
  return { status: 'failed', errorMessage: `No packet could be split. ${all[0]?.errorMessage ?? ''}`.trimEnd() };
}
