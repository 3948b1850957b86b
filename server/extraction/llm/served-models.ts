import { LRUCache } from 'lru-cache';
import { getOwn, isObject } from '../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';

/** Requests a path of a server, with a body by POST. Null if it does not answer with JSON. */
type Read = (url: string, body?: JsonObject) => Promise<JsonValue | null>;

const KEPT_MS = 10 * 60 * 1000;
const KEPT_UNKNOWN_MS = 60 * 1000;
const MAX_KEPT = 1_000;
/** What a server says beyond these is no window. */
const MIN_WINDOW = 512;
const MAX_WINDOW = 10_000_000;
/** Ollama serves less than the model can, unless it is told: more than this only on machines with much memory. */
const MAX_UNLOADED_WINDOW = 32_768;

/** The context windows of models on servers that users run, as the servers state them. */
export class ServedModels {
  readonly #windows: LRUCache<string, { window: Promise<number | null> }>;

  constructor() {
    this.#windows = new LRUCache({ max: MAX_KEPT, ttl: KEPT_MS });
  }

  /**
   * The tokens of prompt and answer together; null if the server does not say.
   * @param key tells servers, and the keys for them, apart
   */
  async readWindow(
    key: string,
    { provider, baseUrl, model }: { provider: string; baseUrl: string; model: string },
    read: Read,
  ): Promise<number | null> {
    const name = `${key}\n${model}`;
    const known = this.#windows.get(name);
    if (known !== undefined) return known.window;
    const root = new URL(baseUrl);
    const path = root.pathname.replace(/\/+$/, '');
    const at = (rest: string, isApi: boolean): string => {
      const url = new URL(root);
      url.pathname = `${isApi ? path : path.replace(/\/v1$/, '')}${rest}`;
      return url.href;
    };
    const window = (READERS[provider] ?? readModelList)({ at, model, read }).catch(() => null);
    this.#windows.set(name, { window });
    if ((await window) === null) this.#windows.set(name, { window }, { ttl: KEPT_UNKNOWN_MS });
    return window;
  }

  /** A server cut a prompt to its window. */
  learn(key: string, model: string, window: number): void {
    this.#windows.set(`${key}\n${model}`, { window: Promise.resolve(window) });
  }
}

interface Reading {
  /** @param isApi whether the path is below that of the API, not of the server */
  at: (path: string, isApi: boolean) => string;
  model: string;
  read: Read;
}

const READERS: Readonly<Record<string, (reading: Reading) => Promise<number | null>>> = {
  ollama: readOllama,
  llamacpp: readLlamaCpp,
  lmstudio: readLmStudio,
};

/** vLLM and others add the window to the list of models. */
async function readModelList({ at, model, read }: Reading): Promise<number | null> {
  const entry = findModel(await read(at('/models', true)), model);
  return firstWindow(entry, ['max_model_len', 'context_length', 'context_window', 'max_context_length']);
}

async function readLmStudio({ at, model, read }: Reading): Promise<number | null> {
  const entry = findModel(await read(at('/api/v0/models', false)), model);
  return firstWindow(entry, ['loaded_context_length', 'max_context_length']);
}

async function readLlamaCpp({ at, read }: Reading): Promise<number | null> {
  const properties = await read(at('/props', false));
  const settings = isObject(properties) ? properties['default_generation_settings'] : undefined;
  return firstWindow(settings, ['n_ctx']) ?? firstWindow(properties, ['n_ctx']);
}

/** The window that is loaded, else the one that the model is configured with, else what the model can. */
async function readOllama({ at, model, read }: Reading): Promise<number | null> {
  const isModel = (one: JsonValue): one is JsonObject =>
    isObject(one) && [one['name'], one['model']].some((name) => name === model || name === `${model}:latest`);
  const [loaded, shown] = await Promise.all([read(at('/api/ps', false)), read(at('/api/show', false), { model })]);
  const models = isObject(loaded) ? loaded['models'] : undefined;
  const running = Array.isArray(models) ? firstWindow(models.find(isModel), ['context_length']) : null;
  if (running !== null) return running;
  if (!isObject(shown)) return null;
  const configured = /^\s*num_ctx\s+(\d+)\s*$/m.exec(String(shown['parameters'] ?? ''));
  if (configured !== null) return toWindow(Number(configured[1]));
  const info = shown['model_info'];
  const [, can] = isObject(info) ? (Object.entries(info).find(([name]) => name.endsWith('.context_length')) ?? []) : [];
  const window = toWindow(can);
  return window === null ? null : Math.min(window, MAX_UNLOADED_WINDOW);
}

function findModel(list: JsonValue | null, model: string): JsonValue | undefined {
  const models = isObject(list) ? (list['data'] ?? list['models']) : list;
  return Array.isArray(models)
    ? models.find((one) => isObject(one) && (one['id'] ?? one['name']) === model)
    : undefined;
}

function firstWindow(value: JsonValue | null | undefined, names: readonly string[]): number | null {
  if (!isObject(value)) return null;
  return names.map((name) => toWindow(getOwn(value, name))).find((window) => window !== null) ?? null;
}

function toWindow(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= MIN_WINDOW && value <= MAX_WINDOW
    ? value
    : null;
}
