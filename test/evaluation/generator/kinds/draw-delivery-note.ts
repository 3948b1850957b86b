import { DATE, drawSchema, listOf, NUMBER, STRING, type FieldDraft } from '../draw-schema.ts';
import type { Drawn } from '../generated-document.ts';
import { drawCode, drawGoods, letterhead, printFacts, type Studio } from '../studio.ts';

export function drawDeliveryNote(studio: Studio): Drawn {
  const { dice, printer, wording } = studio;
  const sender = dice.word(wording.companies);
  const [code, order] = [drawCode(dice), drawCode(dice)];
  const day = printer.drawDay();
  const packages = dice.whole(1, 12);
  const goods = drawGoods(studio);
  const [hasOrder, hasPackages] = [dice.chance(0.7), dice.chance(0.6)];
  const pairs = printFacts(dice, [
    { pair: [printer.label('deliveryNumber'), code], isPrinted: true },
    { pair: [printer.label('deliveryDate'), day.printed], isPrinted: true },
    { pair: [printer.label('orderNumber'), order], isPrinted: hasOrder },
    { pair: [printer.label('packages'), String(packages)], isPrinted: hasPackages },
    { pair: [printer.label('weight'), `${dice.whole(5, 900)} kg`], isPrinted: dice.chance(0.5) },
  ]);
  const header = [printer.label('description'), printer.label('quantity')];
  const rows = goods.map(({ name, count }) => [name, String(count)]);
  const fields: FieldDraft[] = [
    { names: ['delivery note number', 'delivery number'], schema: STRING, value: code },
    { names: ['delivery date', 'date of delivery'], schema: DATE, value: day.iso },
    { names: ['order number', 'order no'], schema: STRING, value: hasOrder ? order : null },
    { names: ['packages', 'package count'], schema: { type: 'integer' }, value: hasPackages ? packages : null },
    { names: ['iban'], schema: STRING, value: null },
    {
      names: ['items', 'delivered items'],
      schema: listOf({ description: STRING, quantity: NUMBER }),
      value: goods.map(({ name, count }) => ({ description: name, quantity: count })),
    },
  ];
  return {
    kind: 'delivery note',
    blocks: [
      { lines: letterhead(studio, sender) },
      { title: dice.word(wording.titles.delivery) },
      { pairs },
      { table: { header, rows } },
    ],
    ...drawSchema(dice, fields),
  };
}
