import { english } from './en.ts';
import { french } from './fr.ts';
import { german } from './de.ts';
import type { Language, LanguageCode } from './language.ts';
import { spanish } from './es.ts';

export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
};
