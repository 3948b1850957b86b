import './packets.css';
import type { Packet } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { Icon } from '../../parts/icons.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState } from '../../parts/states.tsx';
import { takeDroppedFile } from '../../uploads/dropped-files.ts';
import type { ViewProps } from '../late-view.tsx';
import { NewPacketDialog } from './new-packet-dialog.tsx';
import { PacketTable } from './packet-table.tsx';
import { PACKET_LOOKS } from './packet-words.ts';

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
      <PacketTable key={`${env} ${status ?? ''}`} slug={slug} filter={{ status }}>
        <EmptyState title={status === undefined ? 'No packet yet' : 'No packet with this status'}>
          <p class="muted">
            A packet is a file with several documents: a scanned stack, or a merged PDF. It is split where documents
            begin, and each part becomes a document of its own. Drop one here.
          </p>
        </EmptyState>
      </PacketTable>
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
