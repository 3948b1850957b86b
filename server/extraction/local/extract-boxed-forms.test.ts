import { describe, expect, it } from 'vitest';
import { fill } from './testing/layouts.ts';

const text = { type: ['string', 'null'] };
const number = { type: ['number', 'null'] };

describe('a form that numbers its boxes', () => {
  const NUMBERED = `
1. Vessel Name               2. Flag                3. Call Sign
NORDLYS                      Norway                 LHQV
4. Operator of vessel        5. Gross weight
Fjordfrakt AS                1,240

6. Main Contact of Operator
7. Place of inspection
Bergen
`;

  it('has values below captions, and no caption for a value', () => {
    const shape = { flag: text, call_sign: text, gross_weight: number, contact: text, place_of_inspection: text };
    expect(fill(shape, NUMBERED)).toEqual({
      flag: 'Norway',
      call_sign: 'LHQV',
      gross_weight: 1240,
      contact: null,
      place_of_inspection: 'Bergen',
    });
  });

  it('may write numbers and letters without a full stop', () => {
    const lines = `
a Numéro du contrat            1 Salaire brut         2 Cotisations
C-4471                         2.300,00               412,50
b Nom du salarié               3 Impôt retenu         4 Primes
Inès Delcourt                  188,20                 75,00
`;
    expect(fill({ cotisations: number, impot_retenu: number }, lines)).toEqual({
      cotisations: 412.5,
      impot_retenu: 188.2,
    });
  });

  it('has no option with a box for a name', () => {
    const lines = `
1. Applicant Name            2. Reference Number
[x] Company   [ ] Person     R-7781
Fjordfrakt AS
3. Flag                      4. Port
Norway                       Bergen
`;
    expect(fill({ applicant_name: text }, lines)).toEqual({ applicant_name: 'Fjordfrakt AS' });
  });
});

describe('an address in the box of a caption', () => {
  it.each([
    [
      'Insured                  Remarks\nBirch Dairy LLC          none\n' +
        '40 Barn Road             -\nDerby, CT 06418          -\n',
      'insured_address',
    ],
    ['Importer Name and Address\nBirch Dairy LLC\n40 Barn Road\nDerby, CT 06418\n\nRemarks\n', 'importer_address'],
    [
      'Site address     40 Barn Road\n                 Derby, CT 06418\nTelephone        203 555 0133\n',
      'site_address',
    ],
  ])('is without the name above it: %j', (lines, name) => {
    expect(fill({ [name]: text }, lines)).toEqual({ [name]: '40 Barn Road, Derby, CT 06418' });
  });

  it('ends with the city, above the next caption', () => {
    const lines =
      'Teléfono      Dirección postal\n600 100 200   Calle Mayor 3, 50001 Zaragoza\n' +
      'Alta          Categoría\nenero         Senior\n';
    expect(fill({ direccion: text }, lines)).toEqual({ direccion: 'Calle Mayor 3, 50001 Zaragoza' });
  });
});

it('A number in brackets behind its word is not negative', () => {
  const lines = 'Terms: two (2) winters\n';
  expect(fill({ terms: number }, lines)).toEqual({ terms: 2 });
});

it('A contract says in its title of which type it is', () => {
  const lines = 'KAUFVERTRAG FAHRRAD\n\nDer Verkäufer übergibt das Rad am Montag.\n';
  expect(fill({ vertragsart: text }, lines)).toEqual({ vertragsart: 'KAUFVERTRAG FAHRRAD' });
});

it('Sides of a dispute are a list of objects with a name too', () => {
  const lines =
    '(1) Ida Roth\n(2) Max Birch                    Claimants\n\nand\n\nBirch Dairy Ltd                  Defendant\n';
  const claimants = { type: 'array', items: { type: 'object', properties: { name: text } } };
  expect(fill({ claimants }, lines)).toEqual({ claimants: [{ name: 'Ida Roth' }, { name: 'Max Birch' }] });
});

it('The title beside a name is that of its owner, and not the heading', () => {
  const lines = 'EXPORT DECLARATION\n\nDeclarant Name: Ida Roth       Title: Broker\n';
  expect(fill({ declarant_name: text, declarant_title: text }, lines)).toEqual({
    declarant_name: 'Ida Roth',
    declarant_title: 'Broker',
  });
});

it('A heading in capitals is no value of the one beside it', () => {
  const lines =
    'PACIENTE          MUESTRA\nRoth, Ida         Sangre venosa\n\n' +
    'La muestra llegó en buen estado.\nSe analizó el mismo día.\nSin observaciones.\n';
  expect(fill({ paciente: text }, lines)).toEqual({ paciente: 'Roth, Ida' });
});
