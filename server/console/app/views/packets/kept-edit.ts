/** Cuts that are not saved yet. They outlive a reload of the tab, and an ended session. */
import type { EditedParts } from './edit-parts.ts';

export interface KeptEdit {
  /** Of the packet that was edited. */
  revision: number;
  parts: EditedParts;
}

const keyOf = (packetId: string) => `excerpt.packet.${packetId}`;

export function readKeptEdit(packetId: string): KeptEdit | null {
  const kept = sessionStorage.getItem(keyOf(packetId));
  return kept === null ? null : (JSON.parse(kept) as KeptEdit);
}

/** Null forgets it. */
export function keepEdit(packetId: string, edit: KeptEdit | null): void {
  if (edit === null) sessionStorage.removeItem(keyOf(packetId));
  else sessionStorage.setItem(keyOf(packetId), JSON.stringify(edit));
}
