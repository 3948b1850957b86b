import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asBuilt, cleanEnvironment } from '../../test/harness/server-process.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface CliOutcome {
  code: number | null;
  output: string;
  errors: string;
}

export interface CliOptions {
  cwd?: string;
  settings?: Record<string, string>;
  /** Sent to stdin. */
  input?: string;
}

/** A started command, which a test can signal. */
export interface CliProcess {
  child: ChildProcess;
  /** The output so far. */
  output(): string;
  errors(): string;
  outcome: Promise<CliOutcome>;
}

/** Starts `excerpt` as a process of its own, without the user's settings and profiles. */
export function startCli(args: string[], { cwd, settings, input = '' }: CliOptions = {}): CliProcess {
  const child = spawn(process.execPath, asBuilt(['--conditions=excerpt-source', program, ...args]), {
    cwd,
    env: { ...cleanEnvironment(), XDG_CONFIG_HOME: '/nonexistent', ...settings },
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin.on('error', () => undefined).end(input);
  const outcome = once(child, 'close').then(([code]) => ({ code: code as number | null, output, errors }));
  return { child, output: () => output, errors: () => errors, outcome };
}

export function runCli(args: string[], options?: CliOptions): Promise<CliOutcome> {
  return startCli(args, options).outcome;
}
