import type { Sheet } from '../draw-sheet.ts';

export const form: Sheet = {
  expected: {
    formTitle: 'Membership Application',
    referenceNumber: 'M-2026-311',
    lastName: 'Tanaka',
    firstName: 'Jun',
    dateOfBirth: '1988-11-23',
    address: '19 Orchard Close, Oxford OX2 7DL',
    email: 'jun.tanaka@mail.example',
    phone: '+44 1865 555 018',
    membershipType: 'Family',
    newsletter: true,
    date: '2026-02-21',
    place: 'Oxford',
  },
  blocks: [
    { title: 'Membership Application' },
    {
      pairs: [
        ['Reference number', 'M-2026-311'],
        ['Last name', 'Tanaka'],
        ['First name', 'Jun'],
        ['Date of birth', '23/11/1988'],
        ['Address', '19 Orchard Close, Oxford OX2 7DL'],
        ['E-mail', 'jun.tanaka@mail.example'],
        ['Phone', '+44 1865 555 018'],
        ['Membership type', 'Family'],
        ['Newsletter', '[x] Yes   [ ] No'],
        ['Place', 'Oxford'],
        ['Date', '21 February 2026'],
      ],
    },
  ],
};
