import type { LanguageCode } from '../language.ts';
import { dutchTopics } from './dutch-topics.ts';
import { englishTopics } from './english-topics.ts';
import { frenchTopics } from './french-topics.ts';
import { germanTopics } from './german-topics.ts';
import { italianTopics } from './italian-topics.ts';
import { polishTopics } from './polish-topics.ts';
import { portugueseTopics } from './portuguese-topics.ts';
import { spanishTopics } from './spanish-topics.ts';
import type { LanguageTopics } from './topics.ts';

export const LANGUAGE_TOPICS: Readonly<Record<LanguageCode, LanguageTopics>> = {
  de: germanTopics,
  en: englishTopics,
  es: spanishTopics,
  fr: frenchTopics,
  it: italianTopics,
  nl: dutchTopics,
  pl: polishTopics,
  pt: portugueseTopics,
};
