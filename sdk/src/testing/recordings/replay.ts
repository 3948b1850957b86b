import { rules } from '../generated/rules.gen.ts';
import { checkRecording, findPin } from './check-recording.ts';
import { readRequest, writeResponse } from './read-exchange.ts';
import { pathOf } from './record.ts';
import { RecordingError, type Exchange, type Recording } from './recording.ts';
import { readRecordingFile } from '#recording-file';
import { comparable } from './stabilize.ts';

export interface ReplayOptions {
  /** The version of the contract that the recording must fit. */
  pin: string;
  /** The file of a recording, or the recording itself. */
  file: string | URL | Recording;
  /** What the client takes for the server's address, if it is not at the root of its host. */
  baseUrl?: string;
}

export interface Replay {
  /** For `new Excerpt({ fetch })`. A request that was not recorded is answered with 400 `not_recorded`. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** The recorded exchanges that no request has asked for. */
  unused(): Exchange[];
}

const keyOf = (request: Exchange['request']) => rules.canonicalize(comparable(request)) ?? '';

async function load(file: ReplayOptions['file']): Promise<{ recording: Recording; name: string }> {
  if (typeof file === 'object' && !(file instanceof URL)) return { recording: file, name: 'The recording' };
  const name = String(file);
  try {
    return { recording: JSON.parse(await readRecordingFile(file)) as Recording, name };
  } catch (error) {
    if (error instanceof TypeError) throw error;
    throw new RecordingError(`${name} cannot be read. Record it with \`record\`.`, { cause: error });
  }
}

/**
 * Answers requests as a recording says. The same request again gets the next answer that was recorded for it, and in
 * the end the last one.
 *
 * @throws RecordingError when the recording does not fit the pinned contract any more, or cannot be read
 */
export async function replay({ pin, file, baseUrl }: ReplayOptions): Promise<Replay> {
  const pinned = findPin(pin);
  const { recording, name } = await load(file);
  checkRecording(pinned, recording, name);
  const queues = new Map<string, Exchange[]>();
  const unused = new Set(recording.exchanges);
  for (const exchange of recording.exchanges) {
    const key = keyOf(exchange.request);
    queues.set(key, [...(queues.get(key) ?? []), exchange]);
  }
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const asked = await readRequest(request, pathOf(request, baseUrl));
      const queue = queues.get(keyOf(asked));
      const exchange = queue?.length === 1 ? queue[0] : queue?.shift();
      if (exchange === undefined) {
        const body = asked.body === undefined ? '' : ` with ${JSON.stringify(comparable(asked))}`;
        const message = `${asked.method} ${asked.path}${body} is not in ${name}. Record it again.`;
        return Response.json({ code: 'not_recorded', message, retryable: false }, { status: 400 });
      }
      unused.delete(exchange);
      return writeResponse(exchange.response);
    },
    unused: () => [...unused],
  };
}
