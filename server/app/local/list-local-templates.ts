import { SCHEMA_TEMPLATES } from '../../schema-templates/all-templates.ts';
import type { SchemaTemplate as LocalTemplate } from '../../schema-templates/define-template.ts';

import { en16931, type RuleSet } from '../../schema-templates/rule-sets/en-16931.ts';

export type { LocalTemplate, RuleSet };

/** The starting schemas that `GET /schema-templates` lists. */
export function listLocalTemplates(): readonly LocalTemplate[] {
  return SCHEMA_TEMPLATES;
}

/** Ready sets of rules. */
export const listLocalRuleSets = (): readonly RuleSet[] => [en16931];
