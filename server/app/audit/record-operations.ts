/** The operations whose success is recorded by what was called, beside the changes that services record. */
import type { Handlers, OperationId } from '../../http/operation.ts';
import { AppError } from '../../errors.ts';
import type { AuditTrail, TrailEntry } from '../../audit/trail.ts';

/** `action`, and where its target is: a parameter of the path, or `answer`; by default the id in either. */
type Recorded = [action: string, target?: string, part?: string];

/** Repeated within an hour by one person, they have one entry. */
const READS: Partial<Record<OperationId, Recorded>> = {
  getDocument: ['document.read', 'id', 'data'],
  getDocumentFile: ['document.read', 'id', 'file'],
  getDocumentLayout: ['document.read', 'id', 'text'],
  readDocument: ['document.read', 'id', 'text'],
  getDocumentPageImage: ['document.read', 'id', 'picture'],
  listDocuments: ['document.listed', 'schemaKey'],
  getRun: ['run.read'],
  streamRunEvents: ['run.read'],
  listRunCalls: ['run.read', 'id', 'prompts'],
  listRuns: ['run.listed', 'schemaKey'],
  getReview: ['review.read'],
  listReviews: ['review.listed', 'slug'],
  getPacket: ['packet.read'],
  listDatasetItems: ['dataset.read'],
  getDatasetItem: ['dataset.read'],
  listEvaluationItems: ['evaluation.read'],
  listMemoryExamples: ['memory_example.listed', 'schemaKey'],
  getLookup: ['lookup.read', 'key'],
  findPrivacyDocuments: ['privacy.searched', 'slug'],
  listLookupRows: ['lookup.read', 'key', 'rows'],
  tryRules: ['rules.tried', 'schemaKey'],
};

const CALLS: Partial<Record<OperationId, Recorded>> = {
  createDocument: ['document.created'],
  createDocumentUpload: ['document.created'],
  extractDocument: ['run.created', 'answer'],
  extract: ['run.created'],
  extractUpload: ['run.created'],
  rerunRun: ['run.created', 'answer'],
  cancelRun: ['run.cancelled'],
  createExport: ['export.created'],
  getExportResults: ['export.read'],
  createBatch: ['batch.created'],
  addBatchDocuments: ['batch.documents_added', 'id'],
  startBatch: ['batch.started'],
  cancelBatch: ['batch.cancelled'],
  retryBatch: ['batch.retried'],
  getBatchResults: ['batch.exported'],
  createSchema: ['schema.version_created', 'answer'],
  updateReviewSettings: ['review_settings.updated', 'schemaKey'],
  applyReviewSettings: ['review_settings.applied', 'schemaKey'],
  requestReview: ['review.requested'],
  updateReview: ['review.corrected'],
  approveReview: ['review.approved'],
  rejectReview: ['review.rejected'],
  reopenReview: ['review.reopened'],
  createSplitter: ['splitter.version_created', 'answer'],
  createSplitterEvaluation: ['splitter_evaluation.created', 'answer'],
  cancelSplitterEvaluation: ['splitter_evaluation.cancelled'],
  createPacket: ['packet.created'],
  updatePacket: ['packet.corrected'],
  approvePacket: ['packet.approved'],
  cancelPacket: ['packet.cancelled'],
  createDataset: ['dataset.created'],
  updateDataset: ['dataset.updated'],
  addDatasetItems: ['dataset.items_added', 'id'],
  updateDatasetItem: ['dataset.item_corrected'],
  deleteDatasetItem: ['dataset.item_deleted'],
  draftDataset: ['dataset.drafted', 'id'],
  createDatasetVersion: ['dataset.version_created', 'id'],
  createEvaluation: ['evaluation.created', 'answer'],
  cancelEvaluation: ['evaluation.cancelled'],
};

/** What is recorded here. Other operations record what they change themselves, or touch no content. */
export const RECORDED = new Set([...Object.keys(READS), ...Object.keys(CALLS)] as OperationId[]);

interface Called {
  caller: { userId: string };
  path: Record<string, string | number>;
}

/** What was made, by the answer. A dry run makes nothing. */
function readMade(answer: unknown): string | undefined {
  const { runId, id } = ((answer as { body?: unknown }).body ?? {}) as Record<string, unknown>;
  return [runId, id].find((one) => typeof one === 'string');
}

const getPlace = ({ path }: Called): string | null => {
  const place = path['slug'] ?? path['id'];
  return place === undefined ? null : String(place);
};

/** Null for a call that did nothing. */
function toEntry(called: Called, [action, where, part]: Recorded, answer: unknown): Omit<TrailEntry, 'isRead'> | null {
  const named = where === 'answer' ? undefined : called.path[where ?? 'id'];
  const target = named === undefined ? readMade(answer) : String(named);
  if (target === undefined) return null;
  const details = part === undefined ? {} : { part };
  return { actorId: called.caller.userId, action, targetId: target, place: getPlace(called) ?? target, details };
}

type AnyHandler = (input: Called) => Promise<unknown>;

/** Handlers that record what they did, and what they refused. */
export function recordOperations(handlers: Handlers, trail: AuditTrail): Handlers {
  const recording = Object.entries(handlers).map(([id, handler]) => {
    const read = READS[id as OperationId];
    const recorded = read ?? CALLS[id as OperationId];
    const handle = async (input: Called) => {
      let answer;
      try {
        answer = await (handler as unknown as AnyHandler)(input);
      } catch (error) {
        if (error instanceof AppError && error.status === 403)
          trail.refuse({ actorId: input.caller.userId, operation: id, code: error.code, place: getPlace(input) });
        throw error;
      }
      const entry = recorded === undefined ? null : toEntry(input, recorded, answer);
      if (entry !== null) trail.record({ ...entry, isRead: read !== undefined });
      return answer;
    };
    // A handler that answers from a result keeps how.
    return [id, Object.assign(handle, handler)];
  });
  return Object.fromEntries(recording) as Handlers;
}
