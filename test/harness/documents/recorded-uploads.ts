/** One upload as a client writes it: `plan.txt` or a file with an odd name, and at times the text part `name`. */
export interface RecordedUpload {
  client: string;
  boundary: string;
  /** Lines of the body, which CRLF ends. UTF-8. */
  lines: string[];
  filename: string;
  name?: string;
}

const TOTAL = 'Total: 118.00 EUR';

function upload(
  client: string,
  boundary: string,
  headers: string[],
  { filename = 'plan.txt', name }: { filename?: string; name?: string[] } = {},
): RecordedUpload {
  const namePart = name === undefined ? [] : [`--${boundary}`, ...name, '', 'Größe'];
  const lines = [...namePart, `--${boundary}`, ...headers, '', TOTAL, `--${boundary}--`, ''];
  return { client, boundary, lines, filename, ...(name !== undefined && { name: 'Größe' }) };
}

const ODD = 'Größe "A".txt';
const NAME = ['Content-Disposition: form-data; name="name"'];
const PLAN = 'Content-Disposition: form-data; name="file"; filename="plan.txt"';

/** The bytes that each client sends for a form. Recorded where the client says its version, else from its sources. */
export const recordedUploads: RecordedUpload[] = [
  upload('curl 7.88', '------------------------96297f8517c1066e', [PLAN, 'Content-Type: text/plain']),
  upload(
    'curl 7.88 with an odd name',
    '------------------------d8334cc285fddc8b',
    ['Content-Disposition: form-data; name="file"; filename="Größe %22A%22.txt"', 'Content-Type: text/plain'],
    { filename: ODD, name: NAME },
  ),
  upload(
    'curl before 7.81',
    '------------------------4ebf00fbcf09',
    [String.raw`Content-Disposition: form-data; name="file"; filename="Größe \"A\".txt"`, 'Content-Type: text/plain'],
    { filename: ODD },
  ),
  upload('requests 2.34', '139d85270553c76c031b2383f1a0d9e8', [PLAN]),
  upload(
    'requests 2.34 with an odd name',
    '56949302704862c72b0e60a79e275b11',
    ['Content-Disposition: form-data; name="file"; filename="Größe %22A%22.txt"'],
    { filename: ODD, name: NAME },
  ),
  upload(
    'requests 2.34 with bytes',
    'beb1d4f6b4d248b175efa88eebe4eaee',
    ['Content-Disposition: form-data; name="file"; filename="file"'],
    { filename: 'file' },
  ),
  upload(
    'requests over urllib3 1.24',
    'c2a5ce54fdf7d7f67f3f52f3a2a1a2f1',
    [`Content-Disposition: form-data; name="file"; filename*=utf-8''Gr%C3%B6%C3%9Fe%20%22A%22.txt`],
    { filename: ODD },
  ),
  upload(
    'httpx',
    '8ce1ff6ac2b4c2a9d0a7a5e3c0f1b2d4',
    [
      'Content-Disposition: form-data; name="file"; filename="Größe %22A%22.txt"',
      'Content-Type: application/octet-stream',
    ],
    { filename: ODD, name: NAME },
  ),
  upload(
    'fetch of Node',
    '----formdata-undici-086897423303',
    [
      'Content-Disposition: form-data; name="file"; filename="Größe %22A%22.txt"',
      'Content-Type: application/octet-stream',
    ],
    { filename: ODD, name: NAME },
  ),
  upload(
    'axios 1.21',
    '--------------------------42e721e6d030fcd601507830',
    ['Content-Disposition: form-data; name="file"; filename="Größe %22A%22.txt"', 'Content-Type: text/plain'],
    { filename: ODD, name: NAME },
  ),
  upload('axios 1.21 with a Blob', 'axios-1.21.1-boundary-9Vry4ykPVbnNA2CTKdFd760L4', [
    PLAN,
    'Content-Type: application/octet-stream',
  ]),
  upload(
    'Postman',
    '--------------------------905216538214796105218430',
    [
      `Content-Disposition: form-data; name="file"; filename="Gr__e _A_.txt"; ` +
        `filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%22A%22.txt`,
      'Content-Type: text/plain',
    ],
    { filename: ODD, name: NAME },
  ),
  upload(
    'Chromium',
    '----WebKitFormBoundary7MA4YWxkTrZu0gW',
    ['Content-Disposition: form-data; name="file"; filename="Größe %22A%22.txt"', 'Content-Type: text/plain'],
    { filename: ODD, name: NAME },
  ),
  upload(
    'Firefox',
    '---------------------------9051914041544843365972754266',
    ['Content-Disposition: form-data; name="file"; filename="Größe %22A%22.txt"', 'Content-Type: text/plain'],
    { filename: ODD, name: NAME },
  ),
  upload('OkHttp', '3f5a7c1e-8d2b-4f6a-9c0e-1b2d3f4a5c6e', [PLAN, `Content-Length: ${TOTAL.length}`], {
    name: [...NAME, 'Content-Length: 7'],
  }),
  upload(
    'Retrofit with typed parts',
    '5b7d9f1a-2c4e-4a6c-8e0f-3d5b7f9a1c2e',
    [
      'Content-Disposition: form-data; name="file"; filename="plan.txt"',
      'Content-Transfer-Encoding: binary',
      'Content-Type: multipart/form-data',
      `Content-Length: ${TOTAL.length}`,
    ],
    { name: [...NAME, 'Content-Transfer-Encoding: binary', 'Content-Type: text/plain; charset=UTF-8'] },
  ),
  upload(
    'Apache HttpClient 4, strict',
    'nPp3bJ_TjHBvL1gGmZkXc0dS9wYq',
    [PLAN, 'Content-Type: application/octet-stream', 'Content-Transfer-Encoding: binary'],
    { name: [...NAME, 'Content-Type: text/plain; charset=UTF-8', 'Content-Transfer-Encoding: 8bit'] },
  ),
  upload(
    'Apache HttpClient 5, extended',
    'httpclient_boundary_5f8d1c3a-7b9e-4d2f-8a6c-0e1b3d5f7a9c',
    [
      `Content-Disposition: form-data; name="file"; filename="Gr??e _A_.txt"; ` +
        `filename*="UTF-8''Gr%C3%B6%C3%9Fe%20%22A%22.txt"`,
      'Content-Type: application/octet-stream',
    ],
    { filename: ODD },
  ),
  upload('Go CreateFormFile', 'b4a1d0f5c3e2978660718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5', [
    PLAN,
    'Content-Type: application/octet-stream',
  ]),
  upload('Go CreatePart without a type', '1f2e3d4c5b6a79880716253443526170fedcba98765432100123456789ab', [PLAN]),
  upload('.NET HttpClient', '"0f4c5a2e-7d1b-4a3c-9e8f-6b5d4c3a2e1f"', [
    `Content-Disposition: form-data; name=file; filename=plan.txt; filename*=utf-8''plan.txt`,
  ]),
  upload(
    '.NET HttpClient with an encoded word',
    '"7a1c3e5f-2b4d-4c6e-8f0a-1d3b5f7c9e2a"',
    [
      'Content-Type: text/plain',
      `Content-Disposition: form-data; name=file; filename="=?utf-8?B?R3LDtsOfZSAiQSIudHh0?="; ` +
        `filename*=utf-8''Gr%C3%B6%C3%9Fe%20%22A%22.txt`,
    ],
    { filename: ODD, name: ['Content-Type: text/plain; charset=utf-8', 'Content-Disposition: form-data; name=name'] },
  ),
  upload('Ruby rest-client', '----RubyFormBoundaryXbTqNvRgXr4l7wzK', [PLAN, 'Content-Type: text/plain']),
  upload('PHP Guzzle', '2d8f7a6c5b4e3d2c1b0a9f8e7d6c5b4a39281706', [
    PLAN,
    'Content-Length: 17',
    'Content-Type: text/plain',
  ]),
  upload('Dart http', 'dart-http-boundary-Qz8rYw0EPkKpVf2hTn5uJb7sLm3xCd1aGoRiWtNvXyU', [
    'content-type: application/octet-stream',
    'content-disposition: form-data; name="file"; filename="plan.txt"',
  ]),
];

/** The boundary as it is sent in `Content-Type`, and the body. */
export function writeUpload({ boundary, lines }: RecordedUpload): { type: string; body: Buffer } {
  const bare = boundary.replaceAll('"', '');
  const body = lines.map((line) => line.replace(boundary, bare)).join('\r\n');
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.from(body) };
}
