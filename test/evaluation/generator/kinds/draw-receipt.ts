import { DATE, drawSchema, listOf, NUMBER, STRING, type FieldDraft } from '../draw-schema.ts';
import type { Block, Drawn } from '../generated-document.ts';
import { drawAddress, drawGoods, type Studio } from '../studio.ts';

export function drawReceipt(studio: Studio): Drawn {
  const { dice, printer, wording } = studio;
  const company = dice.word(wording.companies);
  const address = drawAddress(studio);
  const day = printer.drawDay();
  const time = `${dice.whole(10, 20)}:${dice.whole(10, 59)}`;
  const goods = drawGoods(studio);
  const total = goods.reduce((sum, { cents }) => sum + cents, 0);
  const showsCounts = dice.chance(0.6);
  const countsBelow = dice.chance(0.3);
  const rows = goods.flatMap(({ name, count, price, cents }) => {
    const product = `${count} x ${printer.amount(price)}`;
    if (!showsCounts) return [[name, printer.amount(cents)]];
    if (countsBelow)
      return [
        [name, ''],
        [`  ${product}`, printer.amount(cents)],
      ];
    return [[`${name} ${product}`, printer.amount(cents)]];
  });
  const given = Math.ceil(total / 1000) * 1000;
  const blocks: Block[] = [
    { lines: [company, ...address] },
    ...dice.shuffle<Block>([{ title: dice.word(wording.titles.receipt) }, { lines: [`${day.printed}  ${time}`] }]),
    { table: { header: null, rows } },
    {
      totals: [
        [printer.label('total'), printer.money(total)],
        ...(dice.chance(0.5) ? ([[printer.label('cash'), printer.amount(given)]] as const) : []),
      ],
    },
  ];
  const item = showsCounts ? { name: STRING, quantity: NUMBER, amount: NUMBER } : { name: STRING, amount: NUMBER };
  const fields: FieldDraft[] = [
    { names: ['company', 'merchant name', 'store'], schema: STRING, description: 'Name of the shop', value: company },
    {
      names: ['address', 'merchant address'],
      schema: STRING,
      description: 'Address of the shop',
      value: address.join(', '),
    },
    { names: ['date', 'purchase date'], schema: DATE, value: day.iso },
    { names: ['total', 'total amount'], schema: NUMBER, description: 'Sum that was paid', value: total / 100 },
    {
      names: ['items', 'purchased items'],
      schema: listOf(item),
      value: goods.map(({ name, count, cents }) =>
        showsCounts ? { name, quantity: count, amount: cents / 100 } : { name, amount: cents / 100 },
      ),
    },
  ];
  return { kind: 'receipt', blocks, ...drawSchema(dice, fields) };
}
