/**
 * The server of the soak: everything is real but the engine. A run over a text with "hold" lasts until it is cancelled;
 * others take a few milliseconds.
 */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '../../../server/entry.ts';
import { scriptedEngine } from '../../harness/engines.ts';

const engine = scriptedEngine(async ({ layout, signal }) => {
  if (layout.pages[0]?.text.includes('hold') === true && !signal.aborted) await once(signal, 'abort');
  await delay(5);
  if (signal.aborted) throw signal.reason;
  return {};
});

process.stdin.on('end', () => process.exit(1)).resume();

const { app } = await serve({}, { engine });
process.stdout.write(`${app.url}\n`);
