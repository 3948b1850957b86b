import type { JsonObject } from '../../../lib/json-value.ts';
import { checkDefinition } from './check-definition.ts';
import { definitionHash } from './hash-definition.ts';
import { lintDefinition } from './lint-definition.ts';
import type { DefinitionProblem, LintWarning } from './definition-report.ts';

/** What the rest of the service asks about a definition. */
export interface DefinitionPort {
  /** Empty for a usable definition; at most `MAX_PROBLEMS` otherwise. The others rely on its bounds. */
  check(definition: JsonObject): DefinitionProblem[];
  hash(definition: JsonObject): string;
  lint(definition: JsonObject): LintWarning[];
}

export const definitions: DefinitionPort = { check: checkDefinition, hash: definitionHash, lint: lintDefinition };
