/** How packets that are composed of the documents of trades are split, with the reasons. */
import { expect, test } from 'vitest';
import { splitPacket, type PacketPart } from '../../server/extraction/packets/split-packet.ts';
import { makePages } from '../../server/extraction/packets/testing/make-pages.ts';
import { percent } from './print-result.ts';
import { readTrades } from './read-trades.ts';

const SIZE = 6;
const trades = readTrades();
const packets = Array.from({ length: Math.ceil(trades.length / SIZE) }, (_, index) =>
  trades.slice(index * SIZE, (index + 1) * SIZE),
);

const printPart = ({ pages, category, confidence, startConfidence, identifier, reasons }: PacketPart): string =>
  [
    `${pages.join(' ')}: ${category} ${percent(confidence)}, start ${percent(startConfidence)}, ${identifier}`,
    ...reasons,
  ].join('\n  ');

test('packets of documents of several trades', async () => {
  const printed = packets.map((documents) => {
    // Of every third document, the category says nothing of the title.
    const categories = documents
      .filter((_, index) => index % 3 !== 2)
      .map(({ name }) => ({ name, description: `A ${name.replaceAll('-', ' ')}`, identifier: 'number' }));
    const pages = makePages(...documents.map(({ text }) => text.trim()), '', documents[0]?.text.trim() ?? '');
    const { parts, pages: judged } = splitPacket(
      { pages },
      { categories, uncategorized: 'include', boundaries: 'auto' },
    );
    return [
      documents.map(({ name }) => name).join(', '),
      ...parts.map(printPart),
      ...judged.map(({ page, startsPart, confidence, reasons }) =>
        [page, startsPart, percent(confidence), ...reasons].join(' | '),
      ),
    ].join('\n');
  });
  await expect(printed.join('\n\n')).toMatchFileSnapshot('packet-parts.txt');
});
