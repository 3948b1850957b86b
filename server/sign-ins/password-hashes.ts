import { randomBytes } from 'node:crypto';
import { AppError, invalidBody } from '../errors.ts';

/** By OWASP: 19 MiB and two passes, about 50 ms. */
const PARAMETERS = { iterations: 2, parallelism: 1, memorySize: 19_456, hashLength: 32 };
const MIN_LENGTH = 10;
const MAX_LENGTH = 200;
/** Of sign-ins that wait for a turn. */
const MAX_WAITING = 50;

/** One at a time: each takes a processor and memory. Loads the module with the first one. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

async function inTurn<T>(work: (argon2: typeof import('hash-wasm')) => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING)
    throw new AppError('rate_limited', 'Too many people sign in at once. Try again in a moment.', {
      headers: { 'retry-after': '5' },
    });
  waiting += 1;
  const mine = last.then(async () => work(await import('hash-wasm')));
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

/** Keyboards write the same letter in several ways. */
const normalize = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  inTurn(({ argon2id }) =>
    argon2id({ ...PARAMETERS, password: normalize(password), salt: randomBytes(16), outputType: 'encoded' }),
  );

/** Of no password: a guess at an unknown name takes as long as one at a known name. */
const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** @param hash null for a user without a password */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  if (password === '' || password.length > MAX_LENGTH) return false;
  const isRight = await inTurn(({ argon2Verify }) =>
    argon2Verify({ password: normalize(password), hash: hash ?? NOBODY }),
  );
  return isRight && hash !== null;
}

/**
 * Throws `validation_failed` for a password that is guessed early.
 * @param names of the person
 */
export function refuseWeakPassword(password: string, names: readonly (string | null)[]): void {
  const refuse = (rule: string) => invalidBody('/password', `A password ${rule}.`);
  if (password.length < MIN_LENGTH || password.length > MAX_LENGTH)
    throw refuse(`has ${MIN_LENGTH} to ${MAX_LENGTH} characters`);
  if (new Set(password).size < 5) throw refuse('has at least five different characters');
  const low = password.toLowerCase();
  const known = names.flatMap((name) => name?.toLowerCase() ?? []).filter((name) => name.length > 3);
  if (known.some((name) => low === name || low.replaceAll(name, '').length < 4))
    throw refuse('is more than the name or the e-mail address');
}
