import { cancelPacket, deletePacket, type Packet } from '@excerpt/sdk';
import type { ComponentChildren } from 'preact';
import { Link, useLocation } from 'wouter-preact';
import { useRole } from '../../api/use-role.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { Badge } from '../../parts/status-badge.tsx';
import { useChange } from '../../parts/use-change.ts';
import { isSplitting, PACKET_LOOKS } from './packet-words.ts';

interface PacketHeaderProps {
  slug: string;
  packet: Packet;
  children?: ComponentChildren;
}

export function PacketHeader({ slug, packet, children }: PacketHeaderProps) {
  const env = toEnvParameter(useEnvironment());
  const role = useRole(slug);
  const [, navigate] = useLocation();
  const [parameters, setParameters] = useParameters();
  const { id, name, status, splitter } = packet;
  const list = linkTo(`/${slug}/packets`, { env });
  const cancel = useChange((sending) => cancelPacket({ ...sending, path: { id } }), {
    touches: ['getPacket', 'listPackets'],
    done: 'Cancelled.',
    notifiesErrors: true,
  });
  const remove = useChange((sending) => deletePacket({ ...sending, path: { id } }), {
    touches: ['listPackets'],
    done: `${name} deleted.`,
    after: () => navigate(list, { replace: true }),
  });
  const isFinal = !isSplitting(packet) && status !== 'needs_review';
  return (
    <header class="view-header">
      <nav aria-label="Breadcrumb" class="breadcrumb">
        <Link href={list}>Packets</Link>
        <span aria-hidden="true">/</span>
        <h1>{toVisibleName(name)}</h1>
      </nav>
      <Badge {...PACKET_LOOKS[status]} />
      <span class="muted">
        by{' '}
        <Link href={linkTo(`/${slug}/splitters/${splitter.key}`, { env, version: splitter.versionNumber })}>
          {splitter.key}
        </Link>
      </span>
      <div class="view-actions">
        {children}
        {!isFinal && role !== 'reader' && (
          <button
            data-needs="cancelPacket"
            type="button"
            class="button"
            disabled={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            Cancel
          </button>
        )}
        {isFinal && role === 'owner' && (
          <button
            data-needs="deletePacket"
            type="button"
            class="button"
            onClick={() => setParameters({ dialog: 'delete' })}
          >
            Delete…
          </button>
        )}
      </div>
      {parameters.get('dialog') === 'delete' && (
        <FormDialog
          title={`Delete ${name}`}
          close={() => setParameters({ dialog: null })}
          submit={() => remove.mutate()}
          submitLabel="Delete"
          isDangerous
          isPending={remove.isPending}
          error={remove.error}
        >
          <p>The packet is deleted with its file, the documents of its parts, and their runs.</p>
        </FormDialog>
      )}
    </header>
  );
}
