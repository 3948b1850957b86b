/** Values that a URL parser drops or resolves: the request would reach another resource than the one that is named. */
const UNSAFE_SEGMENTS = new Set(['', '.', '..']);

function encodeSegment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (UNSAFE_SEGMENTS.has(text)) throw new TypeError(`\`${name}\` cannot be ${JSON.stringify(value)} in a path.`);
  return encodeURIComponent(text);
}

function appendQuery(search: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) for (const item of value) appendQuery(search, name, item);
  else if (typeof value === 'object')
    for (const [key, item] of Object.entries(value)) appendQuery(search, `${name}[${key}]`, item);
  else search.append(name, String(value));
}

/**
 * The address of a request. Arrays repeat their parameter, objects are `name[key]=value`.
 *
 * @throws TypeError when a path value is missing, empty, `.` or `..`
 */
export function buildUrl(
  baseUrl: string,
  template: string,
  path: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const pathname = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, path[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) appendQuery(search, name, value);
  const text = search.toString();
  return baseUrl.replace(/\/+$/, '') + pathname + (text && (pathname.includes('?') ? '&' : '?') + text);
}
