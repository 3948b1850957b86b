import type { CallUsage } from '../../../lib/models/call-usage.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import type { ProviderQuirks } from '../../models/provider-registry.ts';
import type { FailedOutcome, SentParts } from '../failures/read-failure.ts';
import type { StructuredCall } from '../model-client.ts';
import type { Rung } from '../rungs.ts';
import type { ProviderAnswer } from '../clients/provider-client.ts';

export interface BuiltRequest {
  body: JsonObject;
  /** Parameters that may be left out if the provider refuses them. */
  optional: string[];
  /** Estimated tokens of the prompt and the longest answer, as rate limits count them. */
  tokens: number;
}

export type Outcome =
  /** The model's text, or the arguments of its tool call. May be empty. */
  | { kind: 'written'; text: string }
  /** `text` is what was written before. */
  | { kind: 'truncated'; code: string; text: string }
  | { kind: 'refused'; code: string }
  | FailedOutcome;

export interface Reading {
  outcome: Outcome;
  /** Null if the provider reported none. */
  usage: CallUsage | null;
  /** The model that the provider says answered. */
  answeredBy: string | null;
  /** Of the provider's configuration; null if it gives none. */
  fingerprint: string | null;
}

/** What a request is built from. */
export interface RequestParts {
  call: StructuredCall;
  quirks: ProviderQuirks;
  rung: Rung;
  /** Compiled for the provider, or the user's own schema where only the prompt contains it. */
  schema: JsonObject;
  /** Parameters that the provider refused. */
  without: readonly string[];
}

/** How requests and responses of one interface are written. */
export interface WireFormat {
  /** The structured-output modes that the interface has. */
  rungs: readonly Rung[];
  buildRequest(parts: RequestParts): BuiltRequest;
  /** @param now milliseconds since the epoch */
  readCompletion(answer: ProviderAnswer, quirks: ProviderQuirks, sent: SentParts, now: number): Reading;
}

/** The name of the schema, and of the tool that takes the answer. */
export const ANSWER_NAME = 'extraction';
export const TOOL_DESCRIPTION = 'Records the data that was extracted from the document.';
