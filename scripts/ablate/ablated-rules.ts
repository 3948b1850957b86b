import { TOPIC_FIELDS } from '../../server/extraction/reading/languages/topics.ts';
import { USUAL_COLUMNS, USUAL_FIELDS } from '../../server/extraction/reading/languages/usual-fields.ts';

/** A part of the built-in extractor that can be switched off. */
export type Rule = FunctionRule | LanguageRule;

/** A function, and the JavaScript expression that it gives in place of its result; `args` are its arguments. */
interface FunctionRule {
  name: string;
  /** In `server/extraction`. */
  file: string;
  function: string;
  without: string;
}

/** A part of the languages' objects as a path; an empty path is all. */
interface LanguageRule {
  name: string;
  languages: readonly string[];
  part: string;
}

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'];

/** The functions of one file. */
function of(file: string, functions: Record<string, string>): FunctionRule[] {
  const folder = file.split('/').at(1) ?? '';
  return Object.entries(functions).map(([name, without]) => ({
    name: `${folder.replace('.ts', '')}: ${name}`,
    file,
    function: name,
    without,
  }));
}

const FUNCTIONS: readonly FunctionRule[] = [
  ...of('local/candidates/unlabelled-values.ts', {
    proposeTitleCode: '[]',
    proposeUnlabelled: '[]',
    isOfDocument: 'false',
    tellingOf: 'undefined',
  }),
  ...of('local/candidates/asked-values.ts', { proposeAnswers: '[]' }),
  ...of('local/candidates/candidates.ts', { isShort: 'true', proposeAboveCaption: 'null' }),
  ...of('local/candidates/typed-values.ts', { ofPeriod: 'args[0]' }),
  ...of('local/candidates/labelled-texts.ts', {
    isPlainValue: 'true',
    isTail: 'false',
    endOf: 'args[0].cell.text.length',
  }),
  ...of('local/candidates/range-values.ts', { proposeRanges: '[]' }),
  ...of('local/candidates/unit-values.ts', { proposeByUnit: '[]' }),
  ...of('local/candidates/labelled-value.ts', { sideFactor: '1' }),
  ...of('local/candidates/neighbours.ts', {
    findTotalBelow: 'undefined',
    listCellsBelow: '[]',
    listCellsRight: '[]',
  }),
  ...of('local/candidates/paragraphs.ts', { readParagraphs: 'null', findEdge: '1' }),
  ...of('local/labels/contents-rows.ts', { findContentsRows: 'new Set()' }),
  ...of('local/labels/implied-fields.ts', { listShadowFields: '[]' }),
  ...of('local/labels/labels.ts', {
    joinHyphenated: 'null',
    beforeFactor: '1',
    saysWhichDocument: 'false',
  }),
  ...of('local/labels/aliases.ts', {
    periodOf: '[]',
    groupWeight: '0',
    parentConcepts: '[]',
    descriptionPhrases: '[]',
  }),
  ...of('local/labels/range-ends.ts', { edgeOf: 'null' }),
  ...of('local/labels/cut-headings.ts', { cutAtGaps: 'null' }),
  ...of('local/extract-locally.ts', { preferOwnWords: 'args[0]' }),
  ...of('local/parties/parties.ts', {
    proposeParties: '[]',
    readEnvelope: '[]',
    isParted: 'false',
    readLinesUnder: '[]',
  }),
  ...of('local/parties/party-blocks.ts', { findPartyBlocks: '[]' }),
  ...of('local/parties/letterhead.ts', {
    guessSender: '[]',
    withLineAbove: 'args[0]',
    addressFollows: 'false',
    readDomainStems: '[]',
  }),
  ...of('local/parties/people.ts', {
    proposePeople: '[]',
    proposeByRole: '[]',
    findCertified: '[]',
    findAboveContacts: '[]',
    findSigned: '[]',
  }),
  ...of('local/parties/role-lists.ts', {
    readRoleList: 'null',
    readAbove: '[]',
    readBelow: '[]',
    readTitled: '[]',
    isNumbered: 'false',
    endsList: 'false',
  }),
  ...of('local/prose/defined-parties.ts', {
    readDefinedParties: 'null',
    proposeDefinedParties: '[]',
    withoutAddress: 'args[0]',
    isKnownPhrase: 'false',
    describes: 'false',
  }),
  ...of('local/prose/prose-candidates.ts', { proposeFromProse: '[]', leaveOutUnits: 'args[0]' }),
  ...of('local/prose/durations.ts', { readDurations: '[]' }),
  ...of('local/prose/laws.ts', { readLaws: '[]' }),
  ...of('local/prose/governed-dates.ts', { judgeGovernance: '1' }),
  ...of('local/prose/yes-no-passages.ts', { ratePassage: 'null', isOtherSense: 'false' }),
  ...of('local/prose/employment.ts', { proposeEmployment: '[]' }),
  ...of('local/tables/row-numbers.ts', { leaveOutRowNumbers: 'args[0]' }),
  ...of('local/prose/letters.ts', { proposeFromLetter: '[]' }),
  ...of('local/prose/named-things.ts', { proposeNamedThings: '[]' }),
  ...of('local/prose/title.ts', { proposeTitles: '[]', proposeInstitutions: '[]' }),
  ...of('local/prose/running-text.ts', { isProse: 'false' }),
  ...of('local/totals/totals.ts', { confirmBySums: 'new Set()', findImpliedTotals: '[]' }),
  ...of('local/totals/crossings.ts', { proposeCrossings: '[]' }),
  ...of('local/totals/totals.ts', { findRoundedTotals: '[]' }),
  ...of('local/tables/journeys.ts', { readJourneys: 'null' }),
  ...of('local/tables/sections.ts', { readSections: 'null', splitByHeadings: 'null' }),
  ...of('local/tables/aligned-table.ts', { readAlignedTable: 'null', isParallel: 'false' }),
  ...of('local/tables/aligned-blocks.ts', { beginsTable: 'false' }),
  ...of('local/tables/aligned-blocks.ts', { cutAtSums: 'args[0]' }),
  ...of('local/tables/columns/range-columns.ts', { splitRange: 'null' }),
  ...of('local/tables/coded-rows.ts', { readCodedRows: 'null' }),
  ...of('local/labels/grouped-labels.ts', { findGroupedLabels: '[]' }),
  ...of('local/labels/agent-nouns.ts', { nameAgents: 'null' }),
  ...of('local/prose/first-line.ts', { proposeFirstLine: '[]' }),
  ...of('local/tables/label-blocks.ts', { readBlocks: 'null', addRest: 'args[0]', findTitle: 'null' }),
  ...of('local/tables/value-lists.ts', { readList: 'null', partsOf: '[]' }),
  ...of('local/tables/booking-rows.ts', { readBookingRows: 'null', completeSigns: 'args[0]' }),
  ...of('local/tables/titled-rows.ts', { readTitledRows: 'null' }),
  ...of('local/tables/columns/list-title.ts', { isListTitle: 'false' }),
  ...of('local/tables/item-rows.ts', { readItemRows: 'null', isPriceList: 'false' }),
  ...of('local/tables/single-item.ts', { readSingleItem: 'null' }),
  ...of('local/tables/columns/unnamed-columns.ts', { nameColumnByArithmetic: 'args[0]' }),
  ...of('local/tables/columns/unnamed-columns.ts', { nameRemainingColumns: 'args[0]' }),
  ...of('local/tables/draft-items.ts', { setCurrency: 'undefined' }),
  ...of('local/tables/summary-rows.ts', { isCarriedForward: 'false', isSummary: 'false' }),
  ...of('local/tables/tables.ts', {
    readTables: 'null',
    cutAtOtherList: 'args[0]',
    fillDown: 'undefined',
    hasOnlyTexts: 'false',
    isProse: 'false',
  }),
  ...of('local/tables/draft-items.ts', {
    filledLike: 'true',
    isSumOfColumns: 'false',
    completes: 'false',
    appendWrapped: 'undefined',
    readAsWritten: 'undefined',
  }),
  ...of('local/tables/columns/table-header.ts', {
    looksLikeHeadings: 'true',
    findLooseHits: '[]',
    findAbbreviated: 'undefined',
  }),
  ...of('local/choose-values.ts', { minProbability: '0' }),
  ...of('reading/categories.ts', { findCategoryWord: 'null', chooseCategory: 'args[0][0]' }),
  ...of('reading/booleans.ts', { readCheckedAnswer: '[]' }),
  ...of('reading/contact-details.ts', { readPhones: '[]', readPostalCodes: '[]' }),
  ...of('reading/dates.ts', { readDateTimes: '[]' }),
  ...of('reading/identifiers.ts', {
    readGroupedCode: 'null',
    readIbans: '[]',
    readIsins: '[]',
    readBics: '[]',
    readTaxIds: '[]',
  }),
  ...of('reading/tokens.ts', { joinInitials: 'args[0]', spellOutUmlauts: 'args[0]', readCompound: 'undefined' }),
];

