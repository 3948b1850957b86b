/** The address of the console that signs in. Browsers do not send what follows `#` to servers. */
export const getConsoleUrl = (url: string, key: string | null): string =>
  key === null ? `${url}/` : `${url}/#key=${encodeURIComponent(key)}`;
