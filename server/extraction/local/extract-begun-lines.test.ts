/** Lists whose lines begin with a number or a count, forms of two columns, and numbers before their unit. */
import { describe, expect, it } from 'vitest';
import { readLines } from './testing/expect-extraction.ts';

describe('numbered lines', () => {
  const lines = ['1. Work shall begin within three years.', '2. Materials shall match those of the house.'];

  it('are the entries of the list that is named above them', () => {
    expect(
      readLines('officer, conditions[number:integer, text]', ['Officer: Eva Kern', '', 'CONDITIONS', ...lines]),
    ).toEqual({
      officer: 'Eva Kern',
      conditions: [
        { number: 1, text: 'Work shall begin within three years.' },
        { number: 2, text: 'Materials shall match those of the house.' },
      ],
    });
  });

  it('are not those of a list with another name', () => {
    const { defects } = readLines('defects[number:integer, text]', ['Officer: Eva Kern', '', 'CONDITIONS', ...lines]);
    expect(defects).toEqual([]);
  });
});

describe('counts before what they count', () => {
  const lines = ['Record', '', 'Inside', '1 x Water bottle, steel', '2 x Paperback novel', '', 'Shelf: C7'];

  it('are entries wherever they are', () => {
    expect(readLines('contents[description, quantity:integer], shelf', lines)).toEqual({
      contents: [
        { description: 'Water bottle, steel', quantity: 1 },
        { description: 'Paperback novel', quantity: 2 },
      ],
      shelf: 'C7',
    });
  });

  it('are no entries for a field of prices, nor in a single line', () => {
    expect(readLines('contents[description, price:number]', lines)['contents']).toEqual([]);
    expect(readLines('contents[description, quantity:integer]', lines.toSpliced(4, 1))['contents']).toEqual([]);
  });
});

it('goes on with the text of an entry in the next line, up to the next entry', () => {
  const lines = [
    'Product: Acetone',
    'Supplier: Chemco',
    'Revision: 4',
    '',
    'HAZARDS',
    'H225 Highly flammable liquid and vapour that forms explosive mixtures with air',
    'H319 Causes serious eye irritation',
  ];
  expect(readLines('hazards[code, statement]', lines)['hazards']).toEqual([
    { code: 'H225', statement: 'Highly flammable liquid and vapour that forms explosive mixtures with air' },
    { code: 'H319', statement: 'Causes serious eye irritation' },
  ]);
});

describe('a form of two columns', () => {
  const rows = [
    'Driver: Marion Vasseur            Driver: Karim Belhadj',
    'Insurer: Rhône                    Insurer: Alpes',
  ];
  const fields = 'vehicle_a_driver, vehicle_a_insurer, vehicle_b_driver, vehicle_b_insurer';

  it('has the labels of each below its heading', () => {
    expect(readLines(fields, ['REPORT', 'VEHICLE A                         VEHICLE B', ...rows])).toEqual({
      vehicle_a_driver: 'Marion Vasseur',
      vehicle_a_insurer: 'Rhône',
      vehicle_b_driver: 'Karim Belhadj',
      vehicle_b_insurer: 'Alpes',
    });
  });

  it('has the name of whom a heading names', () => {
    const lines = ['AGREEMENT', 'ANIMAL                ADOPTER', 'Name: Biscuit         Name: Hollie Marsden'];
    expect(readLines('animal_name, adopter', lines)).toEqual({ animal_name: 'Biscuit', adopter: 'Hollie Marsden' });
  });
});

describe('the unit that ends the name of a field', () => {
  it('finds the number before it', () => {
    const lines = ['Angebot AN-31', 'Anlagengröße: 9,84 kWp (24 Module)'];
    expect(readLines('system_kwp:number, offer_number', lines)).toEqual({ system_kwp: 9.84, offer_number: 'AN-31' });
  });

  it('is written with a sign above the line too', () => {
    expect(readLines('living_area_m2:number', ['Exposé', 'Altbau mit 84,5 m² im 2. Stock'])).toEqual({
      living_area_m2: 84.5,
    });
  });

  it('says nothing where it is there twice, or another field has it', () => {
    const lines = ['Bericht', 'Links: 9,84 kWp', 'Rechts: 7,10 kWp'];
    expect(readLines('system_kwp:number', lines)).toEqual({ system_kwp: null });
    const once = lines.slice(0, 2);
    expect(readLines('east_kwp:number, west_kwp:number', once)).toEqual({ east_kwp: null, west_kwp: null });
  });
});

it('takes a row of texts that lacks one of many for an entry', () => {
  const lines = [
    'Visitors',
    'Entry    Exit     Name            Company          Badge',
    '08:05    11:50    Priya Nair      CoolAir          V-014',
    '13:20             Ellen Frost     Frost Ltd        V-016',
  ];
  expect(readLines('visitors[entry, exit, name, company, badge]', lines)['visitors']).toMatchObject([
    { entry: '08:05', exit: '11:50', name: 'Priya Nair', company: 'CoolAir', badge: 'V-014' },
    { entry: '13:20', exit: null, name: 'Ellen Frost', company: 'Frost Ltd', badge: 'V-016' },
  ]);
});

it('takes a site for a place, unless the name says that it is one of the web', () => {
  const lines = [
    'Notice',
    'Site: Harlow Data Centre',
    'Site address: 8 Orchard Rise, Tenbury',
    'Site URL: harlow.example.org',
  ];
  expect(readLines('Site, siteAddress, site_url', lines)).toEqual({
    Site: 'Harlow Data Centre',
    siteAddress: '8 Orchard Rise, Tenbury',
    site_url: 'harlow.example.org',
  });
});

describe('the code at the end of a title', () => {
  const lines = ['LOST PROPERTY RECORD LP-20931', '', 'Colour: dark green'];

  it('is the reference of the document', () => {
    expect(readLines('reference, colour', lines)).toEqual({ reference: 'LP-20931', colour: 'dark green' });
  });

  it('is none of two fields that may be it, nor of a field for another thing', () => {
    expect(readLines('reference, document_id', lines)).toEqual({ reference: null, document_id: null });
    expect(readLines('passport_number', lines)).toEqual({ passport_number: null });
  });
});
