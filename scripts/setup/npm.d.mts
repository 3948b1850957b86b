/** Runs npm outside the project's own Node. Throws an error that names the cause. */
export function npm(root: string, args: string[], options?: { cwd?: string }): Promise<unknown>;

/** The environment without npm's additions to PATH. */
export function outerEnvironment(root: string): Record<string, string>;

/** Runs a program and collects its output. Resolves with its exit code, or null if it does not exist. */
export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string | undefined> },
): Promise<{ code: number | null; output: string }>;
