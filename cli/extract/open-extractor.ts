import { connectToWorkspace, type EnvironmentOptions } from '../client/connect.ts';
import type { Extractor } from './extraction-record.ts';
import { getSchemaKey, readSchema } from './remote-schema.ts';
import { parseSchemaSource } from './schema-source.ts';

export interface ExtractorOptions extends EnvironmentOptions {
  schema: string;
  schemaKey?: string;
  local?: boolean;
  model?: string;
  pages?: string;
  concurrency?: number;
}

/** Opens what extracts: a server, or this machine with `--local`. */
export async function openExtractor(options: ExtractorOptions, password: string | undefined): Promise<Extractor> {
  const source = parseSchemaSource(options.schema);
  const { model, pages } = options;
  const common = { model, pages, password };
  const schema = await readSchema(source);
  if (options.local) {
    if (schema === null)
      throw new Error(
        `With --local, the schema is a file. Fetch it: excerpt schemas pull ${options.schema}, ` +
          `then pass --schema ./schemas/${options.schema}.json.`,
      );
    const { createLocalExtractor } = await import('./local-extractor.ts');
    return createLocalExtractor({ schema, ...common, concurrency: options.concurrency });
  }
  const schemaKey = options.schemaKey ?? getSchemaKey(source);
  const connection = await connectToWorkspace(options);
  const { createRemoteExtractor } = await import('./remote-extractor.ts');
  return createRemoteExtractor({ connection, env: options.env, schemaKey, schema, ...common });
}

/** The page of the console that shows a run. */
export async function getRunPage(options: ExtractorOptions, runId: string): Promise<string> {
  const { baseUrl, workspace } = await connectToWorkspace(options);
  return `${baseUrl}/console/${workspace}/runs/${runId}`;
}
