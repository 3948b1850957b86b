import { english } from './en/english.ts';
import { french } from './fr/french.ts';
import { german } from './de/german.ts';
import { italian } from './it/italian.ts';
import type { Language, LanguageCode } from './language.ts';
import { dutch } from './nl/dutch.ts';
import { polish } from './pl/polish.ts';
import { portuguese } from './pt/portuguese.ts';
import { spanish } from './es/spanish.ts';

export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
};
