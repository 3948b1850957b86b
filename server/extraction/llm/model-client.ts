import type { ProviderAccess } from '../engine.ts';
import type { CallUsage } from '../../lib/models/call-usage.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ModelExchange } from '../../lib/models/model-exchange.ts';
import type { ModelParameters } from '../../lib/models/schema-guidance.ts';
import type { ModelPrice } from '../models/model-prices.ts';
import type { OpenCircuit } from '../../lib/models/open-circuit.ts';

export interface TextPart {
  type: 'text';
  text: string;
}

export interface PicturePart {
  type: 'picture';
  mediaType: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
}

/** A whole file, for providers that read it themselves. */
export interface DocumentPart {
  type: 'document';
  mediaType: 'application/pdf';
  bytes: Uint8Array;
  pages: number;
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string | (TextPart | PicturePart | DocumentPart)[];
}

/** One request for an answer that fits a schema. */
export interface StructuredCall {
  /** The provider's id in the registry. */
  provider: string;
  model: string;
  access: ProviderAccess;
  messages: ModelMessage[];
  /** JSON Schema of the answer: the user's, or a part of it. The client compiles it for the provider. */
  schema: JsonObject;
  maxOutputTokens: number;
  /** Which of several samples it is, 0 by default. Those after the first are drawn at a higher temperature. */
  sample?: number;
  /** Whether another call of the run has the same messages, except for the last one: caching them pays. */
  repeatsDocument?: boolean;
  /**
   * Whether other calls ask about the same messages with other schemas. Then the schema is a part of the prompt, after
   * the document, unless the provider's cache does not depend on it.
   */
  variesSchema?: boolean;
  /**
   * Milliseconds after which another model takes over. Then the call waits and retries less, and none is made while the
   * circuit of the provider is open.
   */
  turnMs?: number;
  /** Called before each request, which is held until it returns. */
  onRequest?: () => Promise<void>;
  /** Called after each request, with what was sent and answered. */
  onExchange?: (exchange: ModelExchange) => void;
  /** Of the wording of the messages. */
  promptVersion?: number;
  /** Of the schema version. */
  parameters?: ModelParameters;
  /** The most that the call may cost, in the currency of the model's price. */
  maxCost?: number;
  signal: AbortSignal;
}

export interface StructuredAnswer {
  /** In the form of `StructuredCall.schema`, but not validated against it. */
  value: JsonValue;
  /** Summed over all requests of the call; null if the provider reports none. */
  usage: CallUsage | null;
  /** The model that the provider says answered; null if it says nothing. */
  answeredBy?: string | null;
  /** Requests sent, including retries and fallbacks. */
  requests: number;
  /** Warnings for the user: what the provider's mode could not guarantee. */
  relaxed: string[];
}

export interface ModelFacts {
  /** Of its server, or as its key states; null if neither says. */
  contextTokens: number | null;
  /** Of one answer, where the window is the only limit; null where the registry's limit holds. */
  maxOutputTokens: number | null;
  /** Null if it is unknown. */
  price: ModelPrice | null;
  /** Tokens a second, measured or assumed. */
  writingSpeed: number;
  /** Timeout of one request. */
  timeoutMs: number;
}

export interface ModelClient {
  /**
   * Throws `ExtractionError`, or the signal's reason. The error carries the usage of failed requests if the provider
   * reported it.
   */
  complete(call: StructuredCall): Promise<StructuredAnswer>;
  /**
   * Lists the provider's models, which proves the key. Null if the provider has no such list. Throws `ExtractionError`.
   */
  listModels(target: Pick<StructuredCall, 'provider' | 'access' | 'signal'>): Promise<string[] | null>;
  /** What is known of a model beyond the registry. */
  describeModel(target: Pick<StructuredCall, 'provider' | 'model' | 'access' | 'signal'>): Promise<ModelFacts>;
  /** How many more calls could be sent with the access now; 0 while others wait. */
  countSpareCalls(target: Pick<StructuredCall, 'provider' | 'access'>): number;
  /** Keys at providers that failed repeatedly. */
  listOpenCircuits(): OpenCircuit[];
  close(): Promise<void>;
}
