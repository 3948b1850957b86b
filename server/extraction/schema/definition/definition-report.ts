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
