import type { JsonObject } from '../../../lib/json-value.ts';
import { checkDefinition } from './check-definition.ts';
import { wrapField } from '../wrap-field.ts';
import { hashDefinition } from './hash-definition.ts';
import { lintDefinition } from './lint-definition.ts';
import type { DefinitionProblem, LintWarning } from './definition-report.ts';

/** What services need to know about definitions. */
export interface DefinitionPort {
  /** Empty for a valid definition, at most `MAX_PROBLEMS` otherwise. Check a definition before `hash` and `lint`. */
  check(definition: JsonObject): DefinitionProblem[];
  /** The same for the schema of one field. */
  checkField(schema: JsonObject): DefinitionProblem[];
  hash(definition: JsonObject): string;
  lint(definition: JsonObject): LintWarning[];
}

function checkField(schema: JsonObject): DefinitionProblem[] {
  return checkDefinition(wrapField(schema)).map((problem) => ({
    ...problem,
    path: problem.path.replace(/^\/properties\/value(?=\/|$)/, ''),
  }));
}

export const definitions: DefinitionPort = {
  check: checkDefinition,
  checkField,
  hash: hashDefinition,
  lint: lintDefinition,
};
