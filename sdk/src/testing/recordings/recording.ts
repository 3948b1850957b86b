/** A request that was sent to a server, and its answer. Neither includes headers with secrets. */
export interface Exchange {
  operationId: string;
  request: {
    method: string;
    path: string;
    query: Record<string, unknown>;
    /** JSON, or the parts of a multipart body with the file's name, type, size and SHA-256. Absent without a body. */
    body?: unknown;
  };
  response: {
    status: number;
    headers: Record<string, string>;
    /** JSON; a text of events; `{ base64 }` of other bytes. Absent without a body. */
    body?: unknown;
  };
}

/** What is in the file of a recording. */
export interface Recording {
  /** The version of the contract that it was made under. */
  pin: string;
  exchanges: Exchange[];
}

/** A recording that cannot be used; `message` says why and what to do. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}
