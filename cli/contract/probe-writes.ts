import type { Operation } from '../../codegen/compat/document.ts';
import type { Prober } from './probe.ts';
import type { ResourceValues } from './resource-values.ts';

const schema = {
  schemaKey: 'contract-check',
  name: 'Contract check',
  definition: {
    type: 'object',
    properties: { number: { type: ['string', 'null'], description: 'Number of the invoice' } },
  },
};
const document = { name: 'contract-check.txt', content: 'Invoice number: 7\n' };

interface Steps {
  /** Creates what the reading probes look at. */
  create(): Promise<void>;
  /** Deletes the workspace, and all that is in it. */
  remove(): Promise<void>;
}

/** Sends the writing operations of an extraction, in a workspace that is made for them. */
export function createWriteProbes(
  prober: Prober,
  operations: Iterable<Operation>,
  { slug, values }: { slug: string; values: ResourceValues },
): Steps {
  const byId = new Map([...operations].map((operation) => [operation.operationId, operation]));
  let exists = false;

  async function send(operationId: string, path: string, expected: number, body?: object): Promise<unknown> {
    const operation = byId.get(operationId);
    return operation && prober.send({ operation, path, expected, ...(body && { body }) });
  }

  return {
    async create() {
      const workspace = `/workspaces/${slug}`;
      exists = (await send('createWorkspace', '/workspaces', 201, { name: 'Contract check', slug })) !== undefined;
      if (!exists) return;
      values.set('/workspaces', slug);
      await send('createSchema', `${workspace}/schemas`, 200, schema);
      const inSchema = `${workspace}/schemas/${schema.schemaKey}`;
      await send('createDocument', `${inSchema}/documents`, 201, document);
      const accepted = (await send('extract', `${inSchema}/extract`, 202, document)) as { runId: string } | undefined;
      const getRun = byId.get('getRun');
      if (accepted === undefined || getRun === undefined) return;
      await prober.send({ operation: getRun, path: `/runs/${accepted.runId}`, query: '?wait=20', expected: 200 });
      await send('requestReview', `/runs/${accepted.runId}/review`, 200);
    },
    async remove() {
      if (exists) await send('deleteWorkspace', `/workspaces/${slug}`, 204);
    },
  };
}
