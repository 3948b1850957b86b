import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Interrupted, withInterrupts } from './interrupts.ts';
import { endWithReader, printFields, printJson, printNote, printTable } from './print.ts';
import { toPrintable } from './printable-text.ts';
import { readDocumentPassword, readSecret } from './read-secret.ts';
import { style, styleConfidence } from './terminal-style.ts';
import { writeChunks, writeToStdout } from './write-chunks.ts';

let output = '';
let errors = '';
beforeEach(() => {
  [output, errors] = ['', ''];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((output += String(text)), true));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((errors += String(text)), true));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('fields are aligned, and those without a value left out', () => {
  printFields({ a: 'x', 'long name': 1, none: null, missing: undefined, no: false });
  expect(output).toBe('a          x\nlong name  1\nno         false\n');
});

test('cells are printable, and empty where there is no value', () => {
  printTable(
    [{ header: 'a' }, { header: 'b', align: 'right' }],
    [
      ['x\u001b[31m', 1],
      [null, undefined],
    ],
  );
  printJson({ a: [1] });
  printNote('note');
  expect([output, errors]).toEqual(['a       b\nx\ufffd[31m  1\n\n{\n  "a": [\n    1\n  ]\n}\n', 'note\n']);
});

test('nothing in a text changes the terminal', () => {
  expect(toPrintable('a \r\n\t b\u0000\u007f\u009f\u200e\u202e\u2066c')).toBe(
    'a b\ufffd\ufffd\ufffd\ufffd\ufffd\ufffdc',
  );
});

test('a reader that has left ends the process without a message, and another error is one', () => {
  const listeners: ((error: Error) => void)[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    const on = (_name: string, listener: (error: Error) => void) => {
      listeners.push(listener);
      return stream;
    };
    vi.spyOn(stream, 'on').mockImplementation(on as never);
  }
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  endWithReader();
  expect(listeners).toHaveLength(2);
  listeners[0]?.(Object.assign(new Error('left'), { code: 'EPIPE' }));
  expect(exit.mock.calls).toEqual([[0]]);
  expect(() => listeners[1]?.(Object.assign(new Error('full'), { code: 'ENOSPC' }))).toThrow('full');
});

test('the first signal aborts the work, and the second one ends the process', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    const before = process.listenerCount(name);
    exit.mockClear();
    const reason = await withInterrupts(async (signal) => {
      process.emit(name, name);
      expect(exit).not.toHaveBeenCalled();
      process.emit(name, name);
      return signal.reason as Interrupted;
    });
    expect([reason.exitCode, reason instanceof Interrupted, exit.mock.calls]).toEqual([code, true, [[code]]]);
    expect(process.listenerCount(name)).toBe(before);
  }
  expect(errors).toBe('');
});

async function withInput<T>(text: string, work: () => Promise<T>): Promise<T> {
  const { stdin } = process;
  Object.defineProperty(process, 'stdin', { value: Readable.from([text]), configurable: true });
  try {
    return await work();
  } finally {
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  }
}

test('a secret is all of stdin but its last line break', async () => {
  expect(await withInput(' a\nb \r\n', () => readSecret('?'))).toBe(' a\nb ');
  expect(await withInput('a', () => readSecret('?'))).toBe('a');
});

test('a password comes from the option, stdin or the environment', async () => {
  vi.stubEnv('EXCERPT_DOCUMENT_PASSWORD', ' from the environment ');
  expect(await readDocumentPassword(undefined)).toBe(' from the environment ');
  expect(await withInput('typed\n', () => readDocumentPassword('-'))).toBe('typed');
  expect(errors).toBe('');
  expect(await readDocumentPassword('given')).toBe('given');
  expect(errors).toContain('Other users of this machine can see --password.');
});

test('styles are for terminals, and a confidence has the colour of its level', () => {
  const stream = (isTTY: boolean) =>
    ({ isTTY, getColorDepth: () => 8, hasColors: () => true }) as unknown as NodeJS.WriteStream;
  expect(style('red', 'x', stream(false))).toBe('x');
  const { isTTY } = process.stdout;
  vi.stubEnv('NO_COLOR', undefined);
  vi.stubEnv('FORCE_COLOR', '1');
  process.stdout.isTTY = true;
  const codes = [0.9, 0.89, 0.7, 0.69].map((one) => /\[(\d+)m/.exec(styleConfidence(one, 'x'))?.[1]);
  expect([styleConfidence(null, 'x'), ...codes]).toEqual(['x', '32', '33', '33', '31']);
  process.stdout.isTTY = isTTY;
});

test('chunks go to a file, or to stdout once it has room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'excerpt-chunks-'));
  async function* chunks() {
    yield 'a';
    yield new Uint8Array([98]);
  }
  await writeChunks(join(folder, 'file'), chunks());
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('ab');
  await rm(folder, { recursive: true });
  await writeChunks(null, chunks());
  expect(output).toBe('a98');
  vi.spyOn(process.stdout, 'write').mockReturnValue(false);
  let isWritten = false;
  const writing = writeToStdout('c').then(() => (isWritten = true));
  await Promise.resolve();
  expect(isWritten).toBe(false);
  process.stdout.emit('drain');
  expect(await writing).toBe(true);
});
