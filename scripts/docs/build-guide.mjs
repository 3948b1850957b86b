/** Renders the guide (docs/) and the papers that it links to as pages that the server sends without a network. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { Marked } from 'marked';

/** Papers outside docs/ that are pages of the guide too, by their path in the repository. */
const PAPERS = {
  'SECURITY.md': 'threat-model',
  'CHANGELOG.md': 'changelog',
  'cli/reference.md': 'command-reference',
  'sdk/README.md': 'sdk-readme',
};

/** The anchor that code hosts give to a heading. */
const toAnchor = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** The link of a page as its place in the guide; null for files that the server does not send. */
function placeLink(href, page) {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [path, anchor] = href.split('#');
  const file = posix.normalize(posix.join(posix.dirname(page), path));
  if (file.startsWith('docs/images/')) return `images/${basename(file)}`;
  const name = file === 'docs/README.md' ? 'index' : (PAPERS[file] ?? /^docs\/([\w-]+)\.md$/.exec(file)?.[1]);
  return name === undefined ? null : `${name}${anchor === undefined ? '' : `#${anchor}`}`;
}

function render(text, page) {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }) {
        return `<h${depth} id="${toAnchor(source)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const place = placeLink(href, page);
        const words = this.parser.parseInline(tokens);
        return place === null ? words : `<a href="${place}">${words}</a>`;
      },
      image({ href, text: words }) {
        return `<img src="${placeLink(href, page) ?? ''}" alt="${words}">`;
      },
      table({ header, rows }) {
        const cells = (row, tag) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
        const hasHeader = header.some(({ text: words }) => words !== '');
        const head = hasHeader ? `<thead><tr>${cells(header, 'th')}</tr></thead>` : '';
        const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        // Wide tables scroll by themselves on narrow screens. Keys reach what scrolls only if it takes the focus.
        return `<div class="table" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parse(text);
}

const toPage = ({ title, content, navigation }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Excerpt</title>
<link rel="stylesheet" href="guide.css">
</head>
<body>
<nav aria-label="Guide">${navigation}</nav>
<main>
${content}</main>
</body>
</html>
`;

/** @returns the files written to `folder` */
export function buildGuide(root, folder) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const titleOf = (text) => /^# (.+)$/m.exec(text)?.[1] ?? 'Guide';
  const rows = read('docs/README.md').matchAll(/^\| \[(.+?)\]\((.+?)\.md\)/gm);
  const order = [...rows].map(([, title, name]) => ({ title, name }));
  const pages = [
    { path: 'docs/README.md', name: 'index' },
    ...order.map(({ name }) => ({ path: `docs/${name}.md`, name })),
    ...Object.entries(PAPERS).map(([path, name]) => ({ path, name })),
  ];
  const navigationFor = (current) =>
    [{ title: 'Guide', name: 'index' }, ...order, { title: 'API reference', name: '../../docs' }]
      .map(({ title, name }) => `<a href="${name}"${name === current ? ' aria-current="page"' : ''}>${title}</a>`)
      .join('\n');

  mkdirSync(join(folder, 'images'), { recursive: true });
  const written = pages.map(({ path, name }) => {
    const text = read(path);
    const file = join(folder, `${name}.html`);
    writeFileSync(file, toPage({ title: titleOf(text), content: render(text, path), navigation: navigationFor(name) }));
    return file;
  });
  const images = readdirSync(join(root, 'docs/images')).map((name) => {
    copyFileSync(join(root, 'docs/images', name), join(folder, 'images', name));
    return join(folder, 'images', name);
  });
  copyFileSync(join(root, 'scripts/docs/guide.css'), join(folder, 'guide.css'));
  return [...written, ...images, join(folder, 'guide.css')];
}
