import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { groundExtraction } from './ground-extraction.ts';
import type { GroundedLeaf } from './grounded-leaf.ts';
import { createLayout, createPlainPage } from './testing/pages.ts';

function ground(name: string, value: JsonValue, lines: string[], field: JsonObject = {}): GroundedLeaf | undefined {
  const [leaf] = groundExtraction({
    definition: { type: 'object', properties: { [name]: field } },
    extractedData: { [name]: value },
    layout: createLayout(createPlainPage(lines)),
  });
  return leaf;
}

describe('a text is not exact as a piece', () => {
  it.each<[string, string, JsonValue, string[]]>([
    ['of the name of an article', 'product', 'hose', ['Garden hose   2   19.90']],
    ['of the name of an article with its size', 'product', 'pipe', ['Copper pipe 15 mm   4   8.20']],
    ['of a German phrase', 'leistung', 'Beratung', ['Technische Beratung   4   80,00']],
    ['of an address', 'product', 'Lindenweg', ['Lindenweg 12, 20457 Hamburg']],
    ['of an address: the city', 'customerName', 'Hamburg', ['20457 Hamburg']],
    ['of an address: the city after a Polish postal code', 'customerName', 'Kraków', ['30-001 Kraków']],
    ['of a name after its label', 'employee', 'Bos', ['Medewerker: Sander Bos']],
    ['of a postcode', 'reference', 'EX1', ['Exeter EX1 1GN']],
    ['of a date: the month', 'event', 'April', ['April 24, 2024   Direct debit   12.00']],
    ['of a date: the year', 'certificateNumber', '2023', ['Issued on 25 July 2023']],
    ['of a sentence: a word between others', 'subject', 'payable', ['The amount is payable within two weeks.']],
    ['of a sentence: its first word', 'title', 'Umowa', ['Umowa została zawarta między stronami dnia 2 maja.']],
    ['of a sentence: its last word', 'subject', 'postanowienia.', ['Strony uzgadniają następujące postanowienia.']],
    ['of a sentence that goes on', 'title', 'course', ['She has passed the course with good marks in all', 'parts.']],
    ['of a Chinese name', 'customer', '北京', ['北京科技有限公司']],
    ['of a company: its form', 'customer', 'S.A.', ['Transportes Sequeira S.A.']],
    ['a word between brackets that says nothing', 'customer', 'the', ['Finch LLP (the "Landlord")']],
  ])('%s', (_, name, value, lines) => {
    expect(ground(name, value, lines)).toMatchObject({ match: 'normalized' });
  });

  it.each<[string, string, JsonValue, string[]]>([
    ['a cell', 'product', 'Garden hose', ['Garden hose   2   19.90']],
    ['the words before a quantity and a price', 'product', 'Garden hose', ['Garden hose 2 x 9.95   19.90']],
    ['the words before an amount', 'product', 'Garden hose', ['Garden hose 19.90']],
    ['the words after a quantity', 'product', 'Garden hose', ['2 x Garden hose   19.90']],
    ['a value after a label with dots', 'customer', 'Anna Vogel', ['Kundin ............ Anna Vogel']],
    ['a value after the name of its field', 'employee', 'Vogel', ['Mitarbeiter Vogel']],
    ['a name in a sentence', 'landlord', 'Jana Vogt', ['Between the owner and Jana Vogt the following is agreed.']],
    [
      'a name after the first word of a sentence',
      'owner',
      'Atelier Roussel SARL',
      ['Entre Atelier Roussel SARL, ci-après dénommé le bailleur, et son locataire'],
    ],
    ['a name after a title', 'judge', 'S. Rajan Pillai', ['Mr. S. Rajan Pillai, Advocate']],
    ['a name after a title without a space', 'judge', 'S.Manikumar', ['Mr.S.Manikumar']],
    ['a country in a sentence', 'governingLaw', 'Österreich', ['Dieser Vertrag unterliegt dem Recht von Österreich.']],
    ['a phrase in a sentence', 'terms', 'the outstanding amount', ['Please pay the outstanding amount to the bank.']],
    ['a duration in a sentence', 'noticePeriod', '2 months', ['The notice period is 2 months for both parties.']],
    ['a code in a sentence', 'reference', 'K31324', ['Thank you for your message about case K31324, which we read.']],
    ['a seat', 'seat', '61', ['1 Sitzplatz, Wg. 34, Pl. 61, 1 Fenster']],
    ['a city after a postal code', 'city', 'Hamburg', ['20457 Hamburg']],
    ['a first name', 'firstName', 'Jana', ['Full name: Jana Vogt']],
    ['a street without its number', 'street', 'Lindenweg', ['Lindenweg 12']],
    ['a Chinese name before a bracket', 'customer', '北京科技有限公司', ['甲方：北京科技有限公司（以下简称甲方）']],
    [
      'a Chinese name in a sentence',
      'customer',
      '王小明',
      ['本合同由王小明与北京科技有限公司于二零二四年五月一日签订并立即生效'],
    ],
    [
      'a heading below a sentence',
      'title',
      'SUPPLY AGREEMENT',
      ['This copy is for your own records only', 'SUPPLY AGREEMENT'],
    ],
  ])('but exact as a whole: %s', (_, name, value, lines) => {
    expect(ground(name, value, lines)).toMatchObject({ match: 'exact', isPart: false, isOtherKind: false });
  });

  it('but as one of the allowed values, whatever is beside it', () => {
    const field = { type: 'string', enum: ['permanent', 'temporary'] };
    expect(ground('contract', 'permanent', ['This is a permanent position in Berlin.'], field)).toMatchObject({
      match: 'exact',
    });
  });

  it('but a date in words as a whole', () => {
    expect(ground('departure', '2016-06-07', ['FLIGHT DL 9520   TUE 07 JUNE 2016'])).toMatchObject({
      match: 'normalized',
    });
  });
});

