/** Digits of other scripts than Latin, and their separators. Between other digits, full-width commas part sentences. */
const OTHER_DIGITS = /(?![0-9])\p{Nd}|[٫٬]|(?<=[０-９])[．，](?=[０-９])/gu;
const SEPARATORS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '．': '.', '，': ',' };

/** The text with digits of all scripts as ASCII digits. Offsets do not change. */
export function foldDigits(text: string): string {
  return text.replaceAll(OTHER_DIGITS, (sign) => SEPARATORS[sign] ?? foldDigit(sign));
}

/** The ten digits of a script follow each other, and no other digit precedes them. */
function foldDigit(digit: string): string {
  if (digit.length > 1) return digit;
  const code = digit.charCodeAt(0);
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1;
  return String(code - zero);
}
