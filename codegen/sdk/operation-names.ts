/** `API keys` → `ApiKeys`. */
export function toPascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => (/^[A-Z]+$/.test(word) ? word.toLowerCase() : word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

export function toCamelCase(text: string): string {
  const name = toPascalCase(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function toSingular(noun: string): string {
  return noun
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

/**
 * Removes the resource's name from an operation id: `listSchemaVersions` of `Schemas` is `listVersions`, `getMe` of
 * `Me` is `get`. An id without the name is unchanged.
 */
export function toMethodName(operationId: string, tag: string): string {
  const noun = toPascalCase(tag);
  for (const form of [noun, toSingular(noun)]) {
    const at = operationId.indexOf(form, 1);
    // Whole words only: `Schema` is not part of `Schematic`.
    if (at > 0 && !/^[a-z]/.test(operationId.slice(at + form.length)))
      return operationId.slice(0, at) + operationId.slice(at + form.length);
  }
  return operationId;
}
