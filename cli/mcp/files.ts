import { readFile, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocalFiles } from '../../server/mcp-entry.ts';
import { deriveSchemaKey, readSchemaFile } from '../extract/schema-source.ts';
import { readLocalText } from './local-text.ts';

/** The files that the tools may read. */
export interface Files extends LocalFiles {
  /** The real path of a file. Throws if there is none, or if it is outside of the roots. */
  find(path: string): Promise<string>;
}

/** Absolute. Agents also write `~/` and `file:` URLs. */
function expand(path: string, base: string): string {
  if (path.startsWith('file:')) return fileURLToPath(path);
  return resolve(base, path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : path);
}

function isInside(path: string, root: string): boolean {
  const steps = relative(root, path);
  return steps === '' || (steps !== '..' && !steps.startsWith(`..${sep}`) && resolve(root, steps) === path);
}

/** @param roots directories; none for all files */
export async function createFiles(roots: readonly string[]): Promise<Files> {
  const real = await Promise.all(
    roots.map((root) =>
      realpath(expand(root, process.cwd())).catch((error: unknown) => {
        throw new Error(`There is no directory ${root} (--root).`, { cause: error });
      }),
    ),
  );

  const [only] = real;
  const base = only !== undefined && real.length === 1 ? only : process.cwd();

  async function find(path: string): Promise<string> {
    const found = await realpath(expand(path, base)).catch((error: NodeJS.ErrnoException) => error);
    // Outside of the roots, nothing is said about which files exist.
    const isAllowed = (one: string) => real.length === 0 || real.some((root) => isInside(one, root));
    if (!isAllowed(typeof found === 'string' ? found : expand(path, base)))
      throw new Error(`${path} is outside of the directories that these tools may read: ${real.join(', ')}`);
    if (typeof found !== 'string')
      throw new Error(
        found.code === 'ENOENT'
          ? `There is no file ${path}. Paths are absolute, or relative to ${base}.`
          : `${path} cannot be opened (${found.code ?? 'unknown error'}).`,
      );
    if (!(await stat(found)).isFile()) throw new Error(`${path} is not a file.`);
    return found;
  }

  return {
    find,
    async readSchema(path) {
      const { definition, name, description, instructions, examples, parameters, rules } = await readSchemaFile(
        await find(path),
      );
      const schemaKey = deriveSchemaKey(path);
      return {
        schemaKey,
        name: name ?? schemaKey,
        description,
        definition: definition as Awaited<ReturnType<LocalFiles['readSchema']>>['definition'],
        guidance: {
          instructions: instructions ?? null,
          examples: examples ?? [],
          parameters: parameters ?? null,
          rules: rules ?? [],
        } as Awaited<ReturnType<LocalFiles['readSchema']>>['guidance'],
      };
    },
    readDocument: async (path) => readLocalText(await find(path), basename(path)),
    readBytes: async (path) => ({ name: basename(path), bytes: await readFile(await find(path)) }),
  };
}
