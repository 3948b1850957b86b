import { openPath } from '#open-path';

/**
 * What is uploaded as a file: a path or a `file:` URL (in Node, Bun and Deno), an `https:` URL to fetch it from, a
 * `File` or `Blob`, bytes, or a stream, which is read into memory first.
 */
export type FileInput =
  string | URL | Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;

/** What a `Blob` is made of; bytes that may be shared between threads are taken too. */
type Bytes = string | Uint8Array<ArrayBuffer>;

const baseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/** The file name in a URL, as text. One that is not UTF-8 stays encoded. */
function decodeName({ pathname }: URL): string {
  const name = baseName(pathname);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function readStream(stream: AsyncIterable<Uint8Array | string>): Promise<Blob> {
  const chunks: Bytes[] = [];
  for await (const chunk of stream) chunks.push(chunk as Bytes);
  return new Blob(chunks);
}

async function fetchFile(url: URL): Promise<Blob> {
  // Not through the client's `fetch`: the key and its hooks are none of this server's business.
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`The file at ${url.origin}${url.pathname} answered ${response.status}.`);
  return response.blob();
}

/**
 * The bytes with their file name, which is that of the file, path or URL, else `name`.
 *
 * @throws TypeError when it is no file, or a path where there is no file system
 */
export async function openFile(input: FileInput, name = 'file'): Promise<File> {
  if (input instanceof File) return input;
  if (input instanceof Blob) return new File([input], name, { type: input.type });
  if (input instanceof ArrayBuffer || ArrayBuffer.isView(input)) return new File([input as Bytes], name);
  if (typeof input === 'string' || (input instanceof URL && input.protocol === 'file:'))
    return new File([await openPath(input)], (input instanceof URL ? decodeName(input) : baseName(input)) || name);
  if (input instanceof URL) {
    const blob = await fetchFile(input);
    return new File([blob], decodeName(input) || name, { type: blob.type });
  }
  if (input instanceof ReadableStream) return new File([await new Response(input).blob()], name);
  if (Symbol.asyncIterator in Object(input)) return new File([await readStream(input)], name);
  throw new TypeError('`file` must be a path, a URL, a File, a Blob, bytes or a stream.');
}
