import type { Db, ServiceDatabase, Tx } from '../db/database.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { AppError, notFound } from '../errors.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { CallerOptions } from '../lib/models/run-options.ts';
import { mapPage, type Page, type PageRequest } from '../lib/pagination.ts';
import type { PacketsService } from '../packets/service.ts';
import { sumPackets, type PacketScores } from '../scorer/packet-scores.ts';
import type { SplittersService } from '../splitters/service.ts';
import type { SpendingLimit } from '../usage/spending-limit.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import * as evaluations from './repository.ts';
import type { SplitterEvaluation } from './repository.ts';

export interface EvaluationTarget {
  slug: string;
  splitterKey: string;
  env: EnvironmentSlug;
}

export interface SplitterEvaluationRequest extends Pick<CallerOptions, 'vision' | 'maxCost'> {
  versionNumber: number | undefined;
  /** Ids; by default those that people approved of the splitter. */
  packets: string[] | undefined;
  /** `<provider>/<model>` */
  model: string | null;
}

export interface ScoredEvaluation extends SplitterEvaluation {
  /** Null until it is completed. */
  score: PacketScores | null;
}

export interface SplitterEvaluationsService {
  /** Throws `dataset_empty`, `evaluation_invalid`, and what the model of a packet throws. */
  create(caller: Caller, target: EvaluationTarget, request: SplitterEvaluationRequest): Promise<ScoredEvaluation>;
  list(caller: Caller, target: EvaluationTarget, page: PageRequest): Promise<Page<ScoredEvaluation>>;
  get(caller: Caller, target: EvaluationTarget, id: string): Promise<ScoredEvaluation>;
  /** Throws `evaluation_not_active`. */
  cancel(caller: Caller, target: EvaluationTarget, id: string): Promise<ScoredEvaluation>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritable'>;
  splitters: Pick<SplittersService, 'find' | 'findVersionId'>;
  packets: Pick<PacketsService, 'checkModel' | 'listApproved' | 'keepApproved'>;
  queue: Pick<JobQueue, 'enqueue' | 'discard'>;
  spendingLimit: Pick<SpendingLimit, 'refuseExceeded'>;
}

/** Packets of an evaluation. The contract names it too. */
const MAX_PACKETS = 500;

function score(evaluation: SplitterEvaluation): ScoredEvaluation {
  const counts = evaluation.packets.flatMap((one) => (one.counts === null ? [] : [one.counts]));
  return { ...evaluation, score: evaluation.status === 'completed' ? sumPackets(counts) : null };
}

const invalid = (path: string, message: string) =>
  new AppError('evaluation_invalid', message, { details: [{ in: 'body', path, message }] });

export function createSplitterEvaluationsService(dependencies: Dependencies): SplitterEvaluationsService {
  const { database, clock, newId, access, environments, splitters, packets, queue, spendingLimit } = dependencies;
  const { db } = database;
  const now = () => timestamp(clock.now());

  async function findPlace(on: Db, caller: Caller, { slug, splitterKey, env }: EvaluationTarget) {
    const { workspace } = await access.requireMember(on, caller, slug);
    const environment = await environments.getReadable(on, workspace.id, env);
    const splitter = await splitters.find(on, workspace.id, splitterKey);
    return { environmentId: environment.id, splitterId: splitter.id };
  }

  async function find(on: Db, place: evaluations.EvaluationPlace, id: string): Promise<ScoredEvaluation> {
    const found = await evaluations.findEvaluation(on, place, id);
    if (found === undefined) throw notFound('Evaluation');
    return score(found);
  }

  /** The packets to split. Throws `dataset_empty` and `evaluation_invalid`. */
  async function choosePackets(
    tx: Tx,
    { environmentId, splitterId }: evaluations.EvaluationPlace,
    { env, named }: { env: string; named: string[] | undefined },
  ): Promise<string[]> {
    if (named !== undefined) {
      const approved = await packets.keepApproved(tx, environmentId, named);
      const unknown = named.findIndex((id) => !approved.has(id));
      if (unknown === -1) return named;
      throw invalid(`/packets/${unknown}`, `${named[unknown]} is no packet in ${env} that a person approved.`);
    }
    const found = await packets.listApproved(tx, { environmentId, splitterId, limit: MAX_PACKETS });
    if (found.length > 0) return found;
    const message = `No packet of this splitter was approved in ${env}. Approve some, or name others in \`packets\`.`;
    throw new AppError('dataset_empty', message);
  }

  return {
    async create(caller, target, { versionNumber, packets: named, model, vision, maxCost }) {
      const { workspace } = await access.requireMember(db, caller, target.slug);
      const environment = await environments.getWritable(db, workspace.id, target.env);
      await packets.checkModel(caller, environment, { model, maxCost });
      return database.transaction(async (tx) => {
        const { id: environmentId } = await environments.getWritable(tx, workspace.id, target.env);
        const splitter = await splitters.find(tx, workspace.id, target.splitterKey);
        const version = versionNumber ?? splitter.latestVersionNumber;
        const splitterVersionId = await splitters.findVersionId(tx, splitter.id, version);
        if (splitterVersionId === undefined) throw invalid('/versionNumber', `The splitter has no version ${version}.`);
        if (model !== null) await spendingLimit.refuseExceeded(tx, workspace.id);
        const place = { environmentId, splitterId: splitter.id };
        const chosen = await choosePackets(tx, place, { env: target.env, named });
        const id = newId('spe');
        await evaluations.insertEvaluation(tx, {
          id,
          workspaceId: workspace.id,
          environmentId,
          splitterVersionId,
          model,
          vision,
          maxCost,
          packets: chosen.map((packetId) => ({
            packetId,
            status: 'waiting',
            counts: null,
            cost: null,
            errorMessage: null,
          })),
          createdBy: caller.userId,
          createdAt: now(),
        });
        await queue.enqueue(tx, { kind: 'splitter.evaluate', subject: id, group: workspace.id });
        return find(tx, place, id);
      });
    },

    async list(caller, target, page) {
      return mapPage(await evaluations.listEvaluations(db, await findPlace(db, caller, target), page), score);
    },

    async get(caller, target, id) {
      return find(db, await findPlace(db, caller, target), id);
    },

    cancel: (caller, target, id) =>
      database.transaction(async (tx) => {
        const place = await findPlace(tx, caller, target);
        const { workspaceId } = await find(tx, place, id);
        await environments.getWritable(tx, workspaceId, target.env);
        await evaluations.lockEvaluation(tx, id);
        const { status, completedAt, packets: all } = await find(tx, place, id);
        if (completedAt !== null)
          throw new AppError('evaluation_not_active', `The evaluation is ${status} and can no longer be cancelled.`);
        await queue.discard(tx, { kind: 'splitter.evaluate', subject: id });
        await evaluations.updateEvaluation(tx, id, {
          status: 'cancelled',
          packets: all.map((one) => (one.status === 'waiting' ? { ...one, status: 'cancelled' } : one)),
          errorMessage: null,
          completedAt: now(),
        });
        return find(tx, place, id);
      }),
  };
}
