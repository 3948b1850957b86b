import { expect, it, test } from 'vitest';
import type { LayoutPage } from '../../layout.ts';
import { ParseError, type ParseErrorCode } from '../../parser.ts';
import { isLeftOut, joinNames, numberPage } from './attached-pages.ts';

const PAGE = { number: 9, text: 'a', name: 'Sheet' } as LayoutPage;

test('pages are numbered through the document, up to the most that are read', () => {
  const tally = { pages: 1, maxPages: 3 };
  expect(numberPage(PAGE, tally, 'a.pdf')).toMatchObject({ number: 2, name: 'a.pdf' });
  expect(numberPage(PAGE, tally, '')).toMatchObject({ number: 3, name: 'Sheet' });
  expect(() => numberPage(PAGE, tally, 'a.pdf')).toThrow(expect.objectContaining({ code: 'too_many_pages' }));
});

test('the names of an attachment are joined', () => {
  expect([joinNames('a.msg', '', 'b.pdf'), joinNames('', 'b.pdf'), joinNames('', '')]).toEqual([
    'a.msg / b.pdf',
    'b.pdf',
    '',
  ]);
});

it.each<[ParseErrorCode, boolean]>([
  ['unsupported_file_type', true],
  ['document_empty', true],
  ['document_unreadable', true],
  ['document_encrypted', true],
  ['too_many_pages', false],
  ['payload_too_large', false],
])('an attachment with the problem %s is left out: %s', (code, leftOut) => {
  expect(isLeftOut(new ParseError(code, 'No.'))).toBe(leftOut);
});

it('leaves nothing out for a defect', () => {
  expect([isLeftOut(new Error('A defect.')), isLeftOut(null)]).toEqual([false, false]);
});
