import { createHash } from 'node:crypto';
import { ExtractionError, type FinishedCalls } from '../engine.ts';
import { addUsage, type CallUsage } from '../../lib/models/call-usage.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ModelClient, StructuredCall } from '../llm/model-client.ts';
import { serializeOnce } from '../../lib/serialized-json.ts';

/** A call that is not repeated: its answer, or the error that it was too large for the model. */
type FinishedCall =
  | { value: JsonValue; usage: CallUsage | null; relaxed: string[]; by: Answerer }
  | {
      failed: 'output_truncated' | 'context_too_long';
      message: string;
      cutOff?: JsonObject;
      usage: CallUsage | null;
      by: Answerer;
    };

/** Stored with a call, for the costs of a run by provider. */
interface Answerer {
  provider: string;
  model: string;
  /** The model that the provider says answered. */
  answeredBy: string | null;
}

export interface LoggedAnswer {
  /** What it is recorded under. */
  key: string;
  value: JsonValue;
  /** Warnings for the user. */
  relaxed: string[];
}

/**
 * The model calls of a run. Calls that earlier attempts finished are answered from the record, and new ones are
 * recorded before they are used, so that an attempt after a crash repeats none. Counts tokens over all attempts.
 */
export class CallLog {
  #client: ModelClient;
  #store: FinishedCalls | undefined;
  #finished: Map<string, JsonValue>;
  #usage: CallUsage | null = null;
  #failures = 0;
  /** The keys of recorded errors. */
  readonly #failed = new WeakMap<ExtractionError, string>();

  static async open(client: ModelClient, store: FinishedCalls | undefined): Promise<CallLog> {
    return new CallLog(client, store, (await store?.load()) ?? new Map());
  }

  private constructor(client: ModelClient, store: FinishedCalls | undefined, finished: Map<string, JsonValue>) {
    this.#client = client;
    this.#store = store;
    this.#finished = finished;
    for (const call of finished.values()) this.#count((call as { usage?: CallUsage | null }).usage ?? null);
  }

  /** Sum over all attempts; null if the provider reported none. */
  get usage(): CallUsage | null {
    return this.#usage;
  }

  /** Whether no call of the run has finished. */
  get isEmpty(): boolean {
    return this.#finished.size === 0;
  }

  /**
   * Throws what the client throws. Errors about the model's own limits are recorded like answers.
   * @param onReceived called when an answer has arrived, before it is recorded
   */
  async make(call: StructuredCall, onReceived?: () => void): Promise<LoggedAnswer> {
    const key = hashCall(call);
    const known = this.#finished.get(key) as FinishedCall | undefined;
    if (known !== undefined) {
      this.#store?.use?.(key);
      onReceived?.();
      return this.#readFinishedCall(key, known, call.provider);
    }
    try {
      const { value, usage, relaxed, answeredBy = null } = await this.#client.complete(call);
      onReceived?.();
      const by = { provider: call.provider, model: call.model, answeredBy };
      await this.#record(key, { value, usage, relaxed, by });
      return { key, value, relaxed };
    } catch (error) {
      if (!(error instanceof ExtractionError)) throw error;
      const { code, usage, message, cutOff, answeredBy } = error;
      const by = { provider: call.provider, model: call.model, answeredBy };
      if (code === 'output_truncated' || code === 'context_too_long') {
        this.#failed.set(error, key);
        await this.#record(key, { failed: code, message, ...(cutOff !== undefined && { cutOff }), usage, by });
      } else if (usage !== null) {
        // The call produced no answer, but its tokens were billed.
        await this.#record(`${key} failed ${(this.#failures += 1)} ${this.#finished.size}`, { usage, by });
      }
      throw error;
    }
  }

  /** The answers failed the run: a rerun that used them again would fail again. */
  discard(keys: Iterable<string>): void {
    this.#store?.discard?.(keys);
  }

  discardAll(): void {
    this.discard(this.#finished.keys());
  }

  /** The same for an error that `make` has thrown. */
  discardFailure(error: ExtractionError): void {
    const key = this.#failed.get(error);
    if (key !== undefined) this.discard([key]);
  }

  #readFinishedCall(key: string, call: FinishedCall, provider: string): LoggedAnswer {
    if (!('failed' in call)) return { key, value: call.value, relaxed: call.relaxed };
    const { failed, message, cutOff } = call;
    const error = new ExtractionError(failed, message, { provider, ...(cutOff !== undefined && { cutOff }) });
    this.#failed.set(error, key);
    throw error;
  }

  async #record(key: string, call: FinishedCall | { usage: CallUsage; by: Answerer }): Promise<void> {
    this.#count(call.usage);
    this.#finished.set(key, call as unknown as JsonValue);
    await this.#store?.save(key, call as unknown as JsonValue);
  }

  #count(usage: CallUsage | null): void {
    if (usage === null) return;
    this.#usage = addUsage(this.#usage, usage);
  }
}

/**
 * Covers everything that the answer depends on. Pictures are hashed by their bytes, because another version may render
 * the same page differently.
 */
function hashCall({ provider, model, messages, schema, maxOutputTokens, sample = 0 }: StructuredCall): string {
  const hash = createHash('sha256');
  const add = (text: string | Uint8Array): void => void hash.update(`${text.length} `).update(text);
  for (const text of [
    provider,
    model,
    String(maxOutputTokens),
    sample > 0 ? `sample ${sample}` : '',
    serializeOnce(schema),
  ])
    add(text);
  for (const { role, content } of messages) {
    add(role);
    if (typeof content === 'string') add(content);
    else for (const part of content) add(getHashed(part));
  }
  return hash.digest('hex');
}

/** Pages are cut into other bytes each time; the text of the prompt names them. */
function getHashed(part: Exclude<StructuredCall['messages'][number]['content'], string>[number]): string | Uint8Array {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'picture':
      return part.bytes;
    case 'document':
      return `${part.pages} pages`;
  }
}
