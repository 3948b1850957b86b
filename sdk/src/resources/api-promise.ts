import type { Reading } from '../http/answers.ts';

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
  readonly #reading: Reading;

  constructor(answer: Promise<{ data: T; response: Response }>, reading: Reading) {
    super((resolve, reject) => {
      answer.then(({ data }) => resolve(data), reject);
    });
    this.#answer = answer;
    this.#reading = reading;
  }

  /** The answer together with the HTTP response, whose body has been read. */
  async withResponse(): Promise<WithResponse<T>> {
    const { data, response } = await this.#settle();
    return { data, response, requestId: response.headers.get('x-request-id') };
  }

  /**
   * The HTTP response as soon as its head has arrived, with a body that you read: as a stream, for example. Call it at
   * once, in place of awaiting the promise.
   *
   * @throws ExcerptError for an answer outside 2xx, as the promise does
   */
  async asResponse(): Promise<Response> {
    if (!this.#reading.isRead) this.#reading.as = 'stream';
    const { response } = await this.#settle();
    if (response.bodyUsed) throw new TypeError('The body has been read. Call asResponse() where the call is made.');
    return response;
  }

  #settle(): Promise<{ data: T; response: Response }> {
    // The caller hears of a failure by what is returned, so that this promise is not left unhandled.
    this.catch(() => {});
    return this.#answer;
  }
}

/** The promise of a file. */
export class FilePromise extends ApiPromise<Blob> {
  /** The bytes as they arrive, without the whole file in memory. Call it at once, in place of awaiting the promise. */
  async asStream(): Promise<ReadableStream<Uint8Array>> {
    return (await this.asResponse()).body ?? new Blob([]).stream();
  }
}
