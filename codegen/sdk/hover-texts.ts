import { listOperations, type Contract } from './contract.ts';
import { toCamelCase, toMethodName } from './operation-names.ts';

/** The SDK's classes of the errors that an operation may answer with. */
export const ERROR_CLASSES: Record<string, string> = {
  '400': 'BadRequestError',
  '402': 'PaymentRequiredError',
  '403': 'PermissionDeniedError',
  '404': 'NotFoundError',
  '409': 'ConflictError',
  '410': 'GoneError',
  '412': 'PreconditionFailedError',
  '413': 'PayloadTooLargeError',
  '415': 'UnsupportedMediaTypeError',
  '422': 'UnprocessableEntityError',
};

const PARSED_SOON = [
  'The document is `received` at once and parsed soon after. With `pages`, only these pages are parsed. `password`',
  'opens a protected PDF; without it, or with a wrong one, the document fails with `document_encrypted`.',
];

/** Operations whose text is about the parts of a body, by line. */
const OPERATIONS: Record<string, string[]> = {
  createDocument: [
    'Stores a text as a document in an environment, under a schema, without extracting from it: `name`, and the text',
    'in `content`, which is plain text unless `mimeType` says otherwise.',
    '',
    ...PARSED_SOON,
  ],
  uploadDocument: [
    'Stores a file as a document in an environment, under a schema, without extracting from it. The name of the file',
    'becomes `originalFilename`, and the `name` too unless `name` says otherwise. What kind of file it is, its bytes',
    'tell, not its name.',
    '',
    ...PARSED_SOON,
  ],
  streamRunEvents: [
    'Yields the current status, then every change of status and every step of progress. It ends after the final',
    'status.',
  ],
};

const withoutNames = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

/** The methods of the SDK by `GET /runs/{}`. */
function listMethods(contract: Contract): Map<string, string> {
  return new Map(
    listOperations(contract).map(({ path, method, operation }) => [
      `${method.toUpperCase()} ${withoutNames(path)}`,
      `${toCamelCase(operation.tags[0] ?? '')}.${toMethodName(operation.operationId, operation.tags[0] ?? '')}`,
    ]),
  );
}

function adapt(text: string, methods: Map<string, string>): string {
  return text
    .replaceAll(
      /`(GET|POST|PUT|PATCH|DELETE) ([^`?\s]+)(?:\?(\w+)=([^`]*))?`/g,
      (whole, verb: string, path: string, option?: string, value?: string) => {
        const route = withoutNames(path);
        const found = route.startsWith('…')
          ? [...methods].find(([one]) => one.startsWith(`${verb} `) && one.endsWith(route.slice(1)))?.[1]
          : methods.get(`${verb} ${route}`);
        if (found === undefined) return whole;
        return option === undefined ? `\`${found}\`` : `\`${found}(id, { ${option}: ${value} })\``;
      },
    )
    .replaceAll(/\b(is|with) (4\d\d)\b/g, (whole, word: string, status: string) =>
      status in ERROR_CLASSES ? `${word} \`${ERROR_CLASSES[status]}\`` : whole,
    )
    .replaceAll(/\((4\d\d)\)/g, (whole, status: string) =>
      status in ERROR_CLASSES ? `(\`${ERROR_CLASSES[status]}\`)` : whole,
    )
    .replaceAll(/,? as JSON text|; see `\w+` of the JSON form| \((JSON|multipart)\)/g, '')
    .replaceAll('(multipart; ', '(');
}

/**
 * The contract describes requests, and an editor shows calls: says in terms of the SDK what the contract says in terms
 * of HTTP. Rewrites the descriptions in place. Throws for a text of an operation that does not exist.
 */
export function describeForEditors(contract: Contract): void {
  const methods = listMethods(contract);
  const operations = listOperations(contract).map(({ operation }) => operation);
  for (const [id, lines] of Object.entries(OPERATIONS)) {
    const operation = operations.find(({ operationId }) => operationId === id);
    if (operation === undefined) throw new Error(`hover-texts.ts describes ${id}, which the contract does not have.`);
    operation.description = lines.join('\n');
  }
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const described = node as { description?: unknown };
    if (typeof described.description === 'string') described.description = adapt(described.description, methods);
    for (const child of Object.values(node)) visit(child);
  };
  visit(contract.paths);
  visit(contract.components);
}
