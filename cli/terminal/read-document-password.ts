import { readClientEnvironment } from '../client/client-environment.ts';
import { printNote } from './print.ts';
import { readSecret } from './read-secret.ts';

/** The password of `--password`, stdin or the environment. Arguments of a process can be seen by other users. */
export async function readDocumentPassword(given: string | undefined): Promise<string | undefined> {
  if (given === undefined) return readClientEnvironment().documentPassword;
  if (given === '-') return readSecret('Password of the documents: ');
  printNote('Other users of this machine can see --password. Pass - for stdin, or set EXCERPT_DOCUMENT_PASSWORD.');
  return given;
}
