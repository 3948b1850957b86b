import { checkRecording, findPin } from './check-recording.ts';
import { readRequest, readResponse } from './read-exchange.ts';
import { RecordingError, type Exchange, type Recording } from './recording.ts';
import { writeRecordingFile } from '#recording-file';
import { stabilize } from './stabilize.ts';

export interface RecordOptions {
  /** The version of the contract that the recording is compared with. */
  pin: string;
  /** Where `save` writes the recording. */
  file?: string | URL;
  /** Where the server is, if it is not at the root of its host. */
  baseUrl?: string;
  /** Sends the requests; the global `fetch` by default. */
  fetch?: (request: Request) => Promise<Response>;
}

export interface Recorder {
  /** For `new Excerpt({ fetch })`. An answer arrives when it is complete. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** What was recorded up to now, without secrets and with stable ids and times. */
  recording(): Recording;
  /**
   * Writes the recording to `file`.
   *
   * @throws RecordingError when an answer is not one that the pinned contract describes
   */
  save(): Promise<Recording>;
}

/** The path of a request under the server's base URL. */
export function pathOf(request: Request, baseUrl = ''): string {
  const { pathname } = new URL(request.url);
  const prefix = baseUrl === '' ? '' : new URL(baseUrl).pathname.replace(/\/+$/, '');
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
}

/**
 * Records what a client and a live server say to each other.
 *
 * @throws TypeError for a version that is not pinned
 */
export function record({ pin, file, baseUrl, fetch: send = (request) => fetch(request) }: RecordOptions): Recorder {
  const pinned = findPin(pin);
  const exchanges: Exchange[] = [];
  const recording = (): Recording => ({ pin, exchanges: stabilize(exchanges) });
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const sent = await readRequest(request, pathOf(request, baseUrl));
      const { operation } = pinned.router.match(sent.method, sent.path);
      const response = await send(request);
      exchanges.push({ operationId: operation.id, request: sent, response: await readResponse(response) });
      return response;
    },
    recording,
    async save() {
      const made = recording();
      checkRecording(pinned, made, 'The recording');
      if (file === undefined) throw new RecordingError('The recording has no file: pass `file` to `record`.');
      await writeRecordingFile(file, `${JSON.stringify(made, null, 2)}\n`);
      return made;
    },
  };
}
