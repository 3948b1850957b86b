import { Transform, type TransformCallback } from 'node:stream';

const CR = 13;
const LF = 10;
const HYPHEN = 45;
const COLON = 58;
const REPLACEMENT = 'x'.charCodeAt(0);

/** What may be in a name beside letters and hyphens (RFC 9110, `token`). */
const OTHER_NAME_BYTES: ReadonlySet<number> = new Set(Buffer.from("0123456789!#$%&'*+.^_`|~"));

type PartPosition = 'body' | 'delimiter' | 'line' | 'name' | 'value' | 'end';

/**
 * Passes a multipart body on, with `x` for each digit and sign in the names of part headers: formidable refuses
 * `Content-MD5` and `X_Name`, which no code reads. The length and all other bytes stay.
 */
export class PartHeaderNames extends Transform {
  /** formidable reads the boundary and the length of the body from these. */
  readonly headers: Record<string, string | string[] | undefined>;
  readonly #delimiter: Buffer;
  /** The last bytes of the body, in which a delimiter may have begun. */
  #tail: Buffer = Buffer.from('\r\n');
  #place: PartPosition = 'body';

  constructor(headers: Record<string, string | string[] | undefined>) {
    super();
    this.headers = headers;
    const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(String(headers['content-type'])) ?? [];
    this.#delimiter = Buffer.from(`\r\n--${quoted ?? plain ?? ''}`);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    for (let at = 0; at < chunk.length && this.#place !== 'end';) {
      if (this.#place === 'body') at = this.#skipBody(chunk, at);
      else this.#place = this.#readHeaderByte(chunk, at++);
    }
    done(null, chunk);
  }

  /** The place behind the next delimiter, or the end of the chunk. */
  #skipBody(chunk: Buffer, from: number): number {
    const { length } = this.#delimiter;
    const seam = Buffer.concat([this.#tail, chunk.subarray(from, from + length - 1)]);
    const inSeam = seam.indexOf(this.#delimiter);
    const inChunk = inSeam < 0 ? chunk.indexOf(this.#delimiter, from) : -1;
    if (inSeam < 0 && inChunk < 0) {
      const rest = chunk.length - from < length ? seam : chunk.subarray(from);
      this.#tail = Buffer.from(rest.subarray(Math.max(0, rest.length - length + 1)));
      return chunk.length;
    }
    const found = inSeam < 0 ? inChunk : from + inSeam - this.#tail.length;
    this.#tail = Buffer.alloc(0);
    this.#place = 'delimiter';
    return found + length;
  }

  #readHeaderByte(chunk: Buffer, at: number): PartPosition {
    const byte = chunk[at] ?? 0;
    switch (this.#place) {
      case 'delimiter':
        if (byte === HYPHEN) return 'end';
        return byte === LF ? 'line' : byte === CR ? 'delimiter' : 'body';
      case 'line':
        if (byte === CR) return 'line';
        if (byte === LF) return 'body';
        break;
      case 'value':
        return byte === LF ? 'line' : 'value';
    }
    if (byte === COLON) return 'value';
    if (OTHER_NAME_BYTES.has(byte)) chunk[at] = REPLACEMENT;
    return 'name';
  }
}
