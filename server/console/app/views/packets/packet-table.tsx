import './packets.css';
import type { Packet } from '@excerpt/sdk';
import type { ComponentChildren } from 'preact';
import { Link, useLocation } from 'wouter-preact';
import { listPacketsQuery } from '../../../generated/queries.gen.ts';
import { useListPages } from '../../api/use-list-pages.ts';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { PendingState } from '../../parts/states.tsx';
import { Badge } from '../../parts/status-badge.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import { isSplitting, PACKET_LOOKS } from './packet-words.ts';

const REFRESH_MS = 2_000;

interface PacketTableProps {
  slug: string;
  filter: { status?: Packet['status'] | undefined; batchId?: string | undefined };
  /** Whether packets are still added. */
  isGrowing?: boolean;
  /** Shown where there is no packet. */
  children: ComponentChildren;
}

/** Packets with their states, each of which leads to its page. */
export function PacketTable({ slug, filter, isGrowing = false, children }: PacketTableProps) {
  const { status, batchId } = filter;
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const { total, error, getItem, show, refetch } = useListPages(
    (page) =>
      listPacketsQuery({
        path: { slug },
        query: { env, ...page, ...(status && { status }), ...(batchId !== undefined && { batchId }) },
      }),
    (packets) => (isGrowing || packets.some(isSplitting) ? REFRESH_MS : false),
  );
  const toPacket = ({ id }: Packet) => linkTo(`/${slug}/packets/${id}`, { env: toEnvParameter(env) });
  const open = (index: number) => {
    const packet = getItem(index);
    if (packet !== undefined) navigate(toPacket(packet));
  };
  const current = useRowKeys({ name: 'Packets', noun: 'packet', total, open });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0) return <>{children}</>;
  return (
    <VirtualRows
      label="Packets"
      count={total}
      current={current}
      onRange={show}
      columns={['Name', 'Status', 'Pages', 'Parts', 'Splitter', 'Created']}
      rowClass="packet-row"
      renderCells={(index) => {
        const packet = getItem(index);
        if (packet === undefined) return <span role="cell">…</span>;
        return (
          <>
            <span role="cell">
              <Link href={toPacket(packet)} class="run-link">
                {toVisibleName(packet.name)}
              </Link>
            </span>
            <span role="cell">
              <Badge {...PACKET_LOOKS[packet.status]} />
            </span>
            <span role="cell">{packet.pageCount}</span>
            <span role="cell">{packet.parts.length > 0 && packet.parts.length}</span>
            <span role="cell" class="muted">
              {packet.splitter.key}
            </span>
            <span role="cell" class="muted">
              <TimeAgo at={packet.createdAt} />
            </span>
          </>
        );
      }}
    />
  );
}
