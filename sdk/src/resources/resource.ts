import type { FileInput } from '../files/open-file.ts';
import type { Core } from './core.ts';

/** The operations of one noun. */
export abstract class Resource {
  protected readonly core: Core;

  constructor(core: Core) {
    this.core = core;
  }
}

/** Applies to each arm of a union. */
type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What is uploaded. */
interface WithFile {
  /**
   * A path or a `file:` URL (Node, Bun, Deno), an `https:` URL to fetch it from, a `File`, `Blob` or `Response`, bytes,
   * or a stream.
   */
  file: FileInput;
}

/** `file` in any form that the SDK can open. */
type BodyOf<Body> = Body extends { file: unknown }
  ? Omit<Body, 'file'> & WithFile
  : Body extends { file?: Blob }
    ? Omit<Body, 'file'> & Partial<WithFile>
    : Body;

/** One object type, as editors show it; one for each arm of a union. */
type Flat<T> = T extends unknown ? { [Name in keyof T]: T[Name] } : never;

/** A part of a request, empty where the operation has none. */
type Part<T> = [T] extends [undefined] ? unknown : NonNullable<T>;

/** `slug` is the workspace, which the client may have a default for. */
type PathOf<Path> = Path extends { slug: string } ? OmitEach<Path, 'slug'> & { workspace?: string } : Part<Path>;

interface Shape {
  body?: unknown;
  path?: unknown;
  query?: unknown;
}

/** Path, query and body of an operation in one flat object. */
export type Params<Data extends Shape> = Flat<PathOf<Data['path']> & Part<Data['query']> & BodyOf<Part<Data['body']>>>;

/** The same, where `id` comes first. */
export type ParamsBesideId<Data extends Shape> = Params<{
  path: unknown;
  query: Data['query'];
  body: Data['body'];
}>;
