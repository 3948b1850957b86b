import { date, defineTemplate, text } from '../define-template.ts';

export const identityDocument = defineTemplate({
  key: 'identity-document',
  name: 'Identity document',
  description: 'A passport, identity card or residence permit',
  properties: {
    documentType: text('Kind of document, such as Passport'),
    documentNumber: text('Number of the document'),
    surname: text('Surname of the holder'),
    givenNames: text('Given names of the holder'),
    nationality: text('Nationality of the holder'),
    dateOfBirth: date('Date of birth of the holder'),
    placeOfBirth: text('Place of birth of the holder'),
    sex: text('Sex of the holder, as printed'),
    dateOfIssue: date('Date on which the document was issued'),
    dateOfExpiry: date('Last day on which the document is valid'),
    issuingAuthority: text('Authority that issued the document'),
  },
});
