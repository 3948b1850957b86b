import type { LayoutPage } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';
import { ParseError } from '../../parser.ts';
import { cleanText } from '../text/clean-text.ts';
import { readObjects, readRecords, RECORD, type PptObjects, type PptRecord } from './ppt-records.ts';

/** A slide as the document lists it. */
interface ListedSlide {
  slideId: number;
  object: PptRecord | undefined;
  /** The texts of its outline, to which placeholders refer. */
  outline: string[];
}

/** The slides of a presentation of 1997 to 2003, each with its notes. Throws `ParseError`. */
export function parsePpt(bytes: Uint8Array): LayoutPage[] {
  try {
    const objects = readObjects(bytes);
    const notes = new Map(
      listSlides(objects, NOTES).map(({ object, outline }) => [notedSlide(object), readTexts(object, outline)]),
    );
    return listSlides(objects, SLIDES).map(({ slideId, object, outline }, index) => {
      const lines = [...readTexts(object, outline), ...(notes.get(slideId) ?? [])];
      return { ...logicalPage(lines.flatMap((text) => text.split('\n'))), number: index + 1 };
    });
  } catch (error) {
    if (error instanceof ParseError) throw error;
    throw new ParseError('document_unreadable', 'The file cannot be read as a presentation: it is damaged.', {
      detail: error instanceof Error ? error.message : String(error),
      cause: error,
    });
  }
}

/** Instances of lists. */
const SLIDES = 0;
const NOTES = 2;

function listSlides({ document, find }: PptObjects, instance: number): ListedSlide[] {
  const slides: ListedSlide[] = [];
  const lists = document === undefined ? [] : [...readRecords(document.content)];
  if (lists.length === 0) throw new Error('The presentation has no document.');
  const list = lists.find((record) => record.type === RECORD.slideList && record.instance === instance);
  for (const record of list === undefined ? [] : readRecords(list.content)) {
    const text = readText(record);
    if (text !== null) slides.at(-1)?.outline.push(text);
    if (record.type !== RECORD.slidePersist) continue;
    const { content } = record;
    slides.push({ object: find(content.readUInt32LE(0)), slideId: content.readUInt32LE(12), outline: [] });
  }
  return slides;
}

function notedSlide(notes: PptRecord | undefined): number | null {
  if (notes === undefined) return null;
  for (const { type, content } of readRecords(notes.content)) if (type === RECORD.notes) return content.readUInt32LE(0);
  return null;
}

/** The texts of all shapes of a slide, in their order. Placeholders refer to the outline. */
function readTexts(object: PptRecord | undefined, outline: string[]): string[] {
  if (object === undefined) return outline;
  const texts: string[] = [];
  const walk = (container: Buffer): void => {
    for (const record of readRecords(container)) {
      if (record.isContainer) walk(record.content);
      const text = record.type === RECORD.outlineText ? outline[record.content.readUInt32LE(0)] : readText(record);
      if (text !== null && text !== undefined && text.trim() !== '') texts.push(text);
    }
  };
  walk(object.content);
  return texts;
}

/** Line ends are `\r`, or `\u000b` within a paragraph. */
function readText({ type, content }: PptRecord): string | null {
  if (type !== RECORD.textChars && type !== RECORD.textBytes) return null;
  const text = content.toString(type === RECORD.textChars ? 'utf16le' : 'latin1');
  return cleanText(text.replaceAll('\u000b', '\n')).trimEnd();
}
