import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { groundExtraction } from '../ground-extraction.ts';
import { createLayout, createPlacedPage } from '../testing/pages.ts';

function find(lines: string[], value: JsonValue) {
  const definition = { type: 'object', properties: { value: { type: typeof value } } };
  const layout = createLayout(createPlacedPage(lines));
  const [leaf] = groundExtraction({ definition, layout, extractedData: { value } });
  return [leaf?.match, leaf?.quote];
}

it.each([
  ['Arrival 7:05 pm', '19:05', '7:05 pm'],
  ['Arrival 12.15 a.m.', '00:15', '12.15 a.m.'],
  ['Départ 17h50', '17:50:00', '17h50'],
  ['Ankunft 9.30 Uhr', '09:30', '9.30 Uhr'],
  ['Open from 9 am', '09:00', '9 am'],
  ['Notice: three months', 3, 'three'],
  ['Temperature: minus 12 degrees', -12, 'minus 12'],
  ['Plank 2 1/2 ft', 2.5, '2 1/2'],
  ['Dose 1½ tablets', 1.5, '1½'],
  ['Potassium 3.5-5.1', 3.5, '3.5'],
  ['Dose: 0.5mg', '0.5 mg', '0.5mg'],
  ['Dose: 0.5 mg', '0.5mg', '0.5 mg'],
  ['Effectif : vingt-cinq personnes', 25, 'vingt-cinq'],
  ['Length: 1 h 30 min', 'PT90M', '1 h 30 min'],
  ['Warranty of two years', 'P24M', 'two years'],
  ['Kündigungsfrist drei Monate', '3 Monate', 'drei Monate'],
  ['Patient: ROTH, Eva M.', 'Eva M. Roth', 'ROTH, Eva M.'],
  ['Patient: Eva M. Roth', 'Roth, Eva M.', 'Eva M. Roth'],
])('reads "%s" as %s', (line, value, quote) => {
  expect(find([line], value)).toEqual(['normalized', quote]);
});

it.each([
  ['Reise vom 05.03. bis 08.03.2026', '2026-03-05', '05.03.'],
  ['1 April – 30 September 2026', '2026-04-01', '1 April'],
  ['Course: 12-14 May 2026', '2026-05-12', '12'],
  ['Zeitraum: 01.–31.01.2026', '2026-01-01', '01.'],
  ['Zeitraum: 01.–31.01.2026', '2026-01-31', '31.01.2026'],
  ['Czas: 6. 8. do 9. 8. 2026', '2026-08-06', '6. 8.'],
])('takes the year from elsewhere: %s', (line, value, quote) => {
  expect(find([line], value)).toEqual(['derived', quote]);
});

it.each<[string, JsonValue]>([
  ['Reise vom 05.03. bis 08.03.2026', '2025-03-05'],
  ['Price 7.05', '07:05'],
  ['Berth 7', '07:00'],
  ['Stay: Dec 28, 2025 – Jan 3, 2026', '2026-12-28'],
  ['Stay: 28 December 2025 – 3 January 2026', '2026-12-28'],
  ['Plank 2 1/2 ft', 2],
  ['Dose 1½ tablets', 1],
  ['Effectif : vingt-cinq personnes', 20],
  ['Effectif : vingt-cinq personnes', 5],
  ['Warranty of two years', 'P2M'],
  ['Eva M. Roth', 'M. Roth Eva'],
  ['Section 5/3 of 2026', '2026-05-03'],
])('does not read "%s" as %s', (line, value) => {
  expect(find([line], value)[0]).not.toMatch(/normalized|derived/);
});
