/** Files that this process and its children create are for its user only: they contain documents and keys. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}
