import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { createObject, extractBoth } from './testing/expect-extraction.ts';

const text: JsonObject = { type: ['string', 'null'] };
const number: JsonObject = { type: ['number', 'null'] };
const list = (properties: JsonObject): JsonObject => ({ type: 'array', items: createObject(properties) });

/** What a page holds, with and without geometry. */
function read(properties: JsonObject, page: string): Record<string, JsonValue> {
  const [placed, plain] = extractBoth(createObject(properties), page).map(({ extractedData }) => extractedData);
  expect(placed).toEqual(plain);
  return plain ?? {};
}

describe('tables', () => {
  const twoTables = `
Earnings            Hours    Amount    Deductions          Amount
Basic pay          152.00  2,812.00    Income tax          352.40
Overtime             6.00    166.50    Insurance           214.08
Gross pay                  2,978.50    Total deductions    566.48`;

  it('beside each other are headed by the names of their lists', () => {
    const earnings = list({ description: text, hours: number, amount: number });
    expect(read({ earnings, deductions: list({ description: text, amount: number }) }, twoTables)).toEqual({
      earnings: [
        { description: 'Basic pay', hours: 152, amount: 2812 },
        { description: 'Overtime', hours: 6, amount: 166.5 },
      ],
      deductions: [
        { description: 'Income tax', amount: 352.4 },
        { description: 'Insurance', amount: 214.08 },
      ],
    });
  });

  it('may have the unit behind the quantity', () => {
    const page = `
Item                  Qty    Unit      Price
Scaffold           120 m2              14.50
Paint                 8 l               6.20`;
    expect(read({ items: list({ item: text, quantity: number, unit: text, price: number }) }, page)['items']).toEqual([
      { item: 'Scaffold', quantity: 120, unit: 'm2', price: 14.5 },
      { item: 'Paint', quantity: 8, unit: 'l', price: 6.2 },
    ]);
  });

  it('may say with a dash that there is no value, so that no two rows are joined', () => {
    const page = `
Drug             Dose       Duration
Amoxicillin      500 mg     7 days
Salbutamol       100 mcg    -`;
    expect(read({ medication: list({ drug: text, dose: text, duration: text }) }, page)['medication']).toEqual([
      { drug: 'Amoxicillin', dose: '500 mg', duration: '7 days' },
      { drug: 'Salbutamol', dose: '100 mcg', duration: null },
    ]);
  });

  it('take what is below a sure heading as it is written', () => {
    const page = `
Position   Athlete        Code          Time
1          Morag Reid     9002 11 00    33:41
2          Ana Lopes      8525 89 00    34:52`;
    expect(read({ results: list({ position: text, athlete: text, code: text, time: text }) }, page)['results']).toEqual(
      [
        { position: '1', athlete: 'Morag Reid', code: '9002 11 00', time: '33:41' },
        { position: '2', athlete: 'Ana Lopes', code: '8525 89 00', time: '34:52' },
      ],
    );
  });

  it('end before their means', () => {
    const page = `
Subject          Mark
Mathematics      14.5
French           12.0
Average          13.3`;
    expect(read({ subjects: list({ subject: text, mark: number }) }, page)['subjects']).toEqual([
      { subject: 'Mathematics', mark: 14.5 },
      { subject: 'French', mark: 12 },
    ]);
  });
});

describe('values where a row crosses a column', () => {
  const page = `
Container      Packages    Gross weight
TCLU4471203         420        8,960.00
MSCU7719034         388        8,148.50
Total               808       17,108.50`;

  it('have the names of both', () => {
    const fields = { total_packages: number, total_gross_weight: number };
    expect(read(fields, page)).toEqual({ total_packages: 808, total_gross_weight: 17_108.5 });
  });

  it('have no other name', () => {
    expect(read({ total_pallets: number, average_packages: number }, page)).toEqual({
      total_pallets: null,
      average_packages: null,
    });
  });
});

