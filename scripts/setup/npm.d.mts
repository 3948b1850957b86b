/** Runs npm outside the project's own Node. Throws an error that names the cause. */
export function npm(root: string, args: string[], options?: { cwd?: string }): Promise<unknown>;
