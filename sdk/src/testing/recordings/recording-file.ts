function refuse(path: string | URL): Promise<never> {
  return Promise.reject(
    new TypeError(
      `The recording is the path ${String(path)}, and there is no file system here. Pass the recording itself.`,
    ),
  );
}

/** Where there is no file system. */
export const readRecordingFile = (path: string | URL): Promise<string> => refuse(path);
export const writeRecordingFile = (path: string | URL, _text: string): Promise<void> => refuse(path);
