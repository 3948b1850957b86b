const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a file operation failed because there is no such file. */
export const isNotFound = (error: unknown): boolean => hasCode(error, 'ENOENT');

/** Whether a file could not be renamed because the new path is on another file system. */
export const isOtherFileSystem = (error: unknown): boolean => hasCode(error, 'EXDEV');
