import { SCHEMA_TEMPLATES } from '../../schema-templates/all-templates.ts';
import type { SchemaTemplate as LocalTemplate } from '../../schema-templates/define-template.ts';

export type { LocalTemplate };

/** The starting schemas that `GET /schema-templates` lists. */
export function listLocalTemplates(): readonly LocalTemplate[] {
  return SCHEMA_TEMPLATES;
}
