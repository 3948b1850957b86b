import type { LayoutLine, LayoutPage, LayoutWord } from '../../server/parsing/layout.ts';
import { Dice } from '../../test/evaluation/generator/dice.ts';
import { WORDINGS, type Wording } from './packet-wording.ts';

/** Pages in a row, and the indexes at which documents begin. */
export interface PageStream {
  id: string;
  pages: LayoutPage[];
  starts: Set<number>;
}

interface Seller {
  name: string;
  address: string;
  /** What later pages repeat: everything, one line, or nothing. */
  header: 'repeat' | 'slim' | 'none';
  numbering: 'of' | 'page' | 'slash' | 'bare' | 'none';
  numbersAt: 'head' | 'foot';
  footer: boolean;
  margin: number;
}

interface Draft {
  text: string;
  size: number;
  gap: number;
}

const NAMES = ['Kessler', 'Hartwell', 'Moreau', 'Ibarra', 'Lombardi', 'De Wit', 'Nowak', 'Duarte', 'Finch', 'Aldgate'];
const SUFFIXES = ['GmbH', 'Ltd', 'SARL', 'S.L.', 'S.p.A.', 'B.V.', 'Sp. z o.o.', 'Lda', 'Inc.', 'AG'];
const line = (text: string, size = 0.012, gap = 1.4): Draft => ({ text, size, gap });

function placeLine({ text, size }: Draft, top: number, left: number, start: number): LayoutLine {
  let x = left;
  const words: LayoutWord[] = text.split(/( +)/).flatMap((piece) => {
    const width = piece.length * size * 0.62;
    x += width;
    return piece.trim() === '' ? [] : [{ text: piece, box: [x - width, top, x, top + size] as LayoutWord['box'] }];
  });
  return { text, start, words, box: [left, top, Math.min(1, x), top + size] };
}

function layOut(drafts: readonly Draft[], foot: readonly Draft[], number: number, left: number): LayoutPage {
  let top = 0.05;
  let start = 0;
  const lines = drafts.map((draft) => {
    const placed = placeLine(draft, top, left, start);
    top += draft.size * draft.gap;
    start += draft.text.length + 1;
    return placed;
  });
  for (const [index, draft] of foot.entries()) {
    lines.push(placeLine(draft, 0.93 + index * 0.018, left, start));
    start += draft.text.length + 1;
  }
  const text = lines.map((one) => one.text).join('\n');
  return { number, width: 595, height: 842, source: 'text', text, lines, tables: [] };
}

function drawSeller(dice: Dice): Seller {
  const name = `${dice.pick(NAMES)} ${dice.pick(['Office', 'Trade', 'Technik', 'Print'])} ${dice.pick(SUFFIXES)}`;
  return {
    name,
    address: `${dice.pick(NAMES)}str. ${dice.whole(1, 90)}, ${dice.whole(10_000, 99_000)} ${dice.pick(NAMES)}`,
    header: dice.pick(['repeat', 'slim', 'none'] as const),
    numbering: dice.pick(['of', 'page', 'slash', 'bare', 'none', 'none'] as const),
    numbersAt: dice.pick(['head', 'foot'] as const),
    footer: dice.chance(0.4),
    margin: dice.pick([0.08, 0.1, 0.13]),
  };
}

function numberLine({ numbering }: Seller, { page, of }: Wording, at: number, total: number): Draft[] {
  if (numbering === 'of') return [line(`${page} ${at} ${of} ${total}`)];
  if (numbering === 'page') return [line(`${page} ${at}`)];
  if (numbering === 'slash') return [line(`${at}/${total}`)];
  return numbering === 'bare' ? [line(`- ${at} -`)] : [];
}

