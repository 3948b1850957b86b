import { buildPattern, buildProsePattern, listNationalLaws } from '../../reading/languages/terms.ts';
import type { Recognition } from '../../reading/recogniser.ts';

const LAWS = buildProsePattern('laws');
const LINKS = buildProsePattern('lawLinks');
const STATES = buildProsePattern('states');
const ARTICLES = buildPattern('articles');
const PLACE_WORD = "\\p{Lu}[\\p{L}.'’-]+";
const PLACE = `(?<place>${PLACE_WORD}(?:,?\\s+(?:${buildPattern('nameLinks')}\\s+)?${PLACE_WORD}){0,4})`;
/** "the laws of the State of Ohio", "le droit de la République de Pologne" */
const LAW_OF = new RegExp(
  `(?<!\\p{L})${LAWS}\\s+${LINKS}\\s+(?:${ARTICLES}\\s+)?` +
    `(?:${STATES}\\s+(?:${LINKS}\\s+)?(?:${ARTICLES}\\s+)?)?${PLACE}`,
  'gu',
);
/** German nouns begin with capitals: the place is one word. */
const LAW_OF_GERMAN = new RegExp(
  'Rechts?\\s+(?:der|des|von)\\s+(?:(?:Bundesrepublik|Republik|Freistaate?s|Kantons|Fürstentums)\\s+)?' +
    '(?<place>\\p{Lu}[\\p{L}-]+)',
  'gu',
);
/** "English law", "deutsches Recht", "droit français": as it is written. */
const NATIONAL_LAW = new RegExp(`(?<place>${listNationalLaws().join('|')})(?!\\p{L})`, 'gu');
const GOVERN = new RegExp(buildProsePattern('governs'), 'iu');
/** By whose law a company exists says nothing of the law of a contract. */
const INCORPORATED = new RegExp(buildProsePattern('incorporates'), 'iu');
const REACH = 130;

/** Whose law governs, in sentences that say that something is governed. */
export function readLaws(text: string): Recognition[] {
  return [LAW_OF, LAW_OF_GERMAN, NATIONAL_LAW]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match): Recognition[] => {
      const before = text.slice(Math.max(0, match.index - REACH), match.index);
      const near = before.slice(-60);
      if (INCORPORATED.test(near) && !/govern|constru/iu.test(near)) return [];
      if (!GOVERN.test(`${before} ${text.slice(match.index, match.index + match[0].length + 60)}`)) return [];
      const place = (match.groups?.['place'] ?? '').replace(/[.,]$/u, '');
      const start = match.index + match[0].lastIndexOf(match.groups?.['place'] ?? '');
      const value = place.replace(/\s+/gu, ' ');
      return [{ start, end: start + place.length, value, fit: 1, match: place === value ? 'exact' : 'normalized' }];
    });
}
