import type { ModelChoice } from '../../lib/models/model-choice.ts';
import type { RunProvider } from '../repository.ts';

/** The providers that saw the document of a run, in the order of their first calls. */
export class SeenBy {
  readonly #providers: RunProvider[];
  readonly #save: (providers: readonly RunProvider[]) => Promise<void>;

  /** @param before those of earlier attempts */
  constructor(before: readonly RunProvider[], save: (providers: readonly RunProvider[]) => Promise<void>) {
    this.#providers = [...before];
    this.#save = save;
  }

  get providers(): readonly RunProvider[] {
    return this.#providers;
  }

  /** Called before each call to a provider. The first one is saved, so that no crash loses who saw the document. */
  async add({ provider, model, residency, keySource }: ModelChoice): Promise<void> {
    if (this.#providers.some((one) => one.provider === provider && one.model === model)) return;
    const unknown = { answeredBy: null, inputTokens: null, outputTokens: null, cost: null, errorCode: null };
    this.#providers.push({ provider, model, residency, keySource, ...unknown });
    await this.#save(this.#providers);
  }

  markLeft({ provider, model }: ModelChoice, code: string): void {
    const left = this.#providers.find((one) => one.provider === provider && one.model === model);
    if (left !== undefined) left.errorCode = code;
  }
}
