import { DATE, drawSchema, listOf, NUMBER, STRING, type FieldDraft } from '../draw-schema.ts';
import type { Block, Drawn } from '../generated-document.ts';
import { letterhead, type Studio } from '../studio.ts';

export function drawStatement(studio: Studio): Drawn {
  const { dice, printer, wording } = studio;
  const [bank, holder] = [dice.word(wording.companies), dice.word(wording.people)];
  const opening = dice.whole(20_000, 900_000);
  const bookings = Array.from({ length: dice.whole(3, 9) }, () => {
    const isDeposit = dice.chance(0.4);
    const cents = dice.whole(500, 90_000) * (isDeposit ? 1 : -1);
    return { text: printer.label(isDeposit ? 'deposit' : 'withdrawal'), day: printer.drawDay(2024), cents };
  }).sort((a, b) => a.day.iso.localeCompare(b.day.iso));
  const closing = bookings.reduce((sum, { cents }) => sum + cents, opening);
  const balances: [string, string][] = [
    [printer.label('opening'), printer.amount(opening)],
    [printer.label('closing'), printer.amount(closing)],
  ];
  const rows = bookings.map(({ text, day, cents }) => [day.printed, text, printer.amount(cents)]);
  const header = [printer.label('date'), printer.label('description'), printer.label('amount')];
  const bookingsBlock: Block = { table: { header: dice.chance(0.75) ? header : null, rows } };
  const blocks: Block[] = [
    { lines: letterhead(studio, bank) },
    { title: dice.word(wording.titles.statement) },
    { pairs: [[printer.label('accountHolder'), holder]] },
    ...(dice.chance(0.5)
      ? [{ pairs: balances }, bookingsBlock]
      : [{ pairs: balances.slice(0, 1) }, bookingsBlock, { pairs: balances.slice(1) }]),
  ];
  const fields: FieldDraft[] = [
    { names: ['account holder', 'account holder name'], schema: STRING, value: holder },
    { names: ['opening balance', 'previous balance'], schema: NUMBER, value: opening / 100 },
    { names: ['closing balance', 'new balance'], schema: NUMBER, value: closing / 100 },
    {
      names: ['transactions', 'bookings'],
      schema: listOf({ date: DATE, description: STRING, amount: NUMBER }),
      value: bookings.map(({ text, day, cents }) => ({ date: day.iso, description: text, amount: cents / 100 })),
    },
  ];
  return { kind: 'bank statement', blocks, ...drawSchema(dice, fields) };
}
