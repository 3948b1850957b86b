import { approvePacket, getPacket, updatePacket, type Packet } from '@excerpt/sdk';
import { useQueryClient } from '@tanstack/preact-query';
import { useEffect, useState } from 'preact/hooks';
import { getPacketQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { notify } from '../../parts/notices.tsx';
import { toEditedParts, type EditedParts } from './edit-parts.ts';
import { toPageText } from './page-texts.ts';

/** Cuts that are not saved yet. They outlive a reload of the tab, and an ended session. */
interface KeptEdit {
  /** Of the packet that was edited. */
  revision: number;
  parts: EditedParts;
}

const keyOf = (packetId: string) => `excerpt.packet.${packetId}`;

interface Edit {
  /** Of the packet that `saved` is of. */
  revision: number;
  saved: EditedParts;
  parts: EditedParts;
  past: EditedParts[];
  future: EditedParts[];
}

const MAX_STEPS = 200;

const beginEdit = (packet: Packet): Edit => {
  const saved = toEditedParts(packet);
  return { revision: packet.revision, saved, parts: saved, past: [], future: [] };
};

function beginWithKept(packet: Packet): Edit {
  const edit = beginEdit(packet);
  const kept = packet.status === 'needs_review' ? readKeptEdit(packet.id) : null;
  return kept === null ? edit : { ...edit, revision: kept.revision, parts: kept.parts, past: [edit.saved] };
}

export interface PacketEditor {
  parts: EditedParts;
  isChanged: boolean;
  /** Whether another person has changed or decided the packet since these changes began. */
  isOvertaken: boolean;
  isSending: boolean;
  canUndo: boolean;
  canRedo: boolean;
  change: (edit: (parts: EditedParts) => EditedParts) => void;
  undo: () => void;
  redo: () => void;
  save: () => void;
  /** Saves the changes over those of the other person. */
  saveOver: () => void;
  /** Gives the changes up. */
  discard: () => void;
  approve: () => void;
}

/** The parts of a packet as a person changes them: nothing is sent before it is saved. */
export function usePacketEditor(packet: Packet): PacketEditor {
  const queries = useQueryClient();
  const [edit, setEdit] = useState(() => beginWithKept(packet));
  const [isSending, setSending] = useState(false);
  const isChanged = edit.parts !== edit.saved;
  const isOvertaken = isChanged && (packet.revision !== edit.revision || packet.status !== 'needs_review');
  // What another person saved is shown where nothing is lost by it.
  useEffect(() => {
    setEdit((before) => {
      const isOld = before.revision !== packet.revision || before.saved.length === 0;
      return before.parts === before.saved && isOld ? beginEdit(packet) : before;
    });
  }, [packet.revision, packet.status, packet.parts.length]);
  useEffect(() => {
    keepEdit(packet.id, isChanged ? { revision: edit.revision, parts: edit.parts } : null);
  }, [edit]);

  const show = (answer: Packet) => {
    queries.setQueryData(getPacketQuery({ path: { id: packet.id } }).queryKey, answer);
    void queries.invalidateQueries({ queryKey: ['listPackets'] });
  };
  const request = { client: getClient(), path: { id: packet.id }, throwOnError: true } as const;
  const read = async () => (await getPacket(request)).data;
  async function send(work: () => Promise<void>): Promise<void> {
    setSending(true);
    try {
      await work();
    } catch (error) {
      notify(describeError(error), { isError: true });
      // What the other person did is shown, and what is not saved stays.
      await read().then(show, () => undefined);
    }
    setSending(false);
  }
  async function store(revision: number): Promise<Packet> {
    const parts = edit.parts.map(({ pages, category }) => ({ pages: toPageText(pages), category }));
    const { data } = await updatePacket({ ...request, body: { revision, parts } });
    setEdit((before) => ({ ...before, revision: data.revision, saved: edit.parts }));
    show(data);
    return data;
  }
  const step = (to: EditedParts | undefined, sides: (edit: Edit) => Pick<Edit, 'past' | 'future'>) => {
    if (to !== undefined) setEdit((before) => ({ ...before, ...sides(before), parts: to }));
  };
  return {
    parts: edit.parts,
    isChanged,
    isOvertaken,
    isSending,
    canUndo: edit.past.length > 0,
    canRedo: edit.future.length > 0,
    change: (work) =>
      setEdit((before) => {
        const parts = work(before.parts);
        if (parts === before.parts) return before;
        return { ...before, parts, past: [...before.past.slice(1 - MAX_STEPS), before.parts], future: [] };
      }),
    undo: () =>
      step(edit.past.at(-1), ({ past, future, parts }) => ({ past: past.slice(0, -1), future: [...future, parts] })),
    redo: () =>
      step(edit.future.at(-1), ({ past, future, parts }) => ({ past: [...past, parts], future: future.slice(0, -1) })),
    save: () => {
      if (!isChanged || isOvertaken) return;
      void send(async () => {
        await store(edit.revision);
        notify('Saved.');
      });
    },
    saveOver: () =>
      void send(async () => {
        await store(packet.revision);
        notify('Your cuts are saved.');
      }),
    discard: () => setEdit(beginEdit(packet)),
    approve: () => {
      if (isOvertaken) return;
      void send(async () => {
        // Nobody approves what they have not seen.
        const { revision } = isChanged ? await store(edit.revision) : edit;
        show((await approvePacket({ ...request, body: { revision } })).data);
        notify('Approved. The parts become documents.');
      });
    },
  };
}

function readKeptEdit(packetId: string): KeptEdit | null {
  const kept = sessionStorage.getItem(keyOf(packetId));
  return kept === null ? null : (JSON.parse(kept) as KeptEdit);
}

/** Null forgets it. */
function keepEdit(packetId: string, edit: KeptEdit | null): void {
  if (edit === null) sessionStorage.removeItem(keyOf(packetId));
  else sessionStorage.setItem(keyOf(packetId), JSON.stringify(edit));
}
