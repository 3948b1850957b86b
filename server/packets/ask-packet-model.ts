import type { Db } from '../db/database.ts';
import type { EnvironmentsService } from '../environments/service.ts';
import { AppError } from '../errors.ts';
import { ExtractionError, type ExtractionEngine, type ProviderAccess } from '../extraction/engine.ts';
import type { PageVote, SplitterRules } from '../extraction/child/schema-tasks.ts';
import { builtIn } from '../extraction/models/providers/built-in.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import { NO_LIMITS } from '../lib/people/workspace-roles.ts';
import type { Layout } from '../parsing/layout.ts';
import type { ProvidersService } from '../providers/service.ts';
import { cutWindows, guidePacket, joinVotes, packetQuestion, readVotes } from './packet-question.ts';
import type { AskedModel, Packet } from './repository.ts';

export interface AskDependencies {
  db: Db;
  engine: ExtractionEngine;
  environments: Pick<EnvironmentsService, 'getWritable' | 'getAllowedResidencies'>;
  providers: Pick<ProvidersService, 'resolve' | 'findForbiddenResidency'>;
  getAccess(model: ModelChoice): Promise<ProviderAccess>;
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
  { db, engine, environments, providers, getAccess }: AskDependencies,
  { packet, layout, rules, signal }: PacketQuestion,
): Promise<ModelAnswer | null> {
  if (packet.model === null || packet.model.startsWith(`${builtIn.id}/`)) return null;
  const [provider = '', ...rest] = packet.model.split('/');
  const asked: AskedModel = {
    provider,
    model: rest.join('/'),
    inputTokens: null,
    outputTokens: null,
    cost: null,
    note: null,
  };
  const answers: PageVote[][] = [];
  try {
    const environment = await environments.getWritable(db, packet.workspaceId, packet.env);
    const choice = await providers.resolve(db, callerOf(packet), environment, packet.model);
    const authorizeCall = async () => {
      const allowed = await environments.getAllowedResidencies(db, packet.environmentId);
      const forbidden = await providers.findForbiddenResidency(db, allowed, choice, choice);
      if (forbidden !== null) throw new ExtractionError('residency_not_allowed', forbidden.message);
    };
    const access = await getAccess(choice);
    for (const window of cutWindows(layout)) {
      const { extractedData, usage } = await engine.extract({
        definition: packetQuestion(rules),
        layout: window.layout,
        provider: choice.provider,
        model: choice.model,
        access,
        verify: false,
        guidance: guidePacket(rules),
        vision: 'never',
        authorizeCall,
        signal,
        group: [packet.createdBy, packet.workspaceId],
      });
      addUsage(asked, usage);
      answers.push(readVotes(window, extractedData));
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ExtractionError || error instanceof AppError)) throw error;
    if (error instanceof ExtractionError) addUsage(asked, error.usage);
    asked.note =
      `${packet.model} did not answer for all pages (${error.code}); ` +
      `the built-in engine decided the others. ${error.message}`;
  }
  return { votes: joinVotes(answers), asked };
}

function addUsage(
  asked: AskedModel,
  usage: Awaited<ReturnType<ExtractionEngine['extract']>>['usage'] | undefined,
): void {
  if (usage == null) return;
  asked.inputTokens = (asked.inputTokens ?? 0) + usage.inputTokens;
  asked.outputTokens = (asked.outputTokens ?? 0) + usage.outputTokens;
  if (usage.cost != null)
    asked.cost = { amount: (asked.cost?.amount ?? 0) + usage.cost.amount, currency: usage.cost.currency };
}
