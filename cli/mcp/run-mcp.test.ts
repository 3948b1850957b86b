/** The server for agents on stdin and stdout, until its client leaves. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runMcp } from './run-mcp.ts';

/** Requests that the server of the command has not answered yet. */
const held: ServerResponse[] = [];
const server = createServer((_, response) => void held.push(response));
const answerAll = () => {
  for (const response of held.splice(0))
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ total: 0, page: 1, pageSize: 20, data: [] }));
};
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { stdin } = process;
let input: PassThrough & { isTTY?: boolean };
let output: string;
let errors: string;
let exit: { mock: { calls: unknown[][] } };
beforeEach(() => {
  // The process is ended five seconds after the command.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  [input, output, errors, held.length] = [new PassThrough(), '', '', 0];
  Object.defineProperty(process, 'stdin', { value: input, configurable: true });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((output += String(text)), true));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((errors += String(text)), true));
  exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  vi.stubEnv('EXCERPT_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('EXCERPT_API_KEY', 'exk_test');
  vi.stubEnv('EXCERPT_WORKSPACE', 'acme');
});
afterEach(() => {
  answerAll();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
});

const send = (message: object) => input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
const initialize = () =>
  send({
    id: 'begin',
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  });
const callTool = (id: string) =>
  send({ id, method: 'tools/call', params: { name: 'get_schemas', arguments: { schema: 'invoice' } } });
const answered = () =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { id: string }).id);
const untilHeld = () => vi.waitUntil(() => held.length > 0, { interval: 1 });
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Runs the command, and tells whether it has ended. It reads stdin in a later turn, as it does from a pipe. */
async function run() {
  const state = { hasEnded: false };
  const ended = runMcp({}).finally(() => (state.hasEnded = true));
  await turns();
  return { state, ended };
}

test('all that was asked is answered, although the client closes stdin at once', async () => {
  const { ended } = await run();
  initialize();
  send({ id: 'tools', method: 'tools/list' });
  input.end();
  await ended;
  expect(answered()).toEqual(['begin', 'tools']);
  expect([errors, process.exitCode]).toEqual(['', undefined]);
});

test('a call under way is answered after the client has closed stdin', async () => {
  const { state, ended } = await run();
  initialize();
  callTool('call');
  await untilHeld();
  input.end();
  await turns();
  expect([state.hasEnded, answered()]).toEqual([false, ['begin']]);
  answerAll();
  await untilHeldIsAnswered(state);
  await ended;
  expect(answered()).toEqual(['begin', 'call']);
});

/** A call may make several requests. */
async function untilHeldIsAnswered(state: { hasEnded: boolean }): Promise<void> {
  await vi.waitUntil(() => (answerAll(), state.hasEnded), { interval: 1 });
}

test('a call that was cancelled is not waited for, and others are', async () => {
  const { state, ended } = await run();
  initialize();
  callTool('first');
  callTool('second');
  await vi.waitUntil(() => held.length > 1, { interval: 1 });
  send({ method: 'notifications/cancelled', params: { requestId: 'first' } });
  input.end();
  await turns();
  expect(state.hasEnded).toBe(false);
  send({ method: 'notifications/other', params: {} });
  await untilHeldIsAnswered(state);
  await ended;
  expect(answered()).toEqual(['begin', 'second']);
});

test('ends without the answer of a call that was cancelled', async () => {
  const { ended } = await run();
  initialize();
  callTool('call');
  await untilHeld();
  send({ method: 'notifications/cancelled', params: { requestId: 'call' } });
  input.end();
  await ended;
  expect(answered()).toEqual(['begin']);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends it at once, with its exit code', async (signal, code) => {
  const { ended } = await run();
  initialize();
  callTool('call');
  await untilHeld();
  process.emit(signal, signal);
  await ended;
  expect(process.exitCode).toBe(code);
  expect(answered()).toEqual(['begin']);
});

test('a message that is too long ends it, and says what to do', async () => {
  const { ended } = await run();
  const refused = expect(ended).rejects.toThrow(
    'The client sent a message of more than 16 MiB. Pass long documents by their path.',
  );
  input.write('x'.repeat(16 * 2 ** 20));
  await turns();
  input.write('xx');
  await refused;
});

test('the process ends five seconds later, whatever still hangs', async () => {
  const { ended } = await run();
  input.end();
  await ended;
  expect(input.destroyed).toBe(true);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(exit.mock.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[]]);
});

test('a person at a terminal is told what it is for', async () => {
  input.isTTY = true;
  const { ended } = await run();
  input.end();
  await ended;
  expect(errors).toBe('This serves the Model Context Protocol on stdin and stdout, for agents. Press Ctrl-C to end.\n');
});
