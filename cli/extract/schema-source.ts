import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { SchemaInput } from '@excerpt/sdk';
import { AdvisedError } from '../client/advised-error.ts';
import { isObject } from '../../server/lib/json-object.ts';

/** Where the schema of a command is. */
export type SchemaSource =
  | { kind: 'file'; path: string }
  | { kind: 'template'; name: string }
  | { kind: 'key'; schemaKey: string };

const TEMPLATE = 'template:';

/** A path has a `/` or ends in `.json`; `template:NAME` is a starting schema; everything else is a key. */
export function parseSchemaSource(text: string): SchemaSource {
  if (text.startsWith(TEMPLATE)) return { kind: 'template', name: text.slice(TEMPLATE.length) };
  if (/[/\\]/.test(text) || text.endsWith('.json')) return { kind: 'file', path: text };
  return { kind: 'key', schemaKey: text };
}

/** A definition with what else belongs to a version. */
export interface SchemaFile extends Pick<
  SchemaInput,
  'instructions' | 'examples' | 'parameters' | 'rules' | 'description'
> {
  definition: Record<string, unknown>;
  name?: string;
}

/** A file with `definition` and without a type is a schema with its guidance, as `excerpt schemas pull` writes it. */
const hasGuidance = (content: Record<string, unknown>) => isObject(content['definition']) && !('type' in content);

/** Reads a JSON Schema, or a file of `excerpt schemas pull`. */
export async function readSchemaFile(path: string): Promise<SchemaFile> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new Error(
      code === 'ENOENT' ? `There is no schema file ${path}.` : `The schema ${path} cannot be read (${code}).`,
      { cause: error },
    );
  }
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`The schema ${path} is not JSON.`, { cause: error });
  }
  if (!isObject(content)) throw new Error(`The schema ${path} must be a JSON object.`);
  if (hasGuidance(content)) return content as unknown as SchemaFile;
  const { title } = content;
  return {
    definition: content,
    ...(typeof title === 'string' && title.trim() !== '' && { name: title.slice(0, 200) }),
  };
}

/** The key of a schema file: its name without `.json`, in characters that keys have. */
export function deriveSchemaKey(path: string): string {
  const key = basename(path)
    .replace(/\.json$/i, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, 64);
  if (/^[.-]*$/.test(key))
    throw new AdvisedError(`No schema key can be derived from the name of ${path}.`, {
      person: 'Pass --schema-key.',
      agent: 'Pass the schema as an object, with schemaKey.',
    });
  return key;
}
