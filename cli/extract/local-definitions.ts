import type { DefinitionReport } from '../../server/local-entry.ts';
import type { SchemaFile } from './schema-source.ts';

/** Checks and lints a definition as a server would. */
export async function checkDefinition(definition: Record<string, unknown>): Promise<DefinitionReport> {
  const { checkLocalDefinition } = await import('../../server/local-entry.ts');
  return checkLocalDefinition(definition as Parameters<typeof checkLocalDefinition>[0]);
}

export interface TemplateSchema extends SchemaFile {
  key: string;
  name: string;
  description: string;
}

/** The starting schemas, which every server has as well. */
export async function listTemplates(): Promise<TemplateSchema[]> {
  const { listLocalTemplates } = await import('../../server/local-entry.ts');
  const templates = await listLocalTemplates();
  return templates.map(({ rules, ...template }) => ({ ...template, rules: [...rules] }));
}

/** A ready set of rules, as a schema with the fields that they read. Throws for an unknown one. */
export async function findRuleSet(key: string): Promise<Pick<TemplateSchema, 'definition' | 'rules'>> {
  const { listLocalRuleSets } = await import('../../server/local-entry.ts');
  const sets = await listLocalRuleSets();
  const found = sets.find((one) => one.key === key);
  if (found === undefined)
    throw new Error(`There are no rules ${key}. There are: ${sets.map((one) => one.key).join(', ')}.`);
  return { definition: { type: 'object', properties: found.properties }, rules: found.rules };
}

/** A starting schema. Throws for an unknown one. */
export async function findTemplate(key: string): Promise<TemplateSchema> {
  const templates = await listTemplates();
  const found = templates.find((template) => template.key === key);
  if (found !== undefined) return found;
  throw new Error(`There is no template ${key}. There are: ${templates.map((one) => one.key).join(', ')}.`);
}
