/** The languages whose letters can be recognised, by ISO 639-1 code, with the names of their models. */
export const OCR_MODELS = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  nl: 'nld',
  sv: 'swe',
  da: 'dan',
  no: 'nor',
  fi: 'fin',
  pl: 'pol',
  cs: 'ces',
} as const;

export type OcrLanguage = keyof typeof OCR_MODELS;

export const OCR_LANGUAGES = Object.keys(OCR_MODELS) as OcrLanguage[];

export function isOcrLanguage(code: string): code is OcrLanguage {
  return Object.hasOwn(OCR_MODELS, code);
}
