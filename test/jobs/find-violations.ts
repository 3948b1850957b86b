import type { ServiceState } from './read-state.ts';

const FINAL = ['completed', 'failed', 'cancelled'];

/** What the service said, which must be true after any number of kills. */
export interface Promised {
  /** Runs that were accepted (202), with whether a cancellation was confirmed. */
  runs: Map<string, { isCancelled: boolean }>;
  /** Uploads that were accepted (201). */
  documents: Set<string>;
  /** Batches that were accepted (201). */
  batches: Set<string>;
  /** Evaluations that were accepted (202). */
  evaluations: Set<string>;
  /** Runs whose review was approved (200). */
  approved: Set<string>;
  /** Runs and documents whose deletion was requested: it may have happened without an answer. */
  maybeDeleted: Set<string>;
  /** Those whose deletion was confirmed (204). */
  deleted: Set<string>;
}

/** An event, as the endpoint for all events received it. */
export interface ReceivedEvent {
  id: string;
  type: string;
  /** The run, document, batch or evaluation that it is about. */
  resourceId: string;
}

type Violations = [what: string, ids: Iterable<string>][];

/** What does not hold of a service at rest, after any number of kills. Empty when all is well. */
export function findViolations(state: ServiceState, promised: Promised, received: readonly ReceivedEvent[]): string[] {
  return [
    ...findWrongRuns(state, promised),
    ...findWrongDocuments(state, promised),
    ...findWrongBatches(state, promised),
    ...findWrongEvaluations(state, promised),
    ...findWrongEvents(state, promised, received),
    ...findWrongFiles(state),
  ].flatMap(([what, ids]) => [...ids].map((id) => `${what}: ${id}`));
}

function findWrongRuns({ runs, approved }: ServiceState, promised: Promised): Violations {
  const kept = [...promised.runs].filter(([id]) => !promised.maybeDeleted.has(id));
  const isOther = (id: string) => (runs.get(id) ?? 'cancelled') !== 'cancelled';
  return [
    ['accepted run is lost', kept.map(([id]) => id).filter((id) => !runs.has(id))],
    ['deleted run is back', [...promised.deleted].filter((id) => runs.has(id))],
    ['run is not final', [...runs].filter(([, status]) => !FINAL.includes(status)).map(([id]) => id)],
    ['cancelled run has another state', kept.filter(([id, run]) => run.isCancelled && isOther(id)).map(([id]) => id)],
    ['approved review is lost', [...promised.approved].filter((id) => runs.has(id) && !approved.has(id))],
  ];
}

/** Documents of runs that were cancelled or deleted may stay unparsed. */
function findWrongDocuments({ documents, completedOn }: ServiceState, promised: Promised): Violations {
  const uploaded = [...promised.documents].filter((id) => !promised.maybeDeleted.has(id));
  const mustBeParsed = new Set([...uploaded, ...completedOn]);
  const unparsed = [...documents].filter(([id, { status }]) => mustBeParsed.has(id) && status !== 'parsed');
  return [
    ['uploaded document is lost', uploaded.filter((id) => !documents.has(id))],
    ['deleted document is back', [...promised.deleted].filter((id) => documents.has(id))],
    ['document is not parsed', unparsed.map(([id]) => id)],
  ];
}

function findWrongBatches({ batches }: ServiceState, promised: Promised): Violations {
  const isOpen = ([, status]: [string, string]) => status !== 'completed' && status !== 'cancelled';
  return [
    ['accepted batch is lost', [...promised.batches].filter((id) => !batches.has(id))],
    ['batch has not ended', [...batches].filter(isOpen).map(([id]) => id)],
  ];
}

function findWrongEvaluations({ evaluations, evaluatedRuns }: ServiceState, promised: Promised): Violations {
  const seen = new Set<string>();
  const isAgain = (documents: string) => seen.has(documents) || !seen.add(documents);
  const open = [...evaluations].filter(([, { status, isScored }]) => !FINAL.includes(status) || !isScored);
  return [
    ['accepted evaluation is lost', [...promised.evaluations].filter((id) => !evaluations.has(id))],
    ['evaluation has not ended', open.map(([id]) => id)],
    ['document is evaluated twice', [...evaluatedRuns].filter(([, of]) => isAgain(of)).map(([id]) => id)],
  ];
}

function findWrongEvents(
  { runs, documents, batches, evaluations, evaluatedRuns }: ServiceState,
  { documents: uploads, maybeDeleted }: Promised,
  received: readonly ReceivedEvent[],
): Violations {
  const events = new Map<string, Set<string>>();
  for (const { id, type, resourceId } of received) {
    const [noun = '', change = ''] = type.split('.');
    if (!FINAL.includes(change) && noun !== 'document') continue;
    events.set(resourceId, (events.get(resourceId) ?? new Set()).add(id));
  }
  const ended = [...batches].filter(([, status]) => status === 'completed').map(([id]) => id);
  const uploaded = [...uploads].filter((id) => documents.has(id));
  // The runs of an evaluation cause no events of their own.
  const announcedRuns = [...runs.keys()].filter((id) => !evaluatedRuns.has(id));
  const announced = [...announcedRuns, ...evaluations.keys(), ...ended, ...uploaded].filter(
    (id) => !maybeDeleted.has(id),
  );
  return [
    ['event was not delivered', announced.filter((id) => !events.has(id))],
    ['became final twice', [...events].filter(([, ids]) => ids.size > 1).map(([id]) => id)],
  ];
}

function findWrongFiles({ documents, files, temporaryFiles }: ServiceState): Violations {
  const named = new Set([...documents.values()].map(({ blobHash }) => blobHash));
  return [
    ['file has no document', [...files].filter((hash) => !named.has(hash))],
    ['document has no file', [...named].filter((hash) => !files.has(hash))],
    ['temporary file is left', temporaryFiles],
  ];
}
