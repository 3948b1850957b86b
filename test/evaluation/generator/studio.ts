import type { Dice } from './dice.ts';
import type { Pair } from './generated-document.ts';
import type { ValuePrinter } from './print-values.ts';
import type { Wording } from './wording/wording.ts';

/** What the kinds of documents are drawn with. */
export interface Studio {
  dice: Dice;
  printer: ValuePrinter;
  wording: Wording;
}

export interface Good {
  name: string;
  count: number;
  /** Hundredths of the currency's unit. */
  price: number;
  cents: number;
}

export function drawGoods({ dice, wording }: Studio): Good[] {
  return dice.several(wording.goods, dice.whole(2, 5)).map((name) => {
    const [count, price] = [dice.whole(1, 6), dice.whole(150, 18_000)];
    return { name, count, price, cents: count * price };
  });
}

export function drawCode(dice: Dice): string {
  const number = dice.whole(10_000, 99_999);
  return dice.pick([`${number}`, `${dice.pick(['A', 'RE', 'INV', 'F'])}-${number}`, `2025/${number}`, `K${number}`]);
}

export function drawPhone(dice: Dice): string {
  return `+${dice.whole(31, 49)} ${dice.whole(100, 999)} ${dice.whole(100_000, 999_999)}`;
}

/** A name with its address. */
export function letterhead(studio: Studio, name: string): string[] {
  return [name, ...drawAddress(studio)];
}

export function drawAddress({ dice, wording }: Studio): [street: string, town: string] {
  return [dice.word(wording.streets), dice.word(wording.towns)];
}

/** Fills the braces of a sentence. */
export function fillSentence(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

export interface Fact {
  pair: Pair;
  /** Whether it is printed. */
  isPrinted: boolean;
}

/** The facts that are printed, in any order. */
export function printFacts(dice: Dice, facts: readonly Fact[]): Pair[] {
  return dice.shuffle(facts.filter(({ isPrinted }) => isPrinted).map(({ pair }) => pair));
}
