import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  path: string;
  text: string;
}

/** Created by tools or by running the program. */
const CREATED = new Set(['node_modules', 'dist', 'coverage', '.git', '.setup-lock']);

/** All text files of the repository, also uncommitted ones. */
export function readRepository(root: string): SourceFile[] {
  const files: SourceFile[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      // Commands of the papers run in `.docs-*` at the same time.
      const isCreated = CREATED.has(entry.name) || entry.name.startsWith('.docs-');
      if (isCreated || path === 'data' || path === 'release') continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) {
        const text = readFileSync(join(root, path), 'utf8');
        if (!text.includes('\0') && !path.endsWith('.pdf')) files.push({ path, text });
      }
    }
  };
  visit('');
  return files;
}

export const isTest = (path: string): boolean =>
  /\.test\.ts$|(^|\/)testing\//.test(path) || /^(sdk\/)?test\//.test(path);

export const isGenerated = (path: string): boolean => path.includes('/generated/');

/** TypeScript that is published or runs in the server. */
export const isProduct = (path: string): boolean => /^(server|cli|sdk\/src)\/.*\.tsx?$/.test(path) && !isTest(path);
