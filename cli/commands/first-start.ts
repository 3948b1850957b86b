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
}

export interface SampleHints {
  /** Where people find the server. */
  url: string;
  /** Says which the API key is. */
  keyLine: string;
  /** The API key, or the variable of the shell that has it. */
  key: string;
  /** Where the console is; signs in unless the key was given from outside. */
  consoleUrl: string;
}

const SLUG = 'sample';
const SCHEMA_KEY = 'invoice';
const getSampleUrl = (name: string) => new URL(`../sample/${name}`, import.meta.url);

/** Returns the data of a response. Throws the server's error message. */
function expect<T>(step: string, { data, error }: { data?: T | undefined; error?: unknown }): T {
  if (data !== undefined) return data;
  throw new Error(`${step} failed: ${JSON.stringify(error)}`);
}

/** Uses the public API: creates a workspace and a schema, uploads the sample and extracts it. */
export async function extractSample({ url, apiKey }: SampleTarget): Promise<Run> {
  const client = createClient({ baseUrl: url, apiKey });
  const schemaPath = { slug: SLUG, schemaKey: SCHEMA_KEY };
  const workspace = await createWorkspace({ client, body: { name: 'Sample', slug: SLUG } });
  // An earlier start may have failed after this step.
  if (workspace.response?.status !== 409) expect('Creating the workspace', workspace);

  const definition = JSON.parse(await readFile(getSampleUrl('invoice-schema.json'), 'utf8')) as Record<string, unknown>;
  expect(
    'Creating the schema',
    await createSchema({ client, path: { slug: SLUG }, body: { schemaKey: SCHEMA_KEY, name: 'Invoice', definition } }),
  );

  const file = new File([await openAsBlob(getSampleUrl('invoice.pdf'))], 'invoice.pdf', { type: 'application/pdf' });
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

/** Returns the data of the sample invoice, the API key, and commands to try next. */
export function describeSample(run: Run, { url, keyLine, key, consoleUrl }: SampleHints): string {
  const data = run.extractedData ?? {};
  const curl = `curl -s -H "x-api-key: ${key}"`;
  return [
    '',
    `The sample invoice, extracted by ${run.provider}/${run.model} ` +
      `with a confidence of ${Math.round((run.confidence ?? 0) * 100)} %:`,
    '',
    ...run.evidence.map((leaf) => describeLeaf(data, leaf)),
    '',
    keyLine,
    `Open the console: ${consoleUrl}`,
    '',
    'Extract from a file of your own, then read the run by the runId of the answer:',
    `  ${curl} -F file=@YOUR-FILE.pdf ${url}/workspaces/${SLUG}/schemas/${SCHEMA_KEY}/extract`,
    `  ${curl} "${url}/runs/RUN-ID?wait=30"`,
    `  ${url}/docs`,
  ].join('\n');
}
