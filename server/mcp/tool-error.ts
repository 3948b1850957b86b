/** An error for the caller of a tool. Its message says what to do instead. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
