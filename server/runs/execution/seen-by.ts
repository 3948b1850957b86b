import { ExtractionError } from '../../extraction/engine.ts';
import type { ModelChoice } from '../../lib/models/model-choice.ts';
import type { RunProvider } from '../repository.ts';

/** The providers that saw the document of a run, in the order of their first calls. */
export class SeenBy {
  /** How many pages of the document the attempt has read. */
  pagesRead = 0;
  readonly #providers: RunProvider[];
  /** Requests of this attempt, by provider and model. Earlier ones are not known. */
  readonly #requests = new Map<RunProvider, number>();
  readonly #save: (providers: readonly RunProvider[]) => Promise<void>;

  /** @param before those of earlier attempts */
  constructor(before: readonly RunProvider[], save: (providers: readonly RunProvider[]) => Promise<void>) {
    this.#providers = [...before];
    this.#save = save;
  }

  get providers(): readonly RunProvider[] {
    return this.#providers;
  }

  /** Called before each request to a provider. The first one is saved, so that no crash loses who saw the document. */
  async add(choice: ModelChoice): Promise<void> {
    const known = this.#find(choice);
    if (known !== undefined) {
      const before = this.#requests.get(known);
      if (before !== undefined) this.#requests.set(known, before + 1);
      return;
    }
    const { provider, model, residency, keySource } = choice;
    const unknown = { answeredBy: null, inputTokens: null, outputTokens: null, cost: null, errorCode: null };
    const added = { provider, model, residency, keySource, ...unknown };
    this.#requests.set(added, 1);
    this.#providers.push(added);
    await this.#save(this.#providers);
  }

  /** Removes a provider whose model failed if no request reached it. */
  async withdraw(choice: ModelChoice, error: unknown): Promise<void> {
    const known = this.#find(choice);
    if (known === undefined || !(error instanceof ExtractionError) || !error.isUnseen) return;
    if (this.#requests.get(known) !== error.requests) return;
    this.#providers.splice(this.#providers.indexOf(known), 1);
    await this.#save(this.#providers);
  }

  /** Records why the run goes on with another model. */
  markLeft(choice: ModelChoice, code: string): void {
    const left = this.#find(choice);
    if (left !== undefined) left.errorCode = code;
  }

  #find({ provider, model }: ModelChoice): RunProvider | undefined {
    return this.#providers.find((one) => one.provider === provider && one.model === model);
  }
}
