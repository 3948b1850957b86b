import { PERSON_ROLES, type PersonRole } from '../../reading/languages/language.ts';
import { buildPattern, listRoleWords } from '../../reading/languages/terms.ts';
import { fold, readConcepts, splitName } from '../../reading/tokens.ts';
import { lastName } from '../kinds.ts';
import type { ArrayField } from '../target-fields.ts';

const PLURAL = '(?:\\s?\\(\\p{L}{1,3}\\)|\\/\\p{L}{1,3}|innen|in|es|en|s|e|n)?';
/** The sides of a dispute. */
const SIDES = ['claimant', 'defendant'] as const satisfies readonly PersonRole[];
export type Side = (typeof SIDES)[number];
/** Roles by office, whose title is beside the name. */
const OFFICES: ReadonlySet<PersonRole> = new Set(PERSON_ROLES.filter((role) => !SIDES.some((side) => side === role)));

/** How a document names the people whom a list of names is about. */
export interface SoughtRole {
  /** Any of the role's words. */
  pattern: string;
  /** What is before the names of a line. */
  label: string;
  /** Whether the words are titles, which precede or follow a name. */
  isOffice: boolean;
  /** The only side of a dispute that is sought. */
  side: Side | null;
}

/** The pattern of any word for a role, in any language. */
export const ANY_ROLE = patternOf(PERSON_ROLES.flatMap(listRoleWords));
export const ANY_OFFICE = patternOf([...OFFICES].flatMap(listRoleWords));

/** "For the plaintiff": lawyers are named by the side that they appear for. */
const APPEARANCE = `(?<!\\p{L})${buildPattern('appearances')}\\s+(?:${patternOf(SIDES.flatMap(listRoleWords))})`;

function patternOf(words: readonly string[]): string {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'));
  return `(?<!\\p{L}|(?<!\\p{L})\\p{L}[.'’])(?:${escaped.join('|')})${PLURAL}(?!\\p{L})`;
}

/** The role that the field's name and description ask for; null where they name none. */
export function readSoughtRole(field: ArrayField): SoughtRole | null {
  const said = `${splitName(lastName(field.path))} ${field.title} ${field.description}`;
  const roles = PERSON_ROLES.filter((role) => isNamed(role, said));
  if (roles.length === 0) return null;
  const pattern = patternOf(roles.flatMap(listRoleWords));
  return {
    pattern,
    label: roles.includes('lawyer') ? `(?:${pattern}|${APPEARANCE})` : pattern,
    isOffice: roles.some((role) => OFFICES.has(role)),
    side: SIDES.find((side) => roles.includes(side) && roles.length === 1) ?? null,
  };
}

const FULL_WORDS = Object.fromEntries(
  PERSON_ROLES.map((role) => {
    const full = listRoleWords(role).filter((word) => /^\p{L}{4,}$/u.test(word));
    return [role, new RegExp(patternOf(full.map(fold)), 'u')];
  }),
) as Record<PersonRole, RegExp>;

/** Abbreviations name no role in a schema. */
function isNamed(role: PersonRole, words: string): boolean {
  return FULL_WORDS[role].test(fold(words));
}

/** Whether a list is one of names. */
export function asksForNames(field: ArrayField): boolean {
  const words = `${splitName(lastName(field.path))} ${field.description} ${field.item.description} ${field.item.title}`;
  return readConcepts(words).includes('name');
}
