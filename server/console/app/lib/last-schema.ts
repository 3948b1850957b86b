/** The schema that was last used in a workspace, kept by the browser. */
const toKey = (slug: string) => `excerpt.schema.${slug}`;

export const readLastSchema = (slug: string): string | null => localStorage.getItem(toKey(slug));

export const keepLastSchema = (slug: string, schemaKey: string): void => localStorage.setItem(toKey(slug), schemaKey);
