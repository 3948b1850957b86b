import { findCharset } from '../formats/text/charsets.ts';
import type { ParsableType } from '../parser.ts';

const TEXTUAL: ReadonlySet<ParsableType> = new Set<ParsableType>([
  'text/plain',
  'text/markdown',
  'text/html',
  'text/csv',
  'application/json',
  'application/xml',
]);

/** The charset in a declared media type. Null if it is unknown, or UTF-8, which is the default. */
export function readCharset(declaredType: string | undefined, mimeType: ParsableType): string | null {
  const label = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(declaredType ?? '')?.[1];
  if (label === undefined || !TEXTUAL.has(mimeType)) return null;
  const charset = findCharset(label)?.label ?? null;
  return charset === 'utf-8' ? null : charset;
}