function documentBody(dice: Dice, wording: Wording): Draft[] {
  const count = dice.pick([3, 8, 15, 40, 60, 90, 130]);
  if (dice.chance(0.3)) {
    const lines = Array.from({ length: count }, (_, index) =>
      line(
        index % 7 === 0 ? `${1 + Math.floor(index / 7)}. ${dice.pick(wording.items)}` : dice.pick(wording.prose),
        0.011,
        1.6,
      ),
    );
    return [line(wording.opening), ...lines, line(wording.closing, 0.012, 2), line(dice.pick(NAMES))];
  }
  const rows = Array.from({ length: count }, () => {
    const [amount, price] = [dice.whole(1, 40), dice.whole(3, 900)];
    return line(`${dice.pick(wording.items)} ${dice.whole(100, 999)}   ${amount}   ${price},00   ${amount * price},00`);
  });
  return [
    ...rows,
    line(`${wording.total} EUR ${dice.whole(10, 99_999)},00`, 0.013),
    ...(dice.chance(0.4) ? [line(wording.closing)] : []),
  ];
}

/** The pages of one document, as lines. */
function drawDocument(
  dice: Dice,
  seller: Seller,
  wording: Wording,
  number: number,
): { body: Draft[]; foot: Draft[] }[] {
  const head = [line(seller.name, 0.018), line(seller.address, 0.009)];
  const facts = [
    line(
      `${wording.date}: ${dice.whole(1, 28)}.${dice.whole(1, 12)}.2025   ` +
        `${wording.customer} ${dice.whole(1000, 99_999)}`,
    ),
  ];
  const title = dice.chance(0.8) ? [line(dice.pick(wording.titles), 0.022, 1.8)] : [];
  const opening = [
    line(`${dice.pick(NAMES)} ${dice.pick(['Print', 'Works', 'Studio'])}`),
    ...title,
    line(`${wording.number} ${number}`),
    ...facts,
  ];
  const isTable = dice.chance(0.8);
  const columns = isTable ? [line(wording.columns)] : [];
  const body = documentBody(dice, wording);
  const pages: Draft[][] = [];
  const perPage = dice.whole(26, 44);
  for (let at = 0; at < body.length; at += perPage) {
    const isFirst = at === 0;
    const repeated = isFirst || seller.header === 'repeat' ? head : seller.header === 'slim' ? head.slice(0, 1) : [];
    const repeatsFacts =
      seller.header === 'repeat' && !isFirst && dice.chance(0.5) ? [line(`${wording.number} ${number}`)] : [];
    const carried = !isFirst && dice.chance(0.15) ? [line(wording.carried)] : [];
    const rows = body.slice(at, at + perPage);
    pages.push([...repeated, ...(isFirst ? opening : repeatsFacts), ...columns, ...carried, ...rows]);
  }
  return pages.map((lines, index) => {
    const numbers = numberLine(seller, wording, index + 1, pages.length);
    const foot = seller.footer ? [line(`${seller.name} · IBAN DE00 1234 5678 · www.example.com`, 0.008)] : [];
    if (seller.numbersAt === 'head') return { body: [...numbers, ...lines], foot };
    return { body: lines, foot: [...foot, ...numbers] };
  });
}

/** Streams of documents of one seller or several, in eight languages. */
export function generatePackets(count: number, seed: number): PageStream[] {
  const dice = new Dice(seed);
  return Array.from({ length: count }, (_, index) => {
    const wording = dice.pick(WORDINGS);
    const sellers = Array.from({ length: dice.chance(0.6) ? 1 : 3 }, () => drawSeller(dice));
    const pages: LayoutPage[] = [];
    const starts = new Set<number>();
    let number = dice.whole(1_000, 90_000);
    for (let made = 0; made < dice.whole(3, 7); made++) {
      starts.add(pages.length);
      const seller = dice.pick(sellers);
      number += dice.whole(1, 9);
      for (const { body, foot } of drawDocument(dice, seller, wording, number))
        pages.push(layOut(body, foot, pages.length + 1, seller.margin));
    }
    return { id: `generated-${index}`, pages, starts };
  });
}
