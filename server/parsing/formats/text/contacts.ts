import ICAL from 'ical.js';
import type { LayoutPage } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';
import { ParseError } from '../../parser.ts';
import { MAX_NESTING, tooDeep } from '../../archive/archive-limits.ts';
import { decodeText } from './decode-text.ts';

const EDGE = /^(?:BEGIN|END):/i;
const ENCODED = /;(?:ENCODING=)?QUOTED-PRINTABLE(?=;|$)/i;
const CHARSET = /;CHARSET=([^;]*)/i;

type Component = [name: string, properties: Property[], components: Component[]];
type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];

/** Properties of the file itself. */
const UNSEEN = new Set(['version', 'prodid', 'calscale', 'method', 'photo', 'logo', 'sound', 'key', 'dtstamp', 'rev']);
const UNSEEN_COMPONENTS = new Set(['vtimezone']);

/** Contacts (vCard) or a calendar (iCalendar): a line `name: value` for each property, blocks set apart. */
export function parseContacts(text: string): LayoutPage {
  const lines: string[] = [];
  for (const component of readComponents(text)) writeComponent(component, lines, 1);
  return logicalPage(lines);
}

function readComponents(text: string): Component[] {
  try {
    const parsed = ICAL.parse(tidyContacts(text)) as Component | Component[];
    return typeof parsed[0] === 'string' ? [parsed as Component] : (parsed as Component[]);
  } catch (error) {
    throw new ParseError('document_unreadable', 'The file cannot be read as vCard or iCalendar: it is damaged.', {
      detail: error instanceof Error ? error.name : 'parse',
      cause: error,
    });
  }
}

function writeComponent([name, properties, components]: Component, lines: string[], depth: number): void {
  if (depth > MAX_NESTING) throw tooDeep('calendar');
  if (UNSEEN_COMPONENTS.has(name)) return;
  if (lines.length > 0) lines.push('');
  for (const [key, , , ...values] of properties) {
    const value = values
      .flat(2)
      .map(toText)
      .filter((part) => part !== '')
      .join(', ');
    if (!UNSEEN.has(key) && value !== '') lines.push(`${key}: ${value.replace(/\s*\n\s*/g, ', ')}`);
  }
  for (const component of components) writeComponent(component, lines, depth + 1);
}

function toText(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.values(value).join(' ') : String(value ?? '').trim();
}

/**
 * The lines of a vCard or iCalendar as version 3 and later write them, which the library reads. Version 2.1 of phones
 * and Outlook has parameters without names, and values in quoted-printable whose lines end in `=`. Blank lines are left
 * out, lines without a name continue the one before, and components that nothing ends are ended with the outer one.
 */
function tidyContacts(text: string): string {
  const lines: string[] = [];
  const open: string[] = [];
  for (const line of joinLines(text)) {
    const { name, value } = splitProperty(line);
    const component = value.trim().toUpperCase();
    if (name.toUpperCase() === 'BEGIN') open.push(component);
    // What is between two components belongs to none.
    else if (open.length === 0 && lines.length > 0) continue;
    else if (name.toUpperCase() === 'END' && name !== line) {
      if (!open.includes(component)) continue;
      // What begins within it and has no end of its own ends with it.
      while (open.at(-1) !== component) lines.push(`END:${open.pop()}`);
      open.pop();
    }
    // A line that is no property is left for the library to refuse.
    lines.push(name === line ? line : tidyProperty(name, value));
  }
  return [...lines, ...open.reverse().map((component) => `END:${component}`)].join('\r\n');
}

/** Each property as one line. */
function joinLines(text: string): string[] {
  const properties: string[][] = [];
  let isEncoded = false;
  for (const line of text.split('\n')) {
    const pieces = properties.at(-1);
    const before = pieces?.at(-1);
    if (pieces !== undefined && before?.endsWith('=') === true && isEncoded) {
      pieces[pieces.length - 1] = before.slice(0, -1);
      pieces.push(line);
    } else if (line.trim() === '') continue;
    else if (pieces !== undefined && (/^[ \t]/.test(line) || (!line.includes(':') && !EDGE.test(pieces[0] ?? '')))) {
      pieces.push(line.replace(/^[ \t]/, ''));
    } else {
      properties.push([line]);
      isEncoded = ENCODED.test(splitProperty(line).name);
    }
  }
  return properties.map((pieces) => pieces.join(''));
}

/** A colon in a quoted parameter does not end the name. */
function splitProperty(line: string): { name: string; value: string } {
  const name = /^(?:"[^"]*"|[^":]+)*/.exec(line)?.[0] ?? '';
  return { name, value: line.slice(name.length + 1) };
}

function tidyProperty(name: string, value: string): string {
  if (!ENCODED.test(name)) return `${nameParameters(name)}:${value}`;
  const decoded = decodeText(decodeQuotedPrintable(value), { declared: CHARSET.exec(name)?.[1] });
  const tidied = name.replace(ENCODED, '').replace(CHARSET, '');
  return `${nameParameters(tidied)}:${decoded.trim().replaceAll('\n', String.raw`\n`)}`;
}

/** `TEL;HOME` as `TEL;TYPE=HOME`. */
function nameParameters(name: string): string {
  return name.replace(/;([\w-]+)(?=;|$)/g, ';TYPE=$1');
}

function decodeQuotedPrintable(value: string): Uint8Array {
  const bytes = Buffer.from(value).toString('latin1');
  const decoded = bytes.replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(decoded, 'latin1');
}