const PARTS = [
  'recipientWords',
  'ordinals',
  'datePrefixes',
  'timePrefixes',
  'rangeWords',
  'quantityUnits',
  'summaryRowStarts',
  'rounding',
  'carriedForward',
  'partyNameLabels',
  'partyAddressLabels',
  'legalForms',
  'documentTitles',
  'titlePrefixes',
  'greetings',
  'notSenderName',
  'notAddress',
  'afterAddress',
  'streetWords',
  'streetEndings',
  'countries',
  'honorifics',
  'moreNames',
  'representation',
  'opponents',
  'nameEnds',
  'ownerPrefixes',
  'ownerNouns',
  'alternatives',
  'clauseEnds',
  'moneyDescriptions',
  'weakLabels',
  'shortForms',
  'stopWords',
  'partyHeadings',
  'roles',
];

const PROSE = ['titles', 'numbers', 'timeUnits', 'synonyms', 'laws', 'nationalLaw', 'calls', 'between', 'partyFields'];

export const RULES: readonly Rule[] = [
  ...FUNCTIONS,
  ...LANGUAGES.map((code) => inLanguages(`language: ${code}`, '', [code])),
  ...PARTS.map((part) => inLanguages(`words: ${part}`, part)),
  ...PROSE.map((part) => inLanguages(`prose: ${part}`, `prose.${part}`)),
  inLanguages('words: topics', 'topics'),
  ...[...USUAL_FIELDS, ...USUAL_COLUMNS].map((one) => inLanguages(`labels: ${one}`, `labels.${one}`)),
  ...TOPIC_FIELDS.map((one) => inLanguages(`topic labels: ${one}`, `topics.labels.${one}`)),
];

function inLanguages(name: string, part: string, languages = LANGUAGES): LanguageRule {
  return { name, languages, part };
}
