/** Unsaved changes of schemas. They survive a reload of the tab. */

export interface Draft {
  /** The version that was changed. */
  baseVersionNumber: number;
  /** JSON text, which may be incomplete. */
  definition: string;
  instructions: string;
  /** JSON text: a list of examples. */
  examples: string;
  /** JSON text: an object; empty for the defaults. */
  parameters: string;
  /** JSON text: a list of rules. */
  rules: string;
}

const keyOf = (slug: string, schemaKey: string) => `excerpt.draft.${slug}/${schemaKey}`;

export const hasDraft = (slug: string, schemaKey: string): boolean =>
  sessionStorage.getItem(keyOf(slug, schemaKey)) !== null;

export function readDraft(slug: string, schemaKey: string): Draft | null {
  const text = sessionStorage.getItem(keyOf(slug, schemaKey));
  return text === null ? null : { rules: '', ...(JSON.parse(text) as Omit<Draft, 'rules'>) };
}

/** Null forgets the draft. */
export function storeDraft(slug: string, schemaKey: string, draft: Draft | null): void {
  const key = keyOf(slug, schemaKey);
  if (draft === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(draft));
}
