export interface Target {
  platform: string;
  arch: string;
  /** Whether its C library is musl. */
  isMusl: boolean;
}

export function trimPackages(root: string, target?: Target): void;
