/** Where there is no file system. */
export function openPath(path: string | URL): Promise<Blob> {
  return Promise.reject(
    new TypeError(`\`file\` is the path ${String(path)}, and there is no file system here. Pass a File or Blob.`),
  );
}
