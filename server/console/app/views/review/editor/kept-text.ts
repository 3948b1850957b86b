/** The text that is being typed into a field. It survives a reload of the tab, and an ended session. */

interface KeptText {
  path: string;
  text: string;
}

const keyOf = (of: string) => `excerpt.typed.${of}`;

/** @param of what is edited, such as a document */
export function readKeptText(of: string): KeptText | null {
  const kept = sessionStorage.getItem(keyOf(of));
  return kept === null ? null : (JSON.parse(kept) as KeptText);
}

/** Null forgets it. */
export function keepText(of: string, kept: KeptText | null): void {
  if (kept === null) sessionStorage.removeItem(keyOf(of));
  else sessionStorage.setItem(keyOf(of), JSON.stringify(kept));
}
