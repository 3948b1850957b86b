import { AppError } from '../errors.ts';
import type { AddressGuard } from '../lib/addresses/address-guard.ts';

/** Throws `invalid_url` for a URL that may not receive events. A host that has no address now may have one later. */
export type RefuseDestination = (url: string) => Promise<void>;

export function createRefuseDestination(
  addresses: Pick<AddressGuard, 'checkUrl'>,
  { allowsHttp }: { allowsHttp: boolean },
): RefuseDestination {
  return async (url) => {
    const verdict = await addresses.checkUrl(url, allowsHttp ? ['https:', 'http:'] : ['https:']);
    if (verdict.ok || verdict.reason === 'unresolved') return;
    throw new AppError('invalid_url', `url ${verdict.message}`, {
      details: [{ in: 'body', path: '/url', message: verdict.message }],
    });
  };
}
