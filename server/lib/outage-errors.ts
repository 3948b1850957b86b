const SOCKET_CODES = /^(?:ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** `EXDEV`: a directory that was mounted in place of one of the server's. */
const DISK_CODES = /^(?:ENOSPC|EDQUOT|EFBIG|EIO|EROFS|EACCES|EPERM|EXDEV|ENFILE|EMFILE)$/;

const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether a connection failed or broke. */
export function isSocketFailure(error: unknown): boolean {
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.some(isSocketFailure);
  return SOCKET_CODES.test(getErrorCode(error));
}

/** Whether the disk is full, failing or not writable, or too many files are open. Not an error of the file itself. */
export function isDiskFailure(error: unknown): boolean {
  return DISK_CODES.test(getErrorCode(error));
}
