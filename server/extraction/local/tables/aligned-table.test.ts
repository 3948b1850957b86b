import { expect, test } from 'vitest';
import { extract, placedLayout, textLayout } from '../testing/layouts.ts';

const STAFF = `
            Number of teachers           New hires
Year     Total    Public   Private   Total    Public   Private
Actual
2019     3,051    2,667      384      305      222       83
2020     3,138    2,746      391      311      236       75
Projected
2021     3,230    2,830      400      320      240       80
2022     3,319    2,911      408      331      250       81
`;

const row = (section: string, year: number, ...numbers: number[]) => {
  const [teachers_total, teachers_public, teachers_private, hires_total, hires_public, hires_private] = numbers;
  return {
    section,
    year,
    teachers_total,
    teachers_public,
    teachers_private,
    new_hires_total: hires_total,
    new_hires_public: hires_public,
    new_hires_private: hires_private,
  };
};

test('reads headings over several columns, and the sections that rows are in', () => {
  const shape = {
    section: 'string',
    year: 'integer',
    teachers_total: 'number',
    teachers_public: 'number',
    teachers_private: 'number',
    new_hires_total: 'number',
    new_hires_public: 'number',
    new_hires_private: 'number',
  };
  expect(extract({ rows: [shape] }, placedLayout(STAFF))).toEqual({
    rows: [
      row('Actual', 2019, 3051, 2667, 384, 305, 222, 83),
      row('Actual', 2020, 3138, 2746, 391, 311, 236, 75),
      row('Projected', 2021, 3230, 2830, 400, 320, 240, 80),
      row('Projected', 2022, 3319, 2911, 408, 331, 250, 81),
    ],
  });
});

test('of two tables with the same headings, the one without others is the array’s', () => {
  const own = `
Table 2. Schools
Year     Total    Public   Private
2019       132       98        34
2020       135       99        36
`;
  const shape = { year: 'integer', total: 'number', public: 'number', private: 'number' };
  expect(extract({ schools: [shape] }, placedLayout(`${STAFF}\n\n${own}`))).toEqual({
    schools: [
      { year: 2019, total: 132, public: 98, private: 34 },
      { year: 2020, total: 135, public: 99, private: 36 },
    ],
  });
});

test('columns whose headings are known in part are all read', () => {
  const layout = placedLayout(`
                Forcible    Vehicle
Campus   Arson   entry        theft   Robbery
North       12     250           33        41
South        3     118           17        20
`);
  const shape = {
    campus: 'string',
    arson: 'number',
    forcible_entry: 'number',
    vehicle_theft: 'number',
    robbery: 'number',
  };
  expect(extract({ rows: [shape] }, layout)).toEqual({
    rows: [
      { campus: 'North', arson: 12, forcible_entry: 250, vehicle_theft: 33, robbery: 41 },
      { campus: 'South', arson: 3, forcible_entry: 118, vehicle_theft: 17, robbery: 20 },
    ],
  });
});

test('the total below such a table is none of its rows', () => {
  const layout = placedLayout(`
Description            Days   Rate per day   Amount incl. VAT
Daily rental              4          31.50             126.00
Child seat                4           6.00              24.00
Young driver fee          1          45.00              45.00
Total                                                  195.00
`);
  const shape = { description: 'string', days: 'integer', rate_per_day: 'number', amount: 'number' };
  expect(extract({ total: 'number', charges: [shape] }, layout)).toEqual({
    total: 195,
    charges: [
      { description: 'Daily rental', days: 4, rate_per_day: 31.5, amount: 126 },
      { description: 'Child seat', days: 4, rate_per_day: 6, amount: 24 },
      { description: 'Young driver fee', days: 1, rate_per_day: 45, amount: 45 },
    ],
  });
});

test('a table whose headings are known loses no column to one by order', () => {
  const layout = textLayout(`
Pos.  Leistung                      Menge Einheit  EP CHF     Total CHF
1     Gerüst stellen                  120 m2        14.50      1'740.00
2     Fassade reinigen                180 m2         6.20      1'116.00
3     Anstrich, zweimal               180 m2        21.00      3'780.00
Zwischentotal                                                  6'636.00
`);
  const prices = { menge: 'number', einheit: 'string', einheitspreis: 'number', total: 'number' };
  const { positionen } = extract({ positionen: [{ position: 'string', leistung: 'string', ...prices }] }, layout);
  expect(positionen).toMatchObject([
    { leistung: 'Gerüst stellen', menge: 120, einheitspreis: 14.5, total: 1740 },
    { leistung: 'Fassade reinigen', menge: 180, einheitspreis: 6.2, total: 1116 },
    { leistung: 'Anstrich, zweimal', menge: 180, einheitspreis: 21, total: 3780 },
  ]);
});

test('known headings have sections too, where a line of words is above the first row', () => {
  const shape = { category: 'string', description: 'string', quantity: 'number', amount: 'number' };
  const table = (...titles: string[]) =>
    placedLayout(`
Description                       Quantity    Amount
${titles[0] ?? ''}
Bowl of stoneware with a blue            3     72.00
glaze
Cup                                      2     22.00
${titles[1] ?? ''}
Steel spoon                              6     18.00
Total                                         112.00
`);
  const categories = (...titles: string[]) =>
    (extract({ items: [shape] }, table(...titles)) as { items: { category: string }[] }).items.map(
      ({ category }) => category,
    );
  expect(categories('Ceramics', 'Cutlery')).toEqual(['Ceramics', 'Ceramics', 'Cutlery']);
  expect(categories()).toEqual([null, null, null]);
});
