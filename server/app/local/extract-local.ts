import { loadConfig, readEnvironment, type Config } from '../../config.ts';
import type { Environment } from '../../config/read-settings.ts';
import { ExtractionError, type Evidence, type ListCompleteness } from '../../extraction/engine.ts';
import { createSchemaTasks } from '../../extraction/child/schema-tasks.ts';
import { splitDerived } from '../../lib/models/derived-fields.ts';
import { NO_TABLES } from '../../lookups/used-tables.ts';
import { checkExtraction, loadRuleSet } from '../../runs/execution/check-extraction.ts';
import { describeSign, type EvidenceSign } from '../../lib/evidence/evidence-signs.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import {
  NO_GUIDANCE,
  type RuleResult,
  type SchemaGuidance,
  type SchemaRule,
} from '../../lib/models/schema-guidance.ts';
import { systemClock, timestamp } from '../../lib/clock.ts';
import { parsePageRange } from '../../lib/page-range.ts';
import { ParseError, type Parser } from '../../parsing/parser.ts';
import { warnAboutPages } from '../../runs/page-warnings.ts';
import { startAttemptTimers, type AttemptTimers } from '../../runs/execution/attempt-timers.ts';
import { toFailure } from '../../runs/execution/run-failure.ts';
import type { RunErrorCode } from '../../runs/repository.ts';
import { Closers } from '../closers.ts';
import type { StandaloneEngine } from '../standalone-engine.ts';
import { openLocalPool } from './local-pool.ts';
import { openLocalEngine } from './open-local-engine.ts';
import { openLocalParser, parseLocalFile } from './parse-local-file.ts';
import { parseJsonText } from '../../lib/json-text.ts';

export interface LocalExtractionOptions {
  /** A definition that `checkLocalDefinition` accepts. */
  definition: JsonObject;
  /** Instructions for models, beside the definition. */
  guidance?: SchemaGuidance;
  /** `<provider>/<model>`; the system fallback if absent. */
  model?: string;
  /** A page range, such as `1-3,7,-1`. */
  pages?: string;
  /** Opens protected PDFs. */
  password?: string;
  /** Documents at once. */
  concurrency: number;
}

/** What a run of a server would have. */
export interface LocalExtraction {
  status: 'completed' | 'failed';
  provider: string;
  model: string;
  extractedData: JsonObject | null;
  confidence: number | null;
  evidence: (Omit<Evidence, 'signs'> & { signs: EvidenceSign[] })[];
  lists: ListCompleteness[];
  rules: RuleResult[];
  warnings: string[];
  errorCode: RunErrorCode | null;
  errorMessage: string | null;
  partialData: JsonObject | null;
}

export interface LocalExtractor {
  /** Throws the signal's reason, and system errors of a file that cannot be read. */
  extract(path: string, signal: AbortSignal): Promise<LocalExtraction>;
  close(): Promise<void>;
}

/**
 * Extracts on this machine with the parser, the engine and the limits of the server, configured by the process's
 * environment under `overrides`: no HTTP and no database. Throws `ConfigError`, and a plain error for a page range or
 * model that cannot be used.
 */
export async function openLocalExtractor(
  options: LocalExtractionOptions,
  overrides: Environment = {},
): Promise<LocalExtractor> {
  const { pages } = options;
  if (pages !== undefined && parsePageRange(pages) === null)
    throw new Error(`${JSON.stringify(pages)} is not a page range such as 1-3,7,-1.`);
  const config = loadConfig({ ...readEnvironment(), ...overrides });
  const closers = new Closers();
  try {
    const { concurrency, model } = options;
    const localPool = openLocalPool(config, concurrency, closers);
    const opened = await openLocalEngine(config, { model, localPool }, closers);
    const parser = openLocalParser(config, localPool, closers);
    await refuseInvalidRules(options, opened, AbortSignal.timeout(config.runTimeoutMs));
    return {
      extract: (path, signal) => extractFile(path, { options, config, parser, opened, signal }),
      close: () => closers.closeAll(),
    };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

/** Throws a plain error for rules that cannot be read. */
async function refuseInvalidRules(
  { definition, guidance }: LocalExtractionOptions,
  { pool }: StandaloneEngine,
  signal: AbortSignal,
): Promise<void> {
  const rules: readonly SchemaRule[] = guidance?.rules ?? [];
  if (rules.length === 0 && splitDerived(definition).derived.length === 0) return;
  const findings = await pool.run({ kind: 'lint-rules', definition, rules }, { signal, group: [] });
  const invalid = findings.filter(({ kind }) => kind === 'invalid');
  if (invalid.length === 0) return;
  const lines = invalid.map(({ path, message }) => `  ${path}: ${message}`);
  throw new Error(`The rules are not valid:\n${lines.join('\n')}`);
}

/** There is no workspace, and no table of one. */
const loadOwnRules = ({ definition, guidance = NO_GUIDANCE }: LocalExtractionOptions) =>
  loadRuleSet(
    { definition, guidance },
    { readTables: async () => NO_TABLES, workspaceId: '', today: timestamp(systemClock.now()).slice(0, 10) },
  );

interface FileTask {
  options: LocalExtractionOptions;
  config: Config;
  parser: Parser;
  opened: StandaloneEngine;
  signal: AbortSignal;
}

async function extractFile(path: string, task: FileTask): Promise<LocalExtraction> {
  const { options, config, parser, opened, signal } = task;
  const { definition, guidance, pages = null } = options;
  const nothing = { confidence: null, extractedData: null, evidence: [], lists: [], rules: [], warnings: [] };
  let timers: AttemptTimers | undefined;
  try {
    const { layout, drawPage } = await parseLocalFile(path, {
      config,
      parser,
      pages: options.pages,
      password: options.password,
      signal,
    });
    timers = startAttemptTimers(config.runTimeoutMs);
    const ruleSet = await loadOwnRules(options);
    const extracted = await opened.engine.extract({
      definition: splitDerived(definition).definition,
      layout,
      ...opened.target,
      access: opened.access,
      verify: false,
      ...(guidance && { guidance }),
      ruleSet,
      pagePicture: drawPage,
      signal: AbortSignal.any([signal, timers.deadline]),
      callDeadline: timers.callDeadline,
    });
    const { applyRules } = createSchemaTasks(opened.pool);
    const { extraction, rules } = await checkExtraction(extracted, ruleSet, applyRules, { signal });
    return {
      status: 'completed',
      ...opened.target,
      extractedData: extraction.extractedData,
      confidence: extraction.confidence,
      evidence: parseJsonText(extraction.evidence).map((one) => ({
        ...one,
        signs: (one.signs ?? []).map(describeSign),
      })),
      lists: extraction.lists ?? [],
      rules,
      warnings: [...(layout.warnings ?? []), ...warnAboutPages(pages, layout), ...extraction.warnings],
      errorCode: null,
      errorMessage: null,
      partialData: null,
    };
  } catch (error) {
    signal.throwIfAborted();
    const isTimeout = timers?.isTimeout(error) === true;
    if (!isTimeout && !(error instanceof ParseError || error instanceof ExtractionError)) throw error;
    const failure = isTimeout ? toFailure.timeout(config.runTimeoutMs, error) : toFailure.error(error);
    return { status: 'failed', ...opened.target, ...nothing, ...failure, partialData: failure.partialData ?? null };
  } finally {
    timers?.clear();
  }
}
