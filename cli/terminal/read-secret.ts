import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { readClientEnvironment } from '../client/client-environment.ts';
import { printNote } from './print.ts';

/** Reads one line that is not shown: typed on a terminal, else from stdin. */
export async function readSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/** The password of `--password`, stdin or the environment. Arguments of a process can be seen by other users. */
export async function readDocumentPassword(given: string | undefined): Promise<string | undefined> {
  if (given === undefined) return readClientEnvironment().documentPassword;
  if (given === '-') return readSecret('Password of the documents: ');
  printNote('Other users of this machine can see --password. Pass - for stdin, or set EXCERPT_DOCUMENT_PASSWORD.');
  return given;
}
