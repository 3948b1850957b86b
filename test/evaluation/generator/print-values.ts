import type { Dice } from './dice.ts';
import type { Wording } from './wording/wording.ts';

export interface Day {
  iso: string;
  printed: string;
}

/** A date in one of the language's patterns; the same pattern for all dates that a printer prints. */
export class ValuePrinter {
  readonly wording: Wording;
  readonly #dice: Dice;
  readonly #pattern: string;
  readonly #groupsDigits: boolean;
  readonly #currency: (amount: string) => string;

  constructor(dice: Dice, wording: Wording) {
    const { currency, symbol } = wording.numbers;
    this.wording = wording;
    this.#dice = dice;
    this.#pattern = dice.pick(wording.dates);
    this.#groupsDigits = dice.chance(0.7);
    this.#currency = dice.pick([
      (amount: string) => `${amount} ${currency}`,
      (amount: string) => `${currency} ${amount}`,
      (amount: string) => (wording.code === 'en' ? `${symbol}${amount}` : `${amount} ${symbol}`),
    ]);
  }

  /** Days are above 12, so that no date has two readings. */
  drawDay(year = this.#dice.whole(2019, 2026)): Day {
    const [month, day] = [this.#dice.whole(1, 12), this.#dice.whole(13, 28)];
    const [twoMonth, twoDay] = [month, day].map((part) => String(part).padStart(2, '0')) as [string, string];
    const parts: Record<string, string> = {
      YYYY: String(year),
      MONTH: this.wording.months.split(';')[month - 1] ?? '',
      MM: twoMonth,
      DD: twoDay,
      D: String(day),
    };
    const printed = this.#pattern.replace(/YYYY|MONTH|MM|DD|D/g, (part) => parts[part] ?? part);
    return { iso: `${year}-${twoMonth}-${twoDay}`, printed };
  }

  /** @param cents hundredths of the currency's unit */
  amount(cents: number): string {
    const { decimal, thousands } = this.wording.numbers;
    const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
    const grouped = this.#groupsDigits ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole;
    return `${cents < 0 ? '-' : ''}${grouped}${decimal}${fraction}`;
  }

  money(cents: number): string {
    return this.#currency(this.amount(cents));
  }

  /** A label in one of its wordings. */
  label(name: keyof Wording['labels']): string {
    return this.#dice.word(this.wording.labels[name]);
  }
}
