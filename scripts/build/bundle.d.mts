/** Writes programs that tests start into a folder. Their children and other files are those of `dist`. */
export function bundleTestPrograms(root: string, entryPoints: string[], outdir: string): Promise<void>;
