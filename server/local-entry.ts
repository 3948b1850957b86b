/**
 * What the command line uses to extract on this machine. It loads neither HTTP nor databases, and only what the task at
 * hand needs: checking a definition takes longer to load than starting a child that extracts.
 */
import type { DefinitionReport, LocalDefinition } from './app/local/check-local-definition.ts';
import type { LocalExtraction, LocalExtractionOptions, LocalExtractor } from './app/local/extract-local.ts';
import type { InferredSchema, LocalInferenceOptions } from './app/local/infer-local.ts';
import type { LocalTemplate, RuleSet } from './app/local/list-local-templates.ts';
import type { LocalSplitter, SplitPacket, SplitterRules } from './app/local/split-local.ts';
import type { ParsedFile } from './app/parse-file.ts';

export type { DefinitionReport, InferredSchema, LocalExtraction, LocalExtractor };
export type { LocalSplitter, ParsedFile, SplitPacket, SplitterRules };

export async function openLocalExtractor(options: LocalExtractionOptions): Promise<LocalExtractor> {
  const { openLocalExtractor: open } = await import('./app/local/extract-local.ts');
  return open(options);
}

export async function checkLocalDefinition(definition: LocalDefinition): Promise<DefinitionReport> {
  const { checkLocalDefinition: check } = await import('./app/local/check-local-definition.ts');
  return check(definition);
}

export async function listLocalTemplates(): Promise<readonly LocalTemplate[]> {
  const { listLocalTemplates: list } = await import('./app/local/list-local-templates.ts');
  return list();
}

export async function listLocalRuleSets(): Promise<readonly RuleSet[]> {
  const { listLocalRuleSets: list } = await import('./app/local/list-local-templates.ts');
  return list();
}

export async function parseFile(path: string): Promise<ParsedFile> {
  const { parseFile: parse } = await import('./app/parse-file.ts');
  return parse(path);
}

export async function openLocalSplitter(rules: SplitterRules): Promise<LocalSplitter> {
  const { openLocalSplitter: open } = await import('./app/local/split-local.ts');
  return open(rules);
}

export async function inferLocalSchema(options: LocalInferenceOptions): Promise<InferredSchema> {
  const { inferLocalSchema: infer } = await import('./app/local/infer-local.ts');
  return infer(options);
}
