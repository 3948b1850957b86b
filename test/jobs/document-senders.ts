import { setTimeout as delay } from 'node:timers/promises';

const SENDERS = 3;

/** Sends documents with different texts to the current server. */
export class DocumentSenders {
  /** Ids of the runs that a server accepted. */
  readonly accepted: string[] = [];
  /** Null while no server is running. */
  url: string | null = null;
  readonly #apiKey: string;
  readonly #loops: Promise<void>[];
  #sent = 0;
  #isDone = false;

  constructor(path: { slug: string; schemaKey: string }, apiKey: string) {
    this.#apiKey = apiKey;
    const extract = `/workspaces/${path.slug}/schemas/${path.schemaKey}/extract`;
    this.#loops = Array.from({ length: SENDERS }, () => this.#send(extract));
  }

  async #send(path: string): Promise<void> {
    while (!this.#isDone) {
      if (this.url === null) {
        await delay(5);
        continue;
      }
      this.#sent += 1;
      const body = JSON.stringify({ name: 'document.txt', content: `document ${this.#sent}` });
      const headers = { 'x-api-key': this.#apiKey, 'content-type': 'application/json' };
      try {
        const response = await fetch(this.url + path, { method: 'POST', headers, body });
        if (response.status !== 202)
          throw new Error(`The server answered ${response.status}: ${await response.text()}`);
        this.accepted.push(((await response.json()) as { runId: string }).runId);
      } catch (error) {
        // A kill breaks the connection. It is unknown whether the run was accepted.
        if (!(error instanceof TypeError)) throw error;
      }
      await delay(10);
    }
  }

  async stop(): Promise<void> {
    this.#isDone = true;
    await Promise.all(this.#loops);
  }
}
