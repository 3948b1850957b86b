/** A parse child that does what the file says, for the tests of how the parser takes it. */
import { appendFile, readFile } from 'node:fs/promises';
import { serveTasks } from '../../children/serve-tasks.ts';
import type { ParseChildProgress, ParseChildRequest, ParseChildResult } from '../child/parse-tasks.ts';

serveTasks<ParseChildRequest, ParseChildResult, ParseChildProgress>(async (request, { progress }) => {
  if (request.kind === 'inspect') progress({ mimeType: 'text/plain', charset: null });
  const path = request.kind === 'inspect' ? request.file.path : request.path;
  const [order, times] = (await readFile(path, 'latin1')).split('\n');
  // Each attempt leaves a line, by which the next one knows how many there were.
  await appendFile(path, 'attempt\n');
  const attempts = (await readFile(path, 'latin1')).split('attempt\n').length - 1;
  if (order === 'crash' && attempts <= Number(times)) process.abort();
  if (order === 'killed' && attempts <= Number(times)) process.kill(process.pid, 'SIGKILL');
  if (order === 'loop') for (;;);
  if (order === 'throw') throw new TypeError('a bug, with words of the document');
  if (order === 'allocate') {
    const kept: Buffer[] = [];
    for (;;) {
      kept.push(Buffer.alloc(16 * 2 ** 20, 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  progress({ chunk: JSON.stringify([{ page: { number: 1, width: 0, height: 0, source: 'logical' } }]) });
  return { pageCount: attempts };
});
