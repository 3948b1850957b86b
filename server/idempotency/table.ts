/** A request with an `Idempotency-Key`, from its first commit on. */
export interface IdempotentRequestTable {
  api_key_id: string;
  /** Hash of the operation's target and the caller's key. */
  request_key: string;
  /** HMAC of the query and the body. */
  fingerprint: string;
  /** Sealed results of the transactions that the request has committed, in order. */
  sealed_steps: string | null;
  step_count: number;
  /** Sealed JSON `{ status, headers, body }`; null until the work is done. */
  sealed_answer: string | null;
  expires_at: string;
}
