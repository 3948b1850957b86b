/** Folders and files that systems add: of macOS and of Windows. */
const IS_SYSTEM_FILE = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|(^|\/)\._/i;

/** Whether an entry of an archive is a file of the user, and not one that the operating system adds. */
export const isMember = (name: string): boolean => !name.endsWith('/') && !IS_SYSTEM_FILE.test(name);

/** No path of this machine: without `..`, a drive, a leading slash and control characters. */
export function cleanName(name: string): string {
  const steps = name
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, '')
    .split('/');
  const kept = steps.filter((step) => step !== '' && step !== '.' && step !== '..' && !/^[A-Za-z]:$/.test(step));
  return kept.join('/') || 'document';
}
