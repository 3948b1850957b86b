import { openFile, type FileInput } from '../files/open-file.ts';
import type { ReadAs } from '../http/answers.ts';
import { encodeForm, encodeJson, type EncodedBody } from '../http/bodies.ts';
import { readEvents } from '../http/events.ts';
import type { ClientSettings, RequestOptions } from '../http/client-settings.ts';
import { createTransport, type Answer } from '../http/send-requests.ts';
import { buildUrl } from '../http/url.ts';
import { ApiPromise } from './api-promise.ts';
import { Page, PagePromise, type PageEnvelope } from './page.ts';

export interface CoreSettings extends ClientSettings {
  /** The workspace of calls that name none. */
  workspace?: string | undefined;
}

type Fields = Record<string, unknown>;

/** A call of an operation: the arguments of the method, and which of them are query parameters if there is a body. */
export interface Call {
  method: string;
  url: string;
  args: readonly unknown[];
  queryBesideBody?: readonly string[] | undefined;
}

/** `(id, …)` or one flat object, then options: all in one object. */
function flatten([first, ...rest]: readonly unknown[]): Fields {
  return Object.assign({}, typeof first === 'object' ? first : { id: first }, ...rest) as Fields;
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

function omit(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

async function encodeBody(fields: Fields): Promise<EncodedBody> {
  const { file, name } = fields as { file?: FileInput; name?: string };
  return file === undefined ? encodeJson(fields) : encodeForm({ ...fields, file: await openFile(file, name) });
}

/** What resources are made of: calls by their flat arguments. */
export class Core {
  readonly #settings: CoreSettings;
  readonly #send: ReturnType<typeof createTransport>;

  constructor(settings: CoreSettings) {
    this.#settings = settings;
    this.#send = createTransport(settings);
  }

  async #answer({ method, url, args, queryBesideBody }: Call, as: ReadAs): Promise<Answer> {
    const { baseUrl, workspace } = this.#settings;
    const { signal, timeout, maxRetries, headers, idempotencyKey, ...fields } = flatten(args);
    const path: Fields = { ...fields, slug: fields['workspace'] ?? workspace };
    if (url.includes('{slug}') && path['slug'] === undefined)
      throw new TypeError('Which workspace? Pass `workspace` to the call or to `new Excerpt`.');
    const rest = omit(
      fields,
      [...url.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => (name === 'slug' ? 'workspace' : name)),
    );
    const query = queryBesideBody ? pick(rest, queryBesideBody) : rest;
    return this.#send({
      method,
      url: buildUrl(baseUrl, url, path, query),
      body: queryBesideBody && (await encodeBody(omit(rest, queryBesideBody))),
      as,
      options: { signal, timeout, maxRetries, headers, idempotencyKey } as RequestOptions,
      heldMs: 1000 * Number(query['wait'] ?? 0),
    });
  }

  call<T>(call: Call): ApiPromise<T> {
    return new ApiPromise(this.#answer(call, 'json') as Promise<Answer<T>>);
  }

  download(call: Call): ApiPromise<Blob> {
    return new ApiPromise(this.#answer(call, 'blob') as Promise<Answer<Blob>>);
  }

  list<T>(call: Call): PagePromise<T> {
    const load = (page: number) => this.list<T>({ ...call, args: [...call.args, { page }] });
    const answer = this.#answer(call, 'json') as Promise<Answer<PageEnvelope<T>>>;
    return new PagePromise(answer.then(({ data, response }) => ({ data: new Page(data, load), response })));
  }

  async *stream<T>(call: Call): AsyncGenerator<T, void, undefined> {
    const { data } = await this.#answer(call, 'stream');
    yield* readEvents<T>(data as ReadableStream<Uint8Array>);
  }
}
