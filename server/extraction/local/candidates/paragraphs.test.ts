import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { createLayout, createPlacedPage, createPlainPage } from '../../grounding/testing/pages.ts';
import { extractLocally } from '../extract-locally.ts';

const text = { type: 'string' };

function read(lines: string[], properties: JsonObject, page = createPlainPage) {
  const definition = { type: 'object', properties };
  return extractLocally({ definition, layout: createLayout(page(lines)) });
}

const report = [
  'RADIOLOGY REPORT',
  'Patient: Maria Lopez        Date of exam: 2026-03-04',
  '',
  'FINDINGS',
  'The lungs are clear. There is no focal consolidation, effusion or',
  'pneumothorax. A nodule in the right upper lobe is unchanged since',
  'the examination of 2024.',
  '',
  'The heart is of normal size.',
  '',
  'IMPRESSION',
  'No acute disease, and a stable nodule that needs no other check.',
  '',
  'Signed: Dr. Alan Reed',
];
const findings =
  'The lungs are clear. There is no focal consolidation, effusion or pneumothorax. A nodule in the right upper lobe ' +
  'is unchanged since the examination of 2024.\nThe heart is of normal size.';

describe('text below a heading', () => {
  test('is read with all its paragraphs, up to the next heading or label', () => {
    const { extractedData } = read(report, { findings: text, impression: text });
    expect(extractedData).toEqual({
      findings,
      impression: 'No acute disease, and a stable nodule that needs no other check.',
    });
  });

  test('is quoted to its end', () => {
    const { evidence } = read(report, { findings: text });
    expect(evidence[0]).toMatchObject({ path: '/findings', match: 'normalized' });
    expect(evidence[0]?.quote).toMatch(/^The lungs are clear\.[^]*normal size\.$/);
  });

  test('belongs to a numbered heading, with its points', () => {
    const lines = [
      'Audit report',
      '1. Scope',
      'The audit covered the warehouse in Turku and all purchases that were',
      'made between January and June. Payroll was not looked at.',
      '2. Findings',
      '- Purchases had no second signature in three of the twelve cases.',
      '- The stock list was two weeks old.',
      '3. Recommendation',
      'Introduce a second signature, and count the stock every week.',
    ];
    expect(read(lines, { scope: text, findings: text, recommendation: text }).extractedData).toEqual({
      scope:
        'The audit covered the warehouse in Turku and all purchases that were made between January and June. ' +
        'Payroll was not looked at.',
      findings: 'Purchases had no second signature in three of the twelve cases.\nThe stock list was two weeks old.',
      recommendation: 'Introduce a second signature, and count the stock every week.',
    });
  });

  test('is read in scripts without spaces between words', () => {
    const lines = [
      '経緯',
      '運転手は左折する際に対向車に気付かず、交差点の中央で衝突しました。双方の',
      '車両が損傷しましたが、負傷者はいませんでした。警察が到着するまでの間、二',
      '人は路肩で待っていました。',
      '損害',
      '左前のフェンダー',
    ];
    expect(read(lines, { 経緯: text, 損害: text }).extractedData).toEqual({
      経緯: '運転手は左折する際に対向車に気付かず、交差点の中央で衝突しました。双方の車両が損傷しましたが、負傷者はいませんでした。警察が到着するまでの間、二人は路肩で待っていました。',
      損害: '左前のフェンダー',
    });
  });
});

test('text below a heading is read in scripts without capitals', () => {
  const lines = [
    'الوصف',
    'انعطف السائق إلى اليسار ولم ينتبه إلى السيارة القادمة من الجهة',
    'المقابلة فاصطدم بها في وسط التقاطع وتضررت السيارتان من الأمام',
    'ولم يصب أحد بأذى في هذا الحادث',
  ];
  expect(read(lines, { الوصف: text }).extractedData).toEqual({ الوصف: lines.slice(1).join(' ') });
});

describe('text beside a label', () => {
  const order = [
    'Customer: Berg Oy',
    'Problem: The pump makes a loud noise when it starts and loses pres-',
    '         sure after ten minutes.',
    'Solution: Bearing replaced.',
  ];

  test('goes on in the lines below, without the hyphen at the end of a line', () => {
    expect(read(order, { problem: text, solution: text }).extractedData).toEqual({
      problem: 'The pump makes a loud noise when it starts and loses pressure after ten minutes.',
      solution: 'Bearing replaced.',
    });
  });

  test('ends with its paragraph', () => {
    const lines = [...order.slice(0, 3), '', 'Thank you for your order, and we hope to see you again soon.'];
    expect(read(lines, { problem: text }).extractedData['problem']).toMatch(/ten minutes\.$/);
  });

  test('does not take the value of the next label in its column', () => {
    const lines = ['Payment terms      30 days after receipt of the invoice', 'Jurisdiction       Hamburg'];
    for (const page of [createPlainPage, createPlacedPage])
      expect(read(lines, { payment_terms: text, jurisdiction: text }, page).extractedData).toEqual({
        payment_terms: '30 days after receipt of the invoice',
        jurisdiction: 'Hamburg',
      });
  });
});

test('a value that is no running text stays one line', () => {
  const lines = ['Occupation', 'Engineer', 'Salary band', 'B2'];
  expect(read(lines, { occupation: text }).extractedData).toEqual({ occupation: 'Engineer' });
});
