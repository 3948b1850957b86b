import { formatPages } from '../lib/page-range.ts';
import type { Wire } from '../http/operation.ts';
import type { DetailedPacket } from './detail-packets.ts';

export function presentPacket(
  { packet, documents, schemaKeys }: DetailedPacket,
  { pages: withPages = true } = {},
): Wire<'Packet'> {
  const {
    slug: _slug,
    env: _env,
    ownsDocument: _owns,
    splitterVersionId: _version,
    expiredAt: _expired,
    ...shown
  } = packet;
  const { createdBy: _creator, parts, pages, ...rest } = shown;
  const byPart = new Map(documents.map((one) => [one.part, one]));
  return {
    ...rest,
    parts: (parts ?? []).map((part, index) => ({
      ...part,
      index,
      pages: formatPages(part.pages),
      schemaKey: part.category === null ? null : (schemaKeys.get(part.category) ?? null),
      documentId: byPart.get(index)?.documentId ?? null,
      runId: byPart.get(index)?.runId ?? null,
    })),
    pages: withPages ? (pages ?? []) : [],
  };
}
