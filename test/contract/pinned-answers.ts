import type { paths } from './generated/0.6.0.ts';

export type Body<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  requestBody?: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;

/** What a call answered. Throws for an error. */
export function done<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): NonNullable<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`);
  return data as NonNullable<T>;
}

/** A form with these fields, and a text as its file. */
export function formOf(fields: Record<string, string>, text: string): () => FormData {
  return () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) if (name !== 'file') form.append(name, value);
    form.append('file', new Blob([text], { type: 'text/plain' }), 'invoice.txt');
    return form;
  };
}
