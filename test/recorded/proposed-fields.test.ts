/** Which fields are proposed for labels, tables and wishes, and what is made of a model's proposal. */
import { expect, test } from 'vitest';
import { applyWish } from '../../server/extraction/inference/apply-wish.ts';
import { recogniseKind } from '../../server/extraction/inference/document-kinds.ts';
import { inferDefinition } from '../../server/extraction/inference/infer-definition.ts';
import { toDefinition } from '../../server/extraction/inference/model-proposal.ts';
import { findUsualField, nameProperty, spellName } from '../../server/extraction/inference/name-property.ts';
import { guideProposal, PROPOSAL_QUESTION } from '../../server/extraction/inference/proposal-question.ts';
import { readSheet } from '../../server/extraction/local/segments.ts';
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import { parseText } from '../../server/parsing/formats/text/text.ts';
import type { Layout } from '../../server/parsing/layout.ts';

const layoutOf = (text: string): Layout => ({ pageCount: null, truncated: false, pages: [parseText(text)] });

const typeOf = ({ type, format }: JsonObject): string =>
  [Array.isArray(type) ? type.filter((one) => one !== 'null').join('+') : String(type as string), format ?? '']
    .filter((part) => part !== '')
    .join(' ');

function* printProperties(definition: JsonObject, indent = ''): Generator<string> {
  for (const [name, schema] of Object.entries((definition['properties'] ?? {}) as Record<string, JsonObject>)) {
    const { title, description, items } = schema;
    const [label, told] = [title ?? '-', description].map((one) => String(one as string));
    yield `${indent}${name}: ${typeOf(schema)} | ${label} | ${told}`;
    if (items !== undefined) yield* printProperties(items as JsonObject, `${indent}  `);
  }
}

function* record(texts: string[], wish: string | null = null): Generator<string> {
  const { definition, schemaKey, fields, rules } = inferDefinition({
    layouts: texts.map(layoutOf),
    templates: [],
    wish,
  });
  yield `${schemaKey}, kind ${recogniseKind(texts.map((text) => readSheet(layoutOf(text)))) ?? 'unknown'}`;
  yield* printProperties(definition);
  yield* fields.map(({ path, label, documents }) => `${path} ${label ?? '-'} in ${documents}`);
  yield* rules.map(({ check }) => check);
}

const FORMS: Record<string, string[]> = {
  'values of many types': [
    `Booking number: B-1771
Arrival: 2026-05-01
Nights: 3
Room rate: 120.50 EUR
Share: 12 %
Breakfast: yes
Contact: ada@example.com
Account: DE89 3704 0044 0532 0130 00
Postcode: 04109
Code: 12345678901234
Weight: 7
Check-in: 14:30
Web: https://example.com
Remark: the guest asks for a quiet room with a view of the garden
10:30: no label
Page: 2
A line without a label
Empty:
From: platform 4
Total: unknown`,
  ],
  'two documents': [
    `Order no.: B-1771\nVessel: Aurora\nTare: 12\nPort: Lund\nSame: x\nOnly here: 1`,
    `Order no.: B-1802\nVessel name: Boreas\nTare: 12.5\nHarbour: Ystad\nSame: x\nAnd here: 2 kg`,
  ],
  'codes in other words': [
    `Plate: AB-123-CD\nRef: X\nName: Ada`,
    `Plate: AB-123-CD\nToken: X\nName: Bo`,
    'Tag no: K-11223\nEnd: a',
    'Mark no: K-44556\nEnd: b',
  ],
  'labels above values': [
    `Customer number      Date of birth        Contract
4711                 03.04.1990           C-88

Name
Ada 7

Gate   Seat   Row
4      12A    12
5      12B    12`,
  ],
  'labels beside values': [
    `Departure            Lund
Arrival              Ystad
Total amount         12.50
Quantity             Price
Train                IC 17`,
  ],
  tables: [
    `Orders of the week
Item          Quantity   Price   Amount   Line total
Bolt          2          1.50    3.00     3.00
Nut           10         0.20    2.00     2.00
Total                                    5.00

Movements
Date         Text       Amount
2026-01-01   Rent       -812.50
2026-01-02   Salary     3100.00

Depth   Temperature
1       12.5
2       12.1
3       11.8`,
  ],
  'titles of kinds': ['KONTOAUSZUG\n\nIBAN: DE89 3704 0044 0532 0130 00\nSaldo: 12,50'],
  'an invoice by its labels': [
    'Rechnungsnummer: 1\nRechnungsdatum: 01.02.2026\nRechnungsbetrag: 5,00 EUR\nInvoice to: Ada',
  ],
  'no labels': ['A text about nothing in particular, without any label.', 'Another one.'],
};

