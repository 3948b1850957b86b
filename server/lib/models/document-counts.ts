/** Where a document of a batch or an evaluation is. */
export type DocumentStatus = 'waiting' | 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** The number of documents in each state. */
export type DocumentCounts = Record<DocumentStatus | 'total', number>;

export const NO_DOCUMENTS: DocumentCounts = {
  total: 0,
  waiting: 0,
  pending: 0,
  processing: 0,
  completed: 0,
  failed: 0,
  cancelled: 0,
};

interface CountedStatus {
  /** Of the batch or evaluation. */
  id: string;
  status: string;
  documents: number;
}

/** The counts of batches or evaluations, by id. One without documents has none. */
export function sumCounts(rows: readonly CountedStatus[]): Map<string, DocumentCounts> {
  const counts = new Map<string, DocumentCounts>();
  for (const { id, status, documents } of rows) {
    const known = counts.get(id) ?? { ...NO_DOCUMENTS };
    known[status as DocumentStatus] += Number(documents);
    known.total += Number(documents);
    counts.set(id, known);
  }
  return counts;
}
