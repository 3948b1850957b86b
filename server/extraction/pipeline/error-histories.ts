import { LRUCache } from 'lru-cache';
import type { ExtractionRequest } from '../engine.ts';
import { addAnswer, type AnswerErrors, type ErrorHistory } from '../scoring/error-rate.ts';

type Asked = Pick<ExtractionRequest, 'provider' | 'model' | 'access' | 'group'>;

const MAX_MODELS = 1_000;

/**
 * What the latest answers of each model say about how often it errs. Owners and keys have histories of their own. They
 * are kept in memory: a process that starts assumes the usual rate again, until some twenty answers have come.
 */
export class ErrorHistories {
  readonly #histories = new LRUCache<string, ErrorHistory>({ max: MAX_MODELS });

  get(of: Asked): ErrorHistory {
    return this.#histories.get(nameModel(of)) ?? [];
  }

  /** Of an answer whose run succeeded. */
  add(of: Asked, errors: AnswerErrors): void {
    this.#histories.set(nameModel(of), addAnswer(this.get(of), errors));
  }
}

const nameModel = ({ provider, model, access, group = [] }: Asked): string =>
  JSON.stringify([provider, model, access.quota, group[0] ?? null]);
