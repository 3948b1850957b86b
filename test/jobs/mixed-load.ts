import { setTimeout as delay } from 'node:timers/promises';
import type { Promised } from './find-violations.ts';
import { createSeededRandom } from './seeded-random.ts';

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

const LOOPS = 4;
const DOCUMENTS_PER_BATCH = 3;

/** Extracts, uploads, batches, evaluates, cancels, reviews and deletes at random, on whichever server is running. */
export class MixedLoad {
  readonly promised: Promised = {
    runs: new Map(),
    documents: new Set(),
    batches: new Set(),
    evaluations: new Set(),
    approved: new Set(),
    maybeDeleted: new Set(),
    deleted: new Set(),
  };
  /** Null while no server is running. */
  url: string | null = null;
  readonly #schema: string;
  readonly #apiKey: string;
  readonly #random: () => number;
  readonly #loops: Promise<void>[];
  #sent = 0;
  #isDone = false;

  constructor({ slug, schemaKey }: { slug: string; schemaKey: string }, apiKey: string, seed: number) {
    this.#schema = `/workspaces/${slug}/schemas/${schemaKey}`;
    this.#apiKey = apiKey;
    this.#random = createSeededRandom(seed);
    this.#loops = Array.from({ length: LOOPS }, () => this.#loop());
  }

  async stop(): Promise<void> {
    this.#isDone = true;
    await Promise.all(this.#loops);
  }

  async #loop(): Promise<void> {
    while (!this.#isDone) {
      // A kill breaks the connection, and nothing is known of the request.
      if (this.url !== null)
        await this.#act().catch((error: unknown) => {
          if (!(error instanceof TypeError)) throw error;
        });
      await delay(10);
    }
  }

  async #act(): Promise<void> {
    const dice = this.#random();
    if (dice < 0.33) return this.#extract();
    if (dice < 0.51) return void (await this.#upload());
    if (dice < 0.59) return this.#batch();
    if (dice < 0.66) return this.#evaluate();
    const id = this.#choose(this.promised.runs.keys());
    if (id === undefined) return;
    if (dice < 0.75) return this.#cancel(id);
    if (dice < 0.84) return this.#approve(id);
    if (dice < 0.95) return this.#delete(id, `/runs/${id}`);
    const document = this.#choose(this.promised.documents);
    if (document !== undefined) await this.#delete(document, `/documents/${document}`);
  }

  async #extract(): Promise<void> {
    const body = { name: 'document.txt', content: `document ${(this.#sent += 1)}` };
    const reply = await this.#send('POST', `${this.#schema}/extract`, JSON.stringify(body));
    if (reply.status !== 202) throw new Error(`An extraction was answered with ${reply.status}.`);
    this.promised.runs.set(String(reply.body['runId']), { isCancelled: false });
  }

  async #upload(): Promise<string> {
    const form = new FormData();
    form.append('file', new File([`upload ${(this.#sent += 1)}`], 'upload.txt'));
    const reply = await this.#send('POST', `${this.#schema}/documents`, form);
    if (reply.status !== 201) throw new Error(`An upload was answered with ${reply.status}.`);
    const id = String(reply.body['id']);
    this.promised.documents.add(id);
    return id;
  }

  async #batch(): Promise<void> {
    const documents: { documentId: string }[] = [];
    while (documents.length < DOCUMENTS_PER_BATCH) documents.push({ documentId: await this.#upload() });
    const reply = await this.#send('POST', `${this.#schema}/batches`, JSON.stringify({ documents }));
    // Another loop may have deleted one of the documents.
    if (reply.status === 404) return;
    if (reply.status !== 201) throw new Error(`A batch was answered with ${reply.status}.`);
    this.promised.batches.add(String(reply.body['id']));
  }

  async #evaluate(): Promise<void> {
    const ids = [...this.promised.documents].filter((id) => !this.promised.maybeDeleted.has(id));
    const items = ids
      .slice(-DOCUMENTS_PER_BATCH)
      .map((documentId) => ({ documentId, expected: { invoiceNumber: 'upload 1' } }));
    if (items.length === 0) return;
    const dataset = await this.#send('POST', `${this.#schema}/datasets`, JSON.stringify({ name: 'Labels' }));
    if (dataset.status !== 201) throw new Error(`A data set was answered with ${dataset.status}.`);
    const { id } = dataset.body;
    const added = await this.#send('POST', `/datasets/${String(id)}/items`, JSON.stringify({ items }));
    // Another loop may have deleted one of the documents, here and below.
    if (added.status === 404 || added.status === 422) return;
    const reply = await this.#send('POST', `${this.#schema}/evaluations`, JSON.stringify({ datasetId: id }));
    if (reply.status === 422) return;
    if (reply.status !== 202) throw new Error(`An evaluation was answered with ${reply.status}.`);
    this.promised.evaluations.add(String(reply.body['id']));
  }

  async #cancel(id: string): Promise<void> {
    const reply = await this.#send('POST', `/runs/${id}/cancel`);
    const run = this.promised.runs.get(id);
    if (reply.status === 200 && run !== undefined) run.isCancelled = true;
  }

  async #approve(id: string): Promise<void> {
    const reply = await this.#send('POST', `/runs/${id}/review/approve`);
    if (reply.status === 200) this.promised.approved.add(id);
  }

  async #delete(id: string, path: string): Promise<void> {
    this.promised.maybeDeleted.add(id);
    const reply = await this.#send('DELETE', path);
    if (reply.status === 204) this.promised.deleted.add(id);
  }

  #choose(ids: Iterable<string>): string | undefined {
    const left = [...ids].filter((id) => !this.promised.maybeDeleted.has(id));
    return left[Math.floor(this.#random() * left.length)];
  }

  async #send(method: string, path: string, body?: string | FormData): Promise<Reply> {
    const headers = {
      'x-api-key': this.#apiKey,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${this.url}${path}`, { method, headers, ...(body !== undefined && { body }) });
    const text = await response.text();
    if (response.status === 503) throw new TypeError('The server was not available.');
    if (response.status >= 500) throw new Error(`${response.status}: ${text}`);
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  }
}
