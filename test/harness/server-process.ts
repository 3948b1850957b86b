import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { environment } from '../../server/config.ts';
import type { Environment } from '../../server/config/read-settings.ts';

/** A server in a process of its own, which a test may end in any way. */
export interface ServerProcess {
  pid: number;
  /** The address, as soon as it listens. Rejects when the process ends before. */
  url: Promise<string>;
  /** Code or signal of its end. */
  exited: Promise<number | NodeJS.Signals>;
  /** What it has written to standard error. */
  errors(): string;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

const living = new Set<ServerProcess>();

/** No process outlives its test. */
export async function endAllServers(): Promise<void> {
  await Promise.all([...living].map((server) => server.end('SIGKILL')));
}

/** Without the settings of whoever runs the tests. */
export function cleanEnvironment(): Environment {
  return Object.fromEntries(
    Object.entries(environment()).filter(([name]) => !/^(EXCERPT_|NODE_OPTIONS$|VITEST)/.test(name)),
  );
}

/**
 * Starts a program that prints the address of its server somewhere in its output.
 * @param program arguments of Node: the entry and what it gets
 * @param options.log a file descriptor for standard error, which `errors` does not have then
 */
export function startServerProcess(
  program: string[],
  settings: Environment,
  { log }: { log?: number } = {},
): ServerProcess {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const child = spawn(process.execPath, program, {
    cwd,
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
  // Not every test waits for the address.
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
