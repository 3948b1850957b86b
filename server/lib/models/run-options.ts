/** What a caller sets for a run, a batch's runs or a rerun. */
export interface CallerOptions {
  /** How often each question is asked. */
  samples: number;
  /** Which pages models that see get as pictures: scanned ones with `auto`. */
  vision: 'auto' | 'always' | 'never';
  /** The most that the run may cost, in the currency of the model's price; null for no limit. */
  maxCost: number | null;
}

/** The options of a run. An option is added here and in `runs/options-repository.ts`. */
export interface RunOptions extends CallerOptions {
  /** Whether a second, differently worded call confirms the values. The environment decides it. */
  verify: boolean;
}

export type GivenOptions = { [Name in keyof CallerOptions]?: CallerOptions[Name] | undefined };

/** Takes the options out of a request, and sets what it leaves open. */
export const completeOptions = ({ samples = 1, vision = 'auto', maxCost = null }: GivenOptions): CallerOptions => ({
  samples,
  vision,
  maxCost,
});
