import { currency, date, defineTemplate, number, rows, text } from '../define-template.ts';

export const contract = defineTemplate({
  key: 'contract',
  name: 'Contract',
  description: 'An agreement between two or more parties',
  properties: {
    title: text('Title of the contract'),
    effectiveDate: date('Date on which the contract takes effect'),
    parties: rows('The parties of the contract', {
      name: text('Name of the party'),
      role: text('Role of the party, such as Supplier or Customer'),
    }),
    term: text('How long the contract runs, such as 24 months'),
    expirationDate: date('Date on which the contract ends'),
    noticePeriod: text('Notice period of a termination'),
    contractValue: number('Agreed price or fee'),
    currency: currency(),
    paymentTerms: text('Terms of payment'),
    governingLaw: text('Law that governs the contract'),
    jurisdiction: text('Place of the courts that decide disputes'),
  },
});
