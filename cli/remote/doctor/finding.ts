export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'problem';
  /** What was found, and what to do about it. */
  message: string;
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message });
export const warning = (check: string, message: string): Finding => ({ check, state: 'warning', message });
export const problem = (check: string, message: string): Finding => ({ check, state: 'problem', message });
