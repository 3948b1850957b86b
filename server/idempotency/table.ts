import type { Generated } from 'kysely';

/** A request with an `Idempotency-Key`, from its first commit on. */
export interface IdempotentRequestTable {
  /** Ascending: the order in which requests came, and expire. */
  id: Generated<number>;
  api_key_id: string;
  /** Hash of the operation's target and the caller's key. */
  request_key: string;
  /** HMAC of the query and the body. */
  fingerprint: string;
  /**
   * Results of the transactions that the request has committed, in order: sealed, or a JSON list if all are ids of
   * documents, runs and batches. Null once there is an answer.
   */
  sealed_steps: string | null;
  step_count: number;
  /**
   * Sealed JSON `{ status, headers, body }`; null until the work is done, and where the answer follows from the
   * results. Both are null once the content is erased.
   */
  sealed_answer: string | null;
  expires_at: string;
}

/** A document or run whose content is in the answer to a request: erasing it erases the answer, by a trigger. */
export interface IdempotentResourceTable {
  resource_id: string;
  api_key_id: string;
  request_key: string;
}
