export type ReplyBody = null | boolean | number | string | ReplyBody[] | { [key: string]: ReplyBody };

export interface Reply {
  /** 200 by default. */
  status?: number;
  headers?: Record<string, string>;
  /** Milliseconds before the first byte. */
  latency?: number;
  /** Sent as it is if it is a string, else as JSON. */
  body?: ReplyBody;
  /** Sent in sequence instead of `body`, each after its delay in milliseconds. */
  pieces?: { text: string; after?: number }[];
  /** What happens after the last piece: the response ends, the connection is reset, or stays open. */
  end?: 'whole' | 'reset' | 'stall';
}
