/** The validated parts of a request. Validation replaces the texts in `path` and `query` by typed values. */
export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  requestBody?: unknown;
}
function addParameter(query: Map<string, unknown>, name: string, value: string): void {
  query.set(name, query.has(name) ? [query.get(name), value].flat() : value);
}

/** Parses a query string. `name[key]=value` is an object `name`. */
export function readQuery(text: string): Record<string, unknown> {
  const query = new Map<string, unknown>();
  const objects = new Map<string, Map<string, unknown>>();
  for (const [name, value] of new URLSearchParams(text)) {
    const [, object, key] = /^(\w+)\[(.*)\]$/s.exec(name) ?? [];
    if (object === undefined || key === undefined) {
      addParameter(query, name, value);
      continue;
    }
    const properties = objects.get(object) ?? new Map<string, unknown>();
    objects.set(object, properties);
    addParameter(properties, key, value);
  }
  for (const [name, properties] of objects) {
    const value = Object.fromEntries(properties);
    query.set(name, query.has(name) ? [query.get(name), value].flat() : value);
  }
  return Object.fromEntries(query);
}

/** Whether a parameter, or a key or value of an object, contains U+0000. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNul);
}
