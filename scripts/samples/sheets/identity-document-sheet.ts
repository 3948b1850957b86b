import type { Sheet } from '../draw-sheet.ts';

export const identityDocument: Sheet = {
  expected: {
    documentType: 'Identity card',
    documentNumber: 'X7041882',
    surname: 'Okafor',
    givenNames: 'Adaeze Grace',
    nationality: 'Ruritanian',
    dateOfBirth: '1991-07-04',
    placeOfBirth: 'Strelsau',
    sex: 'F',
    dateOfIssue: '2023-06-15',
    dateOfExpiry: '2033-06-14',
    issuingAuthority: 'City of Strelsau',
  },
  blocks: [
    { title: 'REPUBLIC OF RURITANIA', subtitle: 'Specimen, not valid' },
    {
      pairs: [
        ['Document type', 'Identity card'],
        ['Document number', 'X7041882'],
        ['Surname', 'Okafor'],
        ['Given names', 'Adaeze Grace'],
        ['Nationality', 'Ruritanian'],
        ['Date of birth', '04 JUL 1991'],
        ['Place of birth', 'Strelsau'],
        ['Sex', 'F'],
        ['Date of issue', '15 JUN 2023'],
        ['Date of expiry', '14 JUN 2033'],
        ['Issuing authority', 'City of Strelsau'],
      ],
    },
  ],
};
