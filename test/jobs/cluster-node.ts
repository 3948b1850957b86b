/**
 * One program of the cluster tests: everything is real but the engine, which takes as many milliseconds as the document
 * says and writes down what it does: verb, name, process, milliseconds. Argument: the file to write to.
 */
import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '../../server/entry.ts';
import { scriptedEngine } from '../harness/engines.ts';

const [log = ''] = process.argv.slice(2);

const engine = scriptedEngine(async ({ layout, signal, onProgress }) => {
  const text = layout.pages
    .map((page) => page.text)
    .join('')
    .trim();
  const [name = '', ms = '0'] = text.split(' takes ');
  const note = (what: string) => appendFileSync(log, `${what} ${name} ${process.pid} ${Date.now()}\n`);
  note('begins');
  onProgress?.({ stage: 'extract', done: 0, total: 1 });
  await delay(Number(ms), undefined, { signal }).catch(() => {
    note('aborts');
    throw signal.reason;
  });
  note('ends');
  return { extractedData: { invoiceNumber: name, total: null } };
});

// stdin closes when the parent process exits.
process.stdin.on('end', () => process.exit(1)).resume();

const { app } = await serve({}, { engine });
process.stdout.write(`${app.url}\n`);
