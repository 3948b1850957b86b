/**
 * The server that the crash test kills: everything is real but the engine, which takes a random time and writes down
 * what it extracted. Arguments: the file to write to, and the shortest and the longest time of an extraction in
 * milliseconds.
 */
import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '../../server/entry.ts';
import { scriptedEngine } from '../harness/engines.ts';

const [log = '', shortest = '0', longest = '0'] = process.argv.slice(2);

const engine = scriptedEngine(async ({ layout, signal }) => {
  const ms = Number(shortest) + Math.random() * (Number(longest) - Number(shortest));
  await delay(ms, undefined, { signal }).catch(() => {
    throw signal.reason;
  });
  const text = layout.pages.map((page) => page.text).join('');
  appendFileSync(log, `${text.trim()}\n`);
  return { extractedData: { invoiceNumber: text.trim(), total: null } };
});

// stdin closes when the parent process exits.
process.stdin.on('end', () => process.exit(1)).resume();

const { app } = await serve({}, { engine });
process.stdout.write(`${app.url}\n`);
