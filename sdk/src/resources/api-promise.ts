/** An answer with its response. */
export interface WithResponse<T> {
  data: T;
  response: Response;
  /** The `x-request-id` of the exchange. */
  requestId: string | null;
}

/** The promise of an operation's answer. The request is under way already. */
export class ApiPromise<T> extends Promise<T> {
  /** What is derived from it by `then` is an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #answer: Promise<{ data: T; response: Response }>;

  constructor(answer: Promise<{ data: T; response: Response }>) {
    super((resolve, reject) => {
      answer.then(({ data }) => resolve(data), reject);
    });
    this.#answer = answer;
  }

  /** The answer together with the HTTP response, whose body has been read. */
  async withResponse(): Promise<WithResponse<T>> {
    // The caller hears of a failure by this promise, so that the other one is not left unhandled.
    this.catch(() => {});
    const { data, response } = await this.#answer;
    return { data, response, requestId: response.headers.get('x-request-id') };
  }
}
