import { createHash } from 'node:crypto';
import { ExtractionError, type FinishedCalls } from '../engine.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import type { ModelClient, StructuredCall } from '../llm/model-client.ts';
import { serializeOnce } from '../../lib/serialized-json.ts';

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** A call that is not repeated: its answer, or the error that it was too large for the model. */
type FinishedCall =
  | { value: JsonValue; usage: Usage | null; relaxed: string[] }
  | { failed: 'output_truncated' | 'context_too_long'; message: string; usage: Usage | null };

/**
 * The model calls of a run. Calls that earlier attempts finished are answered from the record, and new ones are
 * recorded before they are used, so that an attempt after a crash repeats none. Counts tokens over all attempts.
 */
export class CallLog {
  #client: ModelClient;
  #store: FinishedCalls | undefined;
  #finished: Map<string, JsonValue>;
  #usage: Usage | null = null;
  #failures = 0;

  static async open(client: ModelClient, store: FinishedCalls | undefined): Promise<CallLog> {
    return new CallLog(client, store, (await store?.load()) ?? new Map());
  }

  private constructor(client: ModelClient, store: FinishedCalls | undefined, finished: Map<string, JsonValue>) {
    this.#client = client;
    this.#store = store;
    this.#finished = finished;
    for (const call of finished.values()) this.#count((call as { usage?: Usage | null }).usage ?? null);
  }

  /** Sum over all attempts; null if the provider reported none. */
  get usage(): Usage | null {
    return this.#usage;
  }

  /** Throws what the client throws. Errors about the model's own limits are recorded like answers. */
  async make(call: StructuredCall): Promise<{ value: JsonValue; relaxed: string[] }> {
    const key = hashCall(call);
    const known = this.#finished.get(key) as FinishedCall | undefined;
    if (known !== undefined) return readFinishedCall(known, call.provider);
    try {
      const { value, usage, relaxed } = await this.#client.complete(call);
      await this.#record(key, { value, usage, relaxed });
      return { value, relaxed };
    } catch (error) {
      if (!(error instanceof ExtractionError)) throw error;
      const { code, usage, message } = error;
      if (code === 'output_truncated' || code === 'context_too_long')
        await this.#record(key, { failed: code, message, usage });
      // The call produced no answer, but its tokens were billed.
      else if (usage !== null)
        await this.#record(`${key} failed ${(this.#failures += 1)} ${this.#finished.size}`, { usage });
      throw error;
    }
  }

  async #record(key: string, call: FinishedCall | { usage: Usage }): Promise<void> {
    this.#count(call.usage);
    this.#finished.set(key, call as unknown as JsonValue);
    await this.#store?.save(key, call as unknown as JsonValue);
  }

  #count(usage: Usage | null): void {
    if (usage === null) return;
    const { inputTokens, outputTokens } = this.#usage ?? { inputTokens: 0, outputTokens: 0 };
    this.#usage = { inputTokens: inputTokens + usage.inputTokens, outputTokens: outputTokens + usage.outputTokens };
  }
}

function readFinishedCall(call: FinishedCall, provider: string): { value: JsonValue; relaxed: string[] } {
  if ('failed' in call) throw new ExtractionError(call.failed, call.message, { provider });
  return { value: call.value, relaxed: call.relaxed };
}

/**
 * Covers everything that the answer depends on. Pictures are hashed by their bytes, because another version may render
 * the same page differently.
 */
function hashCall({ provider, model, messages, schema, maxOutputTokens }: StructuredCall): string {
  const hash = createHash('sha256');
  const add = (text: string | Uint8Array): void => void hash.update(`${text.length} `).update(text);
  for (const text of [provider, model, String(maxOutputTokens), serializeOnce(schema)]) add(text);
  for (const { role, content } of messages) {
    add(role);
    if (typeof content === 'string') add(content);
    else for (const part of content) add(part.type === 'text' ? part.text : part.bytes);
  }
  return hash.digest('hex');
}
