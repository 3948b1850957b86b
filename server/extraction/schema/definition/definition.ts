import { createHash } from 'node:crypto';
import { toCanonicalJson } from '../../../lib/crypto/canonical-json.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import { checkDefinition } from './check-definition.ts';
import { wrapField } from '../wrap-field.ts';
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

/** `sha256:` and the hexadecimal digest of the canonical JSON (RFC 8785). Key order and white space do not matter. */
export function hashDefinition(definition: JsonObject): string {
  return `sha256:${createHash('sha256').update(toCanonicalJson(definition), 'utf8').digest('hex')}`;
}
