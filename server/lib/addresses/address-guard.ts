import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';
import type { buildConnector } from 'undici';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** The private networks that may be reached: all, or these. */
export type AllowedNetworks = 'all' | readonly Network[];

export type UrlVerdict =
  | { ok: true }
  /** `message` is a predicate for the name of the field. `unresolved`: the name has no address at the moment. */
  | { ok: false; reason: 'malformed' | 'refused' | 'unresolved'; message: string };

export type Resolve = (host: string) => Promise<string[]>;
/** Whether a port of public addresses is allowed. Listed addresses may be reached at any port. */
export type AllowsPort = (port: number) => boolean;

/** A refused connection: the address is not public or its port not allowed, and it is not on the list. */
export class AddressRefusedError extends Error {
  static readonly CODE = 'ADDRESS_REFUSED';
  readonly code = AddressRefusedError.CODE;
  constructor(host: string) {
    super(`${host} has an address that may not be connected to`);
    this.name = 'AddressRefusedError';
  }
}

/** @param text comma-separated addresses and CIDRs, or `*`. Null if one is invalid. */
export function parseAllowedNetworks(text: string): AllowedNetworks | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.includes('*')) return 'all';
  const networks: Network[] = [];
  for (const entry of entries) {
    const network = parseNetwork(entry);
    if (network === null) return null;
    networks.push(network);
  }
  return networks;
}

function parseNetwork(entry: string): Network | null {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) return null;
  if (bits === undefined) return [ipaddr.parse(address), family === 4 ? 32 : 128];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
    ? [ipaddr.parse(address), Number(bits)]
    : null;
}

const NAT64 = ipaddr.parseCIDR('64:ff9b::/96');
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');
/** A public address with the metadata service of every Azure machine. */
const AZURE_WIRE_SERVER = '168.63.129.16';

/** The address that a v4-mapped or NAT64 address leads to. */
function unwrapAddress(address: Address): Address {
  if (address.kind() === 'ipv4') return address;
  const v6 = address as ipaddr.IPv6;
  if (v6.isIPv4MappedAddress()) return v6.toIPv4Address();
  return v6.match(NAT64) ? new ipaddr.IPv4(v6.toByteArray().slice(12)) : v6;
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' ? address.toString() !== AZURE_WIRE_SERVER : address.match(GLOBAL_IPV6);
}

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };
const getPort = ({ port, protocol }: { port: string; protocol: string }): number =>
  port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port);
const removeBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

const resolveWithSystem: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Prevents server-side request forgery: requests to addresses chosen by users must not reach private, loopback,
 * link-local, multicast or metadata addresses in any notation. URLs are checked when they are stored, and addresses
 * again when connecting. The connection uses the checked address, so that changing a DNS record in between has no
 * effect.
 */
export class AddressGuard {
  readonly #allowed: AllowedNetworks;
  readonly #resolve: Resolve;
  readonly #allowsPort: AllowsPort;

  constructor(
    allowed: AllowedNetworks,
    { resolve = resolveWithSystem, allowsPort = () => true }: { resolve?: Resolve; allowsPort?: AllowsPort } = {},
  ) {
    this.#allowed = allowed;
    this.#resolve = resolve;
    this.#allowsPort = allowsPort;
  }

  /** @param text a literal address; anything else is refused */
  allows(text: string, port?: number): boolean {
    return this.#allows(text, { isPublicPort: port === undefined || this.#allowsPort(port) });
  }

  #allows(text: string, { isPublicPort }: { isPublicPort: boolean }): boolean {
    if (this.#allowed === 'all') return true;
    if (isIP(text) === 0) return false;
    const address = unwrapAddress(ipaddr.parse(text));
    return (
      (isPublicPort && isPublic(address)) ||
      this.#allowed.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
    );
  }

  /** Checks a URL at registration. Resolves the name, and refuses it if any of its addresses is refused. */
  async checkUrl(text: string, protocols: readonly ('https:' | 'http:')[]): Promise<UrlVerdict> {
    const url = URL.parse(text);
    const named = protocols.map((protocol) => `${protocol}//`).join(' or ');
    // The parser passes over control characters, and adds slashes that are missing. It encodes blanks.
    const isPlain = /^https?:\/\/[^/\\]/i.test(text) && !/\p{Cc}/u.test(text);
    if (url === null || !isPlain || !protocols.some((protocol) => protocol === url.protocol)) {
      return { ok: false, reason: 'malformed', message: `must be a URL that begins with ${named}.` };
    }
    if (url.username !== '' || url.password !== '')
      return { ok: false, reason: 'malformed', message: 'must not carry a user name or a password.' };
    if (this.#allowed === 'all') return { ok: true };
    const host = removeBrackets(url.hostname);
    let addresses: string[];
    try {
      addresses = isIP(host) === 0 ? await this.#resolve(host) : [host];
    } catch {
      addresses = [];
    }
    if (addresses.length === 0)
      return { ok: false, reason: 'unresolved', message: `names the host ${host}, which has no address.` };
    const port = getPort(url);
    if (addresses.every((address) => this.allows(address, port))) return { ok: true };
    if (addresses.every((address) => this.allows(address)))
      return { ok: false, reason: 'refused', message: `names the port ${port}, which may not be used.` };
    return {
      ok: false,
      reason: 'refused',
      message: `names the host ${host}, whose address is not one of the public internet.`,
    };
  }

  /**
   * A `connect` for undici that only connects to addresses it has checked.
   * @param build undici's `buildConnector`, passed in so that a server that only checks URLs need not load undici
   */
  connector(build: typeof buildConnector, options: buildConnector.BuildOptions = {}): buildConnector.connector {
    const connectorTo = (where: { isPublicPort: boolean }) => {
      const check: LookupFunction = callbackify((host: string, _options: unknown) => this.#resolveChecked(host, where));
      return build({ ...options, autoSelectFamily: true, lookup: check });
    };
    const connectPublic = connectorTo({ isPublicPort: true });
    const connectListed = connectorTo({ isPublicPort: false });
    return (target, callback) => {
      const port = getPort(target);
      // Node calls no lookup for a literal address.
      const host = removeBrackets(target.hostname);
      if (isIP(host) !== 0 && !this.allows(host, port)) return callback(new AddressRefusedError(host), null);
      const connect = this.#allowsPort(port) ? connectPublic : connectListed;
      connect(target, callback);
    };
  }

  /** All addresses of a host, as `autoSelectFamily` requires. Throws if one is refused. */
  async #resolveChecked(host: string, where: { isPublicPort: boolean }): Promise<LookupAddress[]> {
    const addresses = await this.#resolve(host);
    if (!addresses.every((address) => this.#allows(address, where))) throw new AddressRefusedError(host);
    if (addresses.length === 0) throw Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' });
    return addresses.map((address) => ({ address, family: isIP(address) }));
  }
}
