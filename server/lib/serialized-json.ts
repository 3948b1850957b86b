const written = new WeakMap<object, Uint8Array>();

/**
 * The UTF-8 JSON of an immutable object, serialised once. Schemas and layouts are large compared to the rest of a
 * message.
 */
export function writtenJson(value: object): Uint8Array {
  const bytes = written.get(value) ?? Buffer.from(JSON.stringify(value));
  written.set(value, bytes);
  return bytes;
}
