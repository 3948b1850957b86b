import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSchema, webhooks, type WebhookHeaders } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractText, invoiceDefinition } from '../../test/harness/builders.ts';
import type { TestApp } from '../../test/harness/test-app.ts';
import { runCli, startCli } from '../testing/run-cli.ts';
import { startCliSetup, type CliSetup } from '../testing/start-cli-setup.ts';
import { waitFor } from '../testing/wait-for.ts';

let setup: CliSetup;
let app: TestApp;
let folder: string;
let slug: string;

beforeAll(async () => {
  setup = await startCliSetup();
  ({ app, folder, slug } = setup);
});
afterAll(() => setup.close());

const run = (...args: string[]) => runCli(args, setup.options);

/** The output of a command with `--json`. Throws if it fails. */
async function json<T>(...args: string[]): Promise<T> {
  const { code, output, errors } = await run(...args, '--json');
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}: ${errors}`);
  return JSON.parse(output) as T;
}

test.each([
  ['workspaces', 'list'],
  ['envs', 'list'],
  ['envs', 'get', 'production'],
  ['keys', 'list'],
  ['providers', 'list'],
  ['providers', 'keys', 'list'],
  ['schemas', 'list'],
  ['schemas', 'versions', 'invoice'],
  ['schemas', 'show', 'invoice'],
  ['schemas', 'templates'],
  ['documents', 'list'],
  ['runs', 'list', '--schema', 'invoice'],
  ['reviews', 'list'],
  ['usage'],
  ['budget', 'get'],
  ['webhooks', 'list'],
  ['whoami'],
  ['doctor'],
])('%s %s %s prints JSON, and text without colours', async (...args) => {
  expect(typeof (await json(...args))).toBe('object');
  const { code, output, errors } = await run(...args);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).not.toContain('\u001b');
});

test('a folder of definitions is pushed, compared and pulled', async () => {
  await mkdir(join(folder, 'schemas'));
  const path = join(folder, 'schemas', 'order.json');
  const write = (description: string) =>
    writeFile(path, JSON.stringify({ ...invoiceDefinition, title: 'Order', description }));
  await write('first');
  expect((await run('schemas', 'push', '--dry-run')).code).toBe(2);
  expect(await json('schemas', 'push')).toMatchObject({
    schemas: [{ schemaKey: 'order', state: 'new', versionNumber: 1 }],
  });
  expect((await run('schemas', 'push', '--dry-run')).code).toBe(0);
  expect((await run('schemas', 'diff')).code).toBe(0);
  await write('second');
  const diff = await run('schemas', 'diff');
  expect(diff.code).toBe(2);
  expect(diff.output).toMatch(/\/definition\/description +"first" +"second"/);
  await run('schemas', 'push');
  await run('schemas', 'push');
  expect(await json('schemas', 'versions', 'order')).toHaveLength(2);
  await run('schemas', 'pull', '--folder', 'pulled');
  expect(JSON.parse(await readFile(join(folder, 'pulled', 'order.json'), 'utf8'))).toEqual(
    JSON.parse(await readFile(path, 'utf8')),
  );
  expect((await run('schemas', 'diff', 'pulled')).code).toBe(0);
});

test('an invalid definition keeps a push from changing anything', async () => {
  await mkdir(join(folder, 'broken'));
  await writeFile(join(folder, 'broken', 'a.json'), JSON.stringify(invoiceDefinition));
  await writeFile(join(folder, 'broken', 'b.json'), '{"type":"string"}');
  const { code, errors } = await run('schemas', 'push', 'broken');
  expect(code).toBe(1);
  expect(errors).toContain('b');
  expect((await json<{ schemaKey: string }[]>('schemas', 'list')).map(({ schemaKey }) => schemaKey)).not.toContain('a');
  expect((await run('schemas', 'lint', 'broken')).code).toBe(2);
});

test('a schema is inferred from documents, by a server as on this machine', async () => {
  await writeFile(join(folder, 'booking.txt'), 'Booking number: B-1771\nArrival: 2026-05-01\nNights: 3\n');
  const wish = ['--wish', 'the booking number and the arrival'];
  const { code, output, errors } = await run('schemas', 'infer', 'booking.txt', ...wish, '--output', 'booking.json');
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('--schema booking.json') });
  expect(errors).toMatch(/^bookingNumber +1 of 1 +Booking number/m);
  const definition: unknown = JSON.parse(await readFile(join(folder, 'booking.json'), 'utf8'));
  expect(definition).toMatchObject({ properties: { bookingNumber: {}, arrival: { format: 'date' } } });
  const settings = { EXCERPT_BASE_URL: '', EXCERPT_API_KEY: '' };
  const local = await runCli(['schemas', 'infer', 'booking.txt', ...wish, '--local'], { ...setup.options, settings });
  expect(JSON.parse(local.output)).toEqual(definition);
  expect((await run('schemas', 'lint', 'booking.json', '--strict')).code).toBe(0);
  const unread = await run('schemas', 'infer', 'booking.txt', '--document', 'doc_unknown');
  expect(unread.errors).toContain('Document not found');
});

test('runs are shown, compared and run again', async () => {
  const path = { slug, schemaKey: 'invoice' };
  const first = await extractText(app.admin, path, 'Invoice number: A-1\nTotal: 10.00 EUR\n');
  const second = await extractText(app.admin, path, 'Invoice number: A-1\nTotal: 12.00 EUR\n');
  expect((await run('runs', 'get', first.id)).output).toMatch(/^total +10 /m);
  const { code, output } = await run('runs', 'compare', first.id, second.id);
  expect(code).toBe(2);
  expect(output).toMatch(/\/total +10 .*12 /);
  expect(output).not.toContain('invoiceNumber');
  expect((await run('runs', 'compare', first.id, first.id)).code).toBe(0);
  expect(await json('runs', 'rerun', first.id, '--wait')).toMatchObject({ status: 'completed' });
});

test('runs and documents of all schemas are listed, the newest first', async () => {
  const body = { schemaKey: 'note', name: 'Note', definition: invoiceDefinition };
  await createSchema({ client: app.admin.client, path: { slug }, body, throwOnError: true });
  const older = await extractText(app.admin, { slug, schemaKey: 'note' });
  const newer = await extractText(app.admin, { slug, schemaKey: 'invoice' });
  expect(await json('runs', 'list', '--limit', '2')).toMatchObject([
    { id: newer.id, schemaKey: 'invoice' },
    { id: older.id, schemaKey: 'note' },
  ]);
  expect(await json('documents', 'list', '--limit', '2')).toMatchObject([
    { id: newer.documentId, schemaKey: 'invoice' },
    { id: older.documentId, schemaKey: 'note' },
  ]);
  expect(await json('runs', 'list', '--schema', 'note')).toMatchObject([{ id: older.id }]);
  const unknown = await run('runs', 'list', '--schema', 'nothing');
  expect(unknown.errors).toContain('excerpt schemas list');
});

test('what cannot be undone asks first', async () => {
  const { code, errors } = await run('workspaces', 'delete', slug);
  expect(code).toBe(1);
  expect(errors).toContain('Pass --yes');
});

test('live events arrive at a local address, signed', async () => {
  const received: { headers: WebhookHeaders; body: string }[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const listening = startCli(
    ['webhooks', 'listen', '--forward', `http://127.0.0.1:${port}/hooks`, '--events', 'run.completed'],
    setup.options,
  );
  try {
    await waitFor(() => listening.errors().includes('whsec_'));
    const secret = /whsec_\S+?(?=\.)/.exec(listening.errors())?.[0] ?? '';
    const known = new Set<string>();
    // The first events may come before the first comparison.
    while (received.length === 0) known.add((await extractText(app.admin, { slug, schemaKey: 'invoice' })).id);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const event = await webhooks.verify(body, headers, secret);
    expect(event).toMatchObject({ type: 'run.completed', data: { status: 'completed' } });
    expect(known).toContain((event.data as { id: string }).id);
  } finally {
    listening.child.kill('SIGINT');
    expect((await listening.outcome).code).toBe(0);
    receiver.close();
  }
});

