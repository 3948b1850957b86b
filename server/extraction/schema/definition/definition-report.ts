/** A property of a valid definition that makes extraction worse. */
export interface LintWarning {
  /** JSON Pointer into the definition. */
  path: string;
  code: string;
  /** A sentence. */
  message: string;
  /** The provider that the warning applies to; absent if it applies to all. */
  provider?: string;
}

/** Why a definition is invalid. */
export interface DefinitionProblem {
  /** JSON Pointer into the definition; empty for the root. */
  path: string;
  /** A predicate, such as "must be an object". `<path> <message>.` is a sentence. */
  message: string;
}
