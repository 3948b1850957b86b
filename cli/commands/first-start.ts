import { readFile } from 'node:fs/promises';
import {
  createClient,
  createSchema,
  createWorkspace,
  extractDocument,
  getRun,
  uploadDocument,
  type Evidence,
  type Run,
} from '@excerpt/sdk';
import { openAsBlob } from 'node:fs';

export interface SampleTarget {
  url: string;
  apiKey: string;
  dataDir: string;
  say(text: string): void;
}

const SLUG = 'sample';
const SCHEMA_KEY = 'invoice';
const sampleFile = (name: string) => new URL(`../sample/${name}`, import.meta.url);

/** Returns the data of a response. Throws the server's error message. */
function expect<T>(step: string, { data, error }: { data?: T | undefined; error?: unknown }): T {
  if (data !== undefined) return data;
  throw new Error(`${step} failed: ${JSON.stringify(error)}`);
}

/** Uses the public API: creates a workspace and a schema, uploads the sample and extracts it. */
async function extractSample({ url, apiKey }: SampleTarget): Promise<Run> {
  const client = createClient({ baseUrl: url, apiKey });
  const schemaPath = { slug: SLUG, schemaKey: SCHEMA_KEY };
  expect('Creating the workspace', await createWorkspace({ client, body: { name: 'Sample', slug: SLUG } }));

  const definition = JSON.parse(await readFile(sampleFile('invoice-schema.json'), 'utf8')) as Record<string, unknown>;
  expect(
    'Creating the schema',
    await createSchema({ client, path: { slug: SLUG }, body: { schemaKey: SCHEMA_KEY, name: 'Invoice', definition } }),
  );

  const file = new File([await openAsBlob(sampleFile('invoice.pdf'))], 'invoice.pdf', { type: 'application/pdf' });
  const document = expect('Uploading the invoice', await uploadDocument({ client, path: schemaPath, body: { file } }));
  const { runId } = expect('Extracting', await extractDocument({ client, path: { ...schemaPath, id: document.id } }));
  const run = expect('Reading the run', await getRun({ client, path: { id: runId }, query: { wait: 60 } }));
  if (run.status !== 'completed')
    throw new Error(`The run is ${run.status}: ${run.errorMessage ?? 'it has not ended within a minute.'}`);
  return run;
}

function describeLeaf(data: Record<string, unknown>, { path, confidence, page, match }: Evidence): string {
  const value = path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      data,
    );
  const name = path.slice(1).replaceAll('/', '.');
  const where = match === 'not_found' ? 'not in the document' : `page ${page ?? '-'}, ${match}`;
  return `  ${name.padEnd(28)} ${String(JSON.stringify(value)).padEnd(58)} ${Math.round(confidence * 100)
    .toString()
    .padStart(3)} %  ${where}`;
}

/** Extracts the sample invoice. Prints its data, the API key, and commands to try next. */
export async function runSample(target: SampleTarget): Promise<void> {
  const { url, apiKey, dataDir, say } = target;
  const run = await extractSample(target);
  const data = run.extractedData ?? {};
  const curl = `curl -s -H "x-api-key: ${apiKey}"`;
  say(
    [
      '',
      `The sample invoice, extracted by ${run.provider}/${run.model} ` +
        `with a confidence of ${Math.round((run.confidence ?? 0) * 100)} %:`,
      '',
      ...run.evidence.map((leaf) => describeLeaf(data, leaf)),
      '',
      `Your API key, which is kept in ${dataDir}/api-key:`,
      `  ${apiKey}`,
      '',
      'Extract from a file of your own, then read the run by the runId of the answer:',
      `  ${curl} -F file=@YOUR-FILE.pdf ${url}/workspaces/${SLUG}/schemas/${SCHEMA_KEY}/extract`,
      `  ${curl} "${url}/runs/RUN-ID?wait=30"`,
      `  ${url}/docs`,
    ].join('\n'),
  );
}