test('unknown kinds of live events are refused', async () => {
  const { code, errors } = await run('webhooks', 'listen', '--events', 'run.completed,run.done');
  expect(code).toBe(1);
  expect(errors).toMatch(/no event run\.done\. The kinds are: .*batch\.completed/);
});

test.each(['bash', 'zsh', 'fish'])('the completion for %s knows commands and options', async (shell) => {
  const { code, output } = await run('completion', shell);
  expect(code).toBe(0);
  for (const word of ['extract', 'schemas', 'push', 'dry-run', 'min-confidence']) expect(output).toContain(word);
});

test('doctor finds a server that is out of reach', async () => {
  const settings = { EXCERPT_BASE_URL: 'http://127.0.0.1:9', EXCERPT_API_KEY: 'exk_none' };
  const { code, output } = await runCli(['doctor'], { settings });
  expect(code).toBe(2);
  expect(output).toMatch(/^server +problem +http:\/\/127\.0\.0\.1:9 cannot be reached/m);
});

test('invites people, and withdraws invites', async () => {
  const created = await json<{ id: string; url: string }>('invites', 'create', '--role', 'member', '--workspace', slug);
  expect(created.url).toContain(`/invite#${created.id}.`);
  const listed = await run('invites', 'list', '--workspace', slug);
  expect(listed.output).toContain(created.id);
  expect(listed.output).not.toContain(created.url);
  expect((await run('invites', 'delete', created.id, '--yes')).output).toContain('withdrawn');
  expect(await json('invites', 'list', '--workspace', slug)).toEqual([]);
});
