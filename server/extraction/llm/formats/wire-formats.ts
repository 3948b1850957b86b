import type { WireFormatName } from '../../models/provider-registry.ts';
import { RUNGS } from '../rungs.ts';
import { buildAnthropicRequest, readAnthropicMessage } from './anthropic-format.ts';
import { buildGeminiRequest, readGeminiContent } from './gemini-format.ts';
import { readOpenAiCompletion } from './openai-completion.ts';
import { buildOpenAiRequest } from './openai-request.ts';
import type { WireFormat } from './wire-format.ts';

export const WIRE_FORMATS: Readonly<Record<WireFormatName, WireFormat>> = {
  openai: { rungs: RUNGS, buildRequest: buildOpenAiRequest, readCompletion: readOpenAiCompletion },
  anthropic: {
    rungs: ['json_schema_strict', 'tool', 'prompt'],
    buildRequest: buildAnthropicRequest,
    readCompletion: readAnthropicMessage,
  },
  gemini: {
    rungs: ['json_schema', 'json_object', 'prompt'],
    buildRequest: buildGeminiRequest,
    readCompletion: readGeminiContent,
  },
};
