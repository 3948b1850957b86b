import type { EnvironmentOptions } from '../client/connect.ts';

export interface SplitCommandOptions extends EnvironmentOptions {
  splitter?: string;
  outputDir?: string;
  extract?: boolean;
  model?: string;
  maxCost?: number;
  local?: boolean;
}

/** A packet to split. */
export interface SplitFile {
  path: string;
  /** Where its parts are written; null for nowhere. */
  directory: string | null;
}
