/**
 * What a person does with the archive on a machine without a network. Runs inside of the bare system with the
 * archive's Node, and prints the answers of the server as JSON: the run of the sample and of a scan, and pictures of
 * two pages of text.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const server = spawn('/excerpt/excerpt', ['serve'], {
  env: { EXCERPT_DATA_DIR: '/data/excerpt' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const exited = new Promise((resolve) => server.on('exit', (code) => resolve(code)));
/** The server prints this when the sample is extracted. */
await new Promise((resolve, reject) => {
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes('Open the console')) resolve();
  });
  void exited.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
});

const origin = 'http://127.0.0.1:8787';
const headers = { 'x-api-key': readFileSync('/data/excerpt/api-key', 'utf8').trim() };
const call = async (path, options) => {
  const answer = await fetch(origin + path, { ...options, headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};
const schema = '/workspaces/sample/schemas/invoice';
const upload = (path, name, bytes) => {
  const body = new FormData();
  body.set('file', new File([bytes], name));
  return call(path, { method: 'POST', body }).then((answer) => answer.json());
};

const { data } = await (await call(`${schema}/runs`)).json();
const { runId } = await upload(`${schema}/extract`, 'scan.png', readFileSync('/scan.png'));
const scan = await (await call(`/runs/${runId}?wait=60`)).json();
const draw = async (text) => {
  const { id } = await upload(`${schema}/documents`, `${text}.txt`, text);
  const answer = await call(`/documents/${id}/pages/1/image`);
  return Buffer.from(await answer.arrayBuffer()).toString('base64');
};
const page = await (await call('/')).text();
process.stdout.write(
  JSON.stringify({
    ready: (await call('/readyz')).status,
    sample: data[0],
    scan: { run: scan, document: await (await call(`/documents/${scan.documentId}`)).json() },
    pictures: [await draw('HHHH'), await draw('EEEE')],
    page,
  }),
);
server.kill('SIGTERM');
process.exitCode = await exited;
