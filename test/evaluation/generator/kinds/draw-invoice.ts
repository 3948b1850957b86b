import type { Block, Drawn } from '../generated-document.ts';
import { DATE, drawSchema, listOf, NUMBER, STRING, type FieldDraft } from '../draw-schema.ts';
import { drawCode, drawGoods, letterhead, type Studio } from '../studio.ts';

const TAX_SHARE = 0.2;

export function drawInvoice(studio: Studio): Drawn {
  const { dice, printer, wording } = studio;
  const [company, buyer] = dice.several(wording.companies, 2) as [string, string];
  const code = drawCode(dice);
  const [day, due] = [printer.drawDay(2024), printer.drawDay(2025)];
  const goods = drawGoods(studio);
  const net = goods.reduce((sum, { cents }) => sum + cents, 0);
  const tax = Math.round(net * TAX_SHARE);
  const [hasDue, hasTax, hasHeader] = [dice.chance(0.6), dice.chance(0.8), dice.chance(0.8)];
  const total = hasTax ? net + tax : net;
  const facts: [string, string][] = [
    [printer.label('invoiceNumber'), code],
    [printer.label('date'), day.printed],
    ...(hasDue ? [[printer.label('dueDate'), due.printed] as [string, string]] : []),
    [printer.label('customerNumber'), String(dice.whole(10_000, 99_999))],
  ];
  const header = (['description', 'quantity', 'unitPrice', 'amount'] as const).map((name) => printer.label(name));
  const rows = goods.map(({ name, count, price, cents }) => [
    name,
    String(count),
    printer.amount(price),
    printer.amount(cents),
  ]);
  const blocks: Block[] = [
    { lines: letterhead(studio, company) },
    { title: dice.word(wording.titles.invoice) },
    ...dice.shuffle<Block>([{ lines: letterhead(studio, buyer) }, { pairs: dice.shuffle(facts) }]),
    { table: { header: hasHeader ? header : null, rows } },
    {
      totals: [
        ...(hasTax
          ? ([
              [printer.label('net'), printer.amount(net)],
              [printer.label('tax'), printer.amount(tax)],
            ] as const)
          : []),
        [printer.label('total'), printer.money(total)],
      ],
    },
  ];
  const fields: FieldDraft[] = [
    {
      names: ['invoice number', 'invoice no', 'number'],
      schema: STRING,
      description: 'Number of the invoice',
      value: code,
    },
    { names: ['invoice date', 'date', 'issue date'], schema: DATE, value: day.iso },
    { names: ['due date', 'payment due'], schema: DATE, description: 'Payable until', value: hasDue ? due.iso : null },
    {
      names: ['net total', 'net amount'],
      schema: NUMBER,
      description: 'Total without tax',
      value: hasTax ? net / 100 : null,
    },
    { names: ['tax amount', 'tax total', 'vat'], schema: NUMBER, description: 'Tax', value: hasTax ? tax / 100 : null },
    {
      names: ['total', 'grand total', 'total amount'],
      schema: NUMBER,
      description: 'Amount to pay',
      value: total / 100,
    },
    { names: ['currency'], schema: STRING, description: 'ISO 4217', value: wording.numbers.currency },
    {
      names: ['seller name', 'supplier', 'vendor name'],
      schema: STRING,
      description: 'Company that issued it',
      value: company,
    },
    {
      names: ['items', 'line items', 'positions'],
      schema: listOf({ description: STRING, quantity: NUMBER, unit_price: NUMBER, amount: NUMBER }),
      value: goods.map(({ name, count, price, cents }) => ({
        description: name,
        quantity: count,
        unit_price: price / 100,
        amount: cents / 100,
      })),
    },
  ];
  return { kind: 'invoice', blocks, ...drawSchema(dice, fields) };
}
