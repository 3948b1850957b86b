import { expect, test } from 'vitest';
import { extract, textLayout } from '../testing/layouts.ts';

const lines = (...texts: string[]): string => texts.join('\n');

test.each<[string, string, string, string | null]>([
  ['after the words of a certificate', 'recipient_name', 'This is to certify that Anna Berg has passed', 'Anna Berg'],
  [
    'in the line below them',
    'recipient_name',
    lines('CERTIFICATE', 'This is to certify that', 'Anna Berg', 'has passed'),
    'Anna Berg',
  ],
  ['before a day of birth', 'employee_name', 'Frau Anna Berg, geboren am 01.02.1990 in Köln, war bei uns', 'Anna Berg'],
  ['below the end of a letter', 'signatory', lines('Yours sincerely,', '', 'Anna Berg', 'Director'), 'Anna Berg'],
  [
    'without what is said of it',
    'signatory',
    lines('Mit freundlichen Grüßen', 'Anna von Berg, Leiterin'),
    'Anna von Berg',
  ],
  ['without "on behalf of"', 'signed_by', lines('Yours sincerely,', 'p.p. Anna Berg'), 'Anna Berg'],
  [
    'up to five lines below the end',
    'signatory',
    lines('Yours sincerely,', 'a b', 'c d', 'e f', 'g h', 'Anna Berg'),
    'Anna Berg',
  ],
  ['which is not the title of who signs', 'signatory_title', lines('Yours sincerely,', 'Anna Berg'), null],
])('a name is read %s', (_, field, text, name) => {
  expect(extract({ [field]: 'string' }, textLayout(text))).toEqual({ [field]: name });
});
