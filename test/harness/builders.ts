import { createSchema, createWorkspace, extract, getRun, type Run } from '@excerpt/sdk';
import type { TestUser } from './test-app.ts';

/** The data of a successful response. Throws the error body of a failed one. */
export function ok<T>({ data, error }: { data?: T | undefined; error?: unknown }): NonNullable<T> {
  if (data === undefined || data === null) throw new Error(`The request failed: ${JSON.stringify(error)}`);
  return data;
}

/** The error body of a response. Throws if it is successful. */
export function failure({ error, response }: { error?: unknown; response?: Response | undefined }): {
  status: number;
  code: string;
  message: string;
  details?: { in: string; path: string; message: string }[];
} {
  if (error === undefined || response === undefined) throw new Error('The request should have failed.');
  return { status: response.status, ...(error as { code: string; message: string }) };
}

export const invoiceDefinition = {
  type: 'object',
  properties: {
    invoiceNumber: { type: ['string', 'null'], description: 'Number of the invoice' },
    total: { type: ['number', 'null'], description: 'Amount to pay, with tax' },
  },
};

let counter = 0;

/** Creates a workspace of the user with the schema `invoice`. */
export async function workspaceWithSchema({
  client,
}: Pick<TestUser, 'client'>): Promise<{ slug: string; schemaKey: string }> {
  counter += 1;
  const { slug } = ok(await createWorkspace({ client, body: { name: `Workspace ${counter}` } }));
  const body = { schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition };
  const { schemaKey } = ok(await createSchema({ client, path: { slug }, body }));
  return { slug, schemaKey };
}

export const invoiceText = 'Invoice number: INV-2026-7\nTotal: 118.00 EUR\n';

/** Extracts from a text and waits until the run is final. */
export async function extractText(
  { client }: Pick<TestUser, 'client'>,
  path: { slug: string; schemaKey: string },
  content = invoiceText,
): Promise<Run> {
  const { runId } = ok(await extract({ client, path, body: { name: 'invoice.txt', content } }));
  return ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
}

/** Waits until a run is final. Throws after four minutes. */
export async function endOfRun({ client }: Pick<TestUser, 'client'>, id: string): Promise<Run> {
  for (let tries = 0; tries < 8; tries += 1) {
    const run = ok(await getRun({ client, path: { id }, query: { wait: 30 } }));
    if (run.status !== 'pending' && run.status !== 'processing') return run;
  }
  throw new Error('The run does not end.');
}
