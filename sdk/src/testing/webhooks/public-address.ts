import { refusedField } from '../service-error.ts';

/** Addresses of the inside: loopback, private, link-local and of cloud metadata. */
const PRIVATE = [
  /^(.*\.)?localhost$/,
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./,
  /^\[(::1?|f[cd].*|fe80.*)\]$/,
];

/** Throws `invalid_url` for an address that the service refuses with its default settings. Asks no name service. */
export function refuseAddress(text: string, field: string): void {
  const url = URL.canParse(text) ? new URL(text) : null;
  const refuse = (message: string) => refusedField('invalid_url', field, `${field} ${message}`);
  if (url?.protocol !== 'https:') throw refuse('must be a URL that begins with https://.');
  if (url.username !== '' || url.password !== '') throw refuse('must not carry a user name or a password.');
  if (PRIVATE.some((pattern) => pattern.test(url.hostname)))
    throw refuse(`names the host ${url.hostname}, whose address is not one of the public internet.`);
}
