const STORED_SLUG = 'excerpt.workspace';

export const rememberWorkspace = (slug: string): void => localStorage.setItem(STORED_SLUG, slug);

export const recallWorkspace = (): string | null => localStorage.getItem(STORED_SLUG);
