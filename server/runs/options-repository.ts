import { fromNanos, toNanos } from '../lib/models/call-usage.ts';
import type { RunOptions } from '../lib/models/run-options.ts';

interface OptionColumns {
  verify: number;
  samples: number;
  vision: string;
  max_cost_nanos: number | null;
}

/** The columns that `readOptions` reads. */
export const OPTION_COLUMNS = ['runs.verify', 'runs.samples', 'runs.vision', 'runs.max_cost_nanos'] as const;

export const toOptionColumns = ({ verify, samples, vision, maxCost }: RunOptions): OptionColumns => ({
  verify: verify ? 1 : 0,
  samples,
  vision,
  max_cost_nanos: maxCost === null ? null : toNanos(maxCost),
});

type StoredOptions = Omit<OptionColumns, 'verify' | 'vision'> & { verify: number | boolean; vision: string | null };

/** Puts the options of a row together, and takes their columns away. */
export function readOptions<Row extends StoredOptions>({
  verify,
  samples,
  vision,
  max_cost_nanos: nanos,
  ...row
}: Row): Omit<Row, keyof OptionColumns> & { options: RunOptions } {
  const options = {
    verify: Boolean(verify),
    samples,
    vision: (vision ?? 'auto') as RunOptions['vision'],
    maxCost: nanos === null ? null : fromNanos(nanos),
  };
  return { ...row, options };
}
