import { LANGUAGES } from '../../reading/languages/all-languages.ts';
import { buildPattern, buildProsePattern, listNationalLaws, splitTerms } from '../../reading/languages/terms.ts';
import type { Recognition } from '../../reading/recogniser.ts';

const LAWS = buildProsePattern('laws');
const LINKS = buildProsePattern('lawLinks');
const STATES = buildProsePattern('states');
const ARTICLES = buildPattern('articles');
const PLACE_WORD = "\\p{Lu}[\\p{L}.'’-]+";
const PLACE = `(?<place>${PLACE_WORD}(?:,?\\s+(?:${buildPattern('nameLinks')}\\s+)?${PLACE_WORD}){0,4})`;
/** "the laws of the State of Ohio", "le droit de la République de Pologne" */
const LAW_OF = new RegExp(
  `(?<!\\p{L})(?<law>${LAWS})\\s+${LINKS}\\s+(?:${ARTICLES}\\s+)?` +
    `(?:${STATES}\\s+(?:${LINKS}\\s+)?(?:${ARTICLES}\\s+)?)?${PLACE}`,
  'gu',
);
/** Words for a law in languages whose capitals do not show where a name ends: there a place is one word. */
const BEFORE_ONE_WORD = new Set(
  Object.values(LANGUAGES).flatMap(({ hasCapitalNouns, prose }) =>
    hasCapitalNouns === true ? splitTerms(prose.laws) : [],
  ),
);
/** "English law", "deutsches Recht", "droit français": as it is written. */
const NATIONAL_LAW = new RegExp(`(?<place>${listNationalLaws().join('|')})(?!\\p{L})`, 'gu');
const GOVERN = new RegExp(buildProsePattern('governs'), 'iu');
/** By whose law a company exists says nothing of the law of a contract. */
const INCORPORATED = new RegExp(buildProsePattern('incorporates'), 'iu');
const REACH = 130;

/** Whose law governs, in sentences that say that something is governed. */
export function readLaws(text: string): Recognition[] {
  return [LAW_OF, NATIONAL_LAW]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match): Recognition[] => {
      const before = text.slice(Math.max(0, match.index - REACH), match.index);
      const near = before.slice(-60);
      if (INCORPORATED.test(near) && !/govern|constru/iu.test(near)) return [];
      if (!GOVERN.test(`${before} ${text.slice(match.index, match.index + match[0].length + 60)}`)) return [];
      const { law = '', place: named = '' } = match.groups ?? {};
      const [first = ''] = named.split(/[\s,]/u);
      const place = (BEFORE_ONE_WORD.has(law) ? first : named).replace(/[.,]$/u, '');
      const start = match.index + match[0].lastIndexOf(named);
      const value = place.replace(/\s+/gu, ' ');
      return [{ start, end: start + place.length, value, fit: 1, match: place === value ? 'exact' : 'normalized' }];
    });
}
