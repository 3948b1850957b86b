const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const COUNTER_LENGTH = 16;

function base32(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = (ALPHABET[rest % 32] ?? '0') + text;
  return text;
}

/** Makes ids that sort by creation, as the service does: the order of every list is the order of its ids. */
export type NewId = (prefix: string) => string;

export function createIds(now: () => number): NewId {
  let counter = 0;
  return (prefix) => {
    counter += 1;
    return `${prefix}_${base32(now(), TIME_LENGTH)}${base32(counter, COUNTER_LENGTH)}`;
  };
}
