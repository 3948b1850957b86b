import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Page {
  /** From the root of the repository. */
  path: string;
  text: string;
}

export interface Block {
  page: string;
  /** For the title of a test: page, number and first line. */
  name: string;
  text: string;
}

export const readPage = (path: string): Page => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** The pages of the guide, the index included. */
export const guide: Page[] = readdirSync(join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => readPage(`docs/${name}`));

/** The guide and the papers in the root that users read. */
export const pages: Page[] = [readPage('README.md'), ...guide, readPage('sdk/README.md')];

/** The code blocks of a page in one language. */
export function blocksOf({ path, text }: Page, language: string): Block[] {
  const pattern = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms');
  return [...text.matchAll(pattern)].map(([, code = ''], index) => {
    const line = code.split('\n').find((one) => one.trim() !== '') ?? '';
    return { page: path, name: `${path} ${index + 1}: ${line.slice(0, 60)}`, text: code };
  });
}
