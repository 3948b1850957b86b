import { definitions } from '../../extraction/schema/definition/definition.ts';
import type { DefinitionProblem, LintWarning } from '../../extraction/schema/definition/definition-report.ts';
import type { JsonObject } from '../../lib/json-value.ts';

/** A JSON Schema. */
export type LocalDefinition = JsonObject;

export interface DefinitionReport {
  /** Empty for a valid definition. */
  problems: DefinitionProblem[];
  /** Empty for an invalid definition. */
  warnings: LintWarning[];
  /** As in `definitionHash` of a version without instructions, examples and parameters. */
  hash: string | null;
}

/** Checks a definition as a server would. */
export function checkLocalDefinition(definition: LocalDefinition): DefinitionReport {
  const problems = definitions.check(definition);
  if (problems.length > 0) return { problems, warnings: [], hash: null };
  return { problems, warnings: definitions.lint(definition), hash: definitions.hash(definition) };
}
