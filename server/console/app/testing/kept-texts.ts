/** A storage of the browser whose texts a test reads and changes. */
export const storageOf = (texts: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, value) => void texts.set(key, value),
  removeItem: (key) => void texts.delete(key),
});
