/** What a client of the service knows of one workspace, and what must hold of it whatever the order of requests. */
export interface ServiceModel {
  /** Definitions of each schema, in the order of its versions. */
  schemas: Map<string, string[]>;
  /** The schema of each document. */
  documents: Map<string, string>;
  runs: Map<string, KnownRun>;
  /** Answers by their idempotency key. */
  answers: Map<string, { request: string; runId: string }>;
  /** How many were requested. */
  extractions: number;
  webhooks: Set<string>;
  apiKeys: Set<string>;
}

export interface KnownRun {
  documentId: string;
  schemaKey: string;
  version: number;
  /** `open`: pending or processing when it was last seen. */
  status: 'open' | 'completed' | 'cancelled';
  review: 'needed' | 'in_review' | 'approved' | 'rejected' | null;
}

export const createModel = (): ServiceModel => ({
  schemas: new Map(),
  documents: new Map(),
  runs: new Map(),
  answers: new Map(),
  extractions: 0,
  webhooks: new Set(),
  apiKeys: new Set(),
});

export function removeDocument(model: ServiceModel, id: string): void {
  model.documents.delete(id);
  for (const [runId, run] of model.runs) if (run.documentId === id) model.runs.delete(runId);
}

export const runsOf = (model: ServiceModel, documentId: string): KnownRun[] =>
  [...model.runs.values()].filter((run) => run.documentId === documentId);

/** One of the entries, chosen by a number; undefined where there is none. */
export function choose<T>(entries: Iterable<T>, number: number): T | undefined {
  const all = [...entries];
  return all[number % all.length];
}
