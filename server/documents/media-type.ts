/** A media type with the charset of a text. */
export interface MediaType {
  type: string;
  charset?: string | undefined;
}

export function formatMediaType({ type, charset }: MediaType): string {
  return charset === undefined ? type : `${type}; charset=${charset}`;
}

/** The inverse of `formatMediaType`. */
export function parseMediaType(text: string): MediaType {
  const [type = '', charset] = text.split('; charset=');
  return charset === undefined ? { type } : { type, charset };
}
