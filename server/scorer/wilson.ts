/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** The 95 % interval (Wilson) of a share of which `right` of `total` observations were seen; [0, 1] without any. */
export function wilsonInterval(right: number, total: number): [low: number, high: number] {
  if (total === 0) return [0, 1];
  const share = right / total;
  const scale = 1 + Z ** 2 / total;
  const middle = share + Z ** 2 / (2 * total);
  const reach = Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}
