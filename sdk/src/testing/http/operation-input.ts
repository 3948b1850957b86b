/** Who sends a request. */
export interface Caller {
  userId: string;
  /** Null for a key that the fake did not make. */
  keyId: string | null;
  scope: 'read' | 'write';
}

/** A file of a multipart body. */
export interface ReceivedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

interface Shape {
  path?: unknown;
  query?: unknown;
  body?: unknown;
}

type Part<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>;

/** A request that passed the contract's validators. `Data` is the SDK's type of the operation. */
export interface Input<Data extends Shape = Shape> {
  caller: Caller;
  path: Part<Data['path']>;
  query: Part<Data['query']>;
  /** The JSON body, or the text parts of a multipart body. */
  body: Part<Data['body']>;
  /** Null for a JSON body. */
  form: { file: ReceivedFile | null } | null;
  headers: Headers;
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What an operation does. Each takes the input of its own operation. */
export type Handler = (input: never) => Answer | Promise<Answer>;
export type Handlers = Record<string, Handler>;
