import { createRequire } from 'node:module';
import { conceptKey } from '../local/labels/aliases.ts';
import { listLabels, listTerms } from '../reading/languages/terms.ts';
import { USUAL_COLUMNS, USUAL_FIELDS, type UsualField } from '../reading/languages/usual-fields.ts';
import { fold, readConcepts } from '../reading/tokens.ts';
import { areNear } from './near-words.ts';

// Loaded on first use: its tables take a twentieth of the server's start.
const load = createRequire(import.meta.url);
const MAX_WORDS = 5;
const MAX_LENGTH = 48;

function indexUsual(fields: readonly UsualField[]): Map<string, UsualField> {
  const index = new Map<string, UsualField>();
  for (const field of fields)
    for (const label of [field.replace(/(\p{Lu})/gu, ' $1'), ...listLabels(field).labels]) {
      const key = conceptKey(readConcepts(label));
      if (key !== '' && !index.has(key)) index.set(key, field);
    }
  return index;
}

const FIELDS = indexUsual(USUAL_FIELDS);
const COLUMNS = indexUsual(USUAL_COLUMNS);
/** The labels of usual fields, as they are written. */
function listUsualLabels(fields: readonly UsualField[]): [label: string, field: UsualField][] {
  return fields.flatMap((field) => listLabels(field).labels.map((label): [string, UsualField] => [fold(label), field]));
}

const FIELD_LABELS = listUsualLabels(USUAL_FIELDS);
const COLUMN_LABELS = listUsualLabels(USUAL_COLUMNS);
const STOP_WORDS = new Set(listTerms('stopWords').map(fold));

/** Single words are left as they are: they often differ by a letter from a word of another language. */
function findMisspelt(label: string, labels: readonly [label: string, field: UsualField][]): UsualField | null {
  return label.includes(' ') ? (labels.find(([one]) => areNear(one, label))?.[1] ?? null) : null;
}

/** A usual field that a label names in any of the known languages, also if it is misspelt; null for others. */
export function findUsualField(label: string, inRow: boolean): UsualField | null {
  const key = conceptKey(readConcepts(label));
  const known = (inRow ? COLUMNS.get(key) : undefined) ?? FIELDS.get(key);
  return known ?? findMisspelt(fold(label), inRow ? [...COLUMN_LABELS, ...FIELD_LABELS] : FIELD_LABELS);
}

/** Labels with one key mean the same: "Invoice No." and "Rechnungsnummer". */
export function identifyLabel(label: string, inRow: boolean): string {
  return findUsualField(label, inRow) ?? (conceptKey(readConcepts(label)) || fold(label));
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
const spellUmlauts = (text: string): string =>
  text.replace(/[äöü]/giu, (letter) => UMLAUTS[letter] ?? letter).replace(/[°º]/gu, '');

/** A label in camel case: English for usual fields, else in its own language, in ASCII. Empty where nothing is left. */
export function nameProperty(label: string, inRow = false): string {
  const usual = findUsualField(label, inRow);
  return usual ?? spellName(label);
}

/** The words of a label in camel case, in ASCII. Empty where nothing is left. */
export function spellName(label: string): string {
  const { transliterate } = load('transliteration') as typeof import('transliteration');
  const all = fold(transliterate(spellUmlauts(label))).match(/[a-z]+|\d+/gu) ?? [];
  const said = all.filter((word) => !STOP_WORDS.has(word));
  const words = (said.length > 0 ? said : all).slice(0, MAX_WORDS);
  const name = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  return name
    .replace(/^\d+/u, '')
    .replace(/^[A-Z]/u, (letter) => letter.toLowerCase())
    .slice(0, MAX_LENGTH);
}

/** The name, with a number where it is taken. Adds it to the taken ones. */
export function takeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}${count}`;
  taken.add(free);
  return free;
}
