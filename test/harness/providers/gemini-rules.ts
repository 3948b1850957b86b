/** What Gemini's `generateContent` refuses, as its documentation says. */
import type { ReceivedRequest, Reply } from './scripted-provider.ts';

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [key: string]: Json;
}

const error = (code: number, status: string, message: string, details: JsonObject[] = []): Reply => ({
  status: code,
  body: { error: { code, message, status, details } },
});

const PARAMETERS = ['contents', 'systemInstruction', 'generationConfig', 'tools', 'toolConfig', 'safetySettings'];
const SETTINGS = new Set(
  (
    'maxOutputTokens responseMimeType responseJsonSchema responseSchema temperature topP topK seed ' +
    'thinkingConfig stopSequences candidateCount mediaResolution'
  ).split(' '),
);

/** The refusal of a request; null if it is accepted. */
export function refuseGeminiRequest({ headers, path, body }: ReceivedRequest, key: string): Reply | null {
  if (headers['x-goog-api-key'] !== key)
    return error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
    ]);
  if (!/^\/v1\/models\/[\w.-]+:generateContent$/.test(path)) return error(404, 'NOT_FOUND', `${path} is not found`);
  const problem = body === null ? 'a body is required' : findProblem(body);
  return problem === null ? null : error(400, 'INVALID_ARGUMENT', problem);
}

function findProblem({ contents, systemInstruction, generationConfig, ...others }: JsonObject): string | null {
  const unknown = Object.keys(others).find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) return `Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`;
  if (!Array.isArray(contents) || contents.length === 0) return 'contents is not specified';
  const turns = contents as { role: string; parts: JsonObject[] }[];
  if (turns.some(({ role }) => role !== 'user' && role !== 'model')) return 'Please use a valid role: user, model.';
  const instruction = systemInstruction as { parts: JsonObject[] } | undefined;
  for (const part of [...turns.flatMap(({ parts }) => parts), ...(instruction?.parts ?? [])])
    if (typeof part['text'] !== 'string' && !isObject(part['inlineData'])) return 'required oneof field data';
  const settings = isObject(generationConfig) ? generationConfig : {};
  const setting = Object.keys(settings).find((name) => !SETTINGS.has(name));
  if (setting !== undefined) return `Unknown name "${setting}" at 'generation_config': Cannot find field.`;
  const schema = settings['responseJsonSchema'];
  if (schema === undefined) return null;
  if (settings['responseMimeType'] !== 'application/json')
    return 'response_json_schema requires response_mime_type application/json';
  return findSchemaProblem(schema);
}

const KEYWORDS = new Set(
  (
    'type format title description enum items prefixItems minItems maxItems minimum maximum anyOf oneOf ' +
    'properties additionalProperties required propertyOrdering $id $defs $ref $anchor'
  ).split(' '),
);

function findSchemaProblem(schema: Json): string | null {
  if (Array.isArray(schema)) return schema.map(findSchemaProblem).find((problem) => problem !== null) ?? null;
  if (!isObject(schema)) return null;
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (unknown !== undefined) return `response_json_schema: unknown keyword ${unknown}`;
  const { properties = {}, items = null, anyOf = null } = schema;
  return findSchemaProblem([...(isObject(properties) ? Object.values(properties) : []), items, anyOf]);
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