describe('lists without headings', () => {
  it('are below their name', () => {
    const page = `
Ingredients
250 g      red lentils
1 l        vegetable stock
2          carrots

Cook for 25 minutes.`;
    expect(read({ ingredients: list({ quantity: text, ingredient: text }) }, page)['ingredients']).toEqual([
      { quantity: '250 g', ingredient: 'red lentils' },
      { quantity: '1 l', ingredient: 'vegetable stock' },
      { quantity: '2', ingredient: 'carrots' },
    ]);
    expect(read({ utensils: list({ quantity: text, utensil: text }) }, page)['utensils']).toEqual([]);
  });

  const prices = `
Starters
Bruschetta              6.50
Carpaccio              12.90
Pasta
Spaghetti              15.40
Lasagne                13.20`;

  it('are names with a price, in sections', () => {
    expect(read({ dishes: list({ category: text, dish: text, price: number }) }, prices)['dishes']).toEqual([
      { category: 'Starters', dish: 'Bruschetta', price: 6.5 },
      { category: 'Starters', dish: 'Carpaccio', price: 12.9 },
      { category: 'Pasta', dish: 'Spaghetti', price: 15.4 },
      { category: 'Pasta', dish: 'Lasagne', price: 13.2 },
    ]);
  });

  it('are none where single prices are scattered over a text', () => {
    const letter = `
The hall costs                        120.00
and is to be paid at the beginning of the month.
Please tell us how many guests will come.
The piano costs                        45.00
if you want it tuned before the concert, as last year.
We are glad to hear from you again after all that time.
The kitchen costs                      30.00
and the garden costs                   25.00`;
    expect(read({ dishes: list({ dish: text, price: number }) }, letter)['dishes']).toEqual([]);
  });
});

describe('captions', () => {
  it('name the parts of a value that a slash divides', () => {
    const page = `
Vessel / Voyage            Port of loading
EVER GLADE / 0412W         Kobe`;
    expect(read({ vessel: text, voyage: text, port_of_loading: text }, page)).toEqual({
      vessel: 'EVER GLADE',
      voyage: '0412W',
      port_of_loading: 'Kobe',
    });
  });

  it('may have further words before and after the name of the field', () => {
    const page = `
Position applied for: Warehouse planner
Name of passenger
MARTINS/JOANA MS`;
    expect(read({ position: text, passenger: text }, page)).toEqual({
      position: 'Warehouse planner',
      passenger: 'MARTINS/JOANA MS',
    });
  });

  it('end the value before them, one space away', () => {
    expect(read({ species: text }, 'Species: Dog (Border Terrier) Visit: 19 February')).toEqual({
      species: 'Dog (Border Terrier)',
    });
  });

  it('are parts of a value that has one before', () => {
    expect(read({ hours: text }, 'Hours: Mon: 9-17 Tue: 9-12')).toEqual({ hours: 'Mon: 9-17 Tue: 9-12' });
  });

  it('are left of a telephone number that ends before its brackets', () => {
    expect(read({ phone: text }, 'Phone: +41 44 555 0145 (24 h)')).toEqual({ phone: '+41 44 555 0145' });
    expect(read({ phone: text }, 'Phone: +41 (0)44 555 0145')).toEqual({ phone: '+41 (0)44 555 0145' });
  });
});

describe('the top of a page', () => {
  it.each([
    [
      'a line that says of which kind the document is',
      'Oak House Ltd\nCertificate of attendance\nfor Maeve Doherty',
      'Certificate of attendance',
    ],
    ['the first line', 'Lentil soup with lemon\n\nServes: 4', 'Lentil soup with lemon'],
    ['one long word', 'Elbtal Logistik AG\nTeilnahmebescheinigung\nGreta Lindner', 'Teilnahmebescheinigung'],
  ])('has a title: %s', (_, page, title) => {
    expect(read({ title: text }, page)).toEqual({ title });
  });

  it.each([
    [
      'clinic',
      'Brook Lane Veterinary Surgery\n4 Brook Lane, Ashford\n\nConsultation ........ 45.00',
      'Brook Lane Veterinary Surgery',
    ],
    ['hotel', 'Hotel Bellariva - Lungolago 12, Salò\nGuest: Karin Lindqvist', 'Hotel Bellariva'],
  ])('names the %s that wrote the page', (name, page, value) => {
    expect(read({ [name]: text }, page)).toEqual({ [name]: value });
  });

  it('has no title of a person', () => {
    const page = 'Application form\n\nNoor Haddad, 12 Mill Lane, Oxford';
    expect(read({ title: text, first_name: text, last_name: text }, page)).toMatchObject({ title: null });
    expect(read({ title: text }, page)).toEqual({ title: 'Application form' });
  });
});
