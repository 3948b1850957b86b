import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LocalExample, MemoryExample } from '../local/memory/memory-example.ts';
import type { ExtractionTask } from './extraction-tasks.ts';
import { serializeOnce } from '../../lib/serialized-json.ts';

/** What of a task is large, or the same in many: a schema, a layout. It goes to the child as JSON. */
const JSON_PROPERTIES = ['definition', 'schema', 'layout', 'tables'] as const;

export interface TaskMessage {
  /** The rest of the task. */
  task: Record<string, unknown>;
  json: Partial<Record<(typeof JSON_PROPERTIES)[number], PackedJson>>;
  /** Examples of the memory, each by itself: documents of one form have the same ones. */
  memory?: PackedJson[];
}

interface PackedJson {
  /** UTF-8. */
  bytes: Uint8Array;
  /** Of the bytes: a child that has parsed them before need not read them. */
  digest: string;
}

const identity = <Value>(value: Value): Value => value;

/** Without what only models read: a message has several examples. */
function selectForChild(example: LocalExample & Partial<MemoryExample>): LocalExample {
  const { excerpt: _excerpt, data: _data, ...read } = example;
  return read;
}

const packed = new WeakMap<object, PackedJson>();

function packJson<Value extends object>(value: Value, select: (value: Value) => object = identity): PackedJson {
  let json = packed.get(value);
  if (json === undefined) {
    const bytes = serializeOnce(select(value));
    packed.set(value, (json = { bytes, digest: hash('sha256', bytes, 'base64url') }));
  }
  return json;
}

export function packTask(task: ExtractionTask): TaskMessage {
  const message: TaskMessage = { task: { ...task }, json: {} };
  for (const name of JSON_PROPERTIES) {
    const value = message.task[name];
    if (typeof value !== 'object' || value === null) continue;
    message.json[name] = packJson(value);
    delete message.task[name];
  }
  if ('memory' in task && task.memory !== undefined) {
    message.memory = task.memory.map((example) => packJson(example, selectForChild));
    delete message.task['memory'];
  }
  return message;
}

/** In bytes of JSON. What is compiled of a schema is kept with it, and takes ten times as much. */
const MAX_KEPT_SCHEMA_BYTES = 8_000_000;
/** A child sees the same few schemas again and again. */
const schemas = new LRUCache<string, object>({ max: 50, maxSize: MAX_KEPT_SCHEMA_BYTES });
const MAX_KEPT_BYTES = 1_000_000;
/** Repaired answers, samples, and runs by other schemas are compared with the same document. */
const layouts = new LRUCache<string, object>({ maxSize: MAX_KEPT_BYTES, maxEntrySize: MAX_KEPT_BYTES / 2 });

const MAX_KEPT_TABLE_BYTES = 64_000_000;
/** Their indexes are kept with them. */
const tables = new LRUCache<string, object>({ max: 10, maxSize: MAX_KEPT_TABLE_BYTES });

const MAX_KEPT_EXAMPLE_BYTES = 8_000_000;
/** What is prepared of an example is kept with it. */
const examples = new LRUCache<string, object>({ maxSize: MAX_KEPT_EXAMPLE_BYTES });

function cacheOf(name: string): LRUCache<string, object> {
  if (name === 'layout') return layouts;
  return name === 'tables' ? tables : schemas;
}

function parseJson(cache: LRUCache<string, object>, { bytes, digest }: PackedJson): unknown {
  const known = cache.get(digest);
  if (known !== undefined) return known;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  const value = JSON.parse(text) as object;
  cache.set(digest, value, { size: bytes.length });
  return value;
}

export function unpackTask({ task, json, memory }: TaskMessage): ExtractionTask {
  const shared = Object.entries(json).map(([name, one]) => [name, parseJson(cacheOf(name), one)]);
  const remembered = memory && { memory: memory.map((one) => parseJson(examples, one)) };
  return { ...task, ...Object.fromEntries(shared), ...remembered } as unknown as ExtractionTask;
}
