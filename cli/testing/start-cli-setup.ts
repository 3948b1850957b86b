import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceWithSchema } from '../../test/harness/builders.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../test/harness/test-app.ts';
import type { CliOptions } from './run-cli.ts';

/** A server whose only workspace has the schema `invoice`, and a folder in which commands run. */
export interface CliSetup {
  app: TestApp;
  /** Of the workspace. */
  slug: string;
  folder: string;
  /** Commands run in the folder, as the administrator of the server. */
  options: CliOptions & { settings: Record<string, string> };
  close(): Promise<void>;
}

export async function startCliSetup(options: Pick<TestAppOptions, 'engine'> = {}): Promise<CliSetup> {
  const app = await startTestApp(options);
  const { slug } = await workspaceWithSchema(app.admin);
  const folder = await mkdtemp(join(tmpdir(), 'excerpt-cli-'));
  const settings = { EXCERPT_BASE_URL: app.url, EXCERPT_API_KEY: app.admin.apiKey };
  return {
    app,
    slug,
    folder,
    options: { cwd: folder, settings },
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
