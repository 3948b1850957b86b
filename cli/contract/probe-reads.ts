import type { Operation } from '../../codegen/compat/document.ts';
import type { Prober } from './probe.ts';
import { unknownPath, type ResourceValues } from './resource-values.ts';

/**
 * Sends every GET operation of the contract: with the values of resources that earlier answers showed, for a resource
 * that does not exist, and without an API key.
 */
export async function probeReads(
  prober: Prober,
  operations: Iterable<Operation>,
  values: ResourceValues,
): Promise<void> {
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

const needsQuery = ({ parameters }: Operation): boolean =>
  [...parameters].some(([key, { required }]) => key.startsWith('query ') && required === true);

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
