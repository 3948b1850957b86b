export type ErasureStatus = 'prepared' | 'erasing' | 'completed';

export interface ErasureTable {
  id: string;
  workspace_id: string;
  status: string;
  /** JSON: `ErasedCounts`, of what is to be erased, and then of what was. */
  counts: string;
  created_by: string;
  created_at: string;
  confirmed_by: string | null;
  confirmed_at: string | null;
  completed_at: string | null;
}

/** A document of an erasure. Its audit entry says what was erased with it. */
export interface ErasureDocumentTable {
  erasure_id: string;
  /** From 1. */
  position: number;
  document_id: string;
  /** `gone`: somebody else deleted it before. */
  status: string;
}

/** The spellings of one word of a query. One of them has to be there. */
export interface PersonTerm {
  spellings: readonly string[];
  /** Whether they may be the beginning of a word: written `Rot*`. */
  isPrefix: boolean;
}
