import type { JsonObject } from '../engine.ts';
import { checkDefinition, type DefinitionProblem } from './check-definition.ts';
import { definitionHash } from './definition-hash.ts';
import { lintDefinition, type LintWarning } from './lint-definition.ts';

export type { DefinitionProblem } from './check-definition.ts';
export type { LintWarning } from './lint-definition.ts';

/** What the rest of the service asks about a definition. */
export interface DefinitionPort {
  /** What makes it unusable; empty when it is fine. Call it before anything else: the others rely on its bounds. */
  check(definition: unknown): DefinitionProblem[];
  hash(definition: JsonObject): string;
  lint(definition: JsonObject): LintWarning[];
}

export const definitions: DefinitionPort = { check: checkDefinition, hash: definitionHash, lint: lintDefinition };
