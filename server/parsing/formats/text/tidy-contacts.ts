import { decodeText } from './decode-text.ts';

/**
 * The lines of a vCard or iCalendar as version 3 and later write them, which the library reads. Version 2.1 of phones
 * and Outlook has parameters without names, and values in quoted-printable whose lines end in `=`. Blank lines are left
 * out, lines without a name continue the one before, and components that nothing ends are ended.
 */
export function tidyContacts(text: string): string {
  const lines: string[] = [];
  const open: string[] = [];
  for (const line of joinLines(text)) {
    const { name, value } = splitProperty(line);
    const component = value.trim().toUpperCase();
    if (name.toUpperCase() === 'BEGIN') open.push(component);
    else if (name.toUpperCase() === 'END' && open.pop() !== component) break;
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

const EDGE = /^(?:BEGIN|END):/i;
const ENCODED = /;(?:ENCODING=)?QUOTED-PRINTABLE(?=;|$)/i;
const CHARSET = /;CHARSET=([^;]*)/i;

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
