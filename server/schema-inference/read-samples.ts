import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentIntake, ReceivedFile } from '../documents/intake.ts';
import { AppError, invalidBody } from '../errors.ts';
import type { NewId } from '../lib/ids.ts';
import type { Layout } from '../parsing/layout.ts';
import { ParseError, type ParsableType, type ParseLimits, type Parser } from '../parsing/parser.ts';

/** A document that is sent along and not stored. */
export interface Sample {
  name: string;
  /** Text. */
  content?: string | undefined;
  /** A file in base64. */
  data?: string | undefined;
  /** Of a text. */
  mimeType?: string | undefined;
}

interface ReadOptions {
  /** Whose document it is: owner and workspace. */
  group: readonly string[];
  /** Only these; all by default. */
  pages?: readonly string[];
  signal: AbortSignal;
}

export interface SampleReader {
  /** Parses a sample. Throws `AppError`, or the signal's reason. @param path of the sample in the request's body */
  read(sample: Sample, options: ReadOptions & { path: string }): Promise<Layout>;
  /** Parses a file of a form, as `read` does. */
  readFile(file: ReceivedFile, options: ReadOptions): Promise<Layout>;
}

interface Dependencies {
  parser: Pick<Parser, 'parse'>;
  intake: Pick<DocumentIntake, 'file' | 'text'>;
  limits: ParseLimits;
  temporaryDir: string;
  newId: NewId;
}

export function createSampleReader({ parser, intake, limits, temporaryDir, newId }: Dependencies): SampleReader {
  function toBytes({ content, data }: Sample, path: string): Buffer {
    if ((content === undefined) === (data === undefined))
      throw invalidBody(path, 'A sample has either content or data.');
    if (content !== undefined) return Buffer.from(content, 'utf8');
    const bytes = Buffer.from(data ?? '', 'base64');
    if (bytes.length === 0) throw invalidBody(`${path}/data`, 'data must be a file in base64.');
    return bytes;
  }

  async function prepare(sample: Sample, bytes: Buffer, file: string) {
    if (sample.content !== undefined) return intake.text(sample);
    const hash = createHash('sha256').update(bytes).digest('hex');
    return intake.file({ path: file, filename: sample.name, declaredType: null, size: bytes.length, hash }, {});
  }

  async function parse(file: { name: string; path: string; mediaType: string }, options: ReadOptions): Promise<Layout> {
    const [mimeType = '', charset] = file.mediaType.split(/;\s*charset=/u);
    try {
      const { group, pages, signal } = options;
      const parsable = { path: file.path, mimeType: mimeType as ParsableType, charset };
      return await parser.parse(parsable, { limits, group, signal, ...(pages !== undefined && { pages }) });
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      throw new AppError('document_unreadable', `${file.name}: ${error.message}`, { cause: error });
    }
  }

  return {
    async read(sample, { path, ...options }) {
      const bytes = toBytes(sample, path);
      const file = join(temporaryDir, newId('doc'));
      try {
        await writeFile(file, bytes, { mode: 0o600 });
        const { mimeType } = await prepare(sample, bytes, file);
        return await parse({ name: sample.name, path: file, mediaType: mimeType }, options);
      } finally {
        await rm(file, { force: true });
      }
    },

    async readFile(file, options) {
      const { name, mimeType } = await intake.file(file, {});
      return parse({ name, path: file.path, mediaType: mimeType }, options);
    },
  };
}
