import type { Exchange } from './recording.ts';

/** Texts that are different at each recording, in the place of which something stable is written. */
const ID = /\b([a-z]{2,4})_[0-9a-hjkmnp-tv-z]{26}\b/g;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const TIME_FIELD = /(At|^timestamp|^since)$/;
const SECRET_FIELD = /^(secret|key|password|token|authorization|x-api-key)$/i;
const SECRET_TEXT = /\b(exk|sk)[-_][\w-]{8,}|\bwhsec_[A-Za-z0-9+/=]{8,}/g;
const MASKED_FIELD = /^maskedKey$/;

const ID_LENGTH = 26;
const FIRST_TIME = Date.UTC(2026, 0, 1);
const SECOND_MS = 1_000;

type Change = (value: string, field: string) => string;

/** The value with each text in it changed. `field` is the nearest property that it is in. */
function changeTexts(value: unknown, change: Change, field = ''): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((one) => changeTexts(one, change, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changeTexts(one, change, name)]));
}

/** Stands for a secret: of the same form, so that signatures can be made with it. */
function standIn(secret: string, number: number): string {
  if (secret.startsWith('whsec_')) return `whsec_${btoa(`recorded-secret-number-${String(number).padStart(9, '0')}`)}`;
  const prefix = /^(exk_|sk-)/.exec(secret)?.[0] ?? '';
  return `${prefix}recorded-secret-${number}`;
}

function collectSecrets(exchanges: Exchange[]): Map<string, string> {
  const found = new Map<string, string>();
  const add = (secret: string) => {
    if (secret !== '' && !found.has(secret)) found.set(secret, standIn(secret, found.size + 1));
  };
  const visit: Change = (text, field) => {
    if (SECRET_FIELD.test(field)) add(text);
    for (const [secret] of text.matchAll(SECRET_TEXT)) add(secret);
    return text;
  };
  for (const { request, response } of exchanges) {
    changeTexts(request.body, visit);
    changeTexts(response.body, visit);
  }
  return found;
}

/**
 * The exchanges without secrets, and with ids and times that are the same at each recording: ids are numbered in the
 * order in which they come up, times keep their order.
 */
export function stabilize(exchanges: Exchange[]): Exchange[] {
  const secrets = collectSecrets(exchanges);
  const longestFirst = [...secrets].toSorted(([a], [b]) => b.length - a.length);
  const ids = new Map<string, string>();
  const stableId = (id: string, prefix: string) => {
    const known = ids.get(id) ?? `${prefix}_${String(ids.size + 1).padStart(ID_LENGTH, '0')}`;
    ids.set(id, known);
    return known;
  };

  const times = new Set<string>();
  changeTexts(exchanges, (text, field) => {
    if (TIME_FIELD.test(field) && TIME.test(text)) times.add(text);
    return text;
  });
  const inOrder = [...times].toSorted();
  const stableTime = (time: string) => new Date(FIRST_TIME + inOrder.indexOf(time) * SECOND_MS).toISOString();

  return changeTexts(exchanges, (text, field) => {
    if (MASKED_FIELD.test(field)) return 'reco…1';
    if (TIME_FIELD.test(field) && times.has(text)) return stableTime(text);
    let changed = text;
    for (const [secret, replacement] of longestFirst) changed = changed.replaceAll(secret, replacement);
    changed = changed.replaceAll(ID, stableId);
    // Events are a text, and have times inside.
    for (const time of field === 'body' ? inOrder : []) changed = changed.replaceAll(time, stableTime(time));
    return changed;
  }) as Exchange[];
}

/** What a request must have in common with a recorded one: everything but times and secrets. */
export function comparable(request: Exchange['request']): unknown {
  return changeTexts(request, (text, field) => {
    if (SECRET_FIELD.test(field)) return '<secret>';
    return TIME_FIELD.test(field) ? '<time>' : text.replaceAll(SECRET_TEXT, '<secret>');
  });
}
