/** Whether a number is a multiple of another one, both as they are written: 19.99 is a multiple of 0.01. */
export function isMultipleOf(value: number, divisor: number): boolean {
  const [a, b] = [readDecimal(value), readDecimal(divisor)];
  const scale = Math.max(a.decimals, b.decimals);
  const divisorDigits = b.digits * 10n ** BigInt(scale - b.decimals);
  return divisorDigits !== 0n && (a.digits * 10n ** BigInt(scale - a.decimals)) % divisorDigits === 0n;
}

/** A finite number as `digits / 10 ** decimals`. */
function readDecimal(value: number): { digits: bigint; decimals: number } {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const decimals = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return decimals >= 0 ? { digits, decimals } : { digits: digits * 10n ** BigInt(-decimals), decimals: 0 };
}
