import { DATE, drawSchema, NUMBER, STRING, type FieldDraft } from '../draw-schema.ts';
import type { Block, Drawn } from '../generated-document.ts';
import { fillSentence, type Studio } from '../studio.ts';

const PARTIES = { lease: ['landlord', 'tenant'], employment: ['employer', 'employee'] } as const;
const PAYMENTS = { lease: ['monthly rent', 'rent'], employment: ['monthly salary', 'salary'] } as const;

export function drawContract(studio: Studio): Drawn {
  const { dice, printer, wording } = studio;
  const contract = dice.pick(wording.contracts);
  const [first, second] = [dice.word(wording.companies), dice.word(wording.people)];
  const [signed, start] = [printer.drawDay(2023), printer.drawDay(2024)];
  const cents = dice.whole(60_000, 500_000);
  const [title, period, country] = [contract.title, contract.periods, contract.countries].map((list) =>
    dice.word(list, '|'),
  ) as [string, string, string];
  const [hasNotice, hasLaw] = [dice.chance(0.8), dice.chance(0.7)];
  const values = {
    date: signed.printed,
    start: start.printed,
    first,
    second,
    period,
    country,
    amount: printer.money(cents),
  };
  const sentences = [
    contract.start,
    contract.payment,
    ...(hasNotice ? [contract.notice] : []),
    ...(hasLaw ? [contract.law] : []),
  ];
  const numbering = dice.pick([(n: number) => `${n}. `, (n: number) => `§ ${n} `, () => '']);
  const clauses = sentences.map((of, index): Block => ({
    prose: `${numbering(index + 1)}${fillSentence(dice.word(of, '|'), values)}`,
  }));
  const [role, otherRole] = PARTIES[contract.kind];
  const fields: FieldDraft[] = [
    { names: ['title', 'contract title'], schema: STRING, value: title },
    {
      names: ['agreement date', 'contract date'],
      schema: DATE,
      description: 'Date of the agreement',
      value: signed.iso,
    },
    { names: [role, `${role} name`], schema: STRING, value: first },
    { names: [otherRole, `${otherRole} name`], schema: STRING, value: second },
    {
      names: ['start date', 'commencement date'],
      schema: DATE,
      description: 'Day on which it begins',
      value: start.iso,
    },
    { names: PAYMENTS[contract.kind], schema: NUMBER, value: cents / 100 },
    { names: ['notice period'], schema: STRING, value: hasNotice ? period : null },
    {
      names: ['governing law'],
      schema: STRING,
      description: 'Country whose law applies',
      value: hasLaw ? country : null,
    },
  ];
  return {
    kind: 'contract',
    blocks: [
      { title },
      { prose: fillSentence(dice.word(contract.opening, '|'), values) },
      ...clauses,
      { lines: ['', '______________________        ______________________', `${first}        ${second}`] },
    ],
    ...drawSchema(dice, fields),
  };
}
