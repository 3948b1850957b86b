import type { Recognition } from '../../reading/recogniser.ts';

const STATE =
  '(?:State|Commonwealth|Province|Republic|Kingdom|Canton|Bundesrepublik|Republik|République|República|Repubblica|' +
  'Rzeczypospolitej)';
const PLACE = "(?<place>\\p{Lu}[\\p{L}.'’-]+(?:(?:,?\\s+(?:(?:of|and|the|de|du|der)\\s+)?)\\p{Lu}[\\p{L}.'’-]+){0,4})";
const ARTICLE = '(?:the|la|le|el|il|lo|der|die|de|des|del|della|do|da|dos)';
/** "the laws of the State of Ohio", "das Recht der Bundesrepublik Deutschland" */
const LAW_OF = new RegExp(
  '(?<!\\p{L})(?:laws?|lois?|droit|leyes|ley|legislación|leggi|legge|diritto|recht|leis?|legislação|' +
    `praw[aou]?)\\s+(?:of|in|de|du|del|della|van|do|da)\\s+(?:${ARTICLE}\\s+)?` +
    `(?:${STATE}\\s+(?:(?:of|de|du|di|do|da)\\s+)?(?:${ARTICLE}\\s+)?)?${PLACE}`,
  'gu',
);
/** German nouns begin with capitals: the place is one word. */
const LAW_OF_GERMAN = new RegExp(
  'Rechts?\\s+(?:der|des|von)\\s+(?:(?:Bundesrepublik|Republik|Freistaate?s|Kantons|Fürstentums)\\s+)?' +
    '(?<place>\\p{Lu}[\\p{L}-]+)',
  'gu',
);
/** "English law", "deutsches Recht", "droit français": as it is written. */
const NATIONAL_LAW = new RegExp(
  '(?<place>\\p{Lu}\\p{L}{3,}(?:ish|an|ian|ch|ss|ese)\\s+law|\\p{L}{4,}(?:isches|isch|sches|em|es)\\s+Rechts?|' +
    '(?:droit|diritto|derecho|direito|prawo|prawu)\\s+\\p{Ll}{5,}|' +
    '(?:legge|legislación|lei|legislação|loi)\\s+\\p{Ll}{6,})' +
    '(?!\\p{L})',
  'gu',
);
const GOVERN = new RegExp(
  'govern|constru|interpret|enforce|subject to|unterlieg|unterst|gilt|anwendbar|anzuwenden|Anwendung|maßgeb|régi|' +
    'soumis|rige|regir|regid|somet|regolat|disciplinat|applica|aplica|beheers|toepass|sujeit|podlega|właściw|zastosow',
  'iu',
);
/** By whose law a company exists says nothing of the law of a contract. */
const INCORPORATED = new RegExp(
  'organi[sz]ed|incorporated|existing|formed|registered|established|constitut|gegründet|eingetragen|errichtet|' +
    'costituit|opgericht|utworzon|meaning|defined|holiday|banking',
  'iu',
);
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
