/** An error that the user can fix. The message states the problem and the solution. */
export class SetupFailure extends Error {}
