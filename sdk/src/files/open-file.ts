import { openPath } from '#open-path';
import { parseUrl } from '../http/check-settings.ts';

/**
 * What is uploaded as a file: a path or a `file:` URL (in Node, Bun and Deno), an `https:` URL to fetch it from, a
 * `File` or `Blob`, bytes, a `Response`, or a stream. The last two are read into memory first.
 */
export type FileInput =
  | string
  | URL
  | Blob
  | Uint8Array
  | ArrayBuffer
  | Response
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>;

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

/** A `Response`, also one of an implementation beside the platform's. */
function isResponse(input: object): input is Response {
  return 'blob' in input && 'headers' in input && 'ok' in input;
}

async function readResponse(response: Response, url: URL | undefined, name: string): Promise<File> {
  const where = url ? `at ${url.origin}${url.pathname}` : 'of this Response';
  if (!response.ok) throw new TypeError(`The file ${where} answered ${response.status}.`);
  const blob = await response.blob();
  return new File([blob], (url && decodeName(url)) || name, { type: blob.type });
}

/** Schemes of texts that look like a path to nobody but the file system. */
const ADDRESS = /^(https?|file|data):/i;

function pathOf(text: string): string {
  if (!ADDRESS.test(text)) return text;
  const shown = JSON.stringify(text.slice(0, 80));
  throw new TypeError(`\`file\` is the text ${shown}; a text is a path. Pass \`new URL(…)\` to have it fetched.`);
}

/**
 * The bytes with their file name, which is that of the file, path or URL, else `name`.
 *
 * @throws TypeError when it is no file, cannot be read, or is a path where there is no file system
 */
export async function openFile(input: FileInput, name = 'file'): Promise<File> {
  if (input instanceof File) return input;
  if (input instanceof Blob) return new File([input], name, { type: input.type });
  if (input instanceof ArrayBuffer || ArrayBuffer.isView(input)) return new File([input as Bytes], name);
  if (typeof input === 'string') return new File([await openPath(pathOf(input))], baseName(input) || name);
  if (input instanceof URL)
    return input.protocol === 'file:'
      ? new File([await openPath(input)], decodeName(input) || name)
      : // Not through the client's `fetch`: the key and its hooks are none of this server's business.
        readResponse(await fetch(input), input, name);
  if (input instanceof ReadableStream) return new File([await new Response(input).blob()], name);
  if (Symbol.asyncIterator in Object(input)) return new File([await readStream(input as AsyncIterable<Bytes>)], name);
  if (isResponse(Object(input) as object))
    return readResponse(input as Response, parseUrl((input as Response).url), name);
  throw new TypeError('`file` must be a path, URL, File, Blob, Response, bytes or a stream.');
}
