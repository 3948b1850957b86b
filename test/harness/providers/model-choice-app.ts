import {
  createProviderKey,
  extract,
  getRun,
  updateEnvironment,
  type ExtractInput,
  type ProviderKeyInput,
  type Run,
} from '@excerpt/sdk';
import { expect } from 'vitest';
import type { ExtractionError, ExtractionRequest } from '../../../server/extraction/engine.ts';
import { invoiceText, ok, workspaceWithSchema } from '../builders.ts';
import { scriptedEngine } from '../engines.ts';
import { createGate } from '../gate.ts';
import { startTestApp, type TestApp, type TestUser } from '../test-app.ts';

const SYSTEM_KEY = 'the-secret-of-the-system';

export type Path = Awaited<ReturnType<typeof workspaceWithSchema>>;

/** A server with a system provider, whose engine records which provider, model and key each run uses. */
export class ModelChoice {
  readonly gate = createGate();
  /** The requests to the engine. */
  seen: ExtractionRequest[] = [];
  /** The error of the provider for each call. */
  error: ExtractionError | null = null;
  /** Runs during each call of the provider. */
  duringCall: () => Promise<void> = async () => undefined;
  app!: TestApp;
  user!: TestUser;

  static async start(): Promise<ModelChoice> {
    const choice = new ModelChoice();
    choice.app = await startTestApp({
      engine: scriptedEngine(async (request) => {
        await choice.gate.pass(request.signal);
        choice.seen.push(request);
        await choice.duringCall();
        choice.#throwError();
        return {};
      }),
      models: {
        async listModels() {
          choice.#throwError();
          return ['m'];
        },
      },
      settings: {
        EXCERPT_SYSTEM_PROVIDER: 'mistral-eu',
        EXCERPT_SYSTEM_API_KEY: SYSTEM_KEY,
        EXCERPT_LOCAL_RESIDENCY: 'CH',
        EXCERPT_CONCURRENCY: '2',
      },
    });
    return choice;
  }

  #throwError(): void {
    if (this.error !== null) throw this.error;
  }

  reset(): void {
    this.error = null;
    this.duringCall = async () => undefined;
    this.seen = [];
    this.gate.open();
  }

  /** A workspace of a new user: the choice depends on the keys of the user. */
  async createWorkspace(): Promise<Path> {
    this.user = await this.app.addUser('pro');
    return workspaceWithSchema(this.user);
  }

  async createKey(
    provider: string,
    secret: string,
    rest: Partial<ProviderKeyInput> = {},
    { client } = this.user,
  ): Promise<string> {
    return ok(await createProviderKey({ client, body: { provider, secret, ...rest } })).id;
  }

  /** Binds the environment `production`. */
  async bind({ slug }: Path, providerKeyId: string, model?: string): Promise<void> {
    const path = { slug, envSlug: 'production' };
    const body = { providerKeyId, ...(model !== undefined && { model }) };
    ok(await updateEnvironment({ client: this.user.client, path, body }));
  }

  start(path: Path, body: Pick<ExtractInput, 'model'> = {}, { client } = this.user) {
    return extract({ client, path, body: { name: 'a.txt', content: invoiceText, ...body } });
  }

  async waitForEnd(runId: string, { client } = this.user): Promise<Run> {
    return ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
  }

  /** Runs an extraction and returns what it used. */
  async run(path: Path, model?: string, user = this.user) {
    const { runId } = ok(await this.start(path, model === undefined ? {} : { model }, user));
    return this.readChoice(await this.waitForEnd(runId, user));
  }

  /** What a completed run says that it used, and the key that its engine received. */
  readChoice({ provider, model, keySource, residency, status }: Run) {
    const request = this.seen.at(-1);
    expect(status).toBe('completed');
    expect(request).toMatchObject({ provider, model });
    return { used: `${provider}/${model}`, keySource, residency, secret: request?.access.apiKey ?? null };
  }
}

export const bySystem = (model: string) => ({
  used: `mistral-eu/${model}`,
  keySource: 'system',
  residency: 'EU',
  secret: SYSTEM_KEY,
});

export const byOpenai = (secret: string, model = 'gpt-6-luna') => ({
  used: `openai/${model}`,
  keySource: 'user',
  residency: 'US',
  secret,
});
