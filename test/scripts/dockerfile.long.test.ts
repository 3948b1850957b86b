/** Runs the steps of the Dockerfile without Docker: what it copies must suffice to build and run the program. */
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endAllServers, startServerProcess } from '../harness/server-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Copy {
  /** An earlier stage; null for the repository. */
  from: string | null;
  sources: string[];
  target: string;
}

interface Stage {
  name: string | null;
  copies: Copy[];
  user: string | null;
}

function stagesOf(dockerfile: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of dockerfile.replaceAll(/\\\n/g, ' ').split('\n')) {
    const [instruction = '', ...words] = line.trim().split(/\s+/);
    const stage = stages.at(-1);
    if (instruction === 'FROM') stages.push({ name: words[2] ?? null, copies: [], user: null });
    if (instruction === 'USER' && stage !== undefined) stage.user = words[0] ?? null;
    if (instruction !== 'COPY' || stage === undefined) continue;
    const from = /^--from=(.+)$/.exec(words[0] ?? '')?.[1] ?? null;
    const paths = from === null ? words : words.slice(1);
    stage.copies.push({ from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' });
  }
  return stages;
}

/**
 * What `.dockerignore` lets through: all is excluded first, then `!name` brings a file or folder back, then `**`
 * excludes inside.
 */
function isInContext(ignore: string[], path: string): boolean {
  const isIncluded = ignore.some(
    (rule) => rule.startsWith('!') && (path === rule.slice(1) || path.startsWith(`${rule.slice(1)}/`)),
  );
  const isExcluded = ignore
    .filter((rule) => rule.startsWith('**/'))
    .map((rule) => rule.slice(3))
    .some((name) =>
      path.split('/').some((part) => (name.startsWith('*') ? part.endsWith(name.slice(1)) : part === name)),
    );
  return isIncluded && !isExcluded;
}

/** Links to the packages whose paths are given, with the workspace's own package from `sdk`. */
async function linkPackages(modules: string, packages: string[], sdk: string): Promise<void> {
  for (const path of packages) {
    const name = relative(join(root, 'node_modules'), path);
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(path, join(modules, name));
  }
  await mkdir(join(modules, '@excerpt'), { recursive: true });
  await symlink(sdk, join(modules, '@excerpt', 'sdk'));
}

async function installedPackages(production: boolean): Promise<string[]> {
  const npm = process.env['npm_execpath'];
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const args = [...before, 'ls', '--all', '--parseable', ...(production ? ['--omit=dev'] : [])];
  // Fails for packages that are not in the lock file, such as the Node from setup, but the list is complete.
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, maxBuffer: 2 ** 24 }).catch(
    (error: { stdout: string }) => error,
  );
  const modules = join(root, 'node_modules') + sep;
  const top = stdout
    .split('\n')
    .filter(
      (path) => path.startsWith(modules) && /^(@[^/]+\/)?[^/]+$/.test(path.slice(modules.length).replaceAll(sep, '/')),
    );
  return [...new Set(top)].filter((path) => !path.includes(`${sep}@excerpt${sep}`));
}

describe('the Dockerfile', () => {
  let folder: string;
  let stages: Stage[];
  let ignore: string[];
  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'excerpt-image-')));
    stages = stagesOf(await readFile(join(root, 'Dockerfile'), 'utf8'));
    ignore = (await readFile(join(root, '.dockerignore'), 'utf8'))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
  });
  afterAll(async () => {
    await endAllServers();
    await rm(folder, { recursive: true, force: true });
  });

  async function copyFromRepository({ sources, target }: Copy, into: string): Promise<void> {
    const tracked = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...sources],
      { cwd: root, encoding: 'utf8' },
    );
    const files = tracked.split('\0').filter((path) => path !== '' && isInContext(ignore, path));
    for (const source of sources)
      expect(
        files.some((path) => path === source || path.startsWith(`${source}/`)),
        `COPY ${source}`,
      ).toBe(true);
    for (const path of files) {
      const isFolder = sources.includes(path) === false;
      const inside = isFolder
        ? relative(sources.find((source) => path.startsWith(`${source}/`)) ?? '', path)
        : basename(path);
      const isTargetFolder = isFolder || target.endsWith('/') || target.endsWith('.');
      await cp(join(root, path), isTargetFolder ? join(into, target, inside) : join(into, target));
    }
  }

  it('builds and runs the program from the files that it copies', { timeout: 180_000 }, async () => {
    const [build, run] = [join(folder, 'build'), join(folder, 'run')];
    const [first, last] = [stages[0], stages.at(-1)];
    if (first === undefined || last === undefined) throw new Error('The Dockerfile has no stages.');
    for (const copy of first.copies) await copyFromRepository(copy, build);
    await linkPackages(join(build, 'node_modules'), await installedPackages(false), join(build, 'sdk'));
    await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: build });

    for (const { from, sources, target } of last.copies) {
      expect(from).toBe(first.name);
      for (const source of sources) {
        const path = source.replace(/^\/app\//, '');
        if (path === 'node_modules')
          await linkPackages(join(run, 'node_modules'), await installedPackages(true), join(run, 'sdk'));
        else await cp(join(build, path), join(run, target === './' ? path : target), { recursive: true });
      }
    }
    const data = join(folder, 'data');
    const settings = { EXCERPT_PORT: '0', EXCERPT_DATA_DIR: data, EXCERPT_SAMPLE: 'false', NODE_ENV: 'production' };
    const server = startServerProcess([join(run, 'dist', 'cli', 'main.js'), 'serve'], settings);
    const answer = await fetch(`${await server.url}/readyz`);
    expect(answer.status).toBe(200);
    expect(await readdir(data)).toContain('excerpt.db');
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('runs as an unprivileged user, and copies no data or secrets', () => {
    expect(stages.at(-1)?.user).toBe('node');
    for (const path of [
      'data/api-key',
      '.env',
      '.git/config',
      'node_modules/koa/package.json',
      'dist/cli/main.js',
      'server/config.test.ts',
    ]) {
      expect(isInContext(ignore, path), path).toBe(false);
    }
  });
});
