/** A smoke test of the SDK for any runtime. Returns what it did, or throws. */

function check(condition, message) {
  if (!condition) throw new Error(message);
}

async function rejection(promise) {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It should have failed.');
}

async function signed(body, secret) {
  const [id, timestamp] = ['evt_1', String(Math.floor(Date.now() / 1000))];
  const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const data = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, data));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}

const schema = {
  type: 'object',
  properties: { invoiceNumber: { type: ['string', 'null'] }, total: { type: ['number', 'null'] } },
};
const invoice = 'Invoice number: INV-2026-7\nTotal: 118.00 EUR\n';

/**
 * @param {object} sdk the module `@excerpt/sdk`
 * @param {{ baseUrl: string, apiKey: string, redirecting: string, path?: string }} target a server, one that redirects
 *   to another origin, and a file's path where there are paths
 */
export async function smoke(sdk, { baseUrl, apiKey, redirecting, path }) {
  const { Excerpt, ExcerptError, NotFoundError, createClient, getMe, webhooks } = sdk;
  const { slug: workspace } = await new Excerpt({ baseUrl, apiKey }).workspaces.create({ name: 'Smoke' });
  const excerpt = new Excerpt({ baseUrl, apiKey, workspace });
  const schemaKey = 'invoice';

  const stages = [];
  const file = new Blob([invoice]);
  const run = await excerpt.extract(
    { schemaKey, schema, file, name: 'invoice.txt' },
    { onProgress: ({ status }) => stages.push(status) },
  );
  check(run.data.total === 118 && run.at('/total').value === 118, `The data is ${JSON.stringify(run.data)}.`);
  check(stages.at(-1) === 'completed', `The progress is ${stages.join()}.`);

  const sent = await excerpt.get(`/runs/${run.id}`).asResponse();
  check((await sent.json()).id === run.id, 'asResponse() must leave the body to read.');

  const stream = new Blob([invoice]).stream();
  const document = await excerpt.documents.upload({ schemaKey, file: stream, name: 'stream.txt' });
  check(document.name === 'stream.txt', 'The stream did not arrive.');
  check((await (await excerpt.documents.getFile(document.id)).text()) === invoice, 'The bytes are not the same.');
  const bytes = await excerpt.documents.getFile(document.id).asStream();
  check((await new Response(bytes).text()) === invoice, 'The streamed bytes are not the same.');
  if (path === undefined) {
    const refusal = await rejection(excerpt.documents.upload({ schemaKey, file: 'invoice.txt' }));
    check(refusal instanceof TypeError, 'A path must throw where there is no file system.');
  } else {
    const uploaded = await excerpt.documents.upload({ schemaKey, file: path });
    check(uploaded.originalFilename === 'invoice.txt', `The file is called ${uploaded.originalFilename}.`);
  }

  let count = 0;
  for await (const one of excerpt.documents.list({ schemaKey, pageSize: 1 })) count += one.id ? 1 : 0;
  check(count >= 2, `${count} documents are listed.`);

  check(
    (await rejection(excerpt.runs.get('run_none'))) instanceof NotFoundError,
    'An unknown run must be NotFoundError.',
  );
  const offline = new Excerpt({ baseUrl: 'http://127.0.0.1:9', apiKey, maxRetries: 0 });
  check((await rejection(offline.me.get())) instanceof ExcerptError, 'A refused connection must be an ExcerptError.');
  const moved = new Excerpt({ baseUrl: redirecting, apiKey, maxRetries: 0 });
  for (const send of [() => moved.me.get(), () => moved.workspaces.create({ name: 'Secret' })]) {
    const { code } = await rejection(send());
    check(code === 'redirect_refused', `A redirect to another origin must be refused, and is ${code}.`);
  }
  const reason = new Error('enough');
  check((await rejection(excerpt.me.get({ signal: AbortSignal.abort(reason) }))) === reason, 'The signal was ignored.');
  const { data } = await getMe({ client: createClient({ baseUrl, apiKey }) });
  check(data.id, 'A generated function did not answer.');

  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = JSON.stringify({ type: 'later.kind', timestamp: new Date().toISOString(), data: {} });
  const event = await webhooks.verify(body, await signed(body, secret), secret);
  check(event.type === 'unknown', 'The webhook was not verified.');
  return 'passed';
}
