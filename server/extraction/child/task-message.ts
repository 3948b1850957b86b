import { LRUCache } from 'lru-cache';
import type { ExtractionTask } from './extraction-tasks.ts';
import { serializeOnce } from '../../lib/serialized-json.ts';

/** What of a task is large, or the same in many: a schema, a layout. It goes to the child as JSON. */
const JSON_PROPERTIES = ['definition', 'schema', 'layout'] as const;

export interface TaskMessage {
  /** The rest of the task. */
  task: Record<string, unknown>;
  /** UTF-8 JSON by property. */
  json: Partial<Record<(typeof JSON_PROPERTIES)[number], Uint8Array>>;
}

export function packTask(task: ExtractionTask): TaskMessage {
  const message: TaskMessage = { task: { ...task }, json: {} };
  for (const name of JSON_PROPERTIES) {
    const value = message.task[name];
    if (typeof value !== 'object' || value === null) continue;
    message.json[name] = serializeOnce(value);
    delete message.task[name];
  }
  return message;
}

/** A child sees the same few schemas again and again. */
const schemas = new LRUCache<string, object>({ max: 50 });
const MAX_KEPT_CHARACTERS = 1_000_000;
/** Repaired answers, samples, and runs by other schemas are compared with the same document. */
const layouts = new LRUCache<string, object>({
  maxSize: MAX_KEPT_CHARACTERS,
  maxEntrySize: MAX_KEPT_CHARACTERS / 2,
  sizeCalculation: (_, text) => text.length,
});

function parseJson(name: string, bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  const parsed = name === 'layout' ? layouts : schemas;
  const value = parsed.get(text) ?? (JSON.parse(text) as object);
  parsed.set(text, value);
  return value;
}

export function unpackTask({ task, json }: TaskMessage): ExtractionTask {
  const shared = Object.entries(json).map(([name, bytes]) => [name, parseJson(name, bytes)]);
  return { ...task, ...Object.fromEntries(shared) } as unknown as ExtractionTask;
}
