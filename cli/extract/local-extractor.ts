import { availableParallelism } from 'node:os';
import type { ExtractionOutcome, Extractor } from './extraction-record.ts';
import type { SchemaFile } from './schema-source.ts';

export interface LocalOptions {
  schema: SchemaFile;
  model: string | undefined;
  pages: string | undefined;
  password: string | undefined;
  concurrency: number | undefined;
}

/** Extracts on this machine: no server, no database. Throws for an invalid definition. */
export async function createLocalExtractor(options: LocalOptions): Promise<Extractor> {
  const { checkLocalDefinition, openLocalExtractor } = await import('../../server/local-entry.ts');
  const { schema, model, pages, password, concurrency = availableParallelism() } = options;
  const { definition, instructions = null, examples = [], parameters = null, rules = [] } = schema;
  type Local = Parameters<typeof openLocalExtractor>[0];
  const guidance = { instructions, examples, parameters, rules } as NonNullable<Local['guidance']>;
  const extractor = await openLocalExtractor({
    definition: definition as Local['definition'],
    guidance,
    ...(model !== undefined && { model }),
    ...(pages !== undefined && { pages }),
    ...(password !== undefined && { password }),
    concurrency,
  });
  // Checked while the first child process starts.
  const { problems, hash } = await checkLocalDefinition(definition as Local['definition']);
  if (problems.length > 0) {
    await extractor.close();
    const lines = problems.map(({ path, message }) => `  ${path === '' ? 'The root' : path} ${message}.`);
    throw new Error(`The schema is not valid:\n${lines.join('\n')}`);
  }
  return {
    definition,
    identity: ['local', hash, guidance, model ?? null, pages ?? null],
    concurrency,
    async extract({ path }, signal) {
      const outcome = await extractor.extract(path, signal);
      return { runId: null, ...outcome } as ExtractionOutcome;
    },
    close: () => extractor.close(),
  };
}
