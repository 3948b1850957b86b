import { DATE, drawSchema, NUMBER, STRING, type FieldDraft } from '../draw-schema.ts';
import type { Block, Drawn } from '../generated-document.ts';
import { drawCode, fillSentence, letterhead, type Studio } from '../studio.ts';

export function drawLetter(studio: Studio): Drawn {
  const { dice, printer, wording } = studio;
  const { letter } = wording;
  const sender = dice.word(wording.companies);
  const [recipient, signatory] = dice.several(wording.people, 2) as [string, string];
  const [reference, day, deadline] = [drawCode(dice), printer.drawDay(2024), printer.drawDay(2025)];
  const cents = dice.whole(2_000, 400_000);
  const subject = dice.word(letter.subjects, '|');
  const [hasDemand, namesSubject, namesReference] = [dice.chance(0.75), dice.chance(0.6), dice.chance(0.6)];
  const values = { reference, amount: printer.money(cents), deadline: deadline.printed };
  const facts: [string, string][] = [
    [printer.label('date'), day.printed],
    ...(namesReference ? [[printer.label('reference'), reference] as [string, string]] : []),
  ];
  const blocks: Block[] = [
    { lines: letterhead(studio, sender), isRight: dice.chance(0.4) },
    { lines: letterhead(studio, recipient) },
    dice.chance(0.6) ? { pairs: facts } : { lines: [day.printed], isRight: true },
    namesSubject ? { lines: [`${printer.label('subject')}: ${subject}`] } : { title: subject },
    { lines: [dice.word(letter.salutations, '|')] },
    { prose: fillSentence(dice.word(letter.reasons, '|'), values) },
    ...(hasDemand ? [{ prose: fillSentence(dice.word(letter.demands, '|'), values) }] : []),
    { lines: [dice.word(letter.closings, '|'), '', signatory, dice.word(letter.roles, '|')] },
  ];
  const fields: FieldDraft[] = [
    { names: ['sender', 'sender name'], schema: STRING, description: 'Who wrote the letter', value: sender },
    { names: ['recipient', 'recipient name'], schema: STRING, description: 'Addressee', value: recipient },
    { names: ['date', 'letter date'], schema: DATE, description: 'Date of the letter', value: day.iso },
    { names: ['subject'], schema: STRING, description: 'Subject line', value: subject },
    { names: ['reference', 'reference number'], schema: STRING, value: reference },
    {
      names: ['amount due', 'amount'],
      schema: NUMBER,
      description: 'Amount to pay',
      value: hasDemand ? cents / 100 : null,
    },
    {
      names: ['payment deadline', 'deadline'],
      schema: DATE,
      description: 'Day by which to pay',
      value: hasDemand ? deadline.iso : null,
    },
    { names: ['signatory', 'signed by'], schema: STRING, description: 'Person who signed', value: signatory },
  ];
  return { kind: 'letter', blocks, ...drawSchema(dice, fields) };
}
