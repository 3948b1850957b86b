import { expect, it } from 'vitest';
import { refuseWeakPassword } from './password-hashes.ts';

const names = ['Eva Rothmann', 'eva.rothmann@example.com', null, 'Eva'];
const refusalOf = (password: string): unknown => {
  try {
    refuseWeakPassword(password, names);
    return null;
  } catch (error) {
    return error;
  }
};

it.each(['Eva Rothmann', 'EVA.ROTHMANN@EXAMPLE.COM', 'eva rothmann123', 'abcabcabcabcabc', 'short-1'])(
  'refuses %s',
  (password) => {
    expect(refusalOf(password)).toMatchObject({ code: 'validation_failed' });
  },
);

it.each(['eva rothmann 1234', 'correct horse battery', 'Evaluation-2026'])('takes %s', (password) => {
  expect(refusalOf(password)).toBeNull();
});
