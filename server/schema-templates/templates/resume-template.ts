import { defineTemplate, integer, rows, text, texts } from '../define-template.ts';

export const resume = defineTemplate({
  key: 'resume',
  name: 'Résumé',
  description: 'A résumé (curriculum vitae) of an applicant',
  properties: {
    fullName: text('Name of the applicant'),
    email: text('E-mail address'),
    phone: text('Telephone number'),
    address: text('Postal address'),
    workExperience: rows('Positions, in the order of the document', {
      jobTitle: text('Title of the position'),
      employer: text('Name of the employer'),
      startYear: integer('Year in which the employment began'),
      endYear: integer('Year in which the employment ended; null for the current position'),
    }),
    education: rows('Degrees and training, in the order of the document', {
      degree: text('Degree or certificate'),
      institution: text('School or university'),
      year: integer('Year of graduation'),
    }),
    skills: texts('Skills, one entry each'),
    languages: texts('Languages, one entry each'),
  },
});
