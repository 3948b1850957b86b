import type { Measured } from './measured.ts';

const isGenerated = (dataset: string): boolean => dataset.startsWith('generated');
const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / Math.max(1, of.length);
const meanF1 = ({ f1 }: Measured, generated: boolean): number =>
  mean(Object.keys(f1).flatMap((dataset) => (isGenerated(dataset) === generated ? [f1[dataset] ?? 0] : [])));
const round = (value: number): string => value.toFixed(4);
const signed = (value: number): string => (Math.abs(value) < 5e-5 ? '0' : `${value > 0 ? '+' : ''}${round(value)}`);

export function describeBase(base: Measured): string {
  return (
    `With all rules: mean F1 of the data sets ${round(meanF1(base, false))}, of generated kinds ` +
    `${round(meanF1(base, true))}; ECE ${round(base.development.ece)} and ${round(base.generated.ece)}, ` +
    `AUROC ${round(base.development.auroc)} and ${round(base.generated.auroc)}.`
  );
}

export function tableHead(): string[] {
  return ['| without | F1 | worst set | best set | F1 generated | ECE | AUROC |', '|---|---|---|---|---|---|---|'];
}

/** A row of the table: differences to the extractor with all rules. */
export function describeLoss(name: string, base: Measured, without: Measured): string {
  const changes = Object.entries(base.f1)
    .map(([dataset, f1]) => ({ dataset, change: (without.f1[dataset] ?? 0) - f1 }))
    .sort((a, b) => a.change - b.change);
  const [worst, best] = [changes[0], changes.at(-1)];
  const named = (one: typeof worst): string =>
    one === undefined || Math.abs(one.change) < 5e-5 ? '0' : `${signed(one.change)} ${one.dataset}`;
  return `| ${[
    name,
    signed(meanF1(without, false) - meanF1(base, false)),
    named(worst),
    named(best),
    signed(meanF1(without, true) - meanF1(base, true)),
    signed(without.development.ece - base.development.ece),
    signed(without.development.auroc - base.development.auroc),
  ].join(' | ')} |`;
}
