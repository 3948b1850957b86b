import type { EnvironmentOptions } from '../client/connect.ts';

export interface SplitCommandOptions extends EnvironmentOptions {
  splitter?: string;
  outputDir?: string;
  extract?: boolean;
  model?: string;
  local?: boolean;
}
