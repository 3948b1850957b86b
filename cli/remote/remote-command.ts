import { Option, type Command } from 'commander';
import {
  addConnectionOptions,
  addEnvironmentOptions,
  addWorkspaceOptions,
  connect,
  connectToWorkspace,
  type Connection,
  type ConnectionOptions,
  type EnvironmentOptions,
  type WorkspaceOptions,
} from '../client/connect.ts';
import { parseCount } from '../options.ts';
import { printJson, printNote, printTable, type Cells } from '../terminal/print.ts';
import type { Column } from '../terminal/text-table.ts';

/** What a command answers: as JSON with `--json`, else for people. */
export interface Answer {
  value: unknown;
  print: () => void;
  exitCode?: number;
}

/** A list, as a table of a row for each. */
export function answerTable<T>(list: T[], columns: (string | Column)[], toCells: (item: T) => Cells): Answer {
  const named = columns.map((column) => (typeof column === 'string' ? { header: column } : column));
  return {
    value: list,
    print: () => {
      if (list.length === 0 && process.stdout.isTTY) printNote('There are none.');
      else printTable(named, list.map(toCells));
    },
  };
}

export type Context<Options> = Connection & { options: Options };
export type WorkspaceContext<Options> = Context<Options> & { workspace: string };

function show({ value, print, exitCode }: Answer, { json }: ConnectionOptions): void {
  if (json) printJson(value);
  else print();
  if (exitCode !== undefined) process.exitCode = exitCode;
}

/** Commander hands over the arguments, then the options, then the command. */
function split<Options>(all: unknown[]): { args: never; options: Options } {
  return { args: all.slice(0, -2) as never, options: all.at(-2) as Options };
}

/** Completes a command that needs a server. */
export function onServer<Options extends object, Args extends unknown[]>(
  command: Command,
  run: (context: Context<Options & ConnectionOptions>, ...args: Args) => Promise<Answer>,
): Command {
  return addConnectionOptions(command).action(async (...all: unknown[]) => {
    const { args, options } = split<Options & ConnectionOptions>(all);
    show(await run({ ...(await connect(options)), options }, ...(args as Args)), options);
  });
}

/** Completes a command that works in a workspace. */
export function onWorkspace<Options extends object, Args extends unknown[]>(
  command: Command,
  run: (context: WorkspaceContext<Options & WorkspaceOptions>, ...args: Args) => Promise<Answer>,
): Command {
  return addWorkspaceOptions(command).action(async (...all: unknown[]) => {
    const { args, options } = split<Options & WorkspaceOptions>(all);
    show(await run({ ...(await connectToWorkspace(options)), options }, ...(args as Args)), options);
  });
}

/** Completes a command that works in an environment of a workspace. */
export function onEnvironment<Options extends object, Args extends unknown[]>(
  command: Command,
  run: (context: WorkspaceContext<Options & EnvironmentOptions>, ...args: Args) => Promise<Answer>,
): Command {
  return addEnvironmentOptions(command).action(async (...all: unknown[]) => {
    const { args, options } = split<Options & EnvironmentOptions>(all);
    show(await run({ ...(await connectToWorkspace(options)), options }, ...(args as Args)), options);
  });
}

export interface LimitOption {
  limit: number;
}

const MAX_PAGE_SIZE = 100;

/** `--limit`, for lists. */
export function createLimitOption(): Option {
  return new Option('--limit <n>', 'how many to list').default(30).argParser(parseCount);
}

export const getPageSize = ({ limit }: LimitOption) => Math.min(limit, MAX_PAGE_SIZE);

/** The first entries of a list, over its pages. */
export async function take<T>(list: AsyncIterable<T>, { limit }: LimitOption): Promise<T[]> {
  const taken: T[] = [];
  for await (const one of list) {
    taken.push(one);
    if (taken.length >= limit) break;
  }
  return taken;
}

/** `--yes`, for what cannot be undone. */
export const createYesOption = () => new Option('-y, --yes', 'do not ask');

/** Throws unless the user agrees, with `--yes` or on the terminal. */
export async function confirm(question: string, { yes }: { yes?: boolean }): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) throw new Error(`${question} Pass --yes to do it.`);
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    if (/^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim())) return;
  } finally {
    lines.close();
  }
  throw new Error('Nothing was done.');
}
