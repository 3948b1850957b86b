import type { SplittingScore } from '@excerpt/sdk';
import type { PacketEvaluation, PacketScores } from '../../server/entry.ts';

const percent = (share: number | null): string => (share === null ? '-' : `${(share * 100).toFixed(1)} %`);

/** How well packets were split, a figure a line. */
export function formatPacketScores(scores: PacketScores | SplittingScore): string {
  const { packets, documents, pages, boundary, confidence } = scores;
  const rows: [string, string][] = [
    ['packets', `${packets}, with ${documents} documents and ${pages} pages that are not blank`],
    [
      'boundaries',
      `F1 ${percent(boundary.f1)} (precision ${percent(boundary.precision)}, recall ${percent(boundary.recall)})`,
    ],
    ['documents', `F1 ${percent(scores.documentF1)}, with their category ${percent(scores.documentAndCategoryF1)}`],
    ['category of pages', percent(scores.pageCategory)],
    ['parts ÷ documents', scores.partsPerDocument.toFixed(2)],
    ['exact packets', percent(scores.exactPackets)],
    [
      'confidence',
      confidence === null ? '-' : `AUROC ${confidence.auroc?.toFixed(3) ?? '-'}, ECE ${confidence.ece.toFixed(3)}`,
    ],
  ];
  return rows.map(([name, value]) => `${name.padEnd(18)} ${value}`).join('\n');
}

const describe = ({ pages, category }: PacketEvaluation['packets'][number]['expected'][number]): string =>
  `${pages.join(',')} ${category ?? '-'}`;

/** The parts that are expected and not found, and those that are found and not expected. */
export function listPacketErrors({ packets }: PacketEvaluation, max: number): string[] {
  const lines = packets.flatMap(({ id, error, expected, found }) => {
    const [wanted, got] = [new Set(expected.map(describe)), new Set(found.map(describe))];
    return [
      ...(error === null ? [] : [`${id} failed: ${error}`]),
      ...[...wanted].filter((part) => !got.has(part)).map((part) => `${id} missed ${part}`),
      ...[...got].filter((part) => !wanted.has(part)).map((part) => `${id} found ${part}`),
    ];
  });
  return ['', ...lines.slice(0, max), ...(lines.length > max ? [`… and ${lines.length - max} more`] : [])];
}
