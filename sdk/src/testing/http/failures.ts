import { rules } from '../generated/rules.gen.ts';
import type { PinnedContract, PinnedOperation } from '../pinned-contract.ts';
import { serviceError } from '../service-error.ts';

/** The code of a request that is not answered at all. */
const NO_ANSWER = 'connection_failed';

const RETRY_AFTER: Record<string, string> = {
  rate_limited: '1',
  queue_full: '5',
  unavailable: '5',
  shutting_down: '5',
};

interface Failure {
  operationId: string;
  code: string;
}

/** Failures that a test plans, each for one request. */
export class Failures {
  #planned: Failure[] = [];
  readonly #names: Set<string>;

  constructor({ operations }: PinnedContract) {
    this.#names = new Set(operations.flatMap(({ id, variants }) => [id, ...Object.values(variants)]));
  }

  /** Throws `TypeError` for an operation or a code that the service does not have. */
  plan(operationId: string, code: string): void {
    if (!this.#names.has(operationId)) throw new TypeError(`There is no operation ${operationId} in the contract.`);
    if (code !== NO_ANSWER && !Object.hasOwn(rules.errorStatus, code)) {
      const codes = Object.keys(rules.errorStatus).join(', ');
      throw new TypeError(`There is no error code ${code}. There are ${codes}, and ${NO_ANSWER} for no answer.`);
    }
    this.#planned.push({ operationId, code });
  }

  /** Throws what is planned next for the operation of a request. */
  throwNext({ id, variants }: PinnedOperation, request: Request): void {
    const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    const variant = variants[type];
    const found = this.#planned.find(({ operationId }) => operationId === id || operationId === variant);
    if (found === undefined) return;
    this.#planned = this.#planned.filter((one) => one !== found);
    if (found.code === NO_ANSWER) throw new TypeError('fetch failed');
    const retryAfter = RETRY_AFTER[found.code];
    throw serviceError(found.code, `The fake was told to answer ${found.operationId} with ${found.code}.`, {
      ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
    });
  }

  clear(): void {
    this.#planned = [];
  }
}
