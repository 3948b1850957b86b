/** Something a person can mend: the message says what is wrong and the way out. */
export class SetupFailure extends Error {}
