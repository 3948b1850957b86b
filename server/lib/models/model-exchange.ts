import type { JsonValue } from '../json-value.ts';
import type { CallUsage } from './call-usage.ts';

/** A request to a model, and its answer. */
export interface ModelExchange {
  provider: string;
  model: string;
  /** The model that the provider says answered. */
  answeredBy: string | null;
  /** Of the provider's configuration; null if it gives none. */
  fingerprint: string | null;
  /** As sent; null where none was. */
  seed: number | null;
  temperature: number | null;
  /** SHA-256, in hexadecimal digits, of the messages and the schema. */
  promptHash: string;
  promptVersion: number;
  /** Milliseconds since the epoch. */
  requestedAt: number;
  durationMs: number;
  /** HTTP status; null if no answer arrived. */
  status: number | null;
  /** Why the answer could not be used; null if it could. */
  failure: string | null;
  usage: CallUsage | null;
  /** The bodies, without pictures and secrets. Built when it is called. */
  describe(): { request: JsonValue; response: JsonValue | null };
}
