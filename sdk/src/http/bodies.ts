/** A body as `fetch` takes it, and its content type unless `fetch` writes that itself. */
export interface EncodedBody {
  content: NonNullable<RequestInit['body']>;
  contentType?: string;
}

export function encodeJson(body: unknown): EncodedBody {
  return { content: JSON.stringify(body), contentType: 'application/json' };
}

/** Files become parts with their names, texts stay as they are, everything else is JSON text. */
export function encodeForm(fields: object): EncodedBody {
  const content = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === undefined) continue;
    if (value instanceof Blob) content.append(name, value);
    else content.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { content };
}

/** A body as it is, or the JSON of an object. */
export function encodeAny(body: unknown): EncodedBody {
  const isPlain = Array.isArray(body) || (body as object | null)?.constructor === Object;
  return isPlain ? encodeJson(body) : { content: body as EncodedBody['content'] };
}
