/** What is read of the pages of packets, how they are compared, and how packets are split under several rules. */
import { expect, test } from 'vitest';
import { compareCategories, readPartText } from '../../server/extraction/packets/category-signs.ts';
import { chooseCategory } from '../../server/extraction/packets/choose-category.ts';
import { readCategory, type Category } from '../../server/extraction/packets/describe-category.ts';
import { compareNeighbours } from '../../server/extraction/packets/neighbour-signs.ts';
import { describePacket } from '../../server/extraction/packets/packet-context.ts';
import { viewPage, type PageView } from '../../server/extraction/packets/page-view.ts';
import { splitPacket, trainedSplitting, type SplitterRules } from '../../server/extraction/packets/split-packet.ts';
import { makePages } from '../../server/extraction/packets/testing/make-pages.ts';
import { LABELLED_LINES, NUMBERED_LINES, PACKETS, STAMPED_LINES } from './packet-pages.ts';
import { percent } from './print-result.ts';

const CATEGORIES: (Category & { identifier?: string })[] = [
  { name: 'Invoice', description: 'A bill with an amount to pay, not a reminder.', identifier: 'invoice number' },
  { name: 'Vertrag', description: 'Vereinbarung zwischen Firmen, ohne Preise', fields: ['parties', 'governing law'] },
  { name: 'Letter', examples: ['Dear Mr Finch,\nthank you for your letter.\nYours sincerely,\nA. Moreau'] },
  {
    name: 'Account statement',
    examples: ['Statement of account\n01.02.2026   Rent   -812.50\nBalance 10.00', 'Saldo'],
  },
  { name: 'Garden plan', description: 'Trees, beds and paths' },
];

const round = (value: number): number => Math.round(value * 1_000) / 1_000 + 0;
const printSigns = (signs: object): string =>
  Object.entries(signs as Record<string, number>)
    .filter(([, value]) => round(value) !== 0)
    .map(([name, value]) => `${name} ${round(value)}`)
    .join(', ');

function* printView(view: PageView): Generator<string> {
  const { number, isBlank, head, foot, wordCount, codes, identifiers, numbers, stamps, letterHeight, grid } = view;
  yield `page ${number}${isBlank ? ' blank' : ''}: ${wordCount} words, letters ${round(letterHeight)}`;
  yield `  head ${head.join(' | ')}`;
  yield `  foot ${foot.join(' | ')}`;
  yield `  codes ${[...codes].join(' ')}; ${[...identifiers].map(([label, value]) => `${label}=${value}`).join(', ')}`;
  yield `  numbers ${JSON.stringify(numbers)}, stamps ${stamps.join(' ')}`;
  yield `  grid ${[...grid].map(round).join(' ')}`;
}

test.each(Object.entries(PACKETS))('pages of %s', async (name, pages) => {
  const views = pages.map(viewPage);
  const context = describePacket(views);
  const { numbered, restarts, isStampedThrough, filled } = context;
  const printed = [
    ...views.flatMap((view) => [...printView(view)]),
    `numbered ${round(numbered)}, restarts ${round(restarts)}, stamped through ${isStampedThrough}`,
    ...filled.slice(1).map((view, index) => {
      const before = filled[index] ?? view;
      return `${before.number} → ${view.number}: ${printSigns(compareNeighbours(context, before, view))}`;
    }),
  ];
  await expect(printed.join('\n')).toMatchFileSnapshot(`packets/pages-of-${name.replaceAll(' ', '-')}.txt`);
});

test('categories of pages', async () => {
  const categories = CATEGORIES.map(readCategory);
  const printed = Object.entries(PACKETS).flatMap(([name, pages]) => [
    `# ${name}`,
    ...pages.map(viewPage).flatMap((view) => {
      const part = readPartText([view]);
      const { category, confidence, nearest, none } = chooseCategory(trainedSplitting().categories, part, categories);
      return [
        `page ${view.number}: ${category} ${percent(confidence)}, nearest ${nearest}, none ${percent(none)}`,
        ...compareCategories(part, categories).map(
          (signs, index) => `  ${CATEGORIES[index]?.name}: ${printSigns(signs)}`,
        ),
      ];
    }),
  ]);
  const read = categories.map(({ name, kinds, stems, said }) =>
    [
      name,
      [...kinds].flatMap((weight, kind) => (weight > 0 ? [`${kind}=${round(weight)}`] : [])).join(' '),
      [...stems].join(' '),
      said.map(({ units, weight, isName }) => `${units[0]?.unit} ${round(weight)}${isName ? '!' : ''}`).join(', '),
    ].join(' | '),
  );
  await expect([...read, ...printed].join('\n')).toMatchFileSnapshot('packets/categories.txt');
});

const RULES: Record<string, Partial<SplitterRules>> = {
  found: {},
  'every page': { boundaries: 'every_page' },
  'at no page': { boundaries: 'none' },
  'after three pages': { boundaries: { pages: 3 } },
  'left out': { uncategorized: 'omit' },
  'with the nearest category': { uncategorized: 'forbid' },
  'without categories': { categories: [] },
};
const VOTES = [
  { page: 2, startsPart: false },
  { page: 3, startsPart: true, category: 'Letter' },
  { page: 5, category: null },
  { page: 6, startsPart: true, category: 'Garden plan' },
];

test.each(Object.entries(PACKETS))('parts of %s', async (name, pages) => {
  const split = (rules: Partial<SplitterRules>, votes: typeof VOTES = []) =>
    splitPacket(
      { pages },
      { categories: CATEGORIES, uncategorized: 'include', boundaries: 'auto', ...rules },
      trainedSplitting(),
      votes,
    );
  const print = ({ parts, pages: judged }: ReturnType<typeof split>): string[] => [
    ...parts.map(
      (part) =>
        `${part.pages.join(' ')}: ${part.category} ${percent(part.confidence)}, start ` +
        `${percent(part.startConfidence)}, ${part.identifier} | ${part.reasons.join(' ')}`,
    ),
    ...judged.map(
      (page) =>
        `  ${page.page} ${page.startsPart ? 'starts' : 'goes on'} ${page.category} ${percent(page.confidence)} ` +
        page.reasons.join(' '),
    ),
  ];
  const printed = Object.entries(RULES).flatMap(([rule, rules]) => [`# ${rule}`, ...print(split(rules))]);
  printed.push('# with a model', ...print(split({}, VOTES)));
  await expect(printed.join('\n')).toMatchFileSnapshot(`packets/parts-of-${name.replaceAll(' ', '-')}.txt`);
});

test('numbers and stamps of lines', async () => {
  const numbers = NUMBERED_LINES.map((line) => {
    const [page] = makePages(`${line}\nSome text of a page that says nothing`);
    return `${line}: ${page === undefined ? '' : JSON.stringify(viewPage(page).numbers)}`;
  });
  const stamps = STAMPED_LINES.map((line) => {
    const [page] = makePages(`${line}\nSome text of a page that says nothing`);
    return `${line}: ${page === undefined ? '' : viewPage(page).stamps.join(' ')}`;
  });
  const labelled = LABELLED_LINES.map((line) => {
    const [page] = makePages(`${line}\nSome text of a page that says nothing`);
    return `${line}: ${page === undefined ? '' : JSON.stringify([...viewPage(page).identifiers])}`;
  });
  await expect([...numbers, ...stamps, ...labelled].join('\n')).toMatchFileSnapshot('packets/numbers.txt');
});
