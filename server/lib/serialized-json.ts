const written = new WeakMap<object, Uint8Array>();

/**
 * The UTF-8 JSON of an object that nobody changes, made once: schemas and layouts are many times as large as what is
 * said of them.
 */
export function writtenJson(value: object): Uint8Array {
  const bytes = written.get(value) ?? Buffer.from(JSON.stringify(value));
  written.set(value, bytes);
  return bytes;
}
