import { Icon } from '../../parts/icons.tsx';
import '../run/viewer/document-pages.css';
import './packets.css';
import type { Packet } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useMemo } from 'preact/hooks';
import { getPacketQuery, listSplitterVersionsQuery } from '../../../generated/queries.gen.ts';
import { useRole } from '../../api/use-role.ts';
import { useParameters } from '../../lib/console-address.ts';
import { PendingState } from '../../parts/states.tsx';
import type { ViewProps } from '../late-view.tsx';
import { PageImage } from '../run/viewer/page-image.tsx';
import { findOwners, type EditedPart } from './edit-parts.ts';
import { PacketHeader } from './packet-header.tsx';
import { PacketStrip } from './packet-strip.tsx';
import { findOriginal, isSplitting } from './packet-words.ts';
import { PartPanel } from './part-panel.tsx';
import { PartTable } from './part-table.tsx';
import { type PacketEditor, usePacketEditor } from './use-packet-editor.ts';
import { usePacketKeys } from './use-packet-keys.ts';

const REFRESH_MS = 1_000;
/** In CSS pixels. */
const PREVIEW_WIDTH = 560;

/** A packet: its pages with the cuts between them, and the part of the selected page. */
export default function PacketView({ slug, parameters: { packetId = '' } }: ViewProps) {
  const { data, error, refetch } = useQuery({
    ...getPacketQuery({ path: { id: packetId } }),
    refetchInterval: ({ state }) => (state.data !== undefined && isSplitting(state.data) ? REFRESH_MS : false),
  });
  if (data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  if (data.parts.length > 0) return <OpenPacket slug={slug} packet={data} />;
  return (
    <>
      <PacketHeader slug={slug} packet={data} />
      {isSplitting(data) ? (
        <PendingState error={error} retry={() => void refetch()} label="Reading the pages" />
      ) : (
        <NoParts packet={data} />
      )}
    </>
  );
}

function NoParts({ packet }: { packet: Packet }) {
  if (packet.status !== 'failed') return <p class="note">There are no parts.</p>;
  return (
    <div class="note note-poor" role="alert">
      <strong>The packet was not split</strong>
      <p>{packet.errorMessage}</p>
    </div>
  );
}

/** The categories of the version that split the packet. */
function useCategories(slug: string, { splitter: { key, versionNumber } }: Packet) {
  const path = { slug, splitterKey: key };
  const { data } = useQuery(listSplitterVersionsQuery({ path, query: { pageSize: 100 } }));
  const found = data?.data.find((version) => version.versionNumber === versionNumber) ?? data?.data[0];
  return found?.categories ?? [];
}

function OpenPacket({ slug, packet }: { slug: string; packet: Packet }) {
  const [parameters, setParameters] = useParameters();
  const editor = usePacketEditor(packet);
  const categories = useCategories(slug, packet);
  const role = useRole(slug);
  // Of a document that is read in part, the strip also shows the pages between.
  const pageCount = packet.pages.at(-1)?.page ?? packet.pageCount ?? 0;
  const page = Math.min(pageCount, Math.max(1, Number(parameters.get('page') ?? 1) || 1));
  const select = (number: number) => setParameters({ page: number === 1 ? null : String(number) });
  const canEdit = packet.status === 'needs_review' && role !== undefined && role !== 'reader';
  const { parts } = editor;
  const owners = useMemo(() => findOwners(parts), [parts]);
  const owner = owners.get(page);
  usePacketKeys({ editor, pageCount, categories, page, select, canEdit });
  const change = canEdit ? editor.change : undefined;
  const describe = (part: EditedPart) => {
    const found = findOriginal(packet, part);
    return { confidence: found?.confidence ?? null, reason: found?.reasons.join(' ') || 'As a person chose' };
  };
  return (
    <div class="packet">
      <PacketHeader slug={slug} packet={packet}>
        {canEdit && <PacketActions editor={editor} />}
      </PacketHeader>
      {editor.isOvertaken && <OvertakenNote packet={packet} editor={editor} />}
      {packet.errorMessage !== null && (
        <p class="note note-poor" role="alert">
          {packet.errorMessage}
        </p>
      )}
      <PacketStrip documentId={packet.documentId} {...{ pageCount, parts, page, select, change, describe }} />
      <div class="packet-body">
        <section class="packet-page" aria-label={`Page ${page}`} tabIndex={0}>
          <div class="packet-sheet">
            <PageImage
              key={page}
              documentId={packet.documentId}
              number={page}
              width={PREVIEW_WIDTH}
              layout={undefined}
            />
          </div>
        </section>
        <div class="packet-side">
          <PartPanel {...{ slug, packet, parts, categories, page, owner, change }} />
          <PartTable {...{ slug, packet, parts, select }} current={owner} />
        </div>
      </div>
    </div>
  );
}

/** Says that another person was faster. What is shown are the changes that are not saved. */
function OvertakenNote({ packet, editor }: { packet: Packet; editor: PacketEditor }) {
  const isOpen = packet.status === 'needs_review';
  return (
    <div class="note" role="alert">
      <strong>{isOpen ? 'Another person changed this packet' : 'This packet was decided meanwhile'}</strong>
      <p>
        {isOpen
          ? 'Your cuts are still here, and not saved. Save them over the other changes, or look at those.'
          : `It is ${packet.status}: your cuts cannot be saved any more. They are still shown here.`}
      </p>
      <div class="note-actions">
        {isOpen && (
          <button type="button" class="button" disabled={editor.isSending} onClick={editor.saveOver}>
            Save mine
          </button>
        )}
        <button type="button" class="button" onClick={editor.discard}>
          Show theirs, drop mine
        </button>
      </div>
    </div>
  );
}

/** What is done with the cuts as a whole. */
function PacketActions({ editor }: { editor: PacketEditor }) {
  const { canUndo, canRedo, isChanged, isOvertaken, isSending, undo, redo, save, approve } = editor;
  return (
    <>
      {isChanged && <span class="muted">Not saved</span>}
      <button type="button" class="icon-button" aria-label="Undo" disabled={!canUndo} onClick={undo}>
        <Icon name="undo" />
      </button>
      <button type="button" class="icon-button" aria-label="Redo" disabled={!canRedo} onClick={redo}>
        <Icon name="redo" />
      </button>
      <button
        data-needs="updatePacket"
        type="button"
        class="button"
        disabled={!isChanged || isOvertaken || isSending}
        onClick={save}
      >
        Save
      </button>
      <button
        data-needs="approvePacket"
        type="button"
        class="button button-primary"
        disabled={isOvertaken || isSending}
        onClick={approve}
      >
        Approve
      </button>
    </>
  );
}
