/** The version of the program, which is that of the packages and of the contract. */
export const VERSION = '0.6.0';
