import type { PartyRole } from '../../reading/languages/language.ts';
import { listPartyHeadings, buildPattern, buildWholePattern } from '../../reading/languages/terms.ts';
import { fold, readConcepts } from '../../reading/tokens.ts';

const ROLE_OF = new Map<string, PartyRole>();
for (const role of ['delivery', 'seller', 'buyer'] as const)
  for (const heading of listPartyHeadings(role)) ROLE_OF.set(fold(heading), role);

export interface Anchor {
  role: PartyRole;
  /** Where the text after the heading begins; the text's length where nothing follows. */
  rest: number;
}

/** Whether a text is the heading of a party's block, or begins with one and a colon. */
export function readAnchor(text: string): Anchor | null {
  const colon = text.search(/[:：]/u);
  const heading = fold(colon < 0 ? text : text.slice(0, colon))
    .replace(/\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const role = ROLE_OF.get(heading);
  if (role === undefined) return null;
  if (colon < 0) return { role, rest: text.length };
  const rest = colon + 1 + (/^\s*/.exec(text.slice(colon + 1))?.[0].length ?? 0);
  return { role, rest };
}

/** Of a regular expression that needs the flag `u` and respects case. */
export const LEGAL_FORM_SOURCE = buildWholePattern('legalForms');
const LEGAL_FORM = new RegExp(`${LEGAL_FORM_SOURCE}(?!\\p{L})`, 'u');

/** Whether a text carries the legal form of a company. */
export function hasLegalForm(text: string): boolean {
  return LEGAL_FORM.test(text);
}

const LEGAL_FORM_ONLY = new RegExp(`^(?:${buildPattern('legalForms')}|\\(\\p{L}{1,3}\\)|[\\s.,])+$`, 'u');

/** Whether a text consists only of the legal form of a company, whose name precedes it. */
export function isLegalForm(text: string): boolean {
  return LEGAL_FORM_ONLY.test(text);
}

const TITLE = new RegExp(
  `^(?:(?:${buildPattern('titlePrefixes')}\\s)*${buildPattern('documentTitles')}\\b[\\s.:#!*()\\d/-]*(?:\\/.*)?$` +
    `|${buildPattern('greetings')})`,
  'iu',
);

/** Whether a text is the name of a kind of document. */
export function isTitle(text: string): boolean {
  return TITLE.test(text.trim());
}

/** What headings name a document by. */
const DOCUMENT_NOUNS = new Set([
  'agreement',
  'application',
  'certificate',
  'contract',
  'form',
  'information',
  'registration',
  'resume',
  'statement',
]);
const MAX_HEADING_WORDS = 6;

/** Whether a text without a legal form names a document or a part of it: "PATIENT REGISTRATION". */
export function isDocumentHeading(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length > MAX_HEADING_WORDS || hasLegalForm(text) || /[\d:]/.test(text)) return false;
  const concepts = readConcepts(text);
  return [concepts[0], concepts.at(-1)].some((concept) => DOCUMENT_NOUNS.has(concept ?? ''));
}

/** What else is in the line of a name: an address, a slogan. */
export const AFTER_NAME = /\s[-–—]\s|[●•·|;]\s|\s\/\s|,\s?\d/u;
