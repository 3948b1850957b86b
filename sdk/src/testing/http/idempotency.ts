import { rules } from '../generated/rules.gen.ts';
import { serviceError, validationFailed } from '../service-error.ts';
import type { Answer } from './operation-input.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_KEY_LENGTH = 255;

/** A repeat may succeed after these without any change of the request. */
const NOT_KEPT = new Set([401, 413, 415, 429]);

interface Kept {
  content: string;
  /** Null while the first request is under way. */
  answer: Answer | null;
  expiresAt: number;
}

/** The `Idempotency-Key` of a POST; null without one. */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
  if (key === null || (key.length >= 1 && key.length <= MAX_KEY_LENGTH)) return key;
  const message = `must have 1 to ${MAX_KEY_LENGTH} characters`;
  throw validationFailed([{ in: 'header', path: '/Idempotency-Key', message }], `Idempotency-Key ${message}.`);
}

/** The answers to requests with an `Idempotency-Key`. */
export class IdempotentAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * The answer of `work` for the first request with a key, the same for its repeats.
   *
   * @param name that combines the API key, the address and the idempotency key
   * @param authorize throws if the caller has lost the right to what was answered
   * @throws `idempotency_mismatch` for other content, `idempotency_in_flight` while the first request is under way
   */
  async run(
    { name, content, authorize }: { name: string; content: unknown; authorize: () => void },
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const text = rules.canonicalize(content) ?? '';
    const before = this.#kept.get(name);
    if (before !== undefined && before.expiresAt > this.#now()) {
      if (before.content !== text) {
        const message = 'Another request was sent with this Idempotency-Key. Send a new key with each new request.';
        throw serviceError('idempotency_mismatch', message);
      }
      if (before.answer === null) {
        const message = 'A request with this Idempotency-Key is still in flight. Repeat the request in a moment.';
        throw serviceError('idempotency_in_flight', message, { headers: { 'retry-after': '1' } });
      }
      const { headers, status } = before.answer;
      if (status < 400) authorize();
      return { ...before.answer, headers: { ...headers, 'idempotency-replayed': 'true' } };
    }
    const kept: Kept = { content: text, answer: null, expiresAt: this.#now() + KEPT_MS };
    this.#kept.set(name, kept);
    try {
      const answer = await work();
      if (answer.status < 500 && !NOT_KEPT.has(answer.status)) kept.answer = structuredClone(answer);
      return answer;
    } finally {
      if (kept.answer === null) this.#kept.delete(name);
    }
  }
}
