import type { Db } from '../db/database.ts';
import type { DocumentParsing } from '../documents/parse-document.ts';
import { AppError } from '../errors.ts';
import type { SplitterRules } from '../extraction/child/schema-tasks.ts';
import { listFieldWords } from '../lib/models/schema-words.ts';
import { layoutText } from '../parsing/layout.ts';
import { ParseError } from '../parsing/parser.ts';
import type { SchemasService } from '../schemas/service.ts';
import type { StoredRules } from '../splitters/service.ts';
import { keepOfWorkspace, readApprovedParts, readStoredUnder } from './taught-repository.ts';

export interface RulesPlace {
  workspaceId: string;
  environmentId: string;
  splitterKey: string;
  /** A packet whose parts teach nothing, since it is judged. */
  leftOut?: string;
}

/**
 * Reads the rules of a splitter with what teaches its categories: the documents that they name, the parts that people
 * approved, the documents that are stored under their schemas, and the fields of these. They are read anew each time,
 * so that a document that was erased teaches no more.
 */
export type RuleReader = (place: RulesPlace, rules: StoredRules, signal: AbortSignal) => Promise<SplitterRules>;

interface Dependencies {
  db: Db;
  schemas: Pick<SchemasService, 'family' | 'version'>;
  parsing: Pick<DocumentParsing, 'getLayout'>;
}

/** Examples of one splitter that are read. */
const MAX_EXAMPLES = 100;
/** Examples of one category; what it names comes first, then what people approved, then what is stored. */
const MAX_EACH = 8;
/** Characters of an example. */
const MAX_EXAMPLE = 20_000;

export function createRuleReader({ db, schemas, parsing }: Dependencies): RuleReader {
  /** The texts of documents of the workspace. */
  async function readExamples(place: RulesPlace, ids: readonly string[], signal: AbortSignal): Promise<string[]> {
    const texts: string[] = [];
    for (const id of await keepOfWorkspace(db, place, ids)) {
      const layout = await parsing.getLayout(id, { signal }).catch((error: unknown) => {
        // A document that was deleted or cannot be read is no example.
        if (error instanceof ParseError) return null;
        throw error;
      });
      if (layout !== null) texts.push(layoutText(layout).slice(0, MAX_EXAMPLE));
    }
    return texts;
  }

  /** Null for a schema that is gone. */
  const findFamily = (workspaceId: string, schemaKey: string) =>
    schemas.family(db, workspaceId, schemaKey).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    });

  return async (place, { categories, uncategorized, boundaries }, signal) => {
    const { workspaceId, environmentId } = place;
    const approved = await readApprovedParts(db, place);
    let left = MAX_EXAMPLES;
    const read: SplitterRules['categories'][number][] = [];
    for (const { examples = [], schemaKey, ...category } of categories) {
      const found = await readExamples(place, examples.slice(0, left), signal);
      found.push(...(approved.get(category.name) ?? []));
      let fields: string[] = [];
      const family = schemaKey === undefined ? null : await findFamily(workspaceId, schemaKey);
      if (family !== null) {
        if (found.length < MAX_EACH && left > found.length)
          found.push(...(await readStoredUnder(db, environmentId, family.id)));
        fields = listFieldWords((await schemas.version(db, family)).definition);
      }
      const kept = found.slice(0, Math.min(left, Math.max(MAX_EACH, examples.length)));
      left -= kept.length;
      read.push({ ...category, fields, examples: kept });
    }
    return { categories: read, uncategorized, boundaries };
  };
}
