import type { Db } from '../db/database.ts';
import type { DocumentParsing } from '../documents/parse-document.ts';
import type { EnvironmentsService } from '../environments/service.ts';
import { AppError } from '../errors.ts';
import { ExtractionError, type ExtractionEngine, type ProviderAccess } from '../extraction/engine.ts';
import type { PageVote, SplitterRules } from '../extraction/child/schema-tasks.ts';
import { builtIn } from '../extraction/models/providers/built-in.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import { NO_LIMITS } from '../lib/people/workspace-roles.ts';
import { addUsage, type CallUsage } from '../lib/models/call-usage.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { Layout } from '../parsing/layout.ts';
import type { ProvidersService } from '../providers/service.ts';
import { cutWindows, guidePacket, joinVotes, packetQuestion, readVotes, type PageWindow } from './packet-question.ts';
import type { UsageRecorder } from '../usage/record-usage.ts';
import type { SpendingLimit } from '../usage/spending-limit.ts';
import type { BudgetWatch } from '../usage/watch-budgets.ts';
import type { AskedModel, Packet } from './repository.ts';

export interface AskDependencies {
  db: Db;
  engine: ExtractionEngine;
  environments: Pick<EnvironmentsService, 'getWritable' | 'getAllowedResidencies'>;
  providers: Pick<ProvidersService, 'resolve' | 'findForbiddenResidency'>;
  getAccess(model: ModelChoice): Promise<ProviderAccess>;
  parsing: Pick<DocumentParsing, 'renderPage' | 'cutPages'>;
  spendingLimit: Pick<SpendingLimit, 'refuseExceeded'>;
  recordUsage: UsageRecorder;
  budgetWatch: Pick<BudgetWatch, 'runEnded'>;
}

export interface ModelAnswer {
  votes: PageVote[];
  asked: AskedModel;
}

interface PacketQuestion {
  packet: Packet;
  layout: Layout;
  rules: SplitterRules;
  signal: AbortSignal;
}

/** The user that created the packet pays for its calls. */
const callerOf = ({ createdBy }: Packet) =>
  ({ userId: createdBy, keyId: '', scope: 'write', limits: NO_LIMITS }) as const;

/**
 * Asks the model of a packet, window by window, where documents begin and of which category they are. Null for a packet
 * without a model, or with the built-in one. What the model does not answer is left to the built-in engine; the note
 * says why.
 */
export async function askPacketModel(
  dependencies: AskDependencies,
  question: PacketQuestion,
): Promise<ModelAnswer | null> {
  const { db, environments, providers } = dependencies;
  const { packet, layout, signal } = question;
  if (packet.model === null || packet.model.startsWith(`${builtIn.id}/`)) return null;
  const [provider = '', ...rest] = packet.model.split('/');
  const spending = new QuestionSpending();
  const answers: PageVote[][] = [];
  let note: string | null = null;
  try {
    const environment = await environments.getWritable(db, packet.workspaceId, packet.env);
    const choice = await providers.resolve(db, callerOf(packet), environment, packet.model);
    for (const window of cutWindows(layout, packet.vision)) {
      await dependencies.spendingLimit.refuseExceeded(db, packet.workspaceId);
      answers.push(readVotes(window, await askWindow(dependencies, question, { window, choice, spending })));
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ExtractionError || error instanceof AppError)) throw error;
    note =
      `${packet.model} did not answer for all pages (${error.code}); ` +
      `the built-in engine decided the others. ${error.message}`;
  }
  const { inputTokens = null, outputTokens = null, cost = null } = spending.usage ?? {};
  return {
    votes: joinVotes(answers),
    asked: { provider, model: rest.join('/'), inputTokens, outputTokens, cost, note },
  };
}

interface WindowQuestion {
  window: PageWindow;
  choice: ModelChoice;
  /** What all questions used; grows. */
  spending: QuestionSpending;
}

/** Asks about one window, and counts what that used, also if it fails. */
async function askWindow(
  { db, engine, environments, providers, getAccess, parsing, recordUsage, budgetWatch }: AskDependencies,
  { packet, layout, rules, signal }: PacketQuestion,
  { window, choice, spending }: WindowQuestion,
): Promise<JsonObject> {
  const { maxCost } = packet;
  const inPacket = (number: number) => layout.pages[window.first + number - 2];
  const count = async (usage: CallUsage | null): Promise<void> => {
    spending.add(usage);
    if (usage === null) return;
    await recordUsage(packet.workspaceId, choice, usage);
    budgetWatch.runEnded(packet.workspaceId);
  };
  let isCounted = false;
  try {
    const { extractedData, usage } = await engine.extract({
      definition: packetQuestion(rules),
      layout: window.layout,
      provider: choice.provider,
      model: choice.model,
      access: await getAccess(choice),
      verify: false,
      guidance: guidePacket(rules),
      vision: packet.vision,
      ...(maxCost !== null && { getCostLeft: () => maxCost - spending.amount }),
      // Each call is counted when it has ended: its answer is paid for, whatever comes after it.
      finishedCalls: {
        load: async () => new Map(),
        async save(_key, call) {
          isCounted = true;
          await count((call as { usage?: CallUsage | null }).usage ?? null);
        },
      },
      async authorizeCall() {
        const allowed = await environments.getAllowedResidencies(db, packet.environmentId);
        const forbidden = await providers.findForbiddenResidency(db, allowed, choice, choice);
        if (forbidden !== null) throw new ExtractionError('residency_not_allowed', forbidden.message);
      },
      async pagePicture(number, pictureSignal) {
        const page = inPacket(number);
        return page === undefined || page.width === 0
          ? null
          : parsing.renderPage(packet.documentId, page, pictureSignal);
      },
      pagesPdf(numbers, cutSignal) {
        const inFile = numbers.flatMap((number) => inPacket(number)?.number ?? []);
        return parsing.cutPages(packet.documentId, inFile, cutSignal);
      },
      signal,
      group: [packet.createdBy, packet.workspaceId],
    });
    if (!isCounted) await count(usage);
    return extractedData;
  } catch (error) {
    if (!isCounted && error instanceof ExtractionError && error.usage !== null) await count(error.usage);
    throw error;
  }
}

/** What the questions to a model used. */
class QuestionSpending {
  usage: CallUsage | null = null;
  /** Infinite once an answer has no known cost. */
  amount = 0;

  add(usage: CallUsage | null): void {
    this.amount += usage?.cost?.amount ?? Infinity;
    if (usage !== null) this.usage = addUsage(this.usage, usage);
  }
}
