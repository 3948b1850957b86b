import { createHash } from 'node:crypto';
import type { Clock } from '../../lib/clock.ts';
import { isObject } from '../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ModelExchange } from '../../lib/models/model-exchange.ts';
import { serializeOnce } from '../../lib/serialized-json.ts';
import type { ProviderAnswer } from './clients/provider-client.ts';
import { createPrompt, encodeBytes, type ContentPart } from './formats/prompt-parts.ts';
import type { Outcome, Reading, RequestParts } from './formats/wire-format.ts';
import { TransportError } from './provider-fetch.ts';

export interface ObservedRequest {
  answer(answer: ProviderAnswer, reading: Reading): void;
  /** @param error that sending threw */
  fail(error: unknown): void;
}

/** Tells the call's observer of one request. */
export function observeRequest(parts: RequestParts, body: JsonObject, clock: Clock): ObservedRequest | null {
  const { call, quirks } = parts;
  const { provider, model, access, onExchange } = call;
  if (onExchange === undefined) return null;
  const requestedAt = clock.now();
  const sentAt = performance.now();
  const tell = (
    answer: ProviderAnswer | null,
    outcome: Pick<ModelExchange, 'answeredBy' | 'fingerprint' | 'usage' | 'failure'>,
  ): void =>
    onExchange({
      ...outcome,
      provider,
      model,
      seed: quirks.seed === null ? null : readParameter(body, quirks.seed),
      temperature: readParameter(body, 'temperature'),
      promptHash: hashPrompt(parts),
      promptVersion: call.promptVersion ?? 0,
      requestedAt,
      durationMs: Math.round(performance.now() - sentAt),
      status: answer?.status ?? null,
      describe: () => {
        const hide = createReplacement(access.apiKey, call.messages);
        return { request: hide(body), response: answer?.body === undefined ? null : hide(answer.body) };
      },
    });
  return {
    answer: (answer, { outcome, ...reported }) => tell(answer, { ...reported, failure: nameFailure(outcome) }),
    fail(error) {
      const failure = error instanceof TransportError ? error.failure : 'aborted';
      tell(null, { answeredBy: null, fingerprint: null, usage: null, failure });
    },
  };
}

function nameFailure(outcome: Outcome): string | null {
  if (outcome.kind === 'written') return null;
  return outcome.kind === 'failed' ? outcome.failure.kind : outcome.kind;
}

/** Gemini has its parameters in an object of their own. */
function readParameter(body: JsonObject, name: string): number | null {
  const { generationConfig } = body;
  const value = body[name] ?? (isObject(generationConfig) ? generationConfig[name] : undefined);
  return typeof value === 'number' ? value : null;
}

/** The same for all providers that get the same words and the same schema. */
function hashPrompt(parts: RequestParts): string {
  const hash = createHash('sha256');
  const add = (text: string | Uint8Array): void => void hash.update(`${text.length} `).update(text);
  for (const { role, parts: contents } of createPrompt(parts)) {
    add(role);
    for (const one of contents) add(one.type === 'text' ? one.text : one.bytes);
  }
  add(serializeOnce(parts.schema));
  return hash.digest('hex');
}

/** Shorter ones are no secrets: servers without keys are given words like `none`. */
const MIN_SECRET_LENGTH = 8;
const SECRET = '[secret]';

/** Replaces the secret, which providers repeat in errors, and the bytes of files in all texts of a body. */
function createReplacement(secret: string | null, messages: RequestParts['call']['messages']) {
  const files = new Map(
    messages.flatMap(({ content }) =>
      typeof content === 'string'
        ? []
        : content.flatMap((part) => (part.type === 'text' ? [] : [[encodeBytes(part.bytes), describeFile(part)]])),
    ) as [string, string][],
  );
  const replace = (text: string): string => {
    const start = text.startsWith('data:') ? text.indexOf(',') + 1 : 0;
    const file = files.size === 0 ? undefined : files.get(text.slice(start));
    if (file !== undefined) return file;
    return secret === null || secret.length < MIN_SECRET_LENGTH ? text : text.replaceAll(secret, SECRET);
  };
  return function hide(value: JsonValue): JsonValue {
    if (typeof value === 'string') return replace(value);
    if (Array.isArray(value)) return value.map(hide);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [replace(name), hide(one)]));
  };
}

function describeFile({ mediaType, bytes }: Exclude<ContentPart, { type: 'text' }>): string {
  return `[${mediaType}, ${bytes.length} bytes, sha256:${createHash('sha256').update(bytes).digest('hex')}]`;
}
