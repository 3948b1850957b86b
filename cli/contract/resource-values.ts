import { asArray, asObject, type Json, type JsonObject, type Operation } from '../../codegen/compat/document.ts';

const idPrefix = (value: Json | undefined) => /^[a-z]+_/.exec(typeof value === 'string' ? value : '')?.[0];

const PARAMETER = /\{(\w+)\}/g;

/** Values for the parameters of paths, taken from what the server's lists show. */
export class ResourceValues {
  readonly #paths: string[];
  /** By the path of the list, such as `/workspaces/{slug}/schemas`. */
  readonly #byList = new Map<string, string>();
  /** By the prefix of the id, such as `run_`. */
  readonly #byPrefix = new Map<string, string>();

  constructor(paths: Iterable<string>) {
    this.#paths = [...paths];
  }

  /** @param list path of the list that the resource is in */
  set(list: string, value: string): void {
    this.#byList.set(list, value);
  }

  /** Takes the first resource of a list; values that are there stay. */
  collect(list: string, body: unknown): void {
    const first = asObject(asArray(asObject(body as Json)['data'])[0]);
    const prefix = idPrefix(first['id']);
    if (prefix !== undefined && !this.#byPrefix.has(prefix)) this.#byPrefix.set(prefix, String(first['id']));
    const item = this.#paths.find((path) => path.startsWith(`${list}/{`));
    const name = item?.slice(list.length + 2).split('}')[0] ?? '';
    // `{splitterKey}` is the `key` of a splitter.
    const key = name.endsWith('Key') ? first['key'] : undefined;
    const value = first[name] ?? first['slug'] ?? key ?? first['id'];
    if (item !== undefined && value !== undefined && !this.#byList.has(list)) this.#byList.set(list, String(value));
  }

  /** The path with values; null where one is missing. */
  fill({ path, parameters }: Operation): string | null {
    let isComplete = true;
    const filled = path.replace(PARAMETER, (_, name: string, at: number) => {
      const prefix = idPrefix(parameters.get(`path ${name}`)?.['example']);
      const value = this.#byList.get(path.slice(0, at - 1)) ?? this.#byPrefix.get(prefix ?? '');
      isComplete &&= value !== undefined;
      return encodeURIComponent(value ?? '');
    });
    return isComplete ? filled : null;
  }
}

/** A path of a resource that does not exist; null for a path without parameters, and where the contract lists all. */
export function unknownPath({ path, parameters }: Operation, filled: string): string | null {
  const last = [...path.matchAll(PARAMETER)].at(-1);
  if (last === undefined) return null;
  const { schema, example } = parameters.get(`path ${last[1]}`) ?? {};
  const { type, enum: values } = asObject(schema) as JsonObject;
  if (values !== undefined) return null;
  const unknown = type === 'integer' ? '999999' : `${idPrefix(example) ?? ''}contract-check-unknown`;
  const position = path.slice(0, last.index).split('/').length - 1;
  return filled.split('/').with(position, unknown).join('/');
}
