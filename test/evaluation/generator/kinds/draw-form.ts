import { DATE, drawSchema, STRING, type FieldDraft } from '../draw-schema.ts';
import type { Drawn } from '../generated-document.ts';
import { drawAddress, drawPhone, printFacts, type Studio } from '../studio.ts';

export function drawForm(studio: Studio): Drawn {
  const { dice, printer, wording } = studio;
  const name = dice.word(wording.people);
  const birth = printer.drawDay(dice.whole(1950, 2005));
  const [place = ''] = dice.word(wording.towns).match(/\p{Lu}\p{Ll}+/u) ?? [];
  const address = drawAddress(studio).join(', ');
  const phone = drawPhone(dice);
  const nationality = dice.word(wording.contracts[0]?.countries ?? '', '|');
  const [hasPlace, hasAddress, hasPhone, hasNationality] = [0.7, 0.8, 0.6, 0.5].map((share) => dice.chance(share));
  const pairs = printFacts(dice, [
    { pair: [printer.label('name'), name], isPrinted: true },
    { pair: [printer.label('birthDate'), birth.printed], isPrinted: true },
    { pair: [printer.label('birthPlace'), place], isPrinted: hasPlace === true },
    { pair: [printer.label('address'), address], isPrinted: hasAddress === true },
    { pair: [printer.label('phone'), phone], isPrinted: hasPhone === true },
    { pair: [printer.label('nationality'), nationality], isPrinted: hasNationality === true },
  ]);
  const fields: FieldDraft[] = [
    { names: ['name', 'full name', 'applicant name', 'patient name'], schema: STRING, value: name },
    { names: ['date of birth', 'birth date'], schema: DATE, value: birth.iso },
    { names: ['place of birth', 'birth place'], schema: STRING, value: hasPlace === true ? place : null },
    { names: ['address', 'home address'], schema: STRING, value: hasAddress === true ? address : null },
    { names: ['phone', 'phone number'], schema: STRING, value: hasPhone === true ? phone : null },
    { names: ['nationality', 'citizenship'], schema: STRING, value: hasNationality === true ? nationality : null },
  ];
  return {
    kind: 'form',
    blocks: [{ title: dice.word(wording.titles.form) }, { pairs }],
    ...drawSchema(dice, fields),
  };
}
