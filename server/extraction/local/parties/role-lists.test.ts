import { describe, expect, test } from 'vitest';
import { extractFrom, textLayout } from '../testing/layouts.ts';

/** The names that a list of a role has. */
function namesOf(list: string, text: string): unknown {
  const items = { type: 'string', description: 'Full name' };
  const definition = { type: 'object', properties: { [list]: { type: 'array', description: 'Names', items } } };
  return extractFrom(definition, textLayout(text)).extractedData[list];
}

const SIDES = '1. Jane Roe\n2. John Doe ..... Plaintiffs\nversus\n1. Max Mill ..... Defendant';

describe('a side of a dispute', () => {
  test.each<[string, string, string[]]>([
    ['plaintiffs', 'Jane Roe ..... Plaintiff', ['Jane Roe']],
    ['plaintiffs', 'Jane Roe      Plaintiff', ['Jane Roe']],
    ['plaintiffs', 'Plaintiffs:\nJane Roe', ['Jane Roe']],
    // Numbered names are all of the side, else the first line above is.
    ['plaintiffs', SIDES, ['Jane Roe', 'John Doe']],
    ['defendants', SIDES, ['Max Mill']],
    ['plaintiffs', 'Jane Roe\nof 12 Mill Lane ..... Plaintiff', ['Jane Roe']],
    ['plaintiffs', 'Court file\n\nJane Roe\nof Leeds ..... Plaintiff', ['Jane Roe']],
    ['plaintiffs', 'Case 12/2024\nJane Roe\nof Leeds ..... Plaintiff', ['Jane Roe']],
    ['plaintiffs', '.....Plaintiff(s):      Jane Roe', ['Jane Roe']],
    // Without roles, the claimant is named first.
    ['plaintiffs', 'Roe Mills Ltd.\n   vs.\nHarbour Foods plc', ['Roe Mills Ltd']],
    ['defendants', 'Roe Mills Ltd.\n   vs.\nHarbour Foods plc', ['Harbour Foods plc']],
    ['Kläger', 'Mühlen GmbH\ngegen\nHafen AG', ['Mühlen GmbH']],
    // Counsel of a side is not the side.
    ['plaintiffs', 'Counsel for the plaintiff: Ann Lee\nPlaintiff: Jane Roe', ['Jane Roe']],
  ])('%s of "%s"', (list, text, names) => {
    expect(namesOf(list, text)).toEqual(names);
  });
});

describe('an office', () => {
  test.each<[string, string, string[]]>([
    ['judges', 'Judge Ann Lee', ['Ann Lee']],
    ['judges', 'Ann Lee, Judge', ['Ann Lee']],
    ['judges', 'Before: Judge Ann Lee and Judge Bo Lind', ['Ann Lee', 'Bo Lind']],
    ['judges', 'Judges\nAnn Lee and Bo Lind', ['Ann Lee', 'Bo Lind']],
    // A blank line ends the names, unless they are numbered.
    ['judges', 'Judges:\nAnn Lee\n\nBo Lind', ['Ann Lee']],
    ['judges', 'Judges:\n1. Ann Lee\n\n2. Bo Lind', ['Ann Lee', 'Bo Lind']],
    // However it is written, a person is one.
    ['judges', 'Judge Ann Lee\nJudge ANN LEE', ['ANN LEE']],
    ['judges', 'The claim was heard', []],
    ['attorneys', 'represented by\nAnn Lee, Attorney', ['Ann Lee']],
    ['attorneys', 'Counsel for the plaintiff: Ann Lee', ['Ann Lee']],
    // By the side that they appear for.
    ['attorneys', 'For the claimant: Ms Ann Lee\nFor the defendant: Mr Bo Lind', ['Ann Lee', 'Bo Lind']],
    ['attorneys', 'For Petitioner     ...  Mr. Ann Lee\n      for Mr. Bo Lind', ['Ann Lee', 'Bo Lind']],
    ['Rechtsanwälte', 'Für die Klägerin: RAin Anna Berg\nFür den Beklagten: RA Jo Lind', ['Anna Berg', 'Jo Lind']],
    ['avocats', 'Pour le demandeur : Me Anne Leroy\nPour la défenderesse : Me Luc Petit', ['Anne Leroy', 'Luc Petit']],
    // Further people are below, each with a form of address.
    [
      'attorneys',
      'For the claimant : Mr. Jo Hart, Sr. Adv.\n   Mr. Bo Lind,\n   Ms. Ann Lee,\nHeard on : 14.12.2021',
      ['Jo Hart', 'Bo Lind', 'Ann Lee'],
    ],
    ['lawyers', 'By Advs.\n  Mr. Jo Hart\n  Ms. Ann Lee\n\nRespondent: Tom Falk', ['Jo Hart', 'Ann Lee']],
    // Between brackets, for another one, with a rank.
    ['lawyers', '(By Ms. Ann Lee, Senior Counsel for\nMr. Bo Lind, Advocate)', ['Ann Lee', 'Bo Lind']],
    ['lawyers', 'R1 & R2 by Mr. Jo Hart, Special Government Pleader.', ['Jo Hart']],
    ['lawyers', 'R3 by Adv. Ms. Ann Lee', ['Ann Lee']],
    ['lawyers', 'Ms. Ann Lee, Public Prosecutor\n(By Mr. Bo Lind, HCGP)', ['Ann Lee', 'Bo Lind']],
    // What is beside a lawyer is no lawyer: a rank, the party, the next office, what the court did.
    ['lawyers', 'For the appellant: Mr. Jo Hart, QC, and Ms. Ann Lee', ['Jo Hart', 'Ann Lee']],
    ['lawyers', 'Mr. Jo Hart, Advocate\nfor the appellant-insurer.', ['Jo Hart']],
    ['lawyers', 'Counsel for the respondent: Govt. Advocate\nMr. Bo Lind, Judge', []],
    ['lawyers', 'For the applicant\n   Upon hearing the counsel the court ordered', []],
    ['lawyers', 'represented by its secretary, Ministry of Trade\n\nBy Ms. Ann Lee, Advocate', ['Ann Lee']],
  ])('%s of "%s"', (list, text, names) => {
    expect(namesOf(list, text)).toEqual(names);
  });
});
