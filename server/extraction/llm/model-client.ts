import type { ProviderAccess } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';

export interface TextPart {
  type: 'text';
  text: string;
}

export interface PicturePart {
  type: 'picture';
  mediaType: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string | (TextPart | PicturePart)[];
}

/** One question to a model, whose answer is to fit a schema. */
export interface StructuredCall {
  /** As in the registry. */
  provider: string;
  model: string;
  access: ProviderAccess;
  messages: ModelMessage[];
  /** The JSON Schema of the answer, as the user wrote it or cut from it: compiled for the provider by the client. */
  schema: JsonObject;
  maxOutputTokens: number;
  signal: AbortSignal;
}

export interface StructuredAnswer {
  /** In the terms of `StructuredCall.schema`; not validated against it. */
  value: JsonValue;
  /** Of all requests that the call took; null where the provider reports none. */
  usage: { inputTokens: number; outputTokens: number } | null;
  /** Requests sent, retries and lower rungs included. */
  requests: number;
  /** Sentences for a person: what the provider's mode could not promise. */
  relaxed: string[];
}

export interface ModelClient {
  /**
   * Throws `ExtractionError`, or the signal's reason. Usage of failed requests is on the error where the provider told
   * it.
   */
  complete(call: StructuredCall): Promise<StructuredAnswer>;
  /**
   * Asks the provider for its models, which proves the key. Throws `ExtractionError`. Null where it has no such list.
   */
  listModels(target: Pick<StructuredCall, 'provider' | 'access' | 'signal'>): Promise<string[] | null>;
  close(): Promise<void>;
}
