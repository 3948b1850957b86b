import {
  listOperations,
  resolve,
  type Contract,
  type Operation,
  type Parameter,
  type SchemaObject,
} from './contract.ts';

interface DescribedResponse {
  description?: string;
}

const namedIn = (text: string): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

/** The codes of each status, from the description of the error body: "404 `not_found`; 409 `slug_taken` `in_use`". */
function listCodes({ components }: Contract): Map<string, string[]> {
  const body = components['schemas']?.['ApiError'] as SchemaObject | undefined;
  const description = String(body?.properties?.['code']?.['description']);
  return new Map(
    [...description.matchAll(/\b(\d{3})((?: `\w+`)+)/g)].map(([, status = '', names = '']) => [status, namedIn(names)]),
  );
}

/** The codes that the descriptions of an operation's answers name. */
function codesOf(contract: Contract, operation: Operation, known: Map<string, string[]>): string[] {
  const declared = Object.entries(operation.responses).flatMap(([status, response]) => {
    const { description = '' } = resolve<DescribedResponse>(contract, response as DescribedResponse);
    const named = namedIn(description);
    const codes = (known.get(status) ?? []).filter((code) => named.includes(code));
    if (Number(status) >= 400 && codes.length === 0)
      throw new Error(`${operation.operationId} does not say with which code it answers ${status}.`);
    return codes;
  });
  const parameters = (operation.parameters ?? []).map((one) => resolve<Parameter>(contract, one));
  const isIdempotent = parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');
  const repeated = isIdempotent ? ['idempotency_in_flight', 'idempotency_mismatch'] : [];
  return [...new Set([...declared, ...repeated])].toSorted();
}

/** The error codes of each operation, by its `operationId`. */
export function listErrorCodes(contract: Contract): Map<string, string[]> {
  const known = listCodes(contract);
  return new Map(
    listOperations(contract).map(({ operation }) => [operation.operationId, codesOf(contract, operation, known)]),
  );
}

/** Generates the error codes of each operation, as types only. */
export function writeErrorCodes(contract: Contract, header: string): string {
  const operations = [...listErrorCodes(contract)].map(
    ([operationId, codes]) => `  ${operationId}:\n${codes.map((code) => `    | '${code}'`).join('\n')}`,
  );
  return [
    `${header}\n`,
    '/** The error codes of each operation, by its `operationId`. Later versions may add codes. */',
    `export interface OperationErrorCodes {\n${operations.join(';\n')};\n}\n`,
  ].join('\n');
}
