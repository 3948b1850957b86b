const cache = new WeakMap<object, Uint8Array>();

/**
 * The UTF-8 JSON of an immutable object, serialised once. Schemas and layouts are large compared to the rest of a
 * message.
 */
export function serializeOnce(value: object): Uint8Array {
  const bytes = cache.get(value) ?? Buffer.from(JSON.stringify(value));
  cache.set(value, bytes);
  return bytes;
}
