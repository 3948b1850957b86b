/** Runs commands in the process of the test, against answers that the test names. */
import { Readable } from 'node:stream';
import { CommanderError, InvalidArgumentError, type Command } from 'commander';
import { vi } from 'vitest';
import { createProgram } from '../program.ts';
import { reportFailure } from '../report-failure.ts';

export interface SentRequest {
  /** Method and path, such as `GET /batches/bat_1`. */
  to: string;
  query: Record<string, string>;
  /** JSON as a value, the fields of a form with the names and texts of its files, other bodies as text. */
  body: unknown;
}

/** The body of each answer by method and path; a function is called with each request. */
export type Answers = Record<string, unknown>;

export interface InProcessOptions {
  settings?: Record<string, string>;
  /** What stdin has. */
  input?: string;
  isTerminal?: boolean;
}

export interface InProcessOutcome {
  code: number;
  output: string;
  errors: string;
  requests: SentRequest[];
}

/** An error of the server. */
export function refuse(status: number, code: string, message: string, details?: unknown): Response {
  return Response.json({ code, message, details, retryable: false }, { status });
}

/** A list that fits on one page. */
export const pageOf = (...data: unknown[]) => ({ total: data.length, page: 1, pageSize: 100, data });

const SETTINGS = {
  EXCERPT_BASE_URL: 'http://127.0.0.1:9',
  EXCERPT_API_KEY: 'exk_test',
  EXCERPT_WORKSPACE: 'acme',
  EXCERPT_PROFILE: '',
  EXCERPT_DOCUMENT_PASSWORD: '',
  XDG_CONFIG_HOME: '/nonexistent',
};

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return request.json();
  if (!type.startsWith('multipart/')) return (await request.text()) || undefined;
  const fields: Record<string, unknown> = {};
  for (const [name, value] of await request.formData())
    fields[name] = typeof value === 'string' ? value : { name: value.name, text: await value.text() };
  return fields;
}

function throwOnExit(command: Command): void {
  command.exitOverride();
  for (const child of command.commands) throwOnExit(child);
}

/** What the command prints, its exit code, and the requests that it sent. What the server is not told is 404. */
export async function runInProcess(
  args: string[],
  answers: Answers = {},
  { settings, input = '', isTerminal = false }: InProcessOptions = {},
): Promise<InProcessOutcome> {
  const outcome: InProcessOutcome = { code: 0, output: '', errors: '', requests: [] };
  for (const [name, value] of Object.entries({ ...SETTINGS, ...settings })) vi.stubEnv(name, value);
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const to = `${request.method} ${pathname}`;
    const sent = { to, query: Object.fromEntries(searchParams), body: await readBody(request) };
    outcome.requests.push(sent);
    if (!Object.hasOwn(answers, to)) return refuse(404, 'not_found', `${to} is not found.`);
    const given = answers[to];
    const answer: unknown =
      typeof given === 'function'
        ? await (given as (sent: SentRequest, request: Request) => unknown)(sent, request)
        : given;
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  const { stdin } = process;
  const { isTTY } = process.stdout;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((outcome.output += toText(text)), true)),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((outcome.errors += toText(text)), true)),
    vi.spyOn(console, 'log').mockImplementation((text) => void (outcome.output += `${String(text)}\n`)),
  ];
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  process.stdout.isTTY = isTerminal;
  try {
    const program = await createProgram(args[0]);
    throwOnExit(program);
    await program.parseAsync(args, { from: 'user' });
    outcome.code = Number(process.exitCode ?? 0);
  } catch (error) {
    // Commander has printed what it refuses.
    const isPrinted = error instanceof CommanderError && !(error instanceof InvalidArgumentError);
    if (!isPrinted) reportFailure(error);
    outcome.code = 1;
  } finally {
    process.exitCode = undefined;
    process.stdout.isTTY = isTTY;
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }
  return outcome;
}

const toText = (chunk: string | Uint8Array): string =>
  typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
