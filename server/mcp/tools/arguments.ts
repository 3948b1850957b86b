import { z } from 'zod';
import { isObject } from '../../lib/json-object.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { DocumentSource, WorkspacePlace, SchemaSource } from '../backend.ts';
import { ToolError } from '../tool-error.ts';

const MAX_PAGE_SIZE = 50;

/** The instructions of the server explain these, and the wait, once for all tools. */
export const placeArguments = {
  workspace: z.string().optional(),
  env: z.enum(['production', 'staging', 'development']).default('production'),
} as const;

export const pageArguments = {
  page: z.int().min(1).default(1),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(20),
} as const;

/** What to do where a list has more rows. */
export const nextPage = ({ total, page, pageSize }: { total: number; page: number; pageSize: number }) =>
  page * pageSize < total ? `There are more. Call again with page ${page + 1}.` : null;

export const toPlace = ({
  workspace,
  env,
}: {
  workspace?: string | undefined;
  env: WorkspacePlace['env'];
}): WorkspacePlace => ({
  env,
  ...(workspace !== undefined && { workspace }),
});

type Issues = readonly { message: string; path: readonly PropertyKey[] }[];

const describeIssues = (issues: Issues): string =>
  issues.map(({ message, path: at }) => (at.length === 0 ? message : `${message} at ${at.join('.')}`)).join(', ');

/** The argument `schema`: a key, a template, a definition and, for files of this machine, a path. */
export const schemaArgument = (takesPaths: boolean) =>
  z
    .union([z.string().min(1), z.record(z.string(), z.unknown())], {
      error: ({ errors }) =>
        ['a key, template or path', 'a JSON Schema']
          .map((name, index) => `as ${name}: ${describeIssues(errors[index] ?? [])}`)
          .join('; '),
    })
    .describe(
      'The JSON Schema of the data to extract: the key of a schema of the workspace (see get_schemas), ' +
        '"template:NAME" for a starting schema such as template:invoice, ' +
        (takesPaths ? 'the path of a JSON file (with "/" or ending in .json), ' : '') +
        'or a JSON Schema as an object, whose root has the type object.',
    );

const TEMPLATE = 'template:';

/** Models also send objects as text. */
function parseObject(text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ToolError('schema begins like a JSON object but is not valid JSON. Pass it as an object.', {
      cause: error,
    });
  }
  if (!isObject(value)) throw new ToolError('schema must be a JSON object.');
  return value;
}

export function toSchemaSource(
  schema: string | Record<string, unknown>,
  {
    takesPaths,
    schemaKey,
    versionNumber,
  }: { takesPaths: boolean; schemaKey?: string | undefined; versionNumber?: number | undefined },
): SchemaSource {
  const definition =
    typeof schema !== 'string' ? (schema as JsonObject) : /^\s*\{/.test(schema) ? parseObject(schema) : null;
  if (definition !== null) return { kind: 'definition', definition, schemaKey };
  const text = schema as string;
  if (text.startsWith(TEMPLATE)) return { kind: 'template', name: text.slice(TEMPLATE.length) };
  if (takesPaths && (/[/\\]/.test(text) || text.endsWith('.json'))) return { kind: 'path', path: text };
  return { kind: 'key', schemaKey: text, versionNumber };
}

export interface DocumentArguments {
  documentId?: string | undefined;
  path?: string | undefined;
  text?: string | undefined;
  fileBase64?: string | undefined;
  fileName?: string | undefined;
}

export const PATH_HELP = 'Path of a file on this machine: absolute, or relative to the only --root.';

const documentId = z.string().min(1).optional().describe('Id of a document that the server has (see find_documents).');
const path = z.string().min(1).optional().describe(PATH_HELP);
const text = z.string().min(1).optional().describe('The document itself, as plain text.');
/** The pattern of `z.base64()` is long, and would be listed with each tool. */
export const base64Argument = z
  .string()
  .min(1)
  .refine((value) => z.base64().safeParse(value).success, 'Invalid base64-encoded string');

const fileBase64 = base64Argument
  .optional()
  .describe(
    'A file in base64, up to about 7 MB. Upload larger ones with ' +
      'POST {server}/workspaces/{slug}/schemas/{schemaKey}/documents and pass documentId.',
  );
const fileName = z.string().min(1).max(200).optional().describe('Name of the text or file, such as invoice.pdf.');

/** The arguments that name a document. Exactly one of them is given, apart from `fileName`. */
export const documentArguments = (takesPaths: boolean) =>
  takesPaths ? { path, documentId, text, fileName } : { documentId, fileBase64, text, fileName };

/** The same without texts, which have no pages. */
export const fileArguments = (takesPaths: boolean) =>
  takesPaths ? { path, documentId, fileName } : { documentId, fileBase64, fileName };

/** The document of arguments. Throws unless exactly one is given. */
export function toDocumentSource(args: DocumentArguments, { takesPaths }: { takesPaths: boolean }): DocumentSource {
  const names = takesPaths
    ? (['path', 'documentId', 'text'] as const)
    : (['documentId', 'fileBase64', 'text'] as const);
  const given = names.filter((name) => args[name] !== undefined);
  if (given.length !== 1)
    throw new ToolError(
      `Pass exactly one of ${names.join(', ')}${given.length === 0 ? '' : `, not ${given.join(' and ')}`}.`,
    );
  if (args.path !== undefined) return { kind: 'path', path: args.path };
  if (args.documentId !== undefined) return { kind: 'stored', documentId: args.documentId };
  if (args.text !== undefined) return { kind: 'text', name: args.fileName ?? 'text.txt', text: args.text };
  return { kind: 'bytes', name: args.fileName ?? 'document', bytes: Buffer.from(args.fileBase64 ?? '', 'base64') };
}
