import './packets.css';
import type { Packet } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { listPacketsQuery } from '../../../generated/queries.gen.ts';
import { useListPages } from '../../api/use-list-pages.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { Icon } from '../../parts/icons.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import { Badge } from '../../parts/status-badge.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import { takeDroppedFile } from '../../uploads/dropped-files.ts';
import type { ViewProps } from '../late-view.tsx';
import { NewPacketDialog } from './new-packet-dialog.tsx';
import { isSplitting, PACKET_LOOKS } from './packet-words.ts';

const REFRESH_MS = 2_000;
const STATUSES = Object.keys(PACKET_LOOKS) as Packet['status'][];

/** The packets of an environment. A stack may be dropped anywhere. */
export default function PacketsView({ slug }: ViewProps) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const [parameters, setParameters] = useParameters();
  const [dropped, setDropped] = useState<File | null>(null);
  const status = STATUSES.find((one) => one === parameters.get('status'));
  const to = (path: string) => linkTo(`/${slug}/${path}`, { env: toEnvParameter(env) });
  const add = () => setParameters({ new: '1' });
  useShortcuts('Packets', [{ keys: 'n', label: 'Split a stack', needs: 'createPacket', run: add }]);
  return (
    <div
      class="packets"
      {...takeDroppedFile((file) => {
        setDropped(file);
        add();
      })}
    >
      <header class="view-header">
        <h1>Packets</h1>
        <div class="view-actions">
          <label>
            <span class="visually-hidden">Status</span>
            <select
              value={status ?? ''}
              onChange={({ currentTarget }) => setParameters({ status: currentTarget.value })}
            >
              <option value="">Every status</option>
              {STATUSES.map((one) => (
                <option key={one} value={one}>
                  {PACKET_LOOKS[one].label}
                </option>
              ))}
            </select>
          </label>
          <Link href={to('splitters')} class="button">
            Splitters
          </Link>
          <button data-needs="createPacket" type="button" class="button button-primary" onClick={add}>
            <Icon name="plus" />
            Split a stack
          </button>
        </div>
      </header>
      <PacketTable key={`${env} ${status ?? ''}`} slug={slug} status={status} />
      {parameters.has('new') && (
        <NewPacketDialog
          key={dropped?.name}
          slug={slug}
          dropped={dropped}
          close={() => {
            setDropped(null);
            setParameters({ new: null });
          }}
          created={({ id }) => navigate(to(`packets/${id}`))}
        />
      )}
    </div>
  );
}

function PacketTable({ slug, status }: { slug: string; status: Packet['status'] | undefined }) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const { total, error, getItem, show, refetch } = useListPages(
    (page) => listPacketsQuery({ path: { slug }, query: { env, ...page, ...(status && { status }) } }),
    (packets) => (packets.some(isSplitting) ? REFRESH_MS : false),
  );
  const toPacket = ({ id }: Packet) => linkTo(`/${slug}/packets/${id}`, { env: toEnvParameter(env) });
  const open = (index: number) => {
    const packet = getItem(index);
    if (packet !== undefined) navigate(toPacket(packet));
  };
  const current = useRowKeys({ name: 'Packets', noun: 'packet', total, open });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0)
    return (
      <EmptyState title={status === undefined ? 'No packet yet' : 'No packet with this status'}>
        <p class="muted">
          A packet is a file with several documents: a scanned stack, or a merged PDF. It is split where documents
          begin, and each part becomes a document of its own. Drop one here.
        </p>
      </EmptyState>
    );
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
