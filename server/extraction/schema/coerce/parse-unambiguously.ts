import type { Conventions, Recognition } from '../../reading/recogniser.ts';

/** Longer texts are not a single value. */
const MAX_SCALAR_CHARACTERS = 60;
const CONVENTIONS = [
  { decimal: '.', dayFirst: true },
  { decimal: ',', dayFirst: true },
  { decimal: '.', dayFirst: false },
  { decimal: ',', dayFirst: false },
] as const;

/** The value of the whole text, if all conventions for decimal signs and dates give the same one. */
export function parseUnambiguously(
  text: string,
  recognise: (text: string, conventions: Conventions) => Recognition[],
): Recognition['value'] | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_SCALAR_CHARACTERS) return undefined;
  const values = CONVENTIONS.map((conventions) => {
    const [only, ...others] = recognise(trimmed, conventions);
    return only !== undefined && others.length === 0 && only.start === 0 && only.end === trimmed.length
      ? only.value
      : undefined;
  });
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}
