import { glob, lstat, readdir, realpath, stat } from 'node:fs/promises';
import { basename, extname, join, relative, resolve, sep } from 'node:path';

export interface FoundFile {
  /** As the user would name it. */
  path: string;
  /** Path under the directory of the argument, else the file name. */
  name: string;
  /** Bytes and time of the last change, which tell whether the file is still being written. */
  version: string;
}

export interface FoundFiles {
  files: FoundFile[];
  /** Files of directories that were left out for their ending. */
  skipped: number;
  /** Symbolic links that lead out of their directory, and were left out. */
  links: string[];
}

interface FindOptions {
  recursive: boolean;
  /** Absolute paths of files and directories that are no input, such as the output. */
  excluded: ReadonlySet<string>;
  /** Also ZIP files of directories. */
  archives?: boolean;
  /** Also what symbolic links in directories name outside of them. */
  followLinks?: boolean;
}

/** Endings of the formats that Excerpt reads, which are looked for in directories. */
const ENDINGS = new Set(
  (
    'pdf png jpg jpeg webp tif tiff heic heif avif docx doc xlsx xls pptx ppt pages numbers key ' +
    'odt ods odp rtf epub xps eml msg mht mhtml ' +
    'vcf ics html htm xml json md markdown csv txt text'
  )
    .split(' ')
    .map((ending) => `.${ending}`),
);

/** Characters of a pattern. */
const IS_PATTERN = /[*?[\]{}]/;

/** Whether a path names something in a directory, also through symbolic links. */
async function isWithin(path: string, directory: string): Promise<boolean> {
  if (!(await lstat(path)).isSymbolicLink()) return true;
  const [target, root] = await Promise.all([realpath(path), realpath(directory)]);
  return target === root || target.startsWith(root.endsWith(sep) ? root : root + sep);
}

/** What was left out of directories, in words. */
export function describeLeftOut({ skipped, links }: FoundFiles): string[] {
  const name = links.length > 3 ? `${links.slice(0, 3).join(', ')}, …` : links.join(', ');
  return [
    ...(skipped > 0
      ? [`${skipped} ${skipped === 1 ? 'file is' : 'files are'} left out for the ending: name them to try them.`]
      : []),
    ...(links.length > 0
      ? [`Symbolic links out of the directory are left out: ${name}. --follow-links takes what they name.`]
      : []),
  ];
}

/**
 * The files of paths, directories and patterns, each once, in the order of the arguments and then by name. Hidden files
 * of directories are left out, and so is a directory that contains itself through a symbolic link. Throws for an
 * argument that names nothing.
 */
export async function findFiles(args: string[], options: FindOptions): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], skipped: 0, links: [] };
  const seen = new Set<string>();

  const isWanted = (name: string) => {
    const ending = extname(name).toLowerCase();
    return ENDINGS.has(ending) || (options.archives === true && ending === '.zip');
  };

  async function addFile(path: string, name: string, stats: { size: number; mtimeMs: number }): Promise<void> {
    const absolute = resolve(path);
    if (seen.has(absolute) || options.excluded.has(absolute)) return;
    seen.add(absolute);
    found.files.push({ path, name, version: `${stats.size} ${stats.mtimeMs}` });
  }

  /** @param parents real paths of the directories above */
  async function addDirectory(path: string, root: string, parents: readonly string[]): Promise<void> {
    if (options.excluded.has(resolve(path))) return;
    const real = await realpath(path);
    if (parents.includes(real)) return;
    const names = await readdir(path);
    for (const name of names.toSorted()) {
      if (name.startsWith('.')) continue;
      const child = join(path, name);
      // A broken symbolic link is not there.
      const stats = await stat(child).catch(() => null);
      if (stats !== null && options.followLinks !== true && !(await isWithin(child, root))) {
        found.links.push(child);
        continue;
      }
      if (stats?.isDirectory() && options.recursive) await addDirectory(child, root, [...parents, real]);
      if (!stats?.isFile()) continue;
      if (isWanted(name)) await addFile(child, relative(root, child), stats);
      else found.skipped += 1;
    }
  }

  async function addPath(path: string): Promise<boolean> {
    const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw new Error(`${path} cannot be opened (${error.code}).`, { cause: error });
    });
    if (stats === null) return false;
    if (stats.isDirectory()) await addDirectory(path, path, []);
    else if (stats.isFile()) await addFile(path, basename(path), stats);
    else throw new Error(`${path} is neither a file nor a directory.`);
    return true;
  }

  for (const argument of args) {
    if (await addPath(argument)) continue;
    if (!IS_PATTERN.test(argument)) throw new Error(`There is no file ${argument}.`);
    const matches: string[] = [];
    for await (const match of glob(argument)) matches.push(match);
    if (matches.length === 0) throw new Error(`No file matches ${argument}.`);
    for (const match of matches.toSorted()) {
      const stats = await stat(match).catch(() => null);
      if (stats?.isFile()) await addFile(match, basename(match), stats);
    }
  }
  return found;
}
