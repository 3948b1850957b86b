import { listOperations, resolve, type Contract } from '../sdk/contract.ts';

/** The schema with its references into one document of its own: `#/components/schemas/X` → `#/$defs/X`. */
function selfContained(contract: Contract, schema: object): object {
  const text = JSON.stringify({ ...schema, $defs: contract.components['schemas'] });
  return JSON.parse(text.replaceAll('"#/components/schemas/', '"#/$defs/')) as object;
}

/**
 * The schemas of an operation's JSON answers, each under a name of its own, and the code of an object that has their
 * validators by `operationId status`.
 */
export function answerSchemas(contract: Contract): { schemas: Map<string, object>; entry: string } {
  const answers = listOperations(contract).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const schema = resolve(contract, response).content?.['application/json']?.schema;
      return schema === undefined ? [] : [{ key: `${operation.operationId} ${status}`, schema }];
    }),
  );
  const names = new Map<string, string>();
  const schemas = new Map<string, object>();
  const entries = answers.map(({ key, schema }) => {
    const text = JSON.stringify(schema);
    const name = names.get(text) ?? `answer${names.size}`;
    names.set(text, name);
    if (!schemas.has(name)) schemas.set(name, selfContained(contract, schema));
    return `'${key}': validators.${name}`;
  });
  return { schemas, entry: `{ ${entries.join(', ')} }` };
}
