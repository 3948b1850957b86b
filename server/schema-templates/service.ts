import { readFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { notFound } from '../errors.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import { SCHEMA_TEMPLATES } from './all-templates.ts';
import type { SchemaTemplate } from './define-template.ts';
import { RULE_SETS, type RuleSet } from './rule-sets/all-rule-sets.ts';

export interface TemplateDocument {
  name: string;
  mimeType: string;
  fileSize: number;
}

export interface DocumentedTemplate extends SchemaTemplate {
  /** A document to try the template on. */
  document: TemplateDocument;
}

export interface SchemaTemplatesService {
  list(page: PageRequest): Page<DocumentedTemplate>;
  /** Throws `not_found`. */
  get(key: string): DocumentedTemplate;
  listRuleSets(page: PageRequest): Page<RuleSet>;
  /** The bytes of a template's document. Throws `not_found`. */
  readDocument(key: string): Promise<Buffer>;
}

const locate = (name: string) => new URL(`documents/${name}`, import.meta.url);

function addDocument(template: SchemaTemplate): DocumentedTemplate {
  const name = `${template.key}.pdf`;
  return { ...template, document: { name, mimeType: 'application/pdf', fileSize: statSync(locate(name)).size } };
}

function toPage<T>(all: readonly T[], page: PageRequest): Page<T> {
  const offset = getOffset(page);
  return { ...page, total: all.length, data: all.slice(offset, offset + page.pageSize) };
}

export function createSchemaTemplatesService(): SchemaTemplatesService {
  const templates = SCHEMA_TEMPLATES.map(addDocument);

  const get: SchemaTemplatesService['get'] = (key) => {
    const found = templates.find((template) => template.key === key);
    if (found === undefined) throw notFound('Schema template');
    return found;
  };

  return {
    get,
    list: (page) => toPage(templates, page),
    listRuleSets: (page) => toPage(RULE_SETS, page),
    readDocument: (key) => readFile(locate(get(key).document.name)),
  };
}
