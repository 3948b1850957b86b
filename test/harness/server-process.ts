import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../../server/config.ts';
import type { Environment } from '../../server/config/read-settings.ts';

/** The folder of the bundled programs of tests, which `scripts/test.mjs` makes. */
const BUILT_PROGRAMS = 'EXCERPT_TEST_PROGRAMS';

const root = fileURLToPath(new URL('../..', import.meta.url));
const OF_SOURCES = '--conditions=excerpt-source';

/** The arguments of Node that start a program: bundled under `scripts/test.mjs`, from its sources otherwise. */
export function asBuilt(program: readonly string[]): string[] {
  const folder = readEnvironment()[BUILT_PROGRAMS];
  if (folder === undefined) return [...program];
  const [entry = '', ...args] = program.filter((argument) => argument !== OF_SOURCES);
  const name = relative(root, resolve(root, entry)).replace(/\.ts$/, '.js');
  const built = [join(folder, name), join(root, 'dist', name)].find((path) => existsSync(path));
  return built === undefined ? [...program] : [built, ...args];
}

/** A server in a separate process, which tests can kill. */
export interface ServerProcess {
  pid: number;
  /** The URL, once it listens. Rejects if the process exits first. */
  url: Promise<string>;
  /** Exit code or signal. */
  exited: Promise<number | NodeJS.Signals>;
  /** The output on stderr so far. */
  errors(): string;
  /** Sends the signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

const living = new Set<ServerProcess>();

/** Kills all servers that are still running. */
export async function endAllServers(): Promise<void> {
  await Promise.all([...living].map((server) => server.end('SIGKILL')));
}

/** The environment without settings of the person that runs the tests. */
export function cleanEnvironment(): Environment {
  return Object.fromEntries(
    Object.entries(readEnvironment()).filter(([name]) => !/^(EXCERPT_|NODE_OPTIONS$|VITEST)/.test(name)),
  );
}

/**
 * Starts a program that prints the URL of its server.
 * @param program arguments of Node: entry file and its arguments
 * @param options.log a file descriptor for stderr, which `errors` then lacks
 */
export function startServerProcess(
  program: string[],
  settings: Environment,
  { log }: { log?: number } = {},
): ServerProcess {
  const child = spawn(process.execPath, asBuilt(program), {
    cwd: root,
    env: { ...cleanEnvironment(), ...settings },
    stdio: ['pipe', 'pipe', log ?? 'pipe'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exited = once(child, 'close').then(([code, signal]) => {
    living.delete(server);
    return (code ?? signal) as number | NodeJS.Signals;
  });
  const url = new Promise<string>((resolve, reject) => {
    if (child.stdout !== null)
      createInterface(child.stdout).on('line', (line) => {
        const address = /http:\/\/[\w.:]+:\d+/.exec(line)?.[0];
        if (address !== undefined) resolve(address);
      });
    void exited.then((end) => reject(new Error(`The server ended (${end}) before it listened. ${errors}`)));
  });
  // Not all tests wait for the URL.
  url.catch(() => undefined);
  const server: ServerProcess = {
    pid: child.pid ?? 0,
    url,
    exited,
    errors: () => errors,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
  living.add(server);
  return server;
}
