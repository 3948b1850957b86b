import { createSchema, createWorkspace, extract, type Run } from '@excerpt/sdk';
import { endOfRun, ok } from '../builders.ts';
import { startScriptedProvider, type ScriptedProvider } from './scripted-provider.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';

/** The secret of the system provider. */
export const SYSTEM_SECRET = 'sk-system-0123456789-abcdefghij';

const INVOICE = 'Invoice number: INV-7\nTotal: 118.00 EUR\n';
export const INVOICE_ANSWER = { invoiceNumber: 'INV-7', total: 118, note: null };
const invoiceSchema: Record<string, unknown> = {
  type: 'object',
  required: ['total'],
  properties: { invoiceNumber: { type: ['string', 'null'] }, total: { type: 'number' }, note: { type: 'string' } },
};

export interface ModelRunInput {
  content?: string;
  schema?: Record<string, unknown>;
  model?: string;
  env?: 'production' | 'staging';
}

/** A server whose system provider is scripted, with one workspace. */
export class ModelApp {
  readonly app: TestApp;
  readonly provider: ScriptedProvider;
  readonly slug: string;
  #schemas = 0;

  private constructor(app: TestApp, provider: ScriptedProvider, slug: string) {
    this.app = app;
    this.provider = provider;
    this.slug = slug;
  }

  static async start(options: Pick<TestAppOptions, 'clock'> = {}): Promise<ModelApp> {
    const provider = await startScriptedProvider();
    const app = await startTestApp({
      ...options,
      settings: {
        EXCERPT_SYSTEM_PROVIDER: 'openai-compatible',
        EXCERPT_SYSTEM_MODEL: 'house',
        EXCERPT_SYSTEM_API_KEY: SYSTEM_SECRET,
        EXCERPT_SYSTEM_BASE_URL: provider.url,
        EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
        EXCERPT_SHUTDOWN_SECONDS: '1',
      },
    });
    const { slug } = ok(await createWorkspace({ client: app.admin.client, body: { name: 'Models' } }));
    return new ModelApp(app, provider, slug);
  }

  /** Starts a run with a schema of its own. By default it extracts from an invoice. Returns its id. */
  async startRun({ content = INVOICE, schema = invoiceSchema, model, env }: ModelRunInput = {}): Promise<string> {
    const { client } = this.app.admin;
    const { slug } = this;
    this.#schemas += 1;
    const family = { schemaKey: `schema-${this.#schemas}`, name: 'Schema', definition: schema };
    const { schemaKey } = ok(await createSchema({ client, path: { slug }, body: family }));
    const body = { name: 'document.txt', content, ...(model !== undefined && { model }) };
    const query = env === undefined ? {} : { env };
    return ok(await extract({ client, path: { slug, schemaKey }, query, body })).runId;
  }

  async run(input: ModelRunInput = {}): Promise<Run> {
    return endOfRun(this.app.admin, await this.startRun(input));
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.provider.close();
  }
}
