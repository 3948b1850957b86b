const MAX_LINE = 80;
const INDENT = '  ';

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** JSON for people: two spaces an indent, and lists of short values on one line. */
export function formatJson(value: unknown, indent = ''): string {
  if (isScalar(value)) return JSON.stringify(value);
  const inner = indent + INDENT;
  if (Array.isArray(value)) {
    const line = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`;
    if (value.every(isScalar) && inner.length + line.length <= MAX_LINE) return line;
    return `[\n${value.map((entry) => inner + formatJson(entry, inner)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value as object);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, entry]) => `${inner}${JSON.stringify(key)}: ${formatJson(entry, inner)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
