import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Excerpt, type FileInput } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, text, useScriptedServer } from './harness/scripted-server.ts';

const server = useScriptedServer();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'excerpt-files-'));
  writeFileSync(join(folder, 'invoice.txt'), 'Total: 3');
});
afterAll(() => rmSync(folder, { recursive: true }));

const upload = (file: FileInput, name?: string) => {
  const excerpt = new Excerpt({ baseUrl: server.baseUrl, apiKey: 'k', maxRetries: 0 });
  return excerpt.documents.upload({ workspace: 'acme', schemaKey: 'invoice', file, ...(name && { name }) });
};

async function received(): Promise<{ name: string; content: string }> {
  const file = (await server.lastForm()).get('file') as File;
  return { name: file.name, content: await file.text() };
}

describe('a file', () => {
  it('is a path or a file: URL', async () => {
    const path = join(folder, 'invoice.txt');
    for (const input of [path, pathToFileURL(path)]) {
      server.script(json(201, {}));
      await upload(input);
      expect(await received()).toEqual({ name: 'invoice.txt', content: 'Total: 3' });
    }
  });

  it('is the Response that it was fetched with', async () => {
    server.script(text(200, 'Total: 3', { 'content-type': 'text/plain' }));
    const response = await fetch(`${server.baseUrl}/files/invoice%201.txt`);
    server.script(json(201, {}));
    await upload(response);
    expect(await received()).toEqual({ name: 'invoice 1.txt', content: 'Total: 3' });
    await upload(new Response('Total: 4'), 'other.txt');
    expect(await received()).toEqual({ name: 'other.txt', content: 'Total: 4' });
  });

  it('is no Response that is an error', async () => {
    await expect(upload(new Response('No', { status: 403 }))).rejects.toThrow(
      'The file of this Response answered 403.',
    );
    expect(server.received).toEqual([]);
  });

  it('names its path and the cause if it cannot be read', async () => {
    const missing = join(folder, 'missing.pdf');
    const error = await Promise.resolve(upload(missing)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ cause: { code: 'ENOENT' } });
    expect((error as Error).message).toContain(`\`file\` is the path ${missing}, which cannot be read: ENOENT`);
    await expect(upload(folder)).rejects.toMatchObject({ cause: { code: 'EISDIR' } });
    await expect(upload('nowhere/a.pdf')).rejects.toThrow(join(process.cwd(), 'nowhere/a.pdf'));
  });

  it.each(['http://a.test/invoice.pdf', 'https://a.test/invoice.pdf', 'file:///tmp/a.pdf', 'data:text/plain,a'])(
    'is no text of an address: %s',
    async (address) => {
      await expect(upload(address)).rejects.toThrow(`"${address}"; a text is a path. Pass \`new URL(…)\``);
    },
  );
});
