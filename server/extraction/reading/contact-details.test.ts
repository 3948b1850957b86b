import { describe, expect, it } from 'vitest';
import { readEmails, readPhones, readUrls } from './contact-details.ts';
import type { Recognition } from './recogniser.ts';

const values = (found: Recognition[]) => found.map(({ value }) => value);

describe('contact details', () => {
  it('reads e-mail and web addresses without the punctuation after them', () => {
    expect(values(readEmails('Write to jane.doe+x@mail.example.org.'))).toEqual(['jane.doe+x@mail.example.org']);
    expect(values(readUrls('See https://example.org/a?b=1, or www.example.com.'))).toEqual([
      'https://example.org/a?b=1',
      'www.example.com',
    ]);
  });

  it('reads telephone numbers but not dates', () => {
    expect(values(readPhones('Tel. +49 (0)89 123 45-67'))).toEqual(['+49 (0)89 123 45-67']);
    expect(values(readPhones('2024-01-31'))).toEqual([]);
  });
});
