import { drawSchema, NUMBER, STRING, type FieldDraft } from '../draw-schema.ts';
import type { Block, Drawn } from '../generated-document.ts';
import { letterhead, type Studio } from '../studio.ts';

export function drawPayslip(studio: Studio): Drawn {
  const { dice, printer, wording } = studio;
  const employer = dice.word(wording.companies);
  const employee = dice.word(wording.people);
  const number = String(dice.whole(1_000, 99_999));
  const gross = dice.whole(180_000, 720_000);
  const tax = Math.round(gross * 0.22);
  const net = gross - tax;
  const hasNumber = dice.chance(0.7);
  const facts: [string, string][] = [
    [printer.label('employee'), employee],
    ...(hasNumber ? [[printer.label('employeeNumber'), number] as [string, string]] : []),
  ];
  const sums: [string, string][] = [
    [printer.label('gross'), printer.money(gross)],
    [printer.label('wageTax'), printer.amount(tax)],
    [printer.label('netPay'), printer.money(net)],
  ];
  const blocks: Block[] = [
    { lines: letterhead(studio, employer) },
    { title: dice.word(wording.titles.payslip) },
    { pairs: dice.shuffle(facts) },
    dice.pick<Block>([{ totals: sums }, { pairs: sums }, { table: { header: null, rows: sums } }]),
  ];
  const fields: FieldDraft[] = [
    { names: ['employer', 'employer name'], schema: STRING, description: 'Company that pays', value: employer },
    { names: ['employee name', 'employee'], schema: STRING, value: employee },
    { names: ['employee number', 'employee id'], schema: STRING, value: hasNumber ? number : null },
    { names: ['gross pay', 'gross amount', 'gross salary'], schema: NUMBER, value: gross / 100 },
    { names: ['income tax', 'wage tax'], schema: NUMBER, value: tax / 100 },
    { names: ['net pay', 'net amount', 'net salary'], schema: NUMBER, value: net / 100 },
  ];
  return { kind: 'payslip', blocks, ...drawSchema(dice, fields) };
}
