/**
 * The server to measure, with a scripted engine. Arguments: what the engine finds (`sample`, `nothing`) and its latency
 * in milliseconds; or `models`, for the real engine.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '../../server/entry.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { sampleExtraction } from './sample-extraction.ts';

const [found = 'nothing', ms = '0'] = process.argv.slice(2);
const engine = scriptedEngine(async () => {
  if (ms !== '0') await delay(Number(ms));
  return found === 'sample' ? sampleExtraction : {};
});

process.stdin.on('end', () => process.exit(1)).resume();

const { app } = await serve({}, found === 'models' ? {} : { engine });
process.stdout.write(`${app.url}\n`);
