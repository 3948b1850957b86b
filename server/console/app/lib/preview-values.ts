import { countEntries } from './value-words.ts';

const MAX_VALUES = 4;

/** The first printed values of extracted data, for one line. */
export function previewValues(data: Record<string, unknown> | null): string {
  if (data === null) return '';
  const values: string[] = [];
  const visit = (value: unknown): void => {
    if (values.length >= MAX_VALUES || value === null || value === '') return;
    if (Array.isArray(value)) values.push(countEntries(value.length));
    else if (typeof value === 'object') Object.values(value).forEach(visit);
    else values.push(String(value));
  };
  Object.values(data).forEach(visit);
  return values.join(' · ');
}
