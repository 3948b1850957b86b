import { openFile, type FileInput } from '../files/open-file.ts';
import type { Reading } from '../http/answers.ts';
import { encodeAny, encodeForm, encodeJson, type EncodedBody } from '../http/bodies.ts';
import { readEvents } from '../http/events.ts';
import type { ClientSettings, RequestOptions } from '../http/client-settings.ts';
import { createTransport, type Answer } from '../http/send-requests.ts';
import { buildUrl } from '../http/url.ts';
import { ApiPromise, FilePromise } from './api-promise.ts';
import { Page, PagePromise, type PageEnvelope } from './page.ts';

export interface CoreSettings extends ClientSettings {
  /** The workspace of calls that name none. */
  workspace?: string | undefined;
}

type Fields = Record<string, unknown>;

/** A request of one's own. */
export interface RawRequest extends RequestOptions {
  /** Parameters after the `?`. */
  query?: Record<string, unknown> | undefined;
  /** An object, which is sent as JSON, or what `fetch` takes as a body. */
  body?: unknown;
}

/**
 * A call of an operation: its method and path as `GET /runs/{id}`, the arguments of the SDK's method, and which of them
 * are query parameters if there is a body.
 */
type Call = [route: string, args: readonly unknown[], queryBesideBody?: readonly string[]];

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

  async #answer([route, args, queryBesideBody]: Call, reading: Reading): Promise<Answer> {
    const [method = '', url = ''] = route.split(' ');
    const { baseUrl, workspace } = this.#settings;
    const { signal, timeout, maxRetries, headers, idempotencyKey, fetchOptions, ...fields } = flatten(args);
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
      reading,
      options: { signal, timeout, maxRetries, headers, idempotencyKey, fetchOptions } as RequestOptions,
      heldMs: 1000 * Number(query['wait'] ?? 0),
    });
  }

  call<T>(...call: Call): ApiPromise<T> {
    const reading: Reading = { as: 'json' };
    return new ApiPromise(this.#answer(call, reading) as Promise<Answer<T>>, reading);
  }

  download(...call: Call): FilePromise {
    const reading: Reading = { as: 'blob' };
    return new FilePromise(this.#answer(call, reading) as Promise<Answer<Blob>>, reading);
  }

  list<T>(...call: Call): PagePromise<T> {
    const reading: Reading = { as: 'json' };
    const [route, args, queryBesideBody] = call;
    const load = (page: number) => this.list<T>(route, [...args, { page }], queryBesideBody);
    const answer = this.#answer(call, reading) as Promise<Answer<PageEnvelope<T>>>;
    const first = answer.then(({ data, response }) => ({ data: new Page(data, load), response }));
    return new PagePromise(first, reading);
  }

  async *stream<T>(...call: Call): AsyncGenerator<T, void, undefined> {
    const { data } = await this.#answer(call, { as: 'stream' });
    yield* readEvents<T>(data as ReadableStream<Uint8Array>);
  }

  /** A request to any path of the server. */
  request<T>(method: string, path: string, { query, body, ...options }: RawRequest = {}): ApiPromise<T> {
    const reading: Reading = { as: 'any' };
    const send = async () => {
      // Without the slash it would go on with the host: `@other.test` is another server.
      if (!path.startsWith('/')) throw new TypeError(`The path must start with a slash, not ${JSON.stringify(path)}.`);
      const url = buildUrl(this.#settings.baseUrl, path, {}, query);
      return this.#send({ method, url, body: body === undefined ? undefined : encodeAny(body), reading, options });
    };
    return new ApiPromise(send() as Promise<Answer<T>>, reading);
  }
}
