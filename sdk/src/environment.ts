/** A variable of the environment; undefined where there is none, or it may not be read. */
export function readVariable(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  try {
    return process?.env?.[name]?.trim() || undefined;
  } catch {
    // Deno asks for a permission.
    return undefined;
  }
}
