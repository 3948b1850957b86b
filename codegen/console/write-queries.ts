import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOperations, type Contract } from '../sdk/contract.ts';
import { listAnswers, prepareContract } from '../sdk/prepare-contract.ts';
import { toPascalCase } from '../sdk/operation-names.ts';

/** Writes a TanStack query for each operation that reads JSON, over the functions of the SDK. */
export function writeQueries(contract: Contract, { directory, header }: { directory: string; header: string }): void {
  const prepared = prepareContract(contract);
  const operations = listOperations(prepared)
    .filter(
      ({ method, operation }) => method === 'get' && listAnswers(prepared, operation).includes('application/json'),
    )
    .map(({ path, operation }) => ({ id: operation.operationId, isUnique: !path.includes('{'), ...operation }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const pascal = (id: string) => toPascalCase(id.replace(/([A-Z])/g, ' $1'));
  const queries = operations.map(
    ({ id, summary = id, isUnique }) =>
      `/** ${summary}. */\n` +
      `export const ${id}Query = (options: Sent<${pascal(id)}Data>${isUnique ? ' = {}' : ''}) =>\n` +
      `  toQuery('${id}', options, (sending) => ${id}({ ...options, ...sending }));\n`,
  );
  const names = operations.flatMap(({ id }) => [id, `type ${pascal(id)}Data`]).map((name) => `  ${name},\n`);
  mkdirSync(directory, { recursive: true });
  writeFileSync(
    join(directory, 'queries.gen.ts'),
    `${header}\n\nimport {\n${names.join('')}} from '@excerpt/sdk';\n` +
      `import { toQuery, type Sent } from '../app/api/to-query.ts';\n\n${queries.join('\n')}`,
  );
}
