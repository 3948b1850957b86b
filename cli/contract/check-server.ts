import { type JsonObject, listOperations, type Operation } from '../../codegen/compat/document.ts';
import { compareContracts, versionOf, type ContractReport } from './contract-report.ts';
import { baseUrlOf, pinnedContract, readContract } from './contract-source.ts';
import { createProber, type Probe, type Prober } from './probe.ts';
import { ResourceValues, unknownPath } from './resource-values.ts';
import { createResponseValidator } from './response-validator.ts';

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

const needsQuery = ({ parameters }: Operation): boolean =>
  [...parameters].some(([key, { required }]) => key.startsWith('query ') && required === true);

export interface CheckOptions {
  /** Version of the pinned contract. */
  against: string;
  /** Without one, only the contracts are compared. */
  apiKey?: string | undefined;
  /** Slug of the workspace to read; the newest by default. */
  workspace?: string | undefined;
  /** Slug of a workspace to create, fill and delete; null sends no writing request. */
  writeTo: string | null;
  timeoutMs: number;
}

/** Compares a server's contract with a pinned one, and its answers too. Throws `CheckFailed`. */
export async function checkServer(url: string, options: CheckOptions): Promise<ContractReport> {
  const { against, apiKey, timeoutMs } = options;
  const pinned = pinnedContract(against);
  const current = await readContract(url, { timeoutMs });
  return {
    subject: { version: versionOf(current), source: url },
    ...compareContracts(pinned, current),
    probes: apiKey === undefined ? [] : await probeServer(url, pinned, { ...options, apiKey }),
    notProbed: apiKey === undefined ? 'There is no API key (--api-key, EXCERPT_API_KEY).' : null,
  };
}

async function probeServer(
  url: string,
  pinned: JsonObject,
  { apiKey, workspace, writeTo, timeoutMs }: CheckOptions & { apiKey: string },
): Promise<Probe[]> {
  const operations = [...listOperations(pinned).values()];
  const baseUrl = baseUrlOf(url.replace(/\/openapi\.json$/, ''));
  const prober = createProber({ baseUrl, apiKey, timeoutMs, validator: createResponseValidator(pinned) });
  const values = new ResourceValues(operations.map(({ path }) => path));
  if (workspace !== undefined) values.set('/workspaces', workspace);
  if (writeTo === null) await probeReads(prober, operations, values);
  else {
    const writes = createWriteProbes(prober, operations, { slug: writeTo, values });
    try {
      await writes.create();
      await probeReads(prober, operations, values);
    } finally {
      await writes.remove();
    }
  }
  return prober.probes;
}

/**
 * Sends every GET operation of the contract: with the values of resources that earlier answers showed, for a resource
 * that does not exist, and without an API key.
 */
async function probeReads(prober: Prober, operations: Iterable<Operation>, values: ResourceValues): Promise<void> {
  const reads = [...operations].filter(({ method }) => method === 'get');
  // Which values fit together, such as two evaluations of one data set, nothing in the contract says.
  for (const operation of reads.filter(needsQuery)) prober.skip(operation, 'it needs values in its query');
  let waiting = reads.filter((operation) => !needsQuery(operation));
  for (let asked = -1; asked !== 0;) {
    asked = 0;
    const later: Operation[] = [];
    for (const operation of waiting) {
      const path = values.fill(operation);
      if (path === null) later.push(operation);
      else {
        await probeOperation(prober, operation, path, values);
        asked += 1;
      }
    }
    waiting = later;
  }
  for (const operation of waiting) prober.skip(operation, 'the server shows no such resource');
}

async function probeOperation(
  prober: Prober,
  operation: Operation,
  path: string,
  values: ResourceValues,
): Promise<void> {
  const body = await prober.send({ operation, path, expected: 200 });
  values.collect(operation.path, body);
  const unknown = unknownPath(operation, path);
  if (unknown !== null && operation.responses.has('404'))
    await prober.send({ operation, path: unknown, expected: 404 });
  if (operation.security.length > 0) await prober.send({ operation, path, expected: 401, withKey: false });
}

/** Sends the writing operations of an extraction, in a workspace that is made for them. */
function createWriteProbes(
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
