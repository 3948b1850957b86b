import { SCHEMA_TEMPLATES } from '../../schema-templates/all-templates.ts';
import type { SchemaTemplate as LocalTemplate } from '../../schema-templates/define-template.ts';

import { RULE_SETS, type RuleSet } from '../../schema-templates/rule-sets/all-rule-sets.ts';

export type { LocalTemplate, RuleSet };

/** The starting schemas that `GET /schema-templates` lists. */
export function listLocalTemplates(): readonly LocalTemplate[] {
  return SCHEMA_TEMPLATES;
}

/** Ready sets of rules. */
export const listLocalRuleSets = (): readonly RuleSet[] => RULE_SETS;
