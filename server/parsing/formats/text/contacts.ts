import ICAL from 'ical.js';
import type { LayoutPage } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';
import { ParseError } from '../../parser.ts';
import { MAX_NESTING, tooDeep } from '../../archive/archive-limits.ts';
import { tidyContacts } from './tidy-contacts.ts';

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
