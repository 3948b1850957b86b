/** Exit codes of all commands. 1 is for a command that could not do its work, such as for a wrong option. */
export const EXIT = {
  ok: 0,
  error: 1,
  /** Some documents failed; a definition has problems; a comparison found differences. */
  negative: 2,
  /** All documents were extracted, some of them with less than `--min-confidence`. */
  doubtful: 3,
} as const;
