/**
 * Attacks a server as one user, as a process of its own. Arguments: URL of the server, path of the schema, API key. Two
 * loops extract from files that are made to cost much, and ten send small requests as fast as they are answered.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { makeAttackFiles, type AttackFile } from './attack-files.ts';

const [url = '', schema = '', apiKey = ''] = process.argv.slice(2);
const headers = { 'x-api-key': apiKey };
const FILE_LOOPS = 2;
const REQUEST_LOOPS = 10;
/** How long a loop rests after a refusal: many clients repeat at once. */
const REST_MS = 20;

const statuses = new Map<string, number>();
const count = (what: string): void => void statuses.set(what, (statuses.get(what) ?? 0) + 1);

async function send(what: string, path: string, init: RequestInit): Promise<void> {
  try {
    const response = await fetch(`${url}${path}`, { ...init, headers: { ...headers, ...init.headers } });
    await response.arrayBuffer();
    count(`${what} ${response.status}`);
    if (response.status >= 400) await delay(REST_MS);
  } catch {
    count(`${what} broken`);
    await delay(REST_MS);
  }
}

async function sendFiles(files: AttackFile[], from: number): Promise<never> {
  for (let index = from; ; index += 1) {
    const { filename, bytes } = files[index % files.length] as AttackFile;
    const body = new FormData();
    // Another file each time, which no cache knows.
    body.append('file', new File([new Uint8Array(bytes), ` ${index} ${from}`], filename));
    await send('file', `${schema}/extract/upload`, { method: 'POST', body });
  }
}

async function sendRequests(): Promise<never> {
  for (let index = 0; ; index += 1) {
    const body = JSON.stringify({ name: 'a.txt', content: `spam ${index}` });
    if (index % 2 === 0) await send('list', `${schema}/runs?pageSize=100`, { method: 'GET' });
    else
      await send('extract', `${schema}/extract`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
  }
}

process.stdin
  .on('end', () => {
    process.stdout.write(`${[...statuses].map(([what, times]) => `${what}: ${times}`).join(', ')}\n`);
    process.exit(0);
  })
  .resume();

const files = makeAttackFiles();
process.stdout.write('ready\n');
await Promise.all([
  ...Array.from({ length: FILE_LOOPS }, (_, index) => sendFiles(files, index * 3)),
  ...Array.from({ length: REQUEST_LOOPS }, () => sendRequests()),
]);
