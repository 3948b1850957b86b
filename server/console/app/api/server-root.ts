/** The path that a proxy puts before those of the server, such as `/excerpt`; empty without one. */
export const serverRoot: string =
  document.querySelector('meta[name="excerpt-root"]')?.getAttribute('content')?.replace(/\/$/, '') ?? '';
