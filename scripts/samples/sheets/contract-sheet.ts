import type { Sheet } from '../draw-sheet.ts';

export const contract: Sheet = {
  expected: {
    title: 'Service Agreement',
    effectiveDate: '2026-05-01',
    parties: [
      { name: 'Harbour Analytics GmbH', role: 'Provider' },
      { name: 'Linden Clinics Ltd', role: 'Customer' },
    ],
    term: '24 months',
    expirationDate: '2028-04-30',
    noticePeriod: '3 months',
    contractValue: 48000,
    currency: 'EUR',
    paymentTerms: '30 days after receipt of the invoice',
    governingLaw: 'Germany',
    jurisdiction: 'Hamburg',
  },
  blocks: [
    { title: 'Service Agreement' },
    {
      prose:
        'This Service Agreement is entered into by and between Harbour Analytics GmbH (the "Provider") and ' +
        'Linden Clinics Ltd (the "Customer").',
    },
    { heading: '1. Summary' },
    {
      pairs: [
        ['Effective date', '1 May 2026'],
        ['Expiration date', '30 April 2028'],
        ['Term', '24 months'],
        ['Notice period', '3 months'],
        ['Contract value', 'EUR 48,000.00'],
        ['Payment terms', '30 days after receipt of the invoice'],
        ['Jurisdiction', 'Hamburg'],
      ],
    },
    { heading: '2. Services' },
    { prose: 'The Provider operates the reporting platform for the Customer and keeps it available on working days.' },
    { heading: '3. Governing law' },
    {
      prose: 'This Agreement is governed by the laws of Germany.',
    },
  ],
};
