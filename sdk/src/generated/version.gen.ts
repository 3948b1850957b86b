// Generated from openapi/ by `npm run generate`. Do not edit.

export const SDK_VERSION = '0.6.0';
