const SOCKET_CODES = /^(?:ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
const DISK_CODES = /^(?:ENOSPC|EDQUOT|EFBIG|EIO|EROFS|ENFILE|EMFILE)$/;

const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether a connection failed or broke. */
export function isSocketFailure(error: unknown): boolean {
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.some(isSocketFailure);
  return SOCKET_CODES.test(getErrorCode(error));
}

/** Whether the disk is full or failing, or too many files are open. Not an error of the file itself. */
export function isDiskFailure(error: unknown): boolean {
  return DISK_CODES.test(getErrorCode(error));
}
