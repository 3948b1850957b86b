import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, buildConnector, request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { AddressGuard, AddressRefusedError, parseAllowedNetworks } from './address-guard.ts';

const networks = (text: string) => {
  const parsed = parseAllowedNetworks(text);
  if (parsed === null) throw new Error(`${text} is no list of networks`);
  return parsed;
};

/** A fake DNS resolver. */
const named = (names: Record<string, string[]>) => (host: string) => {
  const found = names[host];
  return found === undefined ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve(found);
};

const strict = (names: Record<string, string[]> = {}, allowed = '') =>
  new AddressGuard(networks(allowed), { resolve: named(names) });

describe('the list of allowed networks', () => {
  it.each([
    ['', []],
    ['*', 'all'],
    ['10.0.0.0/8, *', 'all'],
  ])('%j is read', (text, expected) => {
    expect(parseAllowedNetworks(text)).toEqual(expected);
  });

  it.each([
    '10.0.0.0/33',
    'fd00::/129',
    'localhost',
    '10.0/8',
    '0x7f.1',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    'fe80::1%eth0/64',
  ])('%j is not', (text) => {
    expect(parseAllowedNetworks(text)).toBeNull();
  });
});

describe('an address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001::200e', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    '%s is allowed',
    (address) => {
      expect(strict().allows(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.0.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::808:808',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '100::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    '',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '8.8.8.8.',
  ])('%s is refused', (address) => {
    expect(strict().allows(address)).toBe(false);
  });

  it('is allowed in a listed network, in any notation', () => {
    const guard = strict({}, '10.1.0.0/16, ::1, 192.168.7.9');
    const asked = [
      '10.1.255.1',
      '::ffff:10.1.0.1',
      '64:ff9b::a01:1',
      '::1',
      '192.168.7.9',
      '10.2.0.1',
      '::2',
      '192.168.7.10',
      '127.0.0.1',
    ];
    expect(asked.map((address) => guard.allows(address))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is always allowed by *', () => {
    expect(strict({}, '*').allows('169.254.169.254')).toBe(true);
  });
});

describe('a URL at registration', () => {
  const guard = strict({
    'models.example': ['93.184.216.34', '2606:2800::1'],
    'inside.example': ['10.0.0.5'],
    'mixed.example': ['93.184.216.34', '127.0.0.1'],
    localhost: ['127.0.0.1', '::1'],
  });
  const both = ['https:', 'http:'] as const;

  it.each([
    'https://models.example/v1',
    'http://models.example:8080',
    'https://8.8.8.8/v1',
    'https://[2606:4700::1111]/',
  ])('%s passes', async (url) => {
    expect(await guard.checkUrl(url, both)).toEqual({ ok: true });
  });

  it.each([
    'http://inside.example/',
    'http://mixed.example/',
    'http://localhost:11434/v1',
    'http://127.0.0.1',
    'http://127.1',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://①②⑦.⓪.⓪.①/',
    'http://0/',
  ])('%s is refused', async (url) => {
    expect(await guard.checkUrl(url, both)).toMatchObject({ ok: false, reason: 'refused' });
  });

  it.each([
    'ftp://models.example',
    'models.example/v1',
    'file:///etc/passwd',
    'https:models.example/v1',
    'https:/models.example/v1',
    'https:\\\\models.example/v1',
    'https://models.exa\nmple/v1',
    'https://models.example/\r\nx-api-key: 1',
    ' https://models.example/',
    'https://models.example/\t',
    '',
    'https://user:secret@models.example/',
  ])('%j is malformed', async (url) => {
    const verdict = await guard.checkUrl(url, both);
    expect(verdict).toMatchObject({ ok: false, reason: 'malformed' });
    expect(JSON.stringify(verdict)).not.toContain('secret');
  });

  it('must have the required protocol', async () => {
    expect(await guard.checkUrl('http://models.example', ['https:'])).toEqual({
      ok: false,
      reason: 'malformed',
      message: 'must be a URL that begins with https://.',
    });
  });

  it('is reported if its host has no address', async () => {
    expect(await guard.checkUrl('https://nowhere.example/', both)).toMatchObject({ ok: false, reason: 'unresolved' });
  });
});

describe('a connection', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await Promise.all(closing.splice(0).map((close) => close()));
  });

  async function reach(guard: AddressGuard, host: string): Promise<number> {
    const server = createServer((_, response) => response.end('reached')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const agent = new Agent({ connect: guard.connector(buildConnector) });
    closing.push(
      () => agent.close(),
      () => new Promise((resolve) => server.close(resolve)),
    );
    const { statusCode, body } = await request(`http://${host}:${(server.address() as AddressInfo).port}/`, {
      dispatcher: agent,
    });
    await body.dump();
    return statusCode;
  }

  it('is allowed to a listed address, by name and by number', async () => {
    const guard = strict({ 'inside.example': ['127.0.0.1'] }, '127.0.0.0/8');
    expect(await reach(guard, 'inside.example')).toBe(200);
    expect(await reach(guard, '127.0.0.1')).toBe(200);
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'inside.example', 'mixed.example'])(
    'is refused to %s',
    async (host) => {
      const guard = strict({ 'inside.example': ['127.0.0.1'], 'mixed.example': ['93.184.216.34', '127.0.0.1'] });
      await expect(reach(guard, host)).rejects.toBeInstanceOf(AddressRefusedError);
    },
  );

  it('is refused to a name whose address was public at registration', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const guard = new AddressGuard(networks(''), { resolve: () => Promise.resolve(answers.shift() ?? []) });
    expect(await guard.checkUrl('http://rebound.example/', ['http:'])).toEqual({ ok: true });
    await expect(reach(guard, 'rebound.example')).rejects.toBeInstanceOf(AddressRefusedError);
  });

  it('uses the checked address, with a single DNS query', async () => {
    let questions = 0;
    const guard = new AddressGuard(networks('127.0.0.1'), {
      resolve: () => {
        questions += 1;
        return Promise.resolve(questions === 1 ? ['127.0.0.1'] : ['169.254.169.254']);
      },
    });
    expect(await reach(guard, 'rebound.example')).toBe(200);
    expect(questions).toBe(1);
  });
});
