import { dutchWording } from './dutch-wording.ts';
import { englishWording } from './english-wording.ts';
import { frenchWording } from './french-wording.ts';
import { germanWording } from './german-wording.ts';
import { italianWording } from './italian-wording.ts';
import { polishWording } from './polish-wording.ts';
import { portugueseWording } from './portuguese-wording.ts';
import { spanishWording } from './spanish-wording.ts';
import type { Wording } from './wording.ts';

export const ALL_WORDINGS: readonly Wording[] = [
  englishWording,
  germanWording,
  frenchWording,
  spanishWording,
  italianWording,
  dutchWording,
  polishWording,
  portugueseWording,
];
