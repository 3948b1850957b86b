/**
 * The canonical JSON (RFC 8785) of a value that came from JSON. A package does the same, in ten times as long for long
 * texts and lists (`canonicalize`, with which the tests compare it).
 */
export function toCanonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    const isFlat = value.every((one) => typeof one !== 'object' || one === null);
    return isFlat ? JSON.stringify(value) : `[${value.map((one) => toCanonicalJson(one ?? null)).join(',')}]`;
  }
  const from = value as Record<string, unknown>;
  let text = '';
  // By UTF-16 code units, as the RFC says and as `sort` does.
  for (const key of Object.keys(from).toSorted()) {
    const member = from[key];
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${toCanonicalJson(member)}`;
  }
  return `{${text}}`;
}