describe('a number is not exact as a piece', () => {
  const amounts = ['Net   100.00', 'Tax   19.00', 'Sum   119.00'];
  it.each<[string, string, number, string[]]>([
    ['of the name of an article', 'quantity', 15, ['Copper pipe 15 mm   41.76']],
    ['of an address: the postal code', 'packages', 46002, ['46002 Valencia']],
    ['of an address: the number of the house', 'netPay', 7, ['Hafenstraße 7']],
    ['of a date in words', 'amount', 2024, ['18 de septiembre de 2024   Pago con tarjeta   -760,49']],
    ['of a list of paragraphs', 'rent', 2, ['2. The tenant pays the rent every month.']],
    ['of a list of sections', 'rent', 1, ['§ 1 The tenancy begins in May.']],
    ['a count as a price', 'amount', 4, ['Oak plank   4   54.24   216.96']],
    ['a quantity before a price as an amount', 'amount', 3, ['Oak plank 3 x 31.15   93.45']],
    ['a number of a house as the price of a unit', 'unitPrice', 7, ['Viale del Porto 7']],
    ['a number without decimals as a sum of money', 'wageTax', 80400, [...amounts, 'Payroll   80400']],
  ])('%s', (_, name, value, lines) => {
    expect(ground(name, value, lines)).toMatchObject({ match: 'normalized' });
  });

  it.each<[string, string, number, string[]]>([
    ['a cell', 'quantity', 15, ['Copper pipe   15   41.76']],
    ['a number before a unit', 'packages', 12, ['12 pallets']],
    ['a number in a sentence', 'paymentDays', 30, ['Please pay the amount within 30 days of receipt.']],
    ['a sum of money with its currency', 'deposit', 500, ['The tenant pays 500 euros when the term begins.']],
    ['a sum of money with its label', 'deposit', 500, [...amounts, 'Deposit 500']],
    ['a number of a house', 'street_no', 7, ['Hafenstraße 7']],
  ])('but exact as a whole: %s', (_, name, value, lines) => {
    expect(ground(name, value, lines)).toMatchObject({ match: 'exact', isPart: false });
  });

  it('but normalized as the year of a date, if the field may be a year', () => {
    expect(ground('vintage', 2023, ['Bottled on 25 July 2023'])).toMatchObject({ match: 'normalized', isYear: true });
    expect(ground('total', 2023, ['Bottled on 25 July 2023'])).toMatchObject({ match: 'normalized', isPart: true });
  });
});

describe('a value is unlikely', () => {
  it.each<[string, string, string]>([
    ['a date as the name of somebody', 'landlord', '2023-05-15'],
    ['a number of an order as a description', 'description', 'INV-90253'],
    ['an amount as a reference', 'reference', '720,68'],
    ['a city as a reference', 'reference', 'Leipzig'],
    ['a currency as a subject', 'subject', 'PLN'],
    ['the role of somebody as a name', 'tenantName', 'Tenant'],
    ['the role of somebody as a period', 'noticePeriod', 'Mieter'],
    ['a word as an address', 'merchantAddress', 'Copper'],
    ['a postcode as a telephone number', 'phoneNumber', 'BS1'],
    ['a date as a telephone number', 'phone', '2001-11-26'],
    ['a currency as the number of an employee', 'employeeId', 'EUR'],
  ])('%s', (_, name, value) => {
    expect(ground(name, value, [value])).toMatchObject({ match: 'normalized', isOtherKind: true });
  });

  it.each<[string, string, string]>([
    ['a reference of a customer', 'customerReference', 'A-39247'],
    ['a code of an employee', 'employeeId', 'AB-CD'],
    ['a service that is a word of labels', 'description', 'Delivery'],
    ['a company with a word of labels', 'company', 'Contract Logistics GmbH'],
    ['an article with the name of a label', 'name', 'Delivery'],
    ['a Chinese address', 'address', '北京市朝阳区'],
    ['an IBAN', 'ibanNumber', 'DE89370400440532013000'],
  ])('but not %s', (_, name, value) => {
    expect(ground(name, value, [value])).toMatchObject({ match: 'exact', isOtherKind: false });
  });

  it('if it is the heading of a column, or the label of its own field', () => {
    expect(ground('comment', 'Description', ['Description   Quantity   Price   Amount'])).toMatchObject({
      isLabelText: true,
    });
    expect(ground('birthPlace', 'nascita', ['Luogo di nascita   Firenze'])).toMatchObject({ match: 'normalized' });
  });
});
