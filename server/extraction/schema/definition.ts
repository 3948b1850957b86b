import type { JsonObject } from '../engine.ts';
import { checkDefinition } from './check-definition.ts';
import { definitionHash } from './definition-hash.ts';
import { lintDefinition } from './lint-definition.ts';

/** Something in a usable definition that will make extraction worse than it could be. */
export interface LintWarning {
  /** JSON Pointer into the definition. */
  path: string;
  code: string;
  /** A sentence. */
  message: string;
  /** The provider that the warning is about; absent when it is about all. */
  provider?: string;
}

/** Why a definition is refused. */
export interface DefinitionProblem {
  /** JSON Pointer into the definition; empty for the root. */
  path: string;
  /** A clause, "must be an object": `<path> <message>.` is a sentence. */
  message: string;
}

/** What the rest of the service asks about a definition. */
export interface DefinitionPort {
  /** Empty for a usable definition; at most `MAX_PROBLEMS` otherwise. The others rely on its bounds. */
  check(definition: JsonObject): DefinitionProblem[];
  hash(definition: JsonObject): string;
  lint(definition: JsonObject): LintWarning[];
}

export const definitions: DefinitionPort = { check: checkDefinition, hash: definitionHash, lint: lintDefinition };
