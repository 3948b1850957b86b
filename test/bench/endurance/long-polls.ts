/**
 * Many clients that wait for one run, as a process of its own. Arguments: URL, API key, number. Each asks again when
 * its answer comes. Prints the number of open polls every second.
 */
import { connect } from 'node:net';

const [url = '', apiKey = '', count = '0'] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(url);
const request = Buffer.from(
  `GET ${pathname}?wait=30 HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-api-key: ${apiKey}\r\n\r\n`,
);
/** Clients connect in groups, as the queue of new connections is short. */
const GROUP = 100;

let open = 0;

function poll(): void {
  const socket = connect({ host: hostname, port: Number(port) });
  let isOpen = false;
  const change = (now: boolean): void => {
    if (now !== isOpen) open += now ? 1 : -1;
    isOpen = now;
  };
  socket.on('connect', () => {
    change(true);
    socket.write(request);
  });
  // An answer is small, and so comes in one piece that begins with its status.
  socket.on('data', (chunk: Buffer) => {
    if (chunk.toString('latin1', 0, 12) === 'HTTP/1.1 200') socket.write(request);
    else if (chunk.toString('latin1', 0, 4) === 'HTTP') socket.destroy();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    change(false);
    setTimeout(poll, 1000);
  });
}

let started = 0;
const starting = setInterval(() => {
  for (let index = 0; index < GROUP && started < Number(count); index += 1, started += 1) poll();
  if (started >= Number(count)) clearInterval(starting);
}, 50);
setInterval(() => process.stdout.write(`${open}\n`), 1000);
process.stdin.on('end', () => process.exit(0)).resume();
