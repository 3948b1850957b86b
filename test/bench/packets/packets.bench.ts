/**
 * `npm run bench packets -- --pages 200 --scanned 200`: splitting a packet against only parsing the same pages, by
 * their text layer and by OCR, and the memory of the processes. A scanned page takes seconds: by default there are few.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  createClient,
  createSplitter,
  getDocument,
  getPacket,
  uploadDocument,
  uploadPacket,
  type Client,
} from '@excerpt/sdk';
import { makeScannedPdf } from '../../../server/parsing/testing/make-picture.ts';
import { ok } from '../../harness/builders.ts';
import { drawScan, longStackPages, makeStack } from '../../harness/documents/packet-files.ts';
import { endAllServers } from '../../harness/server-process.ts';
import { mebibytes, watchMemory } from '../endurance/watch-memory.ts';
import { interleaved, median, say, sayRatio, timed } from '../measure.ts';
import { API_KEY, startBenchServer, withPreparedData, type Prepared } from '../prepared-server.ts';
import { processorTime } from '../processor-time.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '100' },
    scanned: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    'scanned-rounds': { type: 'string', default: '1' },
  },
});
/** Seldom enough that the questions take no time from the work. */
const POLL_MS = 300;
const WAIT_SECONDS = 30;
/** Of the requirement: 200 scanned pages cost no more than their OCR and a tenth. */
const MAX_RATIO = 1.1;
const SPLITTER = 'bench';

type Path = Prepared['path'];
type MakeFile = (round: number) => Promise<File>;

/** Equal bytes are parsed once: each round has files of its own. */
const withText =
  (count: number): MakeFile =>
  (round) =>
    makeStack(longStackPages(count).map((page) => `${page}\nRound ${round}`));

const withScans =
  (count: number): MakeFile =>
  async (round) => {
    const pages = await Promise.all(longStackPages(count).map((page) => drawScan(`${page}\nRound ${round}`)));
    return new File([new Uint8Array(await makeScannedPdf(pages))], 'scan.pdf', { type: 'application/pdf' });
  };

async function untilEnded(read: () => Promise<{ status: string }>, good: string): Promise<void> {
  for (;;) {
    const subject = await read();
    if (subject.status === good) return;
    if (['failed', 'needs_review'].includes(subject.status)) throw new Error(`It failed: ${JSON.stringify(subject)}`);
    await delay(POLL_MS);
  }
}

async function parseOnly(client: Client, path: Path, file: File): Promise<void> {
  const { id } = ok(await uploadDocument({ client, path, body: { file } }));
  await untilEnded(async () => ok(await getDocument({ client, path: { id } })), 'parsed');
}

/** Returns how many parts there are. */
async function split(client: Client, path: Path, file: File): Promise<number> {
  const { id } = ok(await uploadPacket({ client, path, body: { file, splitter: SPLITTER } }));
  const read = async () => ok(await getPacket({ client, path: { id }, query: { wait: WAIT_SECONDS } }));
  await untilEnded(read, 'completed');
  return (await read()).parts.length;
}

/** Milliseconds. */
interface Taken {
  elapsed: number;
  /** Processor time of the server and its children, which other work on the machine changes little. */
  used: number;
}

interface Measured {
  client: Client;
  path: Path;
  pid: number;
}

async function measure(
  { count, isScanned }: { count: number; isScanned: boolean },
  { client, path, pid }: Measured,
  rounds: number,
): Promise<void> {
  const make = isScanned ? withScans(count) : withText(count);
  const what = isScanned ? 'scanned pages' : 'pages with a text layer';
  let made = 0;
  let parts = 0;
  const next = () => make((made += 1));
  const take = async (work: (file: File) => Promise<unknown>): Promise<Taken> => {
    const file = await next();
    const before = await processorTime(pid);
    const elapsed = await timed(() => work(file));
    const after = await processorTime(pid);
    return { elapsed, used: after.own + after.children - before.own - before.children };
  };
  let taken: Record<'parsed' | 'split', Taken[]> = { parsed: [], split: [] };
  const peaks = await watchMemory(
    pid,
    interleaved(rounds, {
      parsed: () => take((file) => parseOnly(client, path, file)),
      split: () => take(async (file) => void (parts = await split(client, path, file))),
    }).then((all) => (taken = all)),
  );
  const medianOf = (name: 'parsed' | 'split', key: keyof Taken) => median(taken[name].map((one) => one[key])) / 1000;
  const show = (key: keyof Taken) =>
    `only parsed ${medianOf('parsed', key).toFixed(1)} s, split ${medianOf('split', key).toFixed(1)} s`;
  say(`packets: ${count} ${what}, ${parts} parts; medians of ${rounds}`);
  say(`  processor time: ${show('used')}; elapsed: ${show('elapsed')}`);
  const ratio = medianOf('split', 'used') / medianOf('parsed', 'used');
  if (isScanned) sayRatio('processor time, split to only parsed', ratio, { atMost: MAX_RATIO });
  // Writing the files of parts takes longer than reading text that is there already.
  else say(`  processor time, split to only parsed: ${ratio.toFixed(3)}`);
  const memory = [...peaks.programs].map(([program, bytes]) => `${program} ${mebibytes(bytes)}`);
  say(`  memory at its peak: ${memory.join(', ')}`);
}

try {
  await withPreparedData({ finds: 'models' }, async ({ dataDir, path }) => {
    const server = startBenchServer(dataDir, { finds: 'models' });
    const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
    const categories = [{ name: 'Invoice' }, { name: 'Letter' }, { name: 'Contract' }];
    ok(await createSplitter({ client, path, body: { key: SPLITTER, categories } }));
    const measured = { client, path, pid: server.pid };
    const [pages, scanned] = [Number(values.pages), Number(values.scanned)];
    // Starts the children.
    await split(client, path, await withText(10)(0));
    if (pages > 0) await measure({ count: pages, isScanned: false }, measured, Number(values.rounds));
    // Its models are loaded once.
    if (scanned > 0) await parseOnly(client, path, await withScans(1)(0));
    if (scanned > 0) await measure({ count: scanned, isScanned: true }, measured, Number(values['scanned-rounds']));
    await server.end('SIGTERM');
  });
} finally {
  await endAllServers();
}
