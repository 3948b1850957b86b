import { choice, date, defineTemplate, flag, text } from '../define-template.ts';

export const form = defineTemplate({
  key: 'form',
  name: 'Form',
  description: 'A form that a person filled in, such as an application or a registration',
  properties: {
    formTitle: text('Title of the form, as printed'),
    referenceNumber: text('Reference or file number'),
    lastName: text('Last name of the person'),
    firstName: text('First name of the person'),
    dateOfBirth: date('Date of birth of the person'),
    address: text('Postal address: street, postal code, city'),
    email: text('E-mail address'),
    phone: text('Telephone number'),
    membershipType: choice('Chosen kind of membership', ['Adult', 'Student', 'Family']),
    newsletter: flag('Whether the person wants the newsletter'),
    date: date('Date on which the form was signed'),
    place: text('Place where the form was signed'),
  },
});
