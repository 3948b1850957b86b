import { listOperations, type JsonObject } from '../../codegen/compat/document.ts';
import { compareContracts, versionOf, type ContractReport } from './contract-report.ts';
import { baseUrlOf, pinnedContract, readContract } from './contract-source.ts';
import { createProber, type Probe } from './probe.ts';
import { probeReads } from './probe-reads.ts';
import { createWriteProbes } from './probe-writes.ts';
import { ResourceValues } from './resource-values.ts';
import { createResponseValidator } from './response-validator.ts';

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
