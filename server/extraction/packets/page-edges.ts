import type { PageView } from './page-view.ts';
import type { ViewLine } from './view-line.ts';

/** Words in the languages of the extractor, folded: lines are joined. */
const pattern = (source: string): RegExp => new RegExp(source.replaceAll(/\s*\n\s*/g, ''), 'u');

const SALUTATION = pattern(String.raw`
  ^\W{0,3}(?:dear|gentlemen|ladies and|to whom it may|sehr geehrte|liebe[rs]?\b|guten tag|hallo|madame|
  monsieur|cher\b|chere|bonjour|estimad|querid|muy senor|distinguid|gentile|egregi|spett|buongiorno|
  geachte|beste\b|szanown|dzien dobry|prezad|caro\b|cara\b|exmo|ex\.mo)`);
const CLOSING = pattern(String.raw`
  (?:sincerely|yours truly|very truly|yours faithfully|(?:kind|best|warm) regards|cordially|respectfully|
  mit freundlichen|freundliche grusse|hochachtungsvoll|viele grusse|cordialement|veuillez agreer|
  salutations|atentamente|saludos|cordial(?:i|mente)|distinti saluti|vriendelijke groet|hoogachtend|
  z powazaniem|pozdrawiam|atenciosamente|cumprimentos|signature|signed|unterschrift|in witness whereof|
  enclosures?:?$|\bencl?\.|\bcc:)`);
const TOTAL = pattern(String.raw`
  (?:\btotal|grand total|amount due|balance due|gesamt|summe|endbetrag|zu zahlen|montant|importe total|
  totale|totaal|razem|suma|do zaplaty|saldo|balance|thank you|vielen dank|merci|gracias|grazie|bedankt|
  dziekuj|obrigad)`);
const MESSAGE_HEAD = pattern(String.raw`
  ^\W{0,2}(?:to|from|subject|date|re|cc|attn|attention|fax|memorandum|memo|an|von|betreff|betr|datum|
  objet|de|a|asunto|para|oggetto|da|aan|van|onderwerp|betreft|temat|do|od|assunto)\s*[:.;]`);
const DATE = pattern(String.raw`
  \b(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|
  \d{1,2}\.?\s+(?:de\s+)?\p{L}{3,10}\.?\s+(?:de\s+)?(?:19|20)\d{2}|\p{L}{3,9}\.?\s+\d{1,2},?\s+(?:19|
  20)\d{2})\b`);
const CONTACT = pattern(String.raw`
  @|\bwww\.|https?:|\b(?:tel|phone|fax|telefon|telefono|telefax|mobil|iban|p\.?\s?o\.? box)\b|\+\d{2}`);
const CONTINUED = pattern(String.raw`
  \(?(?:continued|cont(?:inued)?[.'’]?d?\b|fortsetzung|ubertrag|suite|continuacion|sigue|segue|continua|
  vervolg|ciag dalszy|continuacao|carried forward|brought forward)`);
const NUMBERED = /^\s*\(?(?:§\s*|art(?:icle|ikel|\.)?\s*|section\s+)?(\d{1,3})(?:\.\d{1,2})*[.)]?\s+\p{L}/u;

const TOP = 0.4;
const OPENING_LINES = 14;

const any = (lines: readonly ViewLine[], pattern: RegExp): number =>
  lines.some(({ folded }) => pattern.test(folded)) ? 1 : 0;

function headingOf(view: PageView): number {
  const top = view.lines.filter((line) => line.top < TOP).slice(0, OPENING_LINES);
  const highest = top.reduce((most, { height }) => Math.max(most, height), 0);
  return view.letterHeight > 0 ? Math.min(4, highest / view.letterHeight) : 1;
}

/** Signs of a first page. */
export function beginsLikeFirstPage(view: PageView) {
  const top = view.lines.filter((line) => line.top < TOP);
  const opening = view.lines.slice(0, OPENING_LINES);
  const [first] = view.lines;
  return {
    salutation: view.lines.slice(0, 25).some(({ folded }) => SALUTATION.test(folded)) ? 1 : 0,
    messageHead: Math.min(4, opening.filter(({ folded }) => MESSAGE_HEAD.test(folded)).length),
    dateOnTop: any(top, DATE),
    contactOnTop: any(opening, CONTACT),
    heading: headingOf(view),
    startsLower: first !== undefined && /^\p{Ll}/u.test(first.text.trim()) ? 1 : 0,
    continued: any(opening.slice(0, 6), CONTINUED),
    numbering: numberingOf(view),
  };
}

/** The number of the first numbered paragraph or row, up to 20; 0 without one. */
function numberingOf(view: PageView): number {
  for (const { folded } of view.lines.slice(0, 20)) {
    const number = Number(NUMBERED.exec(folded)?.[1] ?? 0);
    if (number > 0) return Math.min(20, number);
  }
  return 0;
}

/** Signs of a last page. */
export function endsLikeLastPage(view: PageView) {
  const bottom = view.lines.slice(-12);
  return { closing: any(bottom, CLOSING), total: any(view.lines.slice(-8), TOTAL) };
}

/** Running text that goes on: no full stop before, no heading after. */
export function isSentenceCut(before: PageView, view: PageView): boolean {
  const last = before.lines.filter(({ text }) => /\p{L}{3}/u.test(text)).at(-1);
  const before2 = before.lines.filter(({ text }) => /\p{L}{3}/u.test(text)).at(-2);
  const isOpen = (line: ViewLine | undefined) =>
    line !== undefined && line.text.length > 40 && /[\p{Ll},-]\s*$/u.test(line.text);
  const goesOn = view.lines.slice(0, 3).some(({ text }) => /^\p{Ll}/u.test(text.trim()) && text.length > 30);
  return (isOpen(last) || isOpen(before2)) && goesOn;
}
