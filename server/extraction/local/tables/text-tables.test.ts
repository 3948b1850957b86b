import { describe, expect, test } from 'vitest';
import { extract, placedLayout, textLayout } from '../testing/layouts.ts';

describe.each([
  ['placed', placedLayout],
  ['plain', textLayout],
])('tables of words in %s text', (_, layout) => {
  test('have items without numbers, and end where the text goes on', () => {
    const text = `
REPORT CARD
Student: Tobias Renn

Subject          Grade
Mathematics      A-
English          B+
Science          A

Days absent: 3
`;
    expect(extract({ subjects: [{ subject: 'string', grade: 'string' }] }, layout(text))).toEqual({
      subjects: [
        { subject: 'Mathematics', grade: 'A-' },
        { subject: 'English', grade: 'B+' },
        { subject: 'Science', grade: 'A' },
      ],
    });
  });

  test('may have three columns in another language', () => {
    const text = `
Medicamento           Dosis              Duración
Amoxicilina forte     1 cada 8 horas     una semana
Ibuprofeno            1 cada 12 horas    tres días
`;
    expect(
      extract({ medicamentos: [{ medicamento: 'string', dosis: 'string', duracion: 'string' }] }, layout(text)),
    ).toEqual({
      medicamentos: [
        { medicamento: 'Amoxicilina forte', dosis: '1 cada 8 horas', duracion: 'una semana' },
        { medicamento: 'Ibuprofeno', dosis: '1 cada 12 horas', duracion: 'tres días' },
      ],
    });
  });
});

test('a column with a false heading is the quantity where it times the price gives the total', () => {
  const text = `
Amount   Product                Price      Total
3.00     Balloons, mixed        0.80       2.40
40.00    Ribbon, per metre      0.25      10.00
`;
  expect(
    extract(
      {
        items: [{ description: 'string', quantity: 'number', unit_price: 'number', line_total: 'number' }],
      },
      placedLayout(text),
    ),
  ).toEqual({
    items: [
      { description: 'Balloons, mixed', quantity: 3, unit_price: 0.8, line_total: 2.4 },
      { description: 'Ribbon, per metre', quantity: 40, unit_price: 0.25, line_total: 10 },
    ],
  });
});

test('a sum below a table is not added to the text of its last item', () => {
  const text = `
Description                  Hours   Charge
Replace front brake pads     1.5     120.00
Diagnose coolant leak        2.0     160.00

Labour    280.00
Parts     143.50
`;
  expect(extract({ jobs: [{ description: 'string', hours: 'number', charge: 'number' }] }, placedLayout(text))).toEqual(
    {
      jobs: [
        { description: 'Replace front brake pads', hours: 1.5, charge: 120 },
        { description: 'Diagnose coolant leak', hours: 2, charge: 160 },
      ],
    },
  );
});
