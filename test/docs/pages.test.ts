/** The papers stay short, and what they link to exists. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERROR_PAGES } from '../../server/http/render-error.ts';
import { guide, pages, readPage, root, type Page } from './read-pages.ts';

const papers = [...pages, ...['CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'].map(readPage)];

/** The anchor that code hosts give to a heading. */
const toAnchor = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '');

const anchorsOf = ({ text }: Page) =>
  [...text.replaceAll(/^```.*?^```$/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

/** The targets of a page's links and pictures, without those of other hosts. */
const linksOf = ({ text }: Page) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^(https?|mailto):/.test(target));

function brokenLinks(page: Page): string[] {
  return linksOf(page).filter((target) => {
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? page.path : normalize(join(dirname(page.path), path));
    if (!existsSync(join(root, file))) return true;
    return anchor !== undefined && !(file.endsWith('.md') && anchorsOf(readPage(file)).includes(anchor));
  });
}

describe('the papers', () => {
  it.each(papers)('$path links to what exists', (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it('finds links to missing files and headings', () => {
    const text = '# A\n[a](#a) [b](#b) [c](missing.md) [d](README.md#start) [e](README.md#nowhere) `[f](code.md)`';
    expect(brokenLinks({ path: 'x.md', text: text.replaceAll('](#', '](README.md#') })).toEqual([
      'README.md#a',
      'README.md#b',
      'missing.md',
      'README.md#nowhere',
    ]);
  });

  it('has the pages and headings that errors link to', () => {
    const text = Object.values(ERROR_PAGES)
      .map((target) => `[x](docs/${target.replace(/#|$/, (end) => `.md${end}`)})`)
      .join('\n');
    expect(brokenLinks({ path: 'x.md', text })).toEqual([]);
  });

  it.each([
    ['send a folder and get a spreadsheet', 'A folder becomes a spreadsheet'],
    ['check and correct values by hand', 'Review in the console'],
    ["only your company's on Azure", "Only a company's own Azure model"],
    ['verify webhooks', 'Verify a delivery'],
    ['back it up', 'Backup and restore'],
    ['add a file format', 'Recipes'],
  ])('leads from "%s" in the README to "%s" in one click', (task, heading) => {
    const row = readPage('README.md')
      .text.split('\n')
      .filter((line) => line.startsWith('|') && line.includes(task));
    expect(row).toHaveLength(1);
    const [target] = linksOf({ path: 'README.md', text: row.join() });
    expect(anchorsOf(readPage(target ?? ''))).toContain(toAnchor(heading));
  });

  it('are short', () => {
    expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(10_000);
    expect(statSync(join(root, 'CHANGELOG.md')).size).toBeLessThanOrEqual(8_000);
    const long = guide.filter(({ text }) => text.split('\n').length > 250).map(({ path }) => path);
    expect(long).toEqual([]);
  });

  it('names each page of the guide in the index and in the README, and leads from one to the next', () => {
    const index = readPage('docs/README.md');
    const names = guide.map(({ path }) => path.slice('docs/'.length)).filter((name) => name !== 'README.md');
    const listed = [...index.text.matchAll(/^\| \[.+?\]\((.+?\.md)\)/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(names.toSorted());
    expect(names.filter((name) => !linksOf(readPage('README.md')).includes(`docs/${name}`))).toEqual([]);
    const next = listed.map((name) => /^Next: \[.+?\]\((.+?)\)\.$/m.exec(readPage(`docs/${name}`).text)?.[1]);
    expect(next).toEqual([...listed.slice(1), undefined]);
  });
});