const WISHES = [
  'Only the booking number, the arrival and the cancellation date',
  'please extract nights and total price',
  'Buchungsnummer sowie Ankunft; E-Mail',
  'all that there is about the journey of the guests and of their luggage',
  'booking number\nprice of the parking space\nnumber of beds',
  'the arrival, the arrival',
  '',
];

test('fields of labels and tables', async () => {
  const printed = Object.entries(FORMS).flatMap(([name, texts]) => [`# ${name}`, ...record(texts)]);
  await expect(printed.join('\n')).toMatchFileSnapshot('proposals/fields.txt');
});

test('fields of wishes', async () => {
  const [text = ''] = FORMS['values of many types'] ?? [];
  const { definition } = inferDefinition({ layouts: [layoutOf(text)], templates: [], wish: null });
  const printed = WISHES.flatMap((wish) => [`# ${wish}`, ...printProperties(applyWish(definition, wish))]);
  await expect(printed.join('\n')).toMatchFileSnapshot('proposals/wishes.txt');
});

const field = (key: string, type = 'text', description = `The ${key}`): JsonObject => ({ key, type, description });

const ANSWERS: JsonValue[] = [
  {
    kind: ' Boarding   pass ',
    fields: [field('seat'), field('Gate Number'), field('departsOn', 'date'), field('x', 'odd', '')],
  },
  { kind: 'Pass', fields: [field('passenger'), field('pasenger'), field('seat'), field('seat', 'number')] },
  {
    kind: 'Invoice',
    fields: [field('total', 'number'), 'text', field(''), field('日付')],
    lists: [
      {
        key: 'lines',
        description: 'A line',
        columns: [field('quantity', 'integer'), field('qty'), field('unitPrice', 'number')],
      },
      { key: 'total', columns: [field('a')] },
      { key: 'empty', columns: [] },
      { columns: [field('a')] },
    ],
  },
  { kind: '', fields: [field('a'.repeat(70)), field('Ünïcode Näme')], lists: 'none' },
  { kind: '!!!', fields: [field('a', 'boolean', 'd'.repeat(400))] },
  { kind: 'Nothing', fields: [] },
  {},
];

test('what is made of a proposal of a model', async () => {
  const found = { definition: {}, name: 'Document', description: 'A document', fields: [], rules: [] };
  const printed = ANSWERS.flatMap((answer) =>
    ['document', 'invoice'].flatMap((schemaKey) => {
      const proposal = toDefinition(answer as JsonObject, { ...found, schemaKey });
      if (proposal === null) return [`${schemaKey}: none`];
      const { definition, name, description } = proposal;
      return [
        `${schemaKey}: ${proposal.schemaKey} | ${name} | ${description} | ${String(definition['title'] as string)}`,
        ...printProperties(definition),
      ];
    }),
  );
  printed.push(JSON.stringify(PROPOSAL_QUESTION));
  printed.push(guideProposal(null, []).instructions ?? '', guideProposal('for tax', ['a', 'b']).instructions ?? '');
  await expect(printed.join('\n')).toMatchFileSnapshot('proposals/models.txt');
});

const LABELS = [
  'Invoice No.',
  'Rechnungsnummer',
  'Rechnungs-Nr.',
  'Inovice number',
  'Menge',
  'Unit price',
  'Fälligkeitstag der Gebühr',
  'N° de dossier',
  'The of and',
  '2nd floor of the house',
  'Дата рождения',
  'a b c d e f g h',
  'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel',
  '---',
];

test('names of labels', async () => {
  const printed = LABELS.map((label) =>
    [
      label,
      nameProperty(label),
      nameProperty(label, true),
      spellName(label),
      findUsualField(label, false),
      findUsualField(label, true),
    ].join(' | '),
  );
  await expect(printed.join('\n')).toMatchFileSnapshot('proposals/names.txt');
});
