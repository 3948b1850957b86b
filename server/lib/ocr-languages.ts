/** Languages that can be recognised in scans, as ISO 639-1 codes. */
export const OCR_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no', 'fi', 'pl', 'cs'] as const;

export type OcrLanguage = (typeof OCR_LANGUAGES)[number];

export function isOcrLanguage(code: string): code is OcrLanguage {
  return (OCR_LANGUAGES as readonly string[]).includes(code);
}
