import { LRUCache } from 'lru-cache';
import { fold } from '../../reading/tokens.ts';
import { DEED_WORDS } from './deed-words.ts';
import { NATURE_WORDS } from './nature-words.ts';
import { PAPER_WORDS } from './paper-words.ts';
import { PEOPLE_WORDS } from './people-words.ts';
import { THING_WORDS } from './thing-words.ts';
import { TRADE_WORDS } from './trade-words.ts';

/** Endings of inflected words and of words made of others, in the eight languages, folded; longest first. */
const ENDINGS =
  'ationen|ations?|ion(?:en|s)?|azion[ei]|acion(?:es)?|aco?es|acao|atie|cja|cji|ungen|ung|ings?|ments?|' +
  'mientos?|ment[io]|' +
  'heit|keit|schaft|iert|ieren|owy|owa|owe|owego|owej|enie|enia|anie|ania|ami|ach|ego|emu|iej|ymi|' +
  'ies|ees|ed|er|en|em|es|eur|euse|are|ere|ire|ar|ir|ado|ada|ato|ata|ati|ate|ow|om|ly|[aeiosnyu]';
const ENDING = new RegExp(`(?:${ENDINGS})$`, 'u');
const MIN_ROOT = 4;
/** Words of the same root are nearly the same; longer roots would only separate what is inflected otherwise. */
const MAX_ROOT = 9;

/** A folded word without its ending. */
export function rootOf(word: string): string {
  const cut = word.replace(ENDING, '');
  const root = cut.length >= MIN_ROOT ? cut : word;
  return root.length > MIN_ROOT ? root.replace(/(?<=.{4})[aeiouns]$/u, '').slice(0, MAX_ROOT) : root;
}

const COGNATE = 6;

/** How a word begins, spelt alike in all languages: `protokoll`, `protocole` and `protocollo` are the same. */
function cognateOf(word: string): string {
  return word
    .replaceAll(/ph/g, 'f')
    .replaceAll(/th/g, 't')
    .replaceAll(/c(?=[eiy])|[zx]/g, 's')
    .replaceAll(/qu|ck|[cq]/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replaceAll('j', 'i')
    .replaceAll(/(.)\1/g, '$1')
    .slice(0, COGNATE);
}

const LISTS = [PAPER_WORDS, PEOPLE_WORDS, NATURE_WORDS, THING_WORDS, TRADE_WORDS, DEED_WORDS];
const MEANINGS = LISTS.flatMap((list) => list.trim().split(/\n(?=\S)/));

const byRoot = new Map<string, Set<number>>();
for (const [meaning, words] of MEANINGS.entries())
  for (const term of words.split(','))
    for (const word of fold(term)
      .match(/^\s*(\p{L}{2,})\s*$/u)
      ?.slice(1) ?? []) {
      const root = rootOf(word);
      byRoot.set(root, (byRoot.get(root) ?? new Set()).add(meaning));
    }

const MIN_PIECE = 4;
/** Letters between the words of a compound: `Lehr-lings-`, `Arbeits-`, `Blumen-`. */
const JOINTS = /(?:s|es|n|en)$/u;
const MIN_COMPOUND = 8;

function meaningsOfCompound(word: string): number[] {
  if (word.length < MIN_COMPOUND) return [];
  const found: number[] = [];
  for (let at = MIN_PIECE; at + MIN_PIECE <= word.length && found.length === 0; at++)
    found.push(...(byRoot.get(rootOf(word.slice(at))) ?? []));
  for (let end = word.length - MIN_PIECE; end >= MIN_PIECE; end--) {
    const first = word.slice(0, end);
    const known = byRoot.get(rootOf(first)) ?? byRoot.get(rootOf(first.replace(JOINTS, '')));
    if (known !== undefined) return [...found, ...known];
  }
  return found;
}

/** How a word can be the same as another: by itself, by what it names, by its spelling, as a part of a compound. */
export interface WordUnit {
  unit: string;
  /** How surely two words with this unit are the same, 0 to 1. */
  trust: number;
}

const TRUST = { root: 1, meaning: 0.85, part: 0.6, cognate: 0.6 };
const MIN_PART = 5;
const MAX_CACHED = 50_000;
const cached = new LRUCache<string, readonly WordUnit[]>({ max: MAX_CACHED });

/** @param word folded, of three letters or more */
export function unitsOf(word: string): readonly WordUnit[] {
  const known = cached.get(word);
  if (known !== undefined) return known;
  const root = rootOf(word);
  const meanings = byRoot.get(root) ?? new Set(meaningsOfCompound(word));
  const units: WordUnit[] = [{ unit: `=${root}`, trust: TRUST.root }];
  for (const meaning of meanings) units.push({ unit: `#${meaning}`, trust: TRUST.meaning });
  if (word.length > COGNATE) units.push({ unit: `~${cognateOf(word)}`, trust: TRUST.cognate });
  cached.set(word, units);
  return units;
}

const cachedParts = new LRUCache<string, readonly WordUnit[]>({ max: MAX_CACHED });
const NO_PARTS: readonly WordUnit[] = [];

/** The roots of the words that a compound may begin or end with. */
export function partsOf(word: string): readonly WordUnit[] {
  if (word.length < MIN_COMPOUND) return NO_PARTS;
  const known = cachedParts.get(word);
  if (known !== undefined) return known;
  const parts: WordUnit[] = [];
  for (let at = 3; at + MIN_PART <= word.length; at++)
    for (const piece of [word.slice(at), word.slice(0, word.length - at)])
      parts.push({ unit: `=${rootOf(piece)}`, trust: TRUST.part });
  cachedParts.set(word, parts);
  return parts;
}
