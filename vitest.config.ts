import { defineConfig } from 'vitest/config';

/** Tests that run on both databases: those of the whole service, and those of what differs between the two. */
const ON_BOTH = [
  'test/api/**/*.test.ts',
  'test/db/{going-back,migrations,table-scans,transactions}.test.ts',
  'test/jobs/{queue,queue-plans,run-attempts}.test.ts',
  'test/contract/{every-operation,pinned}.test.ts',
];

/**
 * Files, requests and models, in which the database plays no part: they run on SQLite only. Before a file is added,
 * others on both must send each of its statements.
 */
const ON_ONE = [
  'test/api/{assumed-residency,audit-operations,bad-files,batch-uploads,browsers,catastrophic-patterns}.test.ts',
  'test/api/{classify-places,infer-schema-models}.test.ts',
  'test/api/{definitions,document-charsets,document-files,erased-bytes,extraction,extraction-schemas}.test.ts',
  'test/api/{fair-parsing,fallback-chains,fallbacks,guide,heavy-schemas,infer-schema,large-bodies,logs}.test.ts',
  'test/api/{mcp-cancel,mcp-split,mcp-transport,memory-calibration,model-long-documents,model-misbehaviour}.test.ts',
  'test/api/{model-pictures,model-precedence,model-run-ends,model-rungs,multipart-clients,odd-texts}.test.ts',
  'test/api/{office-files,outside,packet-models,page-images,pdf-input,provider-addresses,provider-list}.test.ts',
  'test/api/{refused-keys,refused-uploads,request-bodies,request-limits,roles,rule-question,s3-files}.test.ts',
  'test/api/{scanned-documents,schema-guidance,schema-templates,slow-parsing,taught-bytes,traces}.test.ts',
  'test/api/{unlisted-models,vision-pages,webhook-redelivery}.test.ts',
];

/** Tests of what only PostgreSQL has. */
const ON_POSTGRES = [
  'test/blobs/postgres.test.ts',
  'test/db/postgres-messages.test.ts',
  'test/jobs/{backup-postgres,queue-schema,run-statements}.test.ts',
];

/**
 * Run again with more kills and more generated values by `npm run test:long`; files `*.long.test.ts` run only there.
 */
const LONG = [
  '**/*.long.test.ts',
  'cli/commands/{first-start,parse-command}.test.ts',
  'test/docs/{commands,programs}.test.ts',
  'test/api/{at-once,bad-files,catastrophic-patterns,full-disk,long-document}.test.ts',
  'test/api/{model-run-ends,webhook-redelivery}.test.ts',
  'test/corpus/odd-files.test.ts',
  'test/db/migrations.test.ts',
  'test/jobs/stop.test.ts',
  'server/extraction/schema/compile/round-trip-*.test.ts',
];

/**
 * Of whole programs, killed processes, and models with many or long documents: two fifths of the suite's time in a
 * twentieth of its files. `npm test` leaves them out, `npm test -- FILE` and `npm run test:slow` do not.
 */
const SLOW = [
  'cli/commands/{first-start,migrate-command,parse-command}.test.ts',
  'cli/contract/contract-check.test.ts',
  'cli/extract/extract-remote.test.ts',
  'cli/remote/privacy/privacy-commands.test.ts',
  'cli/split/split-{local,remote}.test.ts',
  'codegen/compat/{operation,request,response}-changes.test.ts',
  'sdk/test/{guides,memory-behaviour}.test.ts',
  'server/app/{evaluate,parsed-file,local/extracted-here,local/split-here,operator/stored-backups}.test.ts',
  'server/db/postgres/served-by-postgres.test.ts',
  'server/parsing/child/child-parser.test.ts',
  'server/extraction/pipeline/pipeline-{lists,speed}.test.ts',
  'server/parsing/drawing/draw-page-image.test.ts',
  'test/api/{at-once,audit-chain,batch-uploads,erased-bytes,erased-files,erased-models,failing-providers}.test.ts',
  'test/api/{full-disk,heavy-schemas,mcp-split,packet-models,pdf-input,pins,retention-load,reused-calls}.test.ts',
  'test/api/{schema-templates,slow-parsing,verify}.test.ts',
  'test/api/{infer-schema-models,large-bodies,model-run-ends}.test.ts',
  'test/api/{model-long-documents,model-misbehaviour,model-pictures,packet-costs,page-images}.test.ts',
  'test/api/{refused-keys,scanned-documents,splitter-evaluation-ends,vision-pages}.test.ts',
  'test/corpus/odd-files.test.ts',
  'test/db/going-back.test.ts',
  'test/docs/{commands,programs}.test.ts',
  'test/harness/postgres/provide-postgres.test.ts',
  'test/api/{s3-files,transfer}.test.ts',
  'test/jobs/{backup,crash,database-readers,drain,move-files,stop}.test.ts',
  'test/recorded/proposed-schemas.test.ts',
  'test/scripts/{mutants,setup}.test.ts',
];

/** The traffic of these is also validated by Prism, a proxy that is not ours. */
const THROUGH_PRISM = [
  'test/api/{api-keys,audit-log,document-resources,environments,extraction,extraction-schemas,fallbacks}.test.ts',
  'test/api/{metadata,page-ranges,provider-key-changes,provider-keys,reviews,run-cancellation,runs,schemas}.test.ts',
  'test/api/{usage,webhook-endpoints,workspaces}.test.ts',
  'sdk/test/*-behaviour.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    globalSetup: ['test/harness/postgres/postgres-setup.ts'],
    projects: [
      {
        extends: './vitest.shared.ts',
        test: {
          name: 'sqlite',
          include: [
            'server/**/*.test.ts',
            'cli/**/*.test.ts',
            'codegen/**/*.test.ts',
            'sdk/test/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: [...ON_POSTGRES, ...SLOW, '**/*.long.test.ts', '**/node_modules/**'],
          provide: { database: 'sqlite', scale: 'quick' },
        },
      },
      {
        extends: './vitest.shared.ts',
        test: {
          name: 'slow',
          include: SLOW,
          provide: { database: 'sqlite', scale: 'quick' },
        },
      },
      {
        extends: './vitest.shared.ts',
        test: {
          name: 'postgres',
          include: [...ON_BOTH, ...ON_POSTGRES],
          exclude: [...ON_ONE, '**/*.long.test.ts'],
          provide: { database: 'postgres', scale: 'quick' },
        },
      },
      {
        extends: './vitest.shared.ts',
        test: {
          name: 'prism',
          include: THROUGH_PRISM,
          globalSetup: ['test/harness/prism/prism-setup.ts'],
          provide: { database: 'sqlite', scale: 'quick' },
        },
      },
      {
        extends: './vitest.shared.ts',
        test: {
          name: 'long',
          include: LONG,
          testTimeout: 300_000,
          provide: { database: 'sqlite', scale: 'long' },
        },
      },
    ],
  },
});
