import { DATE, drawSchema, STRING, type FieldDraft } from '../draw-schema.ts';
import type { Block, Drawn } from '../generated-document.ts';
import { drawCode, fillSentence, type Studio } from '../studio.ts';

export function drawCertificate(studio: Studio): Drawn {
  const { dice, printer, wording } = studio;
  const [name, course] = [dice.word(wording.people), dice.word(wording.courses)];
  const title = dice.word(wording.titles.certificate);
  const [code, day] = [drawCode(dice), printer.drawDay()];
  const hasNumber = dice.chance(0.6);
  const about: Block = { prose: fillSentence(dice.word(wording.certifying, '|'), { name, course }) };
  const blocks: Block[] = [
    { lines: [dice.word(wording.companies)] },
    { title },
    about,
    {
      pairs: dice.shuffle([
        [printer.label('date'), day.printed] as const,
        ...(hasNumber ? [[printer.label('certificateNumber'), code] as const] : []),
      ]),
    },
    { lines: [dice.word(wording.people), dice.word(wording.letter.roles, '|')] },
  ];
  const fields: FieldDraft[] = [
    { names: ['title', 'document title'], schema: STRING, value: title },
    { names: ['participant name', 'recipient name', 'participant'], schema: STRING, value: name },
    { names: ['course', 'course name'], schema: STRING, value: course },
    { names: ['date', 'issue date'], schema: DATE, value: day.iso },
    { names: ['certificate number'], schema: STRING, value: hasNumber ? code : null },
  ];
  return { kind: 'certificate', blocks, ...drawSchema(dice, fields) };
}
