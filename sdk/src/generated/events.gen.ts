// Generated from openapi/ by `npm run generate`. Do not edit.

/** The events of this version, by their kind. */
export interface WebhookEvents {
}

export const EVENT_KINDS: ReadonlySet<string> = new Set([
]);
