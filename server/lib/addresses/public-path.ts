/**
 * The path that a proxy adds before those of the server, without a slash at its end; empty if it adds none. Links of
 * pages begin with it.
 * @param publicUrl null for the address that a request comes to
 */
export const getPublicPath = (publicUrl: string | null): string =>
  publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
