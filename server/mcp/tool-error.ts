/** An error whose message tells the caller of a tool what to do instead. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
