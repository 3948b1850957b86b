/** Plays the job that splits a packet on a real database, and records what it does outside of it. */
import type { Db } from '../../db/database.ts';
import { openFilledRows, type FilledRows } from '../../db/testing/filled-rows.ts';
import type { PreparedDocument } from '../../documents/service.ts';
import { notFound } from '../../errors.ts';
import type { ClaimedJob } from '../../jobs/job-queue.ts';
import { splitPacketJob } from '../jobs.ts';
import { findPacket, type Packet, type StoredPart } from '../repository.ts';

export const NOW = '2026-03-01T10:00:00.000Z';
export const layoutPage = (number: number) => ({ number, width: 600, height: 800, text: `Text ${number}`, lines: [] });
export const makePart = (pages: number[], more: Partial<StoredPart> = {}): StoredPart => ({
  pages,
  category: 'Bill',
  confidence: 0.9,
  startConfidence: 0.9,
  identifier: null,
  reasons: [],
  ...more,
});
export const PARTS = [makePart([1, 2], { identifier: '4711' }), makePart([3], { category: null })];
const CATEGORIES = [{ name: 'Bill', schemaKey: 'bill' }];

export interface SplitPlay {
  packet?: object;
  attempt?: number;
  parts?: StoredPart[];
  reviewBelow?: number | null;
  rules?: object | null;
  layout?: () => Promise<unknown>;
  /** Whether parts are cut from a PDF. */
  cuts?: boolean;
  extract?: () => Promise<unknown>;
  families?: string[];
  isOwn?: boolean;
  signal?: AbortSignal;
  onSplit?: () => Promise<unknown>;
  onStore?: () => Promise<unknown>;
  onComplete?: (tx: Db) => Promise<unknown>;
  pages?: number;
}

export interface PlayedSplit {
  rows: FilledRows;
  /** What jobs did, in order: a name, and with what. */
  done: unknown[][];
  names(): unknown[];
  stored: PreparedDocument[];
  /** Runs the job. */
  run(play?: SplitPlay): Promise<Packet | undefined>;
}

export async function openPlayedSplit(): Promise<PlayedSplit> {
  const rows = await openFilledRows();
  const done: unknown[][] = [];
  const stored: PreparedDocument[] = [];
  await rows.insert('workspaces', { id: 'ws', slug: 'acme' });
  await rows.insert('environments', { id: 'env', slug: 'staging' });
  await rows.insert('splitters', { id: 's1', splitter_key: 'mail' });
  await rows.insert('splitter_versions', { id: 'v1', splitter_id: 's1' });
  await rows.insert('documents', { id: 'd1', name: 'Post.pdf' });
  const note = (...entry: unknown[]) => Promise.resolve(void done.push(entry));
  async function run(play: SplitPlay = {}): Promise<Packet | undefined> {
    if (play.packet !== undefined)
      await rows.insert('packets', {
        id: 'p1',
        workspace_id: 'ws',
        environment_id: 'env',
        splitter_version_id: 'v1',
        document_id: 'd1',
        status: 'pending',
        created_by: 'usr',
        vision: 'never',
        ...play.packet,
      });
    const { families = ['bill', 'packets'], cuts = false } = play;
    const pages = Array.from({ length: play.pages ?? 3 }, (_, index) => layoutPage(index + 1));
    const rules =
      play.rules === undefined ? { categories: CATEGORIES, reviewBelow: play.reviewBelow ?? null } : play.rules;
    const handler = splitPacketJob({
      database: rows.database,
      clock: { now: () => Date.parse(NOW) },
      queue: {
        complete: async (tx: Db, job: ClaimedJob) => {
          await play.onComplete?.(tx);
          await note('complete', job.subject);
          return play.isOwn ?? true;
        },
        enqueue: (_: unknown, job: object) => note('enqueue', job),
      } as never,
      parsing: {
        getLayout: play.layout ?? (async () => Promise.resolve({ pageCount: pages.length, truncated: false, pages })),
        excerpts: async (id: string, asked: number[][]) => {
          await note('excerpts', id, asked);
          return asked.map((numbers) =>
            cuts ? { bytes: Buffer.from(`PDF ${numbers.join()}`), pages: numbers } : null,
          );
        },
        adoptLayout: (id: string, layout: object) => note('adopt', id, layout),
      } as never,
      splitters: { findRules: async () => Promise.resolve(rules ?? undefined) } as never,
      splitPages: async ({ place }) => {
        await note('split', place);
        await play.onSplit?.();
        return { parts: play.parts ?? PARTS, pages: [], asked: null } as never;
      },
      packetEvents: { record: (_, id) => note('event', id) },
      documents: {
        store: async (prepared: PreparedDocument, accept: () => Promise<unknown>) => {
          stored.push(prepared);
          await play.onStore?.();
          return accept();
        },
        insert: async (
          _: unknown,
          place: { schemaFamilyId: string },
          _prepared: unknown,
          origin: { packetPart: number },
        ) => {
          await note('insert', place.schemaFamilyId, origin);
          const id = `part_${origin.packetPart}`;
          return { id };
        },
      } as never,
      schemas: {
        family: async (_: unknown, workspaceId: string, key: string) => {
          if (!families.includes(key)) throw notFound('Schema');
          return Promise.resolve({ id: `fam_${workspaceId}_${key}` });
        },
        check: async (caller: { userId: string }, { schemaKey }: { schemaKey: string }, path: string) => {
          await note('check', caller.userId, schemaKey, path);
          return 'checked';
        },
        store: async (_: unknown, workspaceId: string, schema: string) =>
          Promise.resolve({ family: { id: `new_${workspaceId}_${schema}` } }),
      } as never,
      runs: {
        extract: async (caller: { userId: string; scope: string }, target: object, request: object) => {
          await note('extract', caller.userId, caller.scope, target, request);
          return play.extract?.();
        },
      } as never,
    });
    const job = { kind: 'packet.split', subject: 'p1', attempt: play.attempt ?? 1 } as ClaimedJob;
    const signal = play.signal ?? new AbortController().signal;
    await handler(job, { signal, releaseSlot: () => undefined });
    return findPacket(rows.db, 'p1');
  }

  return { rows, done, stored, run, names: () => done.map(([name]) => name) };
}
