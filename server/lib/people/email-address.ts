const MAX_LENGTH = 254;

/** Whether a text looks like an address. Only a mail that arrives shows that it is one. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH && /^[^\s@<>"\p{Cc}]{1,64}@[^\s@<>"\p{Cc}]+$/u.test(text);
