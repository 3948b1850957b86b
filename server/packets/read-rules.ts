import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { SplitterRules } from '../extraction/child/schema-tasks.ts';
import { isObject } from '../lib/json-object.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { SchemasService } from '../schemas/service.ts';
import type { StoredRules } from '../splitters/service.ts';
import type { Packet } from './repository.ts';
import { readApprovedParts, readStoredUnder } from './taught-repository.ts';

interface Dependencies {
  db: Db;
  schemas: Pick<SchemasService, 'family' | 'version'>;
  /** Texts of the documents that a category names as examples. */
  readExamples(ids: readonly string[]): Promise<string[]>;
}

/** Examples of one packet that are read. */
const MAX_EXAMPLES = 100;
/** Examples of one category; what it names comes first, then what people approved, then what is stored. */
const MAX_EACH = 8;
const MAX_FIELDS = 60;

/** Names and descriptions of the fields of a definition, in words. */
export function listFields(definition: JsonObject): string[] {
  const { properties } = definition;
  return Object.entries(isObject(properties) ? properties : {})
    .slice(0, MAX_FIELDS)
    .map(([name, field]) => {
      const words = name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[_-]+/g, ' ');
      const { title, description } = (isObject(field) ? field : {}) as { title?: unknown; description?: unknown };
      return [words, title, description]
        .filter((one) => typeof one === 'string')
        .join(' ')
        .slice(0, 300);
    });
}

/**
 * The rules of a splitter with what teaches its categories: the documents that they name, the parts that people
 * approved, the documents that are stored under their schemas, and the fields of these. They are read anew for each
 * packet, so that a document that was erased teaches no more.
 */
export async function readRules(
  { db, schemas, readExamples }: Dependencies,
  packet: Packet,
  { categories, uncategorized, boundaries }: StoredRules,
): Promise<SplitterRules> {
  const approved = await readApprovedParts(db, {
    environmentId: packet.environmentId,
    splitterKey: packet.splitter.key,
  });
  let left = MAX_EXAMPLES;
  const read: SplitterRules['categories'][number][] = [];
  for (const { examples = [], schemaKey, ...category } of categories) {
    const found = await readExamples(examples.slice(0, left));
    found.push(...(approved.get(category.name) ?? []));
    let fields: string[] = [];
    const family = schemaKey === undefined ? null : await findFamily(schemas, db, packet.workspaceId, schemaKey);
    if (family !== null) {
      if (found.length < MAX_EACH && left > found.length)
        found.push(...(await readStoredUnder(db, packet.environmentId, family.id)));
      fields = listFields((await schemas.version(db, family)).definition);
    }
    const kept = found.slice(0, Math.min(left, Math.max(MAX_EACH, examples.length)));
    left -= kept.length;
    read.push({ ...category, fields, examples: kept });
  }
  return { categories: read, uncategorized, boundaries };
}

async function findFamily(schemas: Dependencies['schemas'], db: Db, workspaceId: string, schemaKey: string) {
  return schemas.family(db, workspaceId, schemaKey).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
}
