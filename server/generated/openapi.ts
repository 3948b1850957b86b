// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller
         * @description Returns the user that the API key belongs to, with the plan. A good first request to try a key with.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's API keys
         * @description Returns the keys of the caller, newest first, each with a masked form of its secret and its last use.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make an API key
         * @description Makes a key for the caller. A key that is limited to a workspace, an environment or a role works for what is inside of these limits only: it can make no keys, workspaces, provider keys, members or invites. The answer is the only one that ever carries the secret, in `key`: the server keeps nothing but a hash of it.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Revokes a key of the caller at once; it may be the one that the request is made with.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workspaces
         * @description Returns the workspaces that the caller owns or is a member of, newest first.
         */
        get: operations["listWorkspaces"];
        put?: never;
        /**
         * Create a workspace
         * @description Creates a workspace, owned by the caller, with its environments production, staging and development. Without `slug` one is derived from `name` (`Müller & Söhne` gives `mueller-soehne`), with `-2`, `-3`, … where it is taken.
         */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * Get a workspace
         * @description Returns one workspace that the caller owns or is a member of.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        /**
         * Delete a workspace
         * @description Removes the workspace and everything under it: environments, schemas, documents, runs and webhooks. This cannot be undone. Only the owner may do it.
         */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        /**
         * Change a workspace
         * @description Changes the name, the description or both. The slug never changes. Only the owner may do it.
         */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/workspaces/{slug}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * List members
         * @description Lists the users that may work in the workspace, including the owner, newest first.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Add a member
         * @description Lets another user of the service work in the workspace, in a role. The user finds the identifier to give with `GET /me`. Adding somebody who is a member already changes nothing, not the role either. Only an owner may do it, with an API key that is not limited.
         */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Identifier of the user.
                 * @example usr_01kb2m4t9qf5x8v3n7c6d1e0ab
                 */
                userId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Ends the membership at once; what the member created stays. Webhook endpoints whose URL the member chose or which the member activated, last, are deactivated (`member_removed`). Only an owner may do it, and who created the workspace cannot be removed (403).
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description Gives a member another role, which counts from the next request on. Only an owner may do it, with an API key that is not limited. Who created the workspace stays its owner (403).
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/workspaces/{slug}/invites": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * List invites
         * @description Lists the invites that still work, newest first, without their links. Only the owner may do it.
         */
        get: operations["listInvites"];
        put?: never;
        /**
         * Invite a person
         * @description Makes a link for a person who has no account yet. Whoever follows it chooses a name and a password or a passkey, and is a member with this role. A user who is signed in joins instead. The link works once and until `expiresAt`, a week by default (`EXCERPT_INVITE_HOURS`). The answer is the only one that carries it, in `url`; send it yourself, since the server sends no mail. Only the owner may do it.
         */
        post: operations["createInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the invite.
                 * @example inv_01kb2m4t9qf5x8v3n7c6d1e0ab
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invite
         * @description The link stops working at once. Only the owner of the workspace may do it.
         */
        delete: operations["deleteInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/environments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * List environments
         * @description Returns the three environments of the workspace, in the order production, staging, development.
         */
        get: operations["listEnvironments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/environments/{envSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Slug of the environment; `production`, `staging` or `development`.
                 * @example production
                 */
                envSlug: string;
            };
            cookie?: never;
        };
        /**
         * Get an environment
         * @description Returns one environment with the provider key and model that it is bound to, and in `resolved` what its extractions use.
         */
        get: operations["getEnvironment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an environment
         * @description Changes the fields that are sent and keeps the others. The `providerKeyId` and the `model` that result must
         *     fit together:
         *
         *     - `providerKeyId: null` needs `model: null`: the environment is back at the system fallback.
         *     - `model: null` with a key inherits the key's `defaultModel`.
         *     - A `model` must be one of the `models` of the key's provider in `GET /providers`, or of those that the provider lists
         *       for the key. With `anyModel`, every model is allowed.
         *
         *     The caller must own the workspace and the provider key; the key of another user is 404. All members then extract with it
         *     in the environment. `verify`, `retentionDays`, `allowedResidencies` and `fallbacks` are independent of the pair.
         *
         *     `fallbacks` are asked in their order when a provider is out of reach, overloaded, refuses the document or has a context
         *     that is too short. One with another residency is left out, unless `allowedResidencies` lists it. A request that names a
         *     `model` has no fallbacks. The run lists in `providers` each provider that saw the document.
         *
         *     `retentionDays` is the age, by `createdAt`, at which the content of documents and the data of runs is erased. A change also
         *     applies to those that exist, within minutes. What was erased does not come back.
         *
         *     `keepPrompts` keeps what models are sent and answer, encrypted, for `promptRetentionDays`: see `GET /runs/{id}/calls`.
         *     Switched off, no more is kept, and what was kept stays until its days are over.
         */
        patch: operations["updateEnvironment"];
        trace?: never;
    };
    "/workspaces/{slug}/infer-schema": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose a schema for documents
         * @description Proposes a definition for 1 to 20 documents of one kind, and stores nothing. To use it, create a schema with it.
         *
         *     **Documents**: stored ones of the environment by `documentIds`, or `samples` that are sent along and not stored.
         *     Together they are at most 20.
         *
         *     **Proposal**: the built-in extractor compares the documents with the schema templates, and adds their labelled values and tables.
         *     Every value may be null, since a document may lack it. The definition is one that the service accepts; `warnings` are those
         *     of the lint operation.
         *
         *     **Wish**: `wish` says what is wanted, in words, as `the invoice number, the total and the due date`.
         *
         *     **Model**: `model`, else the model of the environment, else the system fallback, with the rules of runs for
         *     keys, residency and fallbacks. When no model answers, the proposal is that of the built-in extractor, and `notes`
         *     say why.
         */
        post: operations["inferSchema"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List schema templates
         * @description Returns the starting schemas: definitions for usual kinds of documents, to copy and change. Each comes with a document to try it on. The order is fixed.
         */
        get: operations["listSchemaTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema-templates/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the template, such as `invoice`.
                 * @example identity-document
                 */
                key: components["parameters"]["TemplateKey"];
            };
            cookie?: never;
        };
        /**
         * Get a schema template
         * @description Returns one starting schema with its definition.
         */
        get: operations["getSchemaTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema-templates/{key}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the template, such as `invoice`.
                 * @example identity-document
                 */
                key: components["parameters"]["TemplateKey"];
            };
            cookie?: never;
        };
        /**
         * Download the document of a schema template
         * @description Returns a fictitious document of the template's kind, to upload and extract from.
         */
        get: operations["getSchemaTemplateDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rule-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sets of rules
         * @description Returns ready sets of rules, such as the arithmetic of EN 16931, to take over into a schema with the fields that they read. The order is fixed.
         */
        get: operations["listRuleSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/lookups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * List the lookups
         * @description Lists the tables of the workspace by their keys, without their rows.
         */
        get: operations["listLookups"];
        put?: never;
        /**
         * Create a lookup
         * @description Stores a CSV file as a table that rules look values up in: `lookup("vendors", "vatId", seller.vatId)`. The first row names the
         *     columns. Cells are separated by commas, semicolons or tabs, and the text is UTF-8 or Windows-1252. A column whose cells are
         *     all numbers like `1234.5` is a column of numbers; an empty cell is a missing value. Up to 100,000 rows, 100 columns and 20 MiB.
         */
        post: operations["createLookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/lookups/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the lookup.
                 * @example vendors
                 */
                key: components["parameters"]["LookupKey"];
            };
            cookie?: never;
        };
        /**
         * Get a lookup
         * @description Returns a table of the workspace, without its rows.
         */
        get: operations["getLookup"];
        /**
         * Replace a lookup
         * @description Replaces the columns and all rows at once by those of a CSV file, and increases `version`; `changes` counts the rows that are new and gone. A run uses either the rows before or those after, and its `lookups` say which. The rows of the last ten versions are kept.
         */
        put: operations["replaceLookup"];
        post?: never;
        /**
         * Delete a lookup
         * @description Deletes a table of the workspace with its versions. While the latest or a pinned version of a schema uses it, it is 409 `in_use`, and `message` names the schemas. Only the owner may do this.
         */
        delete: operations["deleteLookup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/lookups/{key}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the lookup.
                 * @example vendors
                 */
                key: components["parameters"]["LookupKey"];
            };
            cookie?: never;
        };
        /**
         * List the rows of a lookup
         * @description Lists the rows of a table in the order of its file, or those with a text in one of their cells. Rows of an earlier version are kept for the last ten versions.
         */
        get: operations["listLookupRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/lookups/{key}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the lookup.
                 * @example vendors
                 */
                key: components["parameters"]["LookupKey"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a lookup
         * @description Lists the versions of a table, the latest first.
         */
        get: operations["listLookupVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * List schemas
         * @description Returns the schema families of the workspace, newest first. All environments share them.
         */
        get: operations["listSchemas"];
        put?: never;
        /**
         * Create a schema or a new version
         * @description - A new `schemaKey` creates a schema family with version 1.
         *     - An existing `schemaKey` with a changed definition creates the next version.
         *     - An existing `schemaKey` with its latest definition creates no version; only `name` and `description` are updated.
         *
         *     `instructions`, `examples`, `parameters` and `rules` belong to the version: a change of them creates the next one, too.
         *
         *     Definitions are compared by a hash of their canonical JSON (RFC 8785). The order of keys and white space do not
         *     create a version.
         */
        post: operations["createSchema"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * Get a schema
         * @description Returns one schema family. Its definitions are listed under `…/versions`.
         */
        get: operations["getSchema"];
        put?: never;
        post?: never;
        /**
         * Delete a schema
         * @description Deletes the schema with all of its versions, documents and runs, in every environment. Runs of other schemas that use its documents are deleted with these documents: while there are any, the answer is 409 `in_use`, unless `cascade` is true. While a run of the schema or over its documents is active, or a batch of the schema is processing, the answer is 409 in any case. Only the owner of the workspace may delete a schema.
         */
        delete: operations["deleteSchema"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a schema
         * @description Returns the versions with their definitions, highest `versionNumber` first.
         */
        get: operations["listSchemaVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/versions/{versionNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
                /**
                 * @description Number of the version, starting at 1.
                 * @example 1
                 */
                versionNumber: number;
            };
            cookie?: never;
        };
        /**
         * Get a version of a schema
         * @description Returns one version with its definition. Versions are immutable.
         */
        get: operations["getSchemaVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/lint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["NewSchemaKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lint a definition
         * @description Returns warnings about a definition without storing it: optional fields that are not nullable, missing descriptions, vague names, and constraints that the strict mode of a provider does not support. The schema need not exist. An invalid definition is 422, as it is when a schema is created.
         */
        post: operations["lintSchema"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/rules/try": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try rules on stored runs
         * @description Checks rules with the data of the newest completed runs of a schema in one environment, as they were extracted. Nothing is stored,
         *     and the runs stay as they are. A rule that cannot be read is 422, with its place. `today()` is the day on which a run ended. Derived
         *     fields of the definition are filled again, with the tables as they are now. A trial gives at most 5,000 results and reads data of
         *     at most 20 million characters: with many rules or large data, it tries fewer runs than `limit`.
         */
        post: operations["tryRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/rules/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check rules with data
         * @description Says what the rules of a version say of data that are sent, such as those of a run while a person corrects them, and fills derived
         *     fields with the tables as they are now. Nothing is stored. The data need not fit the definition; what a rule cannot compare is
         *     unknown. More steps than a run may take are not taken either.
         */
        post: operations["checkRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * List documents
         * @description Returns the documents of a schema in one environment, newest first, each with its whole text. `content=false` leaves the text out, which makes the answer much smaller. `query` searches names and texts.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Upload a document
         * @description Stores a document in an environment, under a schema, without extracting from it. Either
         *
         *     - `multipart/form-data` with the file in the part `file`. The part's file name becomes `originalFilename`, and the
         *       `name` too unless a part `name` says otherwise. The kind of file is recognised by its bytes, not its name. The
         *       charset of a text is that of its byte-order mark, else UTF-8 or UTF-16 where it is that, else the `charset` of
         *       the part's `Content-Type`, else it is guessed, and `warnings` say so; or
         *     - `application/json` with `name` and the text in `content`, which is plain text unless `mimeType` says otherwise.
         *
         *     The document is `received` at once and parsed soon after. With `pages`, only these pages are parsed. `password`
         *     opens a protected PDF; without it, or with a wrong one, the document fails with `document_encrypted`.
         */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/documents/upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Does the same as creating a document with a `multipart/form-data` body. It is for generated clients that support only one content type for each operation.
         */
        post: operations["createDocumentUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/documents/{id}/extract": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["NewSchemaKey"];
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extract from a document
         * @description Starts a run for the document in the path and returns immediately. Read the result with `GET /runs/{runId}?wait=30`. The fields have the same meaning as in the extract request. Without a body, or with an empty object, the run uses the latest version of the schema and the model of the environment.
         */
        post: operations["extractDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/extract": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["NewSchemaKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extract from a stored or a new document
         * @description Starts a run and returns immediately. Read the result with `GET /runs/{runId}?wait=30`.
         *
         *     **Document**: exactly one of `documentId`, `name` with `content` (JSON), or `file` (multipart; `name` defaults to
         *     the file name). `content` and `file` create a document. A document of another environment is 404.
         *
         *     **Schema**: without `schema`, the latest version of the schema in the path, or the version `versionNumber`.
         *     With `schema`, this definition. The schema and the version are created if they do not exist, with `schemaName`
         *     and `description`. `schema` and `versionNumber` are mutually exclusive. `instructions`, `examples`, `parameters` and `rules` go
         *     with `schema` and belong to its version, as in `POST /schemas`: without `schema`, the version's own apply.
         *
         *     **Pages**: `pages` limits what is parsed of a new document, and what is read of a stored one. `password` opens a
         *     protected PDF in `file`; without it, or with a wrong one, the run fails with `document_encrypted`.
         *
         *     **Samples**: `samples` asks a model several times, so that confidence tells what it is unsure of.
         *
         *     **Model**: `model`, else the model of the environment, else the system fallback.
         *
         *     The request is atomic: the document, the schema version and the run are created together or not at all.
         */
        post: operations["extract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/extract/upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["NewSchemaKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extract from a file
         * @description Does the same as the extract request with a `multipart/form-data` body. It is for generated clients that support only one content type for each operation. `file` creates a document.
         */
        post: operations["extractUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * List runs
         * @description Returns the runs of a schema in one environment, newest first unless `sort` says otherwise. Filters are combined.
         */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * List exports
         * @description Returns the exports of a schema in one environment, newest first.
         */
        get: operations["listExports"];
        put?: never;
        /**
         * Create an export
         * @description Chooses completed runs of a schema and remembers that they are exported: `exportedAt` of `GET …/runs` and its filter `exported`.
         *     `GET /exports/{id}/results` then downloads them, as often as needed.
         *
         *     `runIds` names the runs, in the order of the table. `filter` takes all that match, in the order in which they were created. Without
         *     both, all completed runs are taken. A run that a review has approved is exported as approved.
         *
         *     An export has at most 10,000 runs.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * List batches
         * @description Returns the batches of a schema in one environment, newest first. Filters are combined.
         */
        get: operations["listBatches"];
        put?: never;
        /**
         * Create a batch
         * @description Creates a batch of up to 10,000 documents of the environment. With `documents` it starts at once, unless `start` is false.
         *     Without them it is `open`: add documents with `POST /batches/{id}/documents`, then `POST /batches/{id}/start`.
         *
         *     The schema version and the model are chosen now, for all documents. Each document becomes a run of its own, with lower priority
         *     than other runs: a batch uses what these leave idle, and one slot of each server is never used by batches. Waiting documents do
         *     not count as pending runs, so that a batch is never refused with `queue_full`.
         *
         *     With a `splitter`, each document becomes a packet, whose parts have runs: documents are stacks, and a batch is done once all of them are
         *     split or wait for a person.
         *
         *     The request is atomic: if one of the documents does not exist, no batch is created, and `details` names it.
         */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/datasets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * List data sets
         * @description Returns the data sets of a schema in one environment, newest first.
         */
        get: operations["listDatasets"];
        put?: never;
        /**
         * Create a data set
         * @description Creates an empty data set of a schema in one environment. With `collect`, the data of each review that is approved from then on
         *     becomes a labelled item.
         */
        post: operations["createDataset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/evaluations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * List evaluations
         * @description Returns the evaluations of a schema in one environment, newest first. Filters are combined.
         */
        get: operations["listEvaluations"];
        put?: never;
        /**
         * Evaluate a version
         * @description Extracts from every document of a frozen version of a data set and scores the data. Its runs have the priority of batches, are in no
         *     list of runs unless `evaluationId` is asked for, need no review and cause no event but `evaluation.completed`. What an earlier
         *     evaluation of the same version with the same model has answered is not asked again, unless `fresh` is true; the built-in
         *     extractor always runs.
         *
         *     Without `datasetVersion` it is the latest one; a data set without a version is frozen first. With `dryRun` nothing is stored: the
         *     answer is 200 with what the evaluation would take.
         */
        post: operations["createEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * Get the pinned version
         * @description Returns the version of a schema that one environment serves. Nothing is pinned until it is set.
         */
        get: operations["getPin"];
        /**
         * Pin a version
         * @description Sets the version that extractions and batches take in one environment if they name none; null for the latest. A field `gate` that is
         *     left out keeps the gate; setting another gate is the owner's.
         *
         *     With a gate, a version is pinned only if a completed evaluation of it on the gate's data set, with the model that the environment
         *     serves, meets every condition; otherwise it is 409 `gate_failed`, with one detail a condition. The owner may `override` it with a
         *     reason, which the audit log keeps. Without `evaluationId` the newest such evaluation counts.
         */
        put: operations["updatePin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/memory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * Get the memory of a schema
         * @description Returns whether extractions by a schema use the memory in one environment, how many examples it has, and what it gained when it was
         *     last measured.
         */
        get: operations["getMemory"];
        /**
         * Switch the memory on or off
         * @description With `on`, extractions by the schema in the environment use its examples, from the next run on. Examples are kept whether it is on
         *     or off: they come from approved reviews and from labelled items of data sets, and go with their documents.
         */
        put: operations["updateMemory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/memory/measure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Measure what the memory gains
         * @description Evaluates a data set of the schema with the memory: each document is extracted without its own example and without those of its
         *     near duplicates. Without an evaluation of the same frozen version without the memory, that one is started too. Both together are
         *     the `gain` of the memory; `compare` shows it by field, with margins.
         */
        post: operations["measureMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/memory/examples": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * List the examples of the memory
         * @description Returns the examples of a schema in one environment, newest first. They are kept small, see `kept`.
         */
        get: operations["listMemoryExamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * Get the usage of a month
         * @description Answers how many runs of the workspace ended in a month (UTC), their tokens and their cost, by provider and model. Deleted and expired runs are counted.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/budget": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * Get the budget of a workspace
         * @description Returns the limits of a workspace for a month (UTC), and what its runs have used of them in the current one.
         */
        get: operations["getBudget"];
        /**
         * Set the budget of a workspace
         * @description Replaces both limits; one that is left out or null is removed. The change holds from the next request on, also on other servers.
         *
         *     At 80 % and at 100 % of a limit, endpoints for webhooks receive `budget.warning` and `budget.exceeded`, each once a month for
         *     each value of a limit. At 100 %, new extractions, reruns, starts of batches, evaluations, proposals of schemas and packets that
         *     are to be extracted are refused with 402 `budget_exceeded`. Accepted runs finish; documents of batches and evaluations that have
         *     started wait for the next month, or until the limit is raised.
         */
        put: operations["updateBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/review-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        /**
         * Get review settings
         * @description Returns when runs of a schema need a review in one environment.
         */
        get: operations["getReviewSettings"];
        /**
         * Set review settings
         * @description Sets when a completed run of a schema needs a review in one environment: when any of the conditions holds. A field that is
         *     left out is unset. A path that the schema's latest version does not describe is 400. The settings apply to runs that complete
         *     afterwards; `POST …/review-settings/apply` applies them to stored ones.
         */
        put: operations["updateReviewSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/schemas/{schemaKey}/review-settings/apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply review settings to stored runs
         * @description Looks at the newest 1,000 completed runs of a schema in one environment, and begins the reviews of those that meet a condition
         *     of the settings. A run that has a review keeps it. With `dryRun` nothing is begun, and `settings` can be tried before they are
         *     set.
         */
        post: operations["applyReviewSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * List reviews
         * @description Returns the reviews of one environment, newest first. Filters are combined.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/splitters": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * List splitters
         * @description Returns the splitters of a workspace, newest first, each with its latest version.
         */
        get: operations["listSplitters"];
        put?: never;
        /**
         * Create a splitter, or a version of one
         * @description A splitter says which kinds of documents a packet may have, in your own words. With a new `key`, it is created; with the key of
         *     one that exists, different content becomes its next version, and equal content changes nothing.
         */
        post: operations["createSplitter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/splitters/{splitterKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the splitter in its workspace.
                 * @example mail
                 */
                splitterKey: components["parameters"]["SplitterKey"];
            };
            cookie?: never;
        };
        /**
         * Get a splitter
         * @description Returns a splitter with its latest version.
         */
        get: operations["getSplitter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/splitters/{splitterKey}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the splitter in its workspace.
                 * @example mail
                 */
                splitterKey: components["parameters"]["SplitterKey"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a splitter
         * @description Returns the versions of a splitter, newest first. A version never changes.
         */
        get: operations["listSplitterVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/splitters/{splitterKey}/evaluations": {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the splitter in its workspace.
                 * @example mail
                 */
                splitterKey: components["parameters"]["SplitterKey"];
            };
            cookie?: never;
        };
        /**
         * List evaluations of a splitter
         * @description Returns the evaluations of a splitter in one environment, newest first, without their packets.
         */
        get: operations["listSplitterEvaluations"];
        put?: never;
        /**
         * Evaluate a splitter
         * @description Splits packets that people approved once more, by a version of the splitter, and counts what it finds as they did. Nothing of it is
         *     stored but the counts: no packet changes, and no part becomes a document. What people approved of a packet teaches nothing while that
         *     packet is split.
         *
         *     With `model`, that model is asked as well, and its calls count in the usage and the budget of the workspace.
         */
        post: operations["createSplitterEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/splitters/{splitterKey}/evaluations/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the splitter in its workspace.
                 * @example mail
                 */
                splitterKey: components["parameters"]["SplitterKey"];
                /**
                 * @description Identifier of the evaluation.
                 * @example spe_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get an evaluation of a splitter
         * @description Returns an evaluation with its figures and its packets.
         */
        get: operations["getSplitterEvaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/splitters/{splitterKey}/evaluations/{id}/cancel": {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the splitter in its workspace.
                 * @example mail
                 */
                splitterKey: components["parameters"]["SplitterKey"];
                /**
                 * @description Identifier of the evaluation.
                 * @example spe_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an evaluation of a splitter
         * @description Stops an evaluation that is not final. The packets that were counted stay counted.
         */
        post: operations["cancelSplitterEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/classify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a document is
         * @description Says of which kind a single document is, how sure that is, and why. Nothing is stored. The built-in engine reads the first 5 pages.
         *
         *     **Kinds**: the categories of `splitter`. Without one, the schemas of the workspace by their names, descriptions and fields; where
         *     none of them fits, the schema templates that the workspace does not have.
         *
         *     A file is sent as multipart form data, a text as `content`, and a stored document by `documentId`.
         */
        post: operations["classify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/packets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * List packets
         * @description Returns the packets of one environment, newest first, without their pages.
         */
        get: operations["listPackets"];
        put?: never;
        /**
         * Split a packet
         * @description Accepts a file with several documents, or a document that is stored already, and splits it by a splitter: the built-in engine finds
         *     where documents begin and of which category each is. Each part becomes a document of the environment, under the schema of its
         *     category, with `packetId`, `packetPages`, and a PDF of its pages as its file. Parts without a schema, and the file of the packet, are
         *     kept under the schema `packets`, which is made for them.
         *
         *     With `model`, that model is asked as well, with the text of the pages and their neighbours, and with pictures of scanned pages if it
         *     sees (`vision`). Its answer counts beside the signs of the built-in engine, and loses where page numbers say otherwise; if it fails,
         *     the built-in engine decides. `asked` says what it cost. That counts in the usage and the budget of the workspace: the model is not
         *     asked about more pages once the budget is spent, or where an answer could exceed `maxCost`.
         *
         *     Categories learn from the documents that they name as `examples`, from the parts of earlier packets that people approved, and from
         *     the documents that are stored under their schemas, as long as these exist.
         *
         *     With `extract`, a run is started for each part whose category has a schema. A packet with a part below `reviewBelow` of its splitter
         *     waits: `PATCH /packets/{id}` corrects it, and `POST /packets/{id}/approve` decides it.
         *
         *     A packet has up to 1,000 pages (`EXCERPT_MAX_PAGES`), as every document. A file with more is refused with 413 `too_many_pages`: cut it,
         *     or upload it as a document with `pages`, and split that document. Its parts keep the page numbers of the file.
         */
        post: operations["createPacket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the packet.
                 * @example pkt_01kb2m4t9qf5x8v3n7c6d1e0pa
                 */
                id: components["parameters"]["PacketId"];
            };
            cookie?: never;
        };
        /**
         * Get a packet
         * @description Returns a packet with its parts and pages. With `wait`, the request is held open until the packet is final or needs a review, or the
         *     time has passed, and returns the packet in its current state.
         */
        get: operations["getPacket"];
        put?: never;
        post?: never;
        /**
         * Delete a packet
         * @description Deletes a packet with its parts, their runs and its file. A document that was stored before the packet is kept. Only the owner of the
         *     workspace may delete a packet.
         */
        delete: operations["deletePacket"];
        options?: never;
        head?: never;
        /**
         * Correct a packet
         * @description Replaces the parts of a packet that waits for a person. Parts need not be contiguous, and pages may be left out. With `revision`, the
         *     correction is refused if another person was faster.
         */
        patch: operations["updatePacket"];
        trace?: never;
    };
    "/packets/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the packet.
                 * @example pkt_01kb2m4t9qf5x8v3n7c6d1e0pa
                 */
                id: components["parameters"]["PacketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a packet
         * @description Decides the parts of a packet that waits for a person. They become documents then, and runs if `extract` was asked for. With
         *     `revision`, the approval is refused if another person changed the parts meanwhile.
         */
        post: operations["approvePacket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packets/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the packet.
                 * @example pkt_01kb2m4t9qf5x8v3n7c6d1e0pa
                 */
                id: components["parameters"]["PacketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a packet
         * @description Stops a packet that is not final. Parts that are documents already are kept.
         */
        post: operations["cancelPacket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * Get a document
         * @description Returns one document with its text, once that is parsed, and the data of its newest completed run.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description Deletes the document with its file, its runs, and their content in webhook deliveries and in answers that are stored for repeats. Refused with 409 while runs of it are active, and with 403 in a locked environment. Only the owner of the workspace may do it.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * Download a document
         * @description Returns the bytes that were uploaded, with their media type and, in `Content-Disposition`, the original file name. A single byte range may be asked for with `Range`.
         */
        get: operations["getDocumentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/layout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * Get the layout of a document
         * @description Returns the document as extraction reads it: pages, lines, words with their boxes, tables. A document that is still `received` is parsed first, which can take a while. A document that cannot be parsed is answered with 422 and the code of its `errorCode`.
         */
        get: operations["getDocumentLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a region of a page
         * @description Returns the words in a box of a page: those whose centre is in it, in reading order. With `schema`, the JSON Schema of a field,
         *     `value` is the text brought into the field's type and format; it is null where the text has no such value or more than one
         *     meaning. A page without geometry has no words with boxes.
         */
        post: operations["readDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/pages/{pageNumber}/image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description Number of the page, from 1, as in the layout.
                 * @example 1
                 */
                pageNumber: number;
            };
            cookie?: never;
        };
        /**
         * Get a picture of a page
         * @description Returns a page as extraction reads it, upright, as WebP or PNG. The boxes of the layout and of evidence are fractions of this
         *     picture. Sheets, slides, mails and texts, which have no picture of their own, show their lines.
         *
         *     `format` chooses the format, without it `Accept` does. A document that is still `received` is parsed on the spot, so that this
         *     may take a while; one that cannot be parsed is 422. A scan on which no text was found has pictures all the same. A page that
         *     the document does not have, or that its `pages` leave out, is 404.
         */
        get: operations["getDocumentPageImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Get a run
         * @description Returns one run. With `wait`, the request is held open until the run is final or the time has passed, and returns the run in its current state. This replaces polling.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        /**
         * Delete a run
         * @description Deletes a run and its data. The document is kept. A run that is not final is 409: cancel it first. A run of a locked environment is 403. Only the owner of the workspace may delete a run.
         */
        delete: operations["deleteRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run
         * @description Cancels a pending or processing run. Its status becomes `cancelled` immediately. A final run is 409.
         */
        post: operations["cancelRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{id}/rerun": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rerun a run
         * @description Starts a new run with the same document, schema version and model. The original run does not change. A run that failed or was cancelled keeps the answers that it has paid for, and the new run asks only what is missing: `reusedCalls` counts them. Answers that failed the run are asked for again.
         */
        post: operations["rerunRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * List the calls of a run
         * @description Answers each request that was sent to a model for the run, in the order in which they were sent, with what is needed to
         *     send it again. Requests that failed or were repeated are listed too. A run of the built-in extractor has none, and answers
         *     that a rerun took over are listed with the run that asked for them.
         *
         *     `request` and `response` are null unless the environment had `keepPrompts` when the call was made, and again when
         *     `promptRetentionDays` have passed, or the document has expired. In them, each picture and PDF file is replaced by its
         *     media type, size and SHA-256, and the secret of the provider key by `[secret]`. One of more than 1 MiB is not kept. Exports
         *     of a workspace do not have them.
         *
         *     Only the owner of the workspace may read the calls.
         */
        get: operations["listRunCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Follow a run
         * @description Streams server-sent events: first the current status, then every change of status and every progress step. The
         *     stream closes after the final status. The name of an event is its `type`; its data is one line of JSON, a
         *     `RunEvent` (the schema below). Comment lines keep the connection alive.
         *
         *     ```text
         *     event: status
         *     data: {"type":"status","runId":"run_01kb2m4t9qf5x8v3n7c6d1e0ja","status":"processing", …}
         *     ```
         */
        get: operations["streamRunEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Get a review
         * @description Returns the review of a run, with its corrections. A run without a review is 404.
         */
        get: operations["getReview"];
        put?: never;
        /**
         * Request a review
         * @description Asks for a review of a completed run, whatever the settings of its schema. A run that has a review keeps it. A run that is not
         *     completed is 409.
         */
        post: operations["requestReview"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct a run
         * @description Applies corrections, in order: all of them, or none. `reviewedData` has the result, which must validate against the
         *     schema version of the run; otherwise it is 422 `correction_invalid`, and `details` names the actions at fault. So it is for
         *     `confirm` and `clear` of a field that neither the data nor the schema has, and for a `page` that the document does not have. The
         *     run itself does not change. With `revision`, the corrections are refused if the review has others by now (409 `review_changed`): so
         *     a request can be repeated whose answer was lost, and no row is added twice.
         *
         *     This begins the review of a completed run that has none. No claim is needed, but while another user has one it is 409
         *     `review_claimed`. The caller's own claim is renewed. A review that is approved or rejected is 409 `review_not_open`: reopen it
         *     first.
         */
        patch: operations["updateReview"];
        trace?: never;
    };
    "/runs/{id}/review/claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a review
         * @description Reserves a review for the caller for 10 minutes, so that two people do not do the same work, and makes it `in_review`. Claiming
         *     it again renews the claim. This begins the review of a completed run that has none.
         */
        post: operations["claimReview"];
        /**
         * Release a review
         * @description Ends the caller's claim, so that others need not wait for its end. A review without corrections is `needed` again. A review that
         *     the caller has not claimed is returned as it is.
         */
        delete: operations["releaseReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{id}/review/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a review
         * @description Approves the data as corrected: the run's `reviewedData`. The event `run.reviewed` is sent. This begins the review of a completed
         *     run that has none.
         */
        post: operations["approveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{id}/review/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a review
         * @description Rejects the data of a run, with a reason. The event `run.reviewed` is sent. This begins the review of a completed run that has
         *     none.
         */
        post: operations["rejectReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{id}/review/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a review
         * @description Makes an approved or rejected review `in_review` again, with its corrections. One that is open is 409.
         */
        post: operations["reopenReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        /**
         * Get a batch
         * @description Returns one batch, with the number of its documents in each state.
         */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        /**
         * List the documents of a batch
         * @description Returns the documents of a batch in the order in which they were added.
         */
        get: operations["listBatchDocuments"];
        put?: never;
        /**
         * Add documents to a batch
         * @description Adds documents to a batch that is `open` or `processing`: documents of the environment (JSON), or a file (multipart), which
         *     becomes a document.
         *
         *     Of documents by id, all are added, or none: `details` names a document that does not exist.
         *
         *     A ZIP file, by its name or since it is no document itself, is unpacked: each member becomes a document, with its path as the
         *     name and the `metadata`, `pages` and `password` of the request. Folders and the files that systems add (`__MACOSX/`, `.DS_Store`,
         *     `Thumbs.db`) are left out. A member that cannot be read, is protected or is too large does not fail the request: the batch lists
         *     it as failed, with the reason. Members are added one after the other; a request that breaks off leaves those that were added.
         */
        post: operations["addBatchDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a batch
         * @description Starts an open batch. A batch without documents is completed at once. A batch that is `processing` or `completed` does not change.
         */
        post: operations["startBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a batch
         * @description Cancels a batch that is `open` or `processing`: its waiting documents and its runs that are not final become `cancelled`. What is completed is kept. A batch that has ended is 409.
         */
        post: operations["cancelBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry failed documents
         * @description Extracts again from each document whose run failed, with the same schema version and model, and with the provider key that is
         *     available now. The batch is `processing` again, and another `batch.completed` follows. Earlier runs are kept, and the new ones take
         *     over the model's answers that those have paid for: `reusedCalls` of a run counts them. Documents that could
         *     not be added stay failed. Without failed documents nothing changes. A batch that is `open` or `cancelled` is 409.
         */
        post: operations["retryBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        /**
         * Download the results of a batch
         * @description Streams the documents of a batch with their results, in the order in which they were added. A batch that has not ended can be read
         *     too: documents without a result yet have their state.
         *
         *     `ndjson` has one `BatchResult` a line, as JSON. `csv` and `xlsx` are a table with the columns `position`, `documentId`, `name`,
         *     `runId`, `status`, `confidence`, `error` and `metadata`, and then those of the data, in the order of the schema:
         *
         *     - A nested field has the column `outer.inner`. A field with the name of one of the first columns has `data.` before it.
         *     - A list of objects takes one row an entry; the other columns repeat. Several lists share the rows, entry by entry.
         *     - A list of plain values is one cell, separated by `; `.
         *     - A list in an entry of a list is JSON, as is an object whose fields the schema does not name.
         *     - Each rule of the schema has the column `rule: <name>` at the end: `holds`, or why it does not.
         *
         *     In CSV, a text that a spreadsheet would compute begins with an apostrophe. In XLSX, numbers are numbers, and texts longer than
         *     32,767 characters are cut.
         */
        get: operations["getBatchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the export.
                 * @example exp_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Download an export
         * @description Streams the results of the runs of an export: as approved where a review has approved the run, or else as extracted. Runs that were
         *     deleted since are left out; of those that have expired, the data is empty.
         *
         *     `ndjson` has one `ExportResult` a line, as JSON. `csv` and `xlsx` are a table with the columns `name` and `runId`, then those of the
         *     data, as in `GET /batches/{id}/results`. With `rows=document`, each document is one row, and a list of objects is JSON in one cell.
         *     With `rows=entry`, a list of objects takes one row an entry, and the other columns repeat. Each rule has the column
         *     `rule: <name>`: what it says of the data as extracted.
         *
         *     `review=true` adds `reviewStatus`, `reviewer`, `decidedAt` and `corrected`, which names the columns that a review changed in this
         *     row. `confidence=true` adds `confidence`. In XLSX, cells that a review changed are yellow.
         */
        get: operations["getExportResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * Get a data set
         * @description Returns one data set, with the number of its items by label.
         */
        get: operations["getDataset"];
        put?: never;
        post?: never;
        /**
         * Delete a data set
         * @description Deletes a data set with its items, versions and evaluations. The documents stay. While an evaluation of it runs, or a gate uses it,
         *     it is 409 `in_use`.
         */
        delete: operations["deleteDataset"];
        options?: never;
        head?: never;
        /**
         * Change a data set
         * @description Changes the fields that are sent. `comparators` replaces all of them. Evaluations keep the comparators that they began with.
         */
        patch: operations["updateDataset"];
        trace?: never;
    };
    "/datasets/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * List the items of a data set
         * @description Returns the items. Drafts of a `blind` data set are returned without their values.
         */
        get: operations["listDatasetItems"];
        put?: never;
        /**
         * Add items to a data set
         * @description Adds up to 1,000 documents of the data set's schema and environment, all or none. With `expected` an item is labelled, or a draft
         *     if `label` says so. With `runId` the document is that of the run: the data that a review approved is the label, other data a draft.
         *
         *     A document that the data set has already keeps its item: a label replaces what it had, a draft only another draft.
         */
        post: operations["addDatasetItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/{id}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
                /**
                 * @description Identifier of the item.
                 * @example itm_01kb2m4t9qf5x8v3n7c6d1e0sa
                 */
                itemId: string;
            };
            cookie?: never;
        };
        /**
         * Get an item of a data set
         * @description Returns one item, with every label that it had.
         */
        get: operations["getDatasetItem"];
        put?: never;
        post?: never;
        /**
         * Remove an item from a data set
         * @description Removes an item. Its document stays, and so do the versions that were frozen with it.
         */
        delete: operations["deleteDatasetItem"];
        options?: never;
        head?: never;
        /**
         * Label an item
         * @description Saves what a person says of the document. With `expected` the item is labelled. `label` `unlabelled` takes the label back. A note
         *     and unreadable fields do not change the label.
         *
         *     With `second` the values are the second label of an item that needs one. They are kept beside the first label, which stays, and
         *     `second.disagreements` says where the two differ. The next label without `second` resolves them.
         */
        patch: operations["updateDatasetItem"];
        trace?: never;
    };
    "/datasets/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft labels
         * @description Extracts from the unlabelled documents, with the priority of batches, and stores the data as drafts. `items.drafting` counts those
         *     that wait. A draft never replaces a label, even one that a person saves meanwhile. Failed documents stay unlabelled.
         */
        post: operations["draftDataset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a data set
         * @description Returns the frozen versions, highest `version` first.
         */
        get: operations["listDatasetVersions"];
        put?: never;
        /**
         * Freeze a version
         * @description Freezes the labelled items as the next version. A version never changes, but an item whose document is deleted or expires leaves
         *     every version with its values. Without labelled items it is 422 `dataset_empty`.
         */
        post: operations["createDatasetVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory-examples/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the example.
                 * @example mex_01kb2m4t9qf5x8v3n7c6d1e0ua
                 */
                id: components["parameters"]["MemoryExampleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an example of the memory
         * @description Deletes an example: from the next run on, nothing is learned from it. Its document, review and label stay. It comes back when the
         *     review is approved again, or the label is saved again.
         */
        delete: operations["deleteMemoryExample"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the evaluation.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: components["parameters"]["EvaluationId"];
            };
            cookie?: never;
        };
        /**
         * Get an evaluation
         * @description Returns one evaluation, with its progress and, once it is completed, its scores.
         */
        get: operations["getEvaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the evaluation.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: components["parameters"]["EvaluationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an evaluation
         * @description Cancels an evaluation and its runs that are not final. One that has ended is 409 `evaluation_not_active`.
         */
        post: operations["cancelEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the evaluation.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: components["parameters"]["EvaluationId"];
            };
            cookie?: never;
        };
        /**
         * List the documents of an evaluation
         * @description Returns the documents with their values, in the order of the data set. Values are gone once the document or the run has expired.
         */
        get: operations["listEvaluationItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/{id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the evaluation.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: components["parameters"]["EvaluationId"];
            };
            cookie?: never;
        };
        /**
         * Compare two evaluations
         * @description Compares an evaluation with another one, which is `before`, over the documents that both have with the same expected values. A
         *     verdict is `better` or `worse` where a paired test over documents finds a difference at the 5 % level, for the score and all fields
         *     together; `same` where the 95 % interval of the difference lies within one point; otherwise `inconclusive`. `test` names the test.
         */
        get: operations["compareEvaluations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/{id}/review-effort": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the evaluation.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: components["parameters"]["EvaluationId"];
            };
            cookie?: never;
        };
        /**
         * Estimate the review effort
         * @description Says which values people must review so that the share `target` of all values is right: those with a confidence below `below`. It is
         *     not `reliable`, with the `reason`, where the confidence does not order errors or there are too few values.
         */
        get: operations["getReviewEffort"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List providers
         * @description Returns the model providers that this server knows: where they process data, which models are allowed, and which of them is the system fallback that works without a key of the caller's.
         */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's provider keys
         * @description Lists the caller's keys for model providers, newest first, without their secrets.
         */
        get: operations["listProviderKeys"];
        put?: never;
        /**
         * Add a provider key
         * @description Stores a key for a provider of `GET /providers`. The secret is encrypted, and no operation returns it. The key is
         *     not tested; `POST /provider-keys/{id}/verify` does that.
         *
         *     Self-hosted providers and Azure OpenAI need a `baseUrl` (`requiresBaseUrl` in `GET /providers`); other providers
         *     do not accept one. The URL must use https and a public address, unless the operator allows private addresses
         *     (`EXCERPT_PROVIDER_ALLOW_PRIVATE`).
         */
        post: operations["createProviderKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the provider key.
                 * @example pk_01kb2m4t9qf5x8v3n7c6d1e0ea
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a provider key
         * @description Returns one of the caller's keys, without its secret.
         */
        get: operations["getProviderKey"];
        put?: never;
        post?: never;
        /**
         * Delete a provider key
         * @description Deletes the key and its secret. Fails with `in_use` while an environment is bound to it. Locked environments are unbound and use the system fallback. Pending runs that use the key fail with `provider_auth`.
         */
        delete: operations["deleteProviderKey"];
        options?: never;
        head?: never;
        /**
         * Update a provider key
         * @description Changes the fields in the request body. A new secret or `baseUrl` makes the key `unverified`. A new `baseUrl` needs
         *     the secret in the same request, so that a stored secret is never sent to another address. Pending runs use the
         *     updated key. If its residency differs from the one that a run recorded, the run fails with `provider_auth` and
         *     sends nothing.
         */
        patch: operations["updateProviderKey"];
        trace?: never;
    };
    "/provider-keys/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a provider key
         * @description Requests the provider's list of models with the key, and sets `status` to `valid`, or to `invalid` if the provider
         *     refuses the key. If the provider cannot be reached or has no such list, `status` does not change and `problem`
         *     says why. Where the provider's list decides which models are allowed, the new one is used from now on.
         */
        post: operations["verifyProviderKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Returns the webhook endpoints of one environment, newest first, without their secrets.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Registers a URL that receives the events of one environment, and those of the workspace's schemas. Only this
         *     answer and that of `POST /webhooks/{id}/rotate-secret` contain the signing secret.
         *
         *     The URL must begin with `https://` (`http://` where the operator sets `EXCERPT_WEBHOOK_ALLOW_HTTP`), carry no user name
         *     or password, and use port 80, 443 or one from 1024. An address that is private, loopback, link-local or multicast, or
         *     that of a metadata service, is refused unless the operator lists it in `EXCERPT_WEBHOOK_ALLOW_PRIVATE`. The address is
         *     checked again at each connection. A host that has no address yet is accepted.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Returns a webhook endpoint without its secret.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Removes the endpoint with its deliveries, also those that are still due. Only the owner of the workspace may do this.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes the fields that are sent and keeps the others. `isActive: false` stops deliveries; attempts that are due
         *     later are dropped.
         *     `isActive: true` starts them again and clears `disabledReason`; events of the time in between are not delivered.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret
         * @description Creates a new signing secret, which only this answer contains. For 24 hours deliveries carry two signatures, one with each of the two secrets, so that a receiver can change over without a gap. After another rotation within that time, the secrets before it sign as well until their 24 hours are over.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Delivers a `webhook.test` event to this endpoint only, whichever kinds of events it receives. An endpoint that is not active gets one attempt without retries. The attempt appears in `GET /webhooks/{id}/deliveries`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver failed events again
         * @description Delivers again, at once and with a new schedule of retries, every event since a time that the endpoint has not accepted: those that are waiting for a retry and those that were given up. Each keeps its id and its body. An endpoint that is not active gets one attempt at each.
         */
        post: operations["redeliverWebhookEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Returns every attempt to deliver an event to a webhook endpoint, newest first: what was sent, what came back and how long it took.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
                /**
                 * @description Identifier of the delivery.
                 * @example whd_01kb2m4t9qf5x8v3n7c6d1e0la
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver an event again
         * @description Delivers the event of a delivery again, whether it was accepted or not: at once, with its id and its body, and with a new schedule of retries in place of what is left of an earlier one. An endpoint that is not active gets one attempt.
         */
        post: operations["redeliverWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/privacy/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * Find documents of a person
         * @description Finds documents by words, in all schemas and environments of a workspace, newest first. Only its owner may do so. Words are looked for in
         *     names, texts, metadata, extracted values, corrections and notes of reviews, labels of data sets, examples of the memory and parts of
         *     packets.
         *
         *     Each word has to be there, as a whole word: `Roth` does not find `Rothmann`, `Roth*` does. Case, accents and punctuation make no
         *     difference: `Muller` finds `Müller`. An umlaut may be written with two letters: `Müller` and `Mueller` find `Muller`, `Müller` and
         *     `Mueller`. With `match=phrase`, the words follow each other in one text. What OCR misread is found as it was read.
         *
         *     Words of more than 50,000 documents, or phrases whose words are in more than 2,000, are refused with 400. The query is in no log and no
         *     audit entry.
         */
        get: operations["findPrivacyDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/privacy/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * Export documents of a person
         * @description Streams a ZIP archive of the documents that `GET …/privacy/documents` finds, up to 10,000: a folder for each document, with its file and
         *     `document.json`, which has its text, its runs with data and evidence, its reviews with their corrections, its labels in data sets, its examples in
         *     the memory and its packets. The audit log has an entry for the export.
         */
        get: operations["exportPrivacyDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{slug}/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * List erasures
         * @description Returns the erasures of a workspace, newest first, with what they erased. Only the owner may read them.
         */
        get: operations["listErasures"];
        put?: never;
        /**
         * Prepare an erasure
         * @description Chooses the documents that `GET …/privacy/documents` finds with the same words, up to 10,000, and counts what would be erased with them. Nothing is
         *     erased before `POST /erasures/{id}/confirm`. Documents that come later are not part of it. The words are not stored.
         */
        post: operations["createErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erasures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the erasure.
                 * @example era_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["ErasureId"];
            };
            cookie?: never;
        };
        /**
         * Get an erasure
         * @description Returns an erasure. Its status is `prepared`, `erasing` after its confirmation, and `completed` once nothing is left.
         */
        get: operations["getErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erasures/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the erasure.
                 * @example era_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["ErasureId"];
            };
            cookie?: never;
        };
        /**
         * List documents of an erasure
         * @description Returns the documents of an erasure in its order, each with what was erased and the entry of the audit log that proves it: together with the erasure, the receipt.
         */
        get: operations["listErasureDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erasures/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the erasure.
                 * @example era_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["ErasureId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an erasure
         * @description Erases the documents of a prepared erasure with all that is stored about them: files, texts, layouts, runs, reviews, labels (also in frozen versions of
         *     data sets), examples of the memory, words of the search, copies in webhook deliveries and in stored answers. Active runs are cancelled first, and
         *     environments that the plan locks are no exception. Each document leaves an entry in the audit log, with counts and the hash of its file, and the
         *     erasure one with the totals. It goes on after a restart of the server. A repeat changes nothing.
         */
        post: operations["confirmErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description Streams the entries that `GET /audit-log` lists with the same filters as NDJSON, oldest first: one `AuditEntry` a line. Entries that come while it is
         *     read are not part of it.
         */
        get: operations["exportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description Returns what people and the server did, newest first: changes to users, keys, workspaces, environments, members, webhook endpoints and
         *     pins; documents, runs, batches, exports, schemas, reviews, data sets, evaluations and packets that were created, read, exported,
         *     corrected, approved, deleted or have expired; sign-ins, and requests that were refused. They are those of the caller's own keys, and of all
         *     workspaces that the caller owns or owned, by any user. With `workspace`, only those of that workspace; only its owner may read them.
         *
         *     An entry never changes, and contains no secrets and no content of documents. That of a change of settings, a deletion or an expiry is
         *     stored together with it; others within a second. Reading has one entry an hour for each person, target and `details.part`.
         *     Within seconds, an entry gets its place in the log and a hash that covers the hash of the one before: `excerpt audit verify`
         *     finds entries that were altered, removed or inserted. Entries are kept for `EXCERPT_AUDIT_DAYS`.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "run.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run was completed
         * @description A run reached `completed`; `data` is the run.
         */
        post: operations["onRunCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "run.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run failed
         * @description A run reached `failed`; `data` is the run with its `errorCode`.
         */
        post: operations["onRunFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "run.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run was cancelled
         * @description A caller cancelled a run; `data` is the run.
         */
        post: operations["onRunCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "run.review_needed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run needs a review
         * @description A completed run needs a review, by the settings of its schema or since a caller asked for one; `data` is the review.
         */
        post: operations["onRunReviewNeeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "run.reviewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run was reviewed
         * @description A review was approved or rejected; `data` is the review.
         */
        post: operations["onRunReviewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "batch.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A batch has ended
         * @description No document of a batch waits or is processed any more, or a caller cancelled the batch; `data` is the batch, with its `status`
         *     and `counts`. It follows once for each start and each retry.
         */
        post: operations["onBatchCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "evaluation.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An evaluation has ended
         * @description An evaluation is completed, failed or cancelled; `data` is the evaluation.
         */
        post: operations["onEvaluationCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "packet.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A packet has ended
         * @description A packet is completed, failed or cancelled; `data` is the packet without its pages. The runs of its parts have events of their own.
         */
        post: operations["onPacketCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "packet.review_needed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A packet needs a review
         * @description A part of a packet is below `reviewBelow` of its splitter, so that the packet waits for a person; `data` is the packet without its pages.
         */
        post: operations["onPacketReviewNeeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.parsed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document was parsed
         * @description The text of a document was read; `data` is the document with its `content`.
         */
        post: operations["onDocumentParsed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document could not be parsed
         * @description A document reached `failed`; `data` is the document with its `errorCode`.
         */
        post: operations["onDocumentFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "audit.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The audit log has new entries
         * @description Entries of the audit log of the workspace, up to 100, in the order of their `position`. It goes to endpoints of the workspace's owner that name it in
         *     `events`: `*` does not include it. Within seconds of the entries; deliveries themselves are not in the audit log.
         */
        post: operations["onAuditRecorded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "budget.warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Most of a budget is spent
         * @description The runs of a month have used 80 % of a limit of the workspace; `data` is the budget. Endpoints of all environments receive it, once a month for each value of a limit.
         */
        post: operations["onBudgetWarning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "budget.exceeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A budget is spent
         * @description The runs of a month have used all of a limit of the workspace; `data` is the budget. New runs are refused with `budget_exceeded` until the next month, or until the limit is raised.
         */
        post: operations["onBudgetExceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "schema.version.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A schema has a new version
         * @description A version was added to a schema; `data` is the version with its `schemaKey`. All environments of the workspace receive it.
         */
        post: operations["onSchemaVersionCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test
         * @description Sent by `POST /webhooks/{id}/test`, to that endpoint only.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The body of a delivery, by its `type`. Kinds may be added. */
        WebhookEvent: components["schemas"]["RunCompletedEvent"] | components["schemas"]["RunFailedEvent"] | components["schemas"]["RunCancelledEvent"] | components["schemas"]["RunReviewNeededEvent"] | components["schemas"]["RunReviewedEvent"] | components["schemas"]["BatchCompletedEvent"] | components["schemas"]["EvaluationCompletedEvent"] | components["schemas"]["PacketCompletedEvent"] | components["schemas"]["PacketReviewNeededEvent"] | components["schemas"]["DocumentParsedEvent"] | components["schemas"]["DocumentFailedEvent"] | components["schemas"]["SchemaVersionCreatedEvent"] | components["schemas"]["AuditRecordedEvent"] | components["schemas"]["BudgetWarningEvent"] | components["schemas"]["BudgetExceededEvent"] | components["schemas"]["WebhookTestEvent"];
        /** @description The user that an API key belongs to. */
        CurrentUser: {
            /** @description Identifier of the user, as in `createdBy` and for `POST …/members`. */
            id: string;
            /** @description The user's name. */
            name: string;
            /**
             * @description On `free`, the environments staging and development are locked; on `pro` nothing is.
             * @enum {string}
             */
            plan: "free" | "pro";
        };
        ApiErrorDetail: {
            /**
             * @description The part of the request that is at fault.
             * @enum {string}
             */
            in: "body" | "query" | "path" | "header";
            /** @description JSON Pointer to the fault in that part. */
            path: string;
            /** @description What is wrong there. */
            message: string;
        };
        /** @description The limit that refused a request. */
        BudgetExceeded: {
            /**
             * @description The limit.
             * @enum {string}
             */
            limit: "cost" | "pages";
            /** @description Its value. */
            max: number;
            /** @description Of a limit of the cost. */
            currency?: string;
            /** @description By runs that have ended. */
            spent: number;
            /** @description For runs that have not ended. */
            reserved: number;
            /** @description The month (UTC), such as `2026-01`. */
            period: string;
            /**
             * Format: date-time
             * @description When the next month begins.
             */
            resetsAt: string;
        };
        /** @description The body of every answer that is not a success. */
        ApiError: {
            /** @description What went wrong, for programs. An open list: treat a code that you do not know by the HTTP status. Known: 400 `invalid_json` `validation_failed` `invalid_multipart`; 401 `unauthorized`; 402 `budget_exceeded`; 403 `forbidden` `environment_locked`; 404 `not_found`; 405 `method_not_allowed`; 406 `not_acceptable`; 408 `request_timeout`; 409 `slug_taken` `run_not_active` `in_use` `idempotency_in_flight` `review_not_open` `review_claimed` `review_changed` `batch_not_open` `batch_not_active` `packet_not_open` `packet_changed` `evaluation_not_active` `evaluation_not_completed` `gate_failed` `lookup_exists`; 410 `content_expired`; 412 `no_key`; 413 `payload_too_large` `too_many_pages`; 415 `unsupported_media_type` `unsupported_file_type`; 416 `range_not_satisfiable`; 417 `expectation_failed`; 422 `invalid_schema` `slug_underivable` `model_not_allowed` `model_requires_key` `unknown_provider` `provider_mismatch` `provider_key_invalid` `residency_not_allowed` `invalid_url` `empty_document` `document_unreadable` `document_encrypted` `document_empty` `parse_timeout` `idempotency_mismatch` `correction_invalid` `expected_invalid` `comparators_invalid` `document_mismatch` `dataset_empty` `evaluation_invalid` `parts_invalid` `evaluation_incomparable` `pin_invalid` `lookup_invalid`; 429 `queue_full` `rate_limited`; 431 `headers_too_large`; 500 `internal_error`; 503 `shutting_down` `unavailable`. */
            code: string;
            /** @description What went wrong, in a sentence that a person can act on. Its wording may change. */
            message: string;
            /** @description Whether the same request can succeed later without being changed. */
            retryable: boolean;
            /** @description The `x-request-id` of this exchange. */
            requestId: string;
            /** @description The single faults, where a request failed validation. */
            details?: components["schemas"]["ApiErrorDetail"][];
            budget?: components["schemas"]["BudgetExceeded"];
        };
        /**
         * @description `read` may only call GET operations; `write` may do whatever its user may.
         * @enum {string}
         */
        ApiKeyScope: "read" | "write";
        /** @description A key that authenticates its user. */
        ApiKey: {
            /** @description Identifier of the key. */
            id: string;
            /** @description What the key is for. */
            name: string;
            scope: components["schemas"]["ApiKeyScope"];
            /** @description The only workspace that the key is for; null for all of the user. */
            workspace: string | null;
            /**
             * @description The only environment that the key is for; null for all.
             * @enum {string|null}
             */
            env: "production" | "staging" | "development" | null;
            /**
             * @description The most that the key may do; null for what its user may.
             * @enum {string|null}
             */
            role: "owner" | "member" | "reviewer" | "reader" | null;
            /** @description The ends of the secret, to recognise it by. */
            maskedKey: string;
            /**
             * Format: date-time
             * @description When the key stops working; null for never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When the key was last used, to the minute or so; null for never.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
        };
        ApiKeyList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["ApiKey"][];
        };
        ApiKeyInput: {
            /** @description A name for people, 1 to 200 characters, not blank. */
            name: string;
            /**
             * @description What the key may do.
             * @default write
             * @enum {string}
             */
            scope?: "read" | "write";
            /**
             * Format: date-time
             * @description When the key shall stop working, in the future; null or absent for never.
             */
            expiresAt?: string | null;
            /** @description The only workspace that the key is for. Others do not exist for the key: they are 404. The key ends with the workspace. */
            workspace?: string | null;
            /**
             * @description The only environment that the key is for, and the default of its requests. What the environments share can be read, not changed.
             * @enum {string|null}
             */
            env?: "production" | "staging" | "development" | null;
            /**
             * @description The most that the key may do. The role of its user counts where that is less.
             * @enum {string|null}
             */
            role?: "owner" | "member" | "reviewer" | "reader" | null;
        };
        /** @description A new key with its secret. */
        ApiKeyCreated: components["schemas"]["ApiKey"] & {
            /** @description The secret. It is shown in this answer and never again. */
            key: string;
        };
        /**
         * @description What a member of a workspace may do. `owner`: everything. `member`: everything but delete, change the workspace and its environments, read prompts and the audit log, and manage members. `reviewer`: read documents, runs, schemas and data sets, and do reviews, correct packets and label items of data sets. `reader`: read everything but prompts and the audit log.
         * @enum {string}
         */
        Role: "owner" | "member" | "reviewer" | "reader";
        /** @description A container of environments, schemas, documents and runs. */
        Workspace: {
            /** @description Identifier of the workspace. */
            id: string;
            /** @description Slug of the workspace in URLs, unique in the service. */
            slug: string;
            /** @description Display name. */
            name: string;
            /** @description Purpose of the workspace; null if not given. */
            description: string | null;
            role: components["schemas"]["Role"];
            /** @description Identifier of the user who created and owns it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
        };
        WorkspaceList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["Workspace"][];
        };
        WorkspaceInput: {
            /** @description A name for people, 1 to 200 characters, not blank. */
            name: string;
            /** @description A text for people, up to 2,000 characters. */
            description?: string;
            /** @description 2 to 64 lower-case letters, digits, `-` and `_`; a letter or digit at both ends. */
            slug?: string;
        };
        WorkspacePatch: {
            /** @description A name for people, 1 to 200 characters, not blank. */
            name?: string;
            /** @description Purpose of the workspace, up to 2,000 characters; null removes it. */
            description?: string | null;
        };
        /** @description A user who may work in a workspace. */
        Member: {
            /** @description Identifier of the user. */
            userId: string;
            /** @description Name of the user. */
            name: string;
            /**
             * @description What the user may do, as in `Role`. A `former` member may do nothing.
             * @enum {string}
             */
            role: "owner" | "member" | "reviewer" | "reader" | "former";
            /**
             * Format: date-time
             * @description When the user became a member; for a former member, when the membership ended.
             */
            createdAt: string;
        };
        MemberList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["Member"][];
        };
        MemberInput: {
            /** @description Identifier of the user to add. */
            userId: string;
            /**
             * @description What the user may do.
             * @default member
             * @enum {string}
             */
            role?: "owner" | "member" | "reviewer" | "reader";
        };
        MemberPatch: {
            role: components["schemas"]["Role"];
        };
        /**
         * @description What the person may do in the workspace.
         * @enum {string}
         */
        InviteRole: "owner" | "member" | "reviewer" | "reader";
        /** @description A link that makes a person a member, without the link. */
        Invite: {
            /** @description Identifier of the invite. */
            id: string;
            role: components["schemas"]["InviteRole"];
            /** @description The address that the new user can sign in with, in lower case; null for a name only. */
            email: string | null;
            /** @description Identifier of the user that made the invite. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When the link stops working.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When the invite was made.
             */
            createdAt: string;
        };
        InviteList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["Invite"][];
        };
        InviteInput: {
            role: components["schemas"]["InviteRole"];
            /** @description The person's e-mail address, to sign in with it. No mail is sent. */
            email?: string | null;
        };
        /** @description A new invite, with its link. */
        InviteCreated: components["schemas"]["Invite"] & {
            /**
             * Format: uri
             * @description The link for the person. It is shown only here.
             */
            url: string;
        };
        /** @description One of the three environments of a workspace. */
        Environment: {
            /** @description Identifier of the environment. */
            id: string;
            /** @description Identifier of its workspace. */
            workspaceId: string;
            /**
             * @description Slug of the environment in URLs and in the parameter `env`.
             * @enum {string}
             */
            slug: "production" | "staging" | "development";
            /** @description Display name. */
            name: string;
            /** @description True for production. */
            isDefault: boolean;
            /** @description True if the owner's plan does not include it. A locked environment can only be read. */
            isLocked: boolean;
            /** @description How many days after their `createdAt` documents and runs expire; null to keep them. An expired one is still returned and listed, with `expiredAt` and without its content and data. */
            retentionDays: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
        };
        EnvironmentList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["Environment"][];
        };
        /** @description Where documents may be processed, such as `[EU]`; empty for anywhere. It is checked when a run is accepted and again before each call. Only a residency that a document of the provider or the operator states satisfies it. */
        AllowedResidencies: string[];
        /** @description A model that takes over from another. */
        ModelFallback: {
            /** @description A provider key of the owner. */
            providerKeyId: string;
            /** @description A model of the key's provider; null for the key's default model. */
            model: string | null;
        };
        /**
         * @description `user` where a key of the caller is used, `system` where the system fallback is.
         * @enum {string}
         */
        KeySource: "user" | "system";
        /** @description What extractions in the environment will use, computed when it is read. */
        ResolvedModel: {
            /** @description Identifier of the provider, as in `GET /providers`. */
            provider: string;
            /** @description Identifier of the model. */
            model: string;
            /** @description Where the provider processes data, such as `EU` or `US`; `unknown` where neither the provider nor the operator states it. */
            residency: string;
            keySource: components["schemas"]["KeySource"];
        };
        /** @description An environment with its binding. */
        EnvironmentDetail: components["schemas"]["Environment"] & {
            /** @description The bound provider key; null for the system fallback. */
            providerKeyId: string | null;
            /** @description The model set here; null to inherit the key's default model, or the system's without a key. */
            model: string | null;
            /** @description Whether each extraction asks the model a second, differently framed time, to tell what it is sure of. It costs about twice the tokens; the built-in extractor does without. */
            verify: boolean;
            allowedResidencies: components["schemas"]["AllowedResidencies"];
            /** @description Models that take over in this order when the one before fails. */
            fallbacks: components["schemas"]["ModelFallback"][];
            /** @description Whether what models are sent and answer is kept, encrypted, for the owner to read. False unless it was switched on. */
            keepPrompts: boolean;
            /** @description How many days after a call its request and answer are erased, if the run does not expire before. */
            promptRetentionDays: number;
            resolved: components["schemas"]["ResolvedModel"];
        };
        ModelFallbackInput: {
            /** @description A provider key of the caller. */
            providerKeyId: string;
            /** @description A model of the key's provider; without it, the key's default model. */
            model?: string | null;
        };
        EnvironmentPatch: {
            /** @description A provider key of the caller; null to go back to the system fallback. */
            providerKeyId?: string | null;
            /** @description A model of the key's provider; null to inherit. */
            model?: string | null;
            /** @description Whether extractions ask the model a second time to confirm the values. */
            verify?: boolean;
            /** @description How many days documents and runs are kept; null to keep them without end. */
            retentionDays?: number | null;
            allowedResidencies?: components["schemas"]["AllowedResidencies"];
            /** @description Replaces the fallbacks; an empty list removes them. */
            fallbacks?: components["schemas"]["ModelFallbackInput"][];
            /** @description Whether what models are sent and answer is kept. */
            keepPrompts?: boolean;
            /** @description How many days it is kept. It also applies to what was kept before. */
            promptRetentionDays?: number;
        };
        /** @description A document with its text in `content`, or with its bytes in `data`. */
        InferenceSample: {
            /** @description Its name or file name. */
            name: string;
            /** @description Its text. */
            content?: string;
            /**
             * @description Media type of `content`; plain text by default.
             * @enum {string}
             */
            mimeType?: "text/plain" | "text/markdown" | "text/html";
            /** @description A file in base64. */
            data?: string;
        };
        InferSchemaInput: {
            /** @description Stored documents of the environment, of any schema. */
            documentIds?: string[];
            /** @description Documents that are sent along. They are not stored. */
            samples?: components["schemas"]["InferenceSample"][];
            /** @description What the definition is for, or which fields it should have, in words. */
            wish?: string;
            /** @description The model to ask, as `<provider>/<model>`. */
            model?: string;
        };
        /** @description A field of the first level of the proposed definition. */
        ProposedField: {
            /** @description JSON Pointer into the definition. */
            path: string;
            /** @description The label or heading that the documents have for it; null where a field has none of its own. */
            label: string | null;
            /** @description How many of the documents have a value for it. */
            documents: number;
        };
        /** @description A rule, such as `net + tax = total` or `every item in lineItems satisfies near(item.quantity * item.unitPrice, item.amount)`. */
        SchemaRule: {
            /** @description Names the rule in runs. */
            name: string;
            /** @description An expression that is true where the rule holds. A missing value makes the answer unknown. */
            check: string;
            /** @description The rule applies only where this is true. */
            when?: string;
            /**
             * @description How much a violation matters.
             * @enum {string}
             */
            severity: "error" | "warning";
            /** @description What people are told of a violation; its numbers are added. */
            message?: string;
        };
        LintWarning: {
            /** @description JSON Pointer into the definition; of a rule, `/rules/0/check`. */
            path: string;
            /** @description Machine-readable kind of the warning. An open list. */
            code: string;
            /** @description The warning in a sentence. */
            message: string;
            /** @description The provider that the warning applies to; absent if it applies to all. */
            provider?: string;
        };
        /** @description An amount of money. */
        Cost: {
            /** @description The amount, exact to a billionth. */
            amount: number;
            /** @description ISO 4217 code, such as USD. */
            currency: string;
        };
        /** @description A proposed schema. It is not stored. */
        SchemaProposal: {
            /** @description A key for it, such as `invoice`. */
            schemaKey: string;
            /** @description A name for people. */
            name: string;
            /** @description What kind of document it is for. */
            description: string;
            /** @description The JSON Schema. */
            definition: {
                [key: string]: unknown;
            };
            /** @description The fields of the first level, with what the documents have of them. */
            fields: components["schemas"]["ProposedField"][];
            /** @description What holds for all of the documents, and has all of its values in at least one of them: sums of columns, totals, products in rows, orders of dates, check digits. Without values that agree by chance. */
            rules: components["schemas"]["SchemaRule"][];
            /** @description Warnings about the definition, as of the lint operation. */
            warnings: components["schemas"]["LintWarning"][];
            /** @description Sentences for a person, as why no model answered. */
            notes: string[];
            /** @description The provider that proposed it; `local` for the built-in extractor. */
            provider: string;
            /** @description Its model. */
            model: string;
            /** @description Where the provider processes data. */
            residency: string;
            /**
             * @description Whose key was used.
             * @enum {string}
             */
            keySource: "system" | "user";
            /** @description Tokens sent; null where none are counted. */
            inputTokens: number | null;
            /** @description Tokens generated; null where none are counted. */
            outputTokens: number | null;
            /** @description What it cost; null if unknown or nothing was paid. */
            cost: components["schemas"]["Cost"] | null;
        };
        /** @description A document to try the template on. */
        SchemaTemplateDocument: {
            /** @description Its file name, such as `invoice.pdf`. */
            name: string;
            /** @description Its media type. */
            mimeType: string;
            /** @description Bytes of the file. */
            fileSize: number;
        };
        /** @description A starting schema. */
        SchemaTemplate: {
            /** @description Its key, such as `invoice`. */
            key: string;
            /** @description Its name for people. */
            name: string;
            /** @description What kind of document it is for. */
            description: string;
            /** @description The JSON Schema. Every value may be null, and every field has a description. */
            definition: {
                [key: string]: unknown;
            };
            /** @description What is usually true of such documents. */
            rules: components["schemas"]["SchemaRule"][];
            document: components["schemas"]["SchemaTemplateDocument"];
        };
        SchemaTemplateList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["SchemaTemplate"][];
        };
        /** @description Rules that belong together, and the fields that they read. */
        RuleSet: {
            /** @description Its key, such as `en-16931`. */
            key: string;
            /** @description Its name for people. */
            name: string;
            /** @description What the rules check. */
            description: string;
            /** @description The fields that the rules read, as properties of a definition. */
            properties: {
                [key: string]: unknown;
            };
            /** @description The rules. */
            rules: components["schemas"]["SchemaRule"][];
        };
        RuleSetList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["RuleSet"][];
        };
        /** @description What the last replacement changed; null for the first version, and where it was not counted. A row with a changed cell counts as removed and as added. */
        LookupChanges: {
            /** @description Rows that the version before did not have. */
            rowsAdded: number;
            /** @description Rows that only the version before had. */
            rowsRemoved: number;
        } | null;
        /** @description A schema that looks values up in a table. */
        LookupUse: {
            /** @description Key of the schema. */
            schemaKey: string;
            /** @description Its name. */
            name: string;
        };
        /** @description A table that rules look values up in. */
        Lookup: {
            /** @description Names the table in rules. */
            key: string;
            /** @description The names of the columns. */
            columns: string[];
            /** @description Number of rows, without the header. */
            rows: number;
            /** @description Counts the replacements. */
            version: number;
            changes: components["schemas"]["LookupChanges"];
            /** @description The schemas whose latest or pinned version looks values up in it, by their keys. */
            usedBy: components["schemas"]["LookupUse"][];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
            /** @description The user that replaced the rows last; null if the user was deleted. */
            updatedBy: string | null;
        };
        LookupList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The lookups of the page. */
            data: components["schemas"]["Lookup"][];
        };
        LookupUpload: {
            /** @description Names the table in rules. */
            key: string;
            /**
             * Format: binary
             * @description The CSV file.
             */
            file: string;
        };
        LookupReplacement: {
            /**
             * Format: binary
             * @description The CSV file.
             */
            file: string;
        };
        LookupRows: {
            /** @description The names of the columns. */
            columns: string[];
            /** @description The version that the rows are of. */
            version: number;
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The rows of the page, each with a text for each column. An empty text is a missing value. */
            data: string[][];
        };
        /** @description A state of a table. */
        LookupVersion: {
            /** @description Its number. */
            version: number;
            /** @description The names of the columns. */
            columns: string[];
            /** @description Number of rows of this version, without the header. */
            rows: number;
            changes: components["schemas"]["LookupChanges"];
            /** @description Whether its rows can be read. */
            isKept: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /** @description The user that stored the version; null if the user was deleted. */
            createdBy: string | null;
        };
        LookupVersionList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The versions of the page. */
            data: components["schemas"]["LookupVersion"][];
        };
        /** @description A schema with all of its versions. */
        SchemaFamily: {
            /** @description Identifier of the family. */
            id: string;
            /** @description Identifier of the workspace. */
            workspaceId: string;
            /** @description Key of the schema in URLs, unique in the workspace. */
            schemaKey: string;
            /** @description Display name. */
            name: string;
            /** @description Purpose of the schema; null if not given. */
            description: string | null;
            /** @description Number of the latest version. */
            latestVersionNumber: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
        };
        SchemaFamilyList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["SchemaFamily"][];
        };
        /** @description A JSON Schema (2020-12; draft-07 is accepted) whose root is an object with properties. Local `$ref`, `$defs`, recursion, `oneOf`, `anyOf`, `allOf`, `enum`, `const`, `pattern` and `format` are supported; a remote `$ref`, untyped array items, a property called `__proto__`, more than 5,000 properties, 20 levels or 1,000 schemas in a `oneOf` are refused with 422 `invalid_schema`. Describe each field and let what a document may lack be nullable: both make extraction better. */
        NewDefinition: {
            [key: string]: unknown;
        };
        /** @description An excerpt of a document with the values that are to be extracted from it. */
        SchemaExample: {
            /** @description Text of a document. */
            excerpt: string;
            /** @description Its values, in the form of the definition. */
            values: {
                [key: string]: unknown;
            };
        };
        /** @description Excerpts of documents with their values. The built-in extractor ignores them. */
        SchemaExamples: components["schemas"]["SchemaExample"][];
        /** @description Parameters of calls to models. A run has a warning for each that its provider does not accept. */
        ModelParameters: {
            /** @description 0 by default. */
            temperature?: number;
            /** @description 1 by default. */
            seed?: number;
            /**
             * @description How long the model may think; the provider's default without it.
             * @enum {string}
             */
            reasoningEffort?: "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";
        };
        /** @description What must be true of the data, in FEEL, the expression language of DMN. A run says of each rule whether it holds, is violated, or cannot be known. */
        SchemaRules: components["schemas"]["SchemaRule"][];
        SchemaInput: {
            /** @description 1 to 64 letters, digits, `.`, `_` and `-`, not only dots; unique in the workspace. */
            schemaKey: string;
            /** @description A name for people, 1 to 200 characters, not blank. */
            name: string;
            /** @description A text for people, up to 2,000 characters. */
            description?: string;
            definition: components["schemas"]["NewDefinition"];
            /** @description What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it. */
            instructions?: string;
            examples?: components["schemas"]["SchemaExamples"];
            parameters?: components["schemas"]["ModelParameters"];
            rules?: components["schemas"]["SchemaRules"];
        };
        /** @description One version of a schema. Immutable. */
        SchemaVersion: {
            /** @description Identifier of the version. */
            id: string;
            /** @description Identifier of the schema family. */
            familyId: string;
            /** @description Number of the version in the family, starting at 1. */
            versionNumber: number;
            /** @description `sha256:` and the hexadecimal digest of the definition's canonical JSON (RFC 8785). If the version has `instructions`, `examples`, `parameters` or `rules`, it is the digest of an object with `definition` and those of them that it has. */
            definitionHash: string;
            /** @description The JSON Schema, unchanged. */
            definition: {
                [key: string]: unknown;
            };
            /** @description What models are told beside the definition; null for nothing. */
            instructions: string | null;
            /** @description Excerpts of documents with their values. */
            examples: components["schemas"]["SchemaExample"][];
            /** @description Parameters of calls to models; null for the defaults. */
            parameters: components["schemas"]["ModelParameters"] | null;
            /** @description What must be true of the data. */
            rules: components["schemas"]["SchemaRule"][];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
        };
        /** @description A schema family with its latest version. */
        SchemaFamilyWithLatestVersion: components["schemas"]["SchemaFamily"] & {
            latestVersion: components["schemas"]["SchemaVersion"];
        };
        SchemaVersionList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["SchemaVersion"][];
        };
        LintInput: {
            definition: components["schemas"]["NewDefinition"];
            rules?: components["schemas"]["SchemaRules"];
        };
        LintResult: {
            warnings: components["schemas"]["LintWarning"][];
        };
        RuleTrialInput: {
            rules: components["schemas"]["SchemaRules"];
            /** @description Only runs of this version are tried, and its definition says which fields there are. */
            versionNumber?: number;
            /** @description The JSON Schema whose fields the rules name, such as one that is not stored yet; by default that of `versionNumber`, or else of the latest version. */
            definition?: components["schemas"]["NewDefinition"];
            /**
             * @description How many runs are tried at most.
             * @default 20
             */
            limit?: number;
        };
        /** @description What a rule said of the runs. */
        TriedRule: {
            /** @description Name of the rule. */
            name: string;
            /**
             * @description Of the rule.
             * @enum {string}
             */
            severity: "error" | "warning";
            /** @description Runs for which it holds. */
            holds: number;
            /** @description Runs that violate it. */
            violated: number;
            /** @description Runs for which it is not known, such as those that lack a value. */
            unknown: number;
        };
        /** @description Whether a rule holds for the data of the run. */
        RuleResult: {
            /** @description Name of the rule. */
            name: string;
            /**
             * @description Severity of the rule.
             * @enum {string}
             */
            severity: "error" | "warning";
            /**
             * @description `unknown` where a value that the rule reads is missing, or of a type that it cannot compare.
             * @enum {string}
             */
            result: "holds" | "violated" | "unknown";
            /** @description The values that the rule reads, as JSON Pointers; of violated rows only theirs. At most 100. */
            paths: string[];
            /** @description The violated entries of the list that the rule is about, from 0; absent for other rules. */
            rows?: number[];
            /** @description Why it does not hold, with its numbers; null where it holds. */
            message: string | null;
        };
        TriedRun: {
            /** @description Identifier of the run. */
            runId: string;
            /** @description Identifier of its document. */
            documentId: string;
            /** @description Name of its document. */
            documentName: string;
            /** @description Version of the schema by which it extracted. */
            versionNumber: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /** @description What each rule says of it, in the order of the rules. */
            results: components["schemas"]["RuleResult"][];
        };
        RuleTrial: {
            /** @description How often each rule holds, in the order in which they were sent. */
            rules: components["schemas"]["TriedRule"][];
            /** @description The runs that were tried, newest first. */
            runs: components["schemas"]["TriedRun"][];
            /** @description The tables that values were looked up in, in these versions. */
            lookups: {
                /** @description Key of the lookup. */
                key: string;
                /** @description Its version. */
                version: number;
            }[];
        };
        RuleCheckInput: {
            /** @description What is checked. Its derived fields are filled again. */
            data: {
                [key: string]: unknown;
            };
            /** @description Whose rules are checked; by default the latest. */
            versionNumber?: number;
            /**
             * Format: date
             * @description What `today()` says; by default the date of the server.
             */
            date?: string;
        };
        /** @description A table that the rules of a run looked values up in. */
        UsedLookup: {
            /** @description Key of the lookup. */
            key: string;
            /** @description The version that was used. */
            version: number;
        };
        RuleCheck: {
            /** @description What each rule says of the data, in the order of the rules. */
            rules: components["schemas"]["RuleResult"][];
            /** @description The data with their derived fields. One that cannot be filled is null, or left out where the schema allows no null. */
            data: {
                [key: string]: unknown;
            };
            /** @description The tables that values were looked up in, in these versions. */
            lookups: components["schemas"]["UsedLookup"][];
        };
        /**
         * @description `received` until it is parsed, then `parsed`; `failed` where it cannot be, and then `errorCode` says why.
         * @enum {string}
         */
        DocumentStatus: "received" | "parsed" | "failed";
        /** @description Why a document could not be parsed. */
        DocumentErrorCode: {
            /** @description An open list. Known: `document_unreadable` `document_encrypted` `document_empty` `too_many_pages` `payload_too_large` `parse_timeout` `internal_error`. */
            code: string;
            /** @description Whether parsing the same bytes again can succeed. */
            retryable: boolean;
            /** @description Technical detail, free of the document's content. */
            detail?: string;
        };
        /** @description Up to 50 strings of the caller's own, each up to 500 characters under a key of 1 to 64 characters, none of them a control character. The service stores and returns them, filters lists by them, and reads nothing into them. */
        Metadata: {
            [key: string]: string;
        };
        /** @description A file or text to extract from. */
        DocumentResource: {
            /** @description Identifier of the document. */
            id: string;
            /** @description Identifier of its environment. */
            environmentId: string;
            /** @description Identifier of its schema family. */
            schemaFamilyId: string;
            /** @description Display name. */
            name: string;
            /** @description The text; null until the document is parsed, once it has expired, and with `content=false`. */
            content: string | null;
            /** @description The media type, recognised by its bytes. */
            mimeType: string | null;
            /** @description Bytes of the file or text. */
            fileSize: number | null;
            /** @description The name of the file that was uploaded; null for a text. */
            originalFilename: string | null;
            /** @description Number of pages; null for formats without pages. */
            pageCount: number | null;
            /** @description The pages that are read, such as `1-3,7,-1`; null for all. */
            pages: string | null;
            status: components["schemas"]["DocumentStatus"];
            /** @description Why the document could not be parsed; null unless it is `failed`. */
            errorCode: components["schemas"]["DocumentErrorCode"] | null;
            /** @description Sentences about what parsing guessed, replaced or left out, such as a charset that the text does not declare. Empty until the document is parsed. */
            warnings: string[];
            /** @description The data of the document's newest completed run; null before there is one and once the document has expired. */
            extractedData: {
                [key: string]: unknown;
            } | null;
            metadata: components["schemas"]["Metadata"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
            /** @description The packet whose part it is; null for other documents. */
            packetId: string | null;
            /** @description The pages of the packet that it has, such as `1-3`. */
            packetPages: string | null;
            /**
             * Format: date-time
             * @description When the retention of the environment erased its content and file; null before.
             */
            expiredAt: string | null;
        };
        DocumentList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["DocumentResource"][];
        };
        /**
         * @description What kind of text `content` is.
         * @default text/plain
         * @enum {string}
         */
        TextMimeType: "text/plain" | "text/markdown" | "text/html" | "text/csv";
        DocumentInput: {
            /** @description A name for people, 1 to 200 characters, not blank. */
            name: string;
            /** @description The text. An empty one is refused with 422 `empty_document`. */
            content?: string;
            mimeType?: components["schemas"]["TextMimeType"];
            /** @description Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file. */
            pages?: string;
            metadata?: components["schemas"]["Metadata"];
        };
        DocumentUpload: {
            /**
             * Format: binary
             * @description The file, with its file name.
             */
            file: string;
            /** @description Display name; the file name by default. */
            name?: string;
            /** @description Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file. */
            pages?: string;
            /**
             * Format: password
             * @description The user or owner password of a PDF. It is encrypted until the document is parsed, and then deleted. Ignored for other files.
             */
            password?: string;
            /** @description Strings of your own as JSON text: an object with up to 50 strings. */
            metadata?: string;
        };
        /**
         * @description Whether a model that sees also gets pictures of the pages: of scanned pages (`auto`, the default), of all pages, charts and stamps included (`always`), or of none (`never`). With `always`, providers that read PDF files get the pages of a PDF as a PDF instead. Evidence is always found in the document's text.
         * @enum {string}
         */
        Vision: "auto" | "always" | "never";
        /** @description At most one of `schema` and `versionNumber`. */
        ExtractDocumentInput: {
            /** @description Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`. */
            versionNumber?: number;
            schema?: components["schemas"]["NewDefinition"];
            /** @description With `schema`: the name of the schema; defaults to its key. */
            schemaName?: string;
            /** @description With `schema`: the purpose of the schema. */
            description?: string;
            /** @description What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it. */
            instructions?: string;
            examples?: components["schemas"]["SchemaExamples"];
            parameters?: components["schemas"]["ModelParameters"];
            rules?: components["schemas"]["SchemaRules"];
            /** @description The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor. */
            model?: string;
            /** @description Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file. */
            pages?: string;
            /**
             * @description How often the model is asked each question. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its confidence. The cost grows with the number. The built-in extractor always asks once.
             * @default 1
             */
            samples?: number;
            vision?: components["schemas"]["Vision"];
            /** @description The most that the run may cost, in the currency of the model's price. A call that could exceed it is not made: the run completes with a warning if its result is valid without that call, and else fails with `cost_limit`. A model without a known price is refused. */
            maxCost?: number;
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * @description `pending` is queued and `processing` is executing. `completed`, `failed` and `cancelled` are final and never change.
         * @enum {string}
         */
        RunStatus: "pending" | "processing" | "completed" | "failed" | "cancelled";
        /** @description A run that was accepted and is queued. */
        RunAccepted: {
            /** @description Identifier of the run, for `GET /runs/{id}`. */
            runId: string;
            status: components["schemas"]["RunStatus"];
        };
        /** @description Exactly one of `documentId` and `name` with `content`; at most one of `schema` and `versionNumber`. */
        ExtractInput: {
            /** @description A document of the environment. */
            documentId?: string;
            /** @description With `content`: the name of the new document. */
            name?: string;
            /** @description The text of a new document. */
            content?: string;
            mimeType?: components["schemas"]["TextMimeType"];
            /** @description Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`. */
            versionNumber?: number;
            schema?: components["schemas"]["NewDefinition"];
            /** @description With `schema`: the name of the schema; defaults to its key. */
            schemaName?: string;
            /** @description With `schema`: the purpose of the schema. */
            description?: string;
            /** @description What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it. */
            instructions?: string;
            examples?: components["schemas"]["SchemaExamples"];
            parameters?: components["schemas"]["ModelParameters"];
            rules?: components["schemas"]["SchemaRules"];
            /** @description The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor. */
            model?: string;
            /** @description Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file. */
            pages?: string;
            /**
             * @description How often the model is asked each question. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its confidence. The cost grows with the number. The built-in extractor always asks once.
             * @default 1
             */
            samples?: number;
            vision?: components["schemas"]["Vision"];
            /** @description The most that the run may cost, in the currency of the model's price. A call that could exceed it is not made: the run completes with a warning if its result is valid without that call, and else fails with `cost_limit`. A model without a known price is refused. */
            maxCost?: number;
            metadata?: components["schemas"]["Metadata"];
        } & ({
            /** @description A document of the environment. */
            documentId: string;
        } | {
            /** @description With `content`: the name of the new document. */
            name: string;
            /** @description The text of a new document. */
            content: string;
        });
        /** @description Exactly one of `file` and `documentId`; at most one of `schema` and `versionNumber`. */
        ExtractUpload: {
            /**
             * Format: binary
             * @description The file, with its file name.
             */
            file?: string;
            /** @description A document of the environment, instead of `file`. */
            documentId?: string;
            /** @description The name of the new document; defaults to the file name. */
            name?: string;
            /** @description Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`. */
            versionNumber?: number;
            /** @description A definition, as JSON text. */
            schema?: string;
            /** @description With `schema`: the name of the schema; defaults to its key. */
            schemaName?: string;
            /** @description With `schema`: the purpose of the schema. */
            description?: string;
            /** @description What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it. */
            instructions?: string;
            /** @description With `schema`: examples for models, as JSON text; see `examples` of the JSON form. */
            examples?: string;
            /** @description With `schema`: parameters of calls to models, as JSON text; see `parameters` of the JSON form. */
            parameters?: string;
            /** @description With `schema`: what must be true of the data, as JSON text; see `rules` of the JSON form. */
            rules?: string;
            /** @description The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor. */
            model?: string;
            /** @description Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file. */
            pages?: string;
            /**
             * @description How often the model is asked each question. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its confidence. The cost grows with the number. The built-in extractor always asks once.
             * @default 1
             */
            samples?: number;
            vision?: components["schemas"]["Vision"];
            /** @description The most that the run may cost, as a decimal number; see `maxCost` of the JSON form. */
            maxCost?: string;
            /**
             * Format: password
             * @description The user or owner password of a PDF. It is encrypted until the document is parsed, and then deleted. Ignored for other files.
             */
            password?: string;
            /** @description Strings of your own as JSON text: an object with up to 50 strings. */
            metadata?: string;
        } & ({
            /**
             * Format: binary
             * @description The file, with its file name.
             */
            file: string;
        } | {
            /** @description A document of the environment. */
            documentId: string;
        });
        /** @description A file and how it is extracted; at most one of `schema` and `versionNumber`. */
        ExtractFileUpload: {
            /**
             * Format: binary
             * @description The file, with its file name.
             */
            file: string;
            /** @description The name of the new document; defaults to the file name. */
            name?: string;
            /** @description Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`. */
            versionNumber?: number;
            /** @description A definition, as JSON text. */
            schema?: string;
            /** @description With `schema`: the name of the schema; defaults to its key. */
            schemaName?: string;
            /** @description With `schema`: the purpose of the schema. */
            description?: string;
            /** @description What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it. */
            instructions?: string;
            /** @description With `schema`: examples for models, as JSON text; see `examples` of the JSON form. */
            examples?: string;
            /** @description With `schema`: parameters of calls to models, as JSON text; see `parameters` of the JSON form. */
            parameters?: string;
            /** @description With `schema`: what must be true of the data, as JSON text; see `rules` of the JSON form. */
            rules?: string;
            /** @description The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor. */
            model?: string;
            /** @description Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file. */
            pages?: string;
            /**
             * Format: password
             * @description The user or owner password of a PDF. It is encrypted until the document is parsed, and then deleted. Ignored for other files.
             */
            password?: string;
            /** @description Strings of your own as JSON text: an object with up to 50 strings. */
            metadata?: string;
        };
        /**
         * @description `needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until the review is reopened.
         * @enum {string}
         */
        ReviewStatus: "needed" | "in_review" | "approved" | "rejected";
        /** @description A user. */
        RunPerson: {
            /** @description Identifier of the user. */
            id: string;
            /** @description Name of the user. */
            name: string;
        };
        /** @description An earlier document with the same bytes. */
        EarlierDocument: {
            /** @description Identifier of the document. */
            id: string;
            /** @description Name of the document. */
            name: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
        };
        /** @description A run in a list. */
        RunListItem: {
            /** @description Identifier of the run. */
            id: string;
            /** @description Name of the environment. */
            environmentName: string;
            /** @description Name of the document. */
            documentName: string;
            /** @description Identifier of the document. */
            documentId: string;
            /** @description The batch that it is part of; null for none. */
            batchId: string | null;
            /** @description Confidence of the run; null until it is completed. */
            confidence: number | null;
            /** @description Status of the run's review; null without one. */
            reviewStatus: components["schemas"]["ReviewStatus"] | null;
            /** @description The user that approved or rejected the run, or has claimed its review; null if none did. */
            reviewer: components["schemas"]["RunPerson"] | null;
            /**
             * Format: date-time
             * @description When the review was approved or rejected; null before.
             */
            decidedAt: string | null;
            /** @description Whether a review changed the data. */
            corrected: boolean;
            /**
             * Format: date-time
             * @description When the run was last exported; null if it never was.
             */
            exportedAt: string | null;
            /** @description The earliest document of the schema in this environment that has the same bytes; null if this is the first one, and once the document has expired. */
            duplicateOf: components["schemas"]["EarlierDocument"] | null;
            /** @description Number of the schema version. */
            schemaVersionNumber: number;
            status: components["schemas"]["RunStatus"];
            /** @description The provider, as resolved when the run was accepted. */
            provider: string;
            /** @description The model, as resolved when the run was accepted. */
            model: string;
            keySource: components["schemas"]["KeySource"];
            /** @description The result; null until the run is completed, and once it has expired. */
            extractedData: {
                [key: string]: unknown;
            } | null;
            metadata: components["schemas"]["Metadata"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When the retention of the environment erased its data; null before.
             */
            expiredAt: string | null;
        };
        RunList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["RunListItem"][];
        };
        /** @description Runs whose results were exported together. */
        Export: {
            /** @description Identifier of the export. */
            id: string;
            /** @description Identifier of its environment. */
            environmentId: string;
            /** @description Identifier of the schema. */
            schemaFamilyId: string;
            /** @description How many runs it has. Deleted ones do not count. */
            runCount: number;
            createdBy: components["schemas"]["RunPerson"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
        };
        /** @description A page of exports. */
        ExportList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The exports of this page. */
            data: components["schemas"]["Export"][];
        };
        /** @description The filters of `GET …/runs`, combined. */
        ExportFilter: {
            /** @description Only runs of this document. */
            documentId?: string;
            /** @description Only runs with this version of the schema. */
            versionNumber?: number;
            /** @description Only runs of this batch. */
            batchId?: string;
            /** @description Only runs whose document has this text in its name. */
            name?: string;
            /** @description Only runs of this model, as `<provider>/<model>`. */
            model?: string;
            /**
             * Format: date-time
             * @description Only runs that were created at this time or later.
             */
            createdFrom?: string;
            /**
             * Format: date-time
             * @description Only runs that were created before this time.
             */
            createdBefore?: string;
            /** @description Only runs whose confidence is below this. */
            confidenceBelow?: number;
            /** @description Only runs whose confidence is this or above. */
            confidenceFrom?: number;
            /**
             * @description Only runs whose review has this status; `none` for runs without a review.
             * @enum {string}
             */
            reviewStatus?: "none" | "needed" | "in_review" | "approved" | "rejected";
            /**
             * Format: date-time
             * @description Only runs whose review was approved or rejected at this time or later.
             */
            decidedFrom?: string;
            /** @description Only runs whose data a review changed, or only those whose data it did not. */
            corrected?: boolean;
            /** @description Only runs that are part of an export, or only those that are not. */
            exported?: boolean;
        };
        /** @description The runs to export. */
        ExportInput: {
            /** @description These runs. Not with `filter`. */
            runIds?: string[];
            filter?: components["schemas"]["ExportFilter"];
        };
        /**
         * @description `open` takes documents until it is started. `processing` has documents that wait or whose runs are not final. `completed` has none: each document is completed, failed or cancelled. `cancelled` was ended by a caller.
         * @enum {string}
         */
        BatchStatus: "open" | "processing" | "completed" | "cancelled";
        /** @description The number of documents in each state. */
        BatchCounts: {
            /** @description All documents. */
            total: number;
            /** @description Documents without a run. */
            waiting: number;
            /** @description Documents whose run is queued. */
            pending: number;
            /** @description Documents whose run is executing. */
            processing: number;
            /** @description Documents whose run is completed. */
            completed: number;
            /** @description Documents whose run failed, and those that could not be added. */
            failed: number;
            /** @description Documents that were cancelled, by themselves or with the batch. */
            cancelled: number;
        };
        /** @description Documents that are extracted together. */
        Batch: {
            /** @description Identifier of the batch. */
            id: string;
            /** @description Identifier of its environment. */
            environmentId: string;
            /** @description Identifier of the schema. */
            schemaFamilyId: string;
            /** @description Identifier of the schema version. */
            schemaVersionId: string;
            /** @description Number of the schema version. */
            schemaVersionNumber: number;
            /** @description A name for people; null without one, and once the batch has expired. */
            name: string | null;
            status: components["schemas"]["BatchStatus"];
            counts: components["schemas"]["BatchCounts"];
            /** @description The provider, as resolved when the batch was created. */
            provider: string;
            /** @description The model, as resolved when the batch was created. */
            model: string;
            keySource: components["schemas"]["KeySource"];
            /** @description Where the provider processes data, such as `EU` or `US`. */
            residency: string;
            /** @description How often the model is asked each question. */
            samples: number;
            vision: components["schemas"]["Vision"];
            /** @description The most that each run may cost, in the currency of the price of the model; null for no limit. */
            maxCost: number | null;
            /** @description The splitter that splits its documents; null if they are extracted as they are. */
            splitter: {
                /** @description Its key. */
                key: string;
                /** @description Its version, the latest when the batch was created. */
                versionNumber: number;
            } | null;
            /** @description Whether runs are started; false where documents are only split. */
            extract: boolean;
            metadata: components["schemas"]["Metadata"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds; null while it has not happened.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it was completed or cancelled; null before.
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When the retention of the environment erased its name, metadata and results; null before.
             */
            expiredAt: string | null;
        };
        /** @description A page of batches. */
        BatchList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The batches of this page. */
            data: components["schemas"]["Batch"][];
        };
        NewBatchDocument: {
            /** @description A document of the environment. */
            documentId: string;
            metadata?: components["schemas"]["Metadata"];
        };
        BatchInput: {
            /** @description A name for people, 1 to 200 characters, not blank. */
            name?: string;
            /** @description Documents of the environment, each with the `metadata` of its run. Up to 10,000 in a batch. */
            documents?: components["schemas"]["NewBatchDocument"][];
            /** @description Whether the batch starts at once; true by default if it has `documents`, else false. */
            start?: boolean;
            /** @description Version of the schema; the latest by default. */
            versionNumber?: number;
            /** @description The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor. */
            model?: string;
            /**
             * @description How often the model is asked each question. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its confidence. The cost grows with the number. The built-in extractor always asks once.
             * @default 1
             */
            samples?: number;
            vision?: components["schemas"]["Vision"];
            /** @description The most that the run may cost, in the currency of the model's price. A call that could exceed it is not made: the run completes with a warning if its result is valid without that call, and else fails with `cost_limit`. A model without a known price is refused. */
            maxCost?: number;
            /** @description Key of a splitter. Each document of the batch becomes a packet, which is split by its latest version, and no run of its own. Not with `samples` or `versionNumber`. With the schema `packets`, the batch has documents of all kinds. */
            splitter?: string;
            /**
             * @description With a `splitter`: whether a run is started for each part whose category has a schema.
             * @default true
             */
            extract?: boolean;
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description What people should know as they label a field, by JSON Pointer; the step `*` is each row of a list. */
        Guidelines: {
            [key: string]: string;
        };
        /**
         * @description `approved_reviews`: each approved review of the schema in the environment becomes a labelled item. Null: nothing.
         * @enum {string|null}
         */
        CollectRule: "approved_reviews" | null;
        /** @description How two values are compared. */
        Comparator: {
            /**
             * @description `text`: by letters and digits, or by their similarity if `atLeast` is given. `number`: may differ by `within`. `date`: the same day. `exact`: the same characters.
             * @enum {string}
             */
            kind: "text" | "number" | "date" | "exact";
            /** @description For `text`: the least similarity, 1 minus the edit distance over the longer length. */
            atLeast?: number;
            /** @description For `number`: the largest difference; 0.005 by default. */
            within?: number;
        };
        /** @description How the values of fields are compared, by JSON Pointer; the step `*` is each row of a list. The default follows the schema: numbers to half a cent, dates by day, texts by their letters and digits. */
        Comparators: {
            [key: string]: components["schemas"]["Comparator"];
        };
        /** @description The number of items. */
        DatasetCounts: {
            /** @description All items. */
            total: number;
            /** @description Items without a label and without a draft. */
            unlabelled: number;
            /** @description Items with a draft of an engine that no person has checked. */
            draft: number;
            /** @description A person has. */
            labelled: number;
            /** @description Unlabelled items whose draft is being made. */
            drafting: number;
        };
        /** @description Documents of a schema in one environment, with the values that are expected of them. */
        Dataset: {
            /** @description Identifier of the data set. */
            id: string;
            /** @description Key of the schema. */
            schemaKey: string;
            /**
             * @description The environment.
             * @enum {string}
             */
            env: "production" | "staging" | "development";
            /** @description Name for people. */
            name: string;
            /** @description What the data set is for; null if not given. */
            description: string | null;
            guidelines: components["schemas"]["Guidelines"];
            collect: components["schemas"]["CollectRule"];
            comparators: components["schemas"]["Comparators"];
            /** @description Whether people label without seeing drafts. */
            blind: boolean;
            /** @description The share of labelled items that need a second label. */
            twice: number;
            items: components["schemas"]["DatasetCounts"];
            /** @description The number of the latest frozen version; null before the first. */
            latestVersion: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
        };
        DatasetList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["Dataset"][];
        };
        DatasetInput: {
            /** @description A name for people, 1 to 200 characters, not blank. */
            name: string;
            /** @description A text for people, up to 2,000 characters. */
            description?: string;
            guidelines?: components["schemas"]["Guidelines"];
            collect?: components["schemas"]["CollectRule"];
            comparators?: components["schemas"]["Comparators"];
            /** @description Whether people label without seeing drafts, as for documents that judge versions. */
            blind?: boolean;
            /** @description The share of labelled items that need the label of a second person. */
            twice?: number;
        };
        /**
         * @description Status of the evaluation. `pending` and `processing` are not final; `failed` means that no document gave a result.
         * @enum {string}
         */
        EvaluationStatus: "pending" | "processing" | "completed" | "failed" | "cancelled";
        EvaluatedDataset: {
            /** @description Identifier of the data set. */
            id: string;
            /** @description The frozen version. */
            version: number;
        };
        /** @description The number of documents. */
        EvaluationProgress: {
            /** @description All of them. */
            total: number;
            /** @description Those with a result. */
            completed: number;
            /** @description Documents without a result; each of their expected values counts as missed. */
            failed: number;
        };
        /** @description How good the values are. */
        EvaluationScore: {
            /** @description Right values among those given, 1 if none was given and none expected. */
            precision: number;
            /** @description Right values among those expected. */
            recall: number;
            /** @description Harmonic mean of precision and recall. */
            f1: number;
            /** @description Share of documents without any error. */
            exactDocuments: number;
            /** @description Values that differ from the expected ones. */
            wrong: number;
            /** @description Expected values that were not given. */
            missed: number;
            /** @description Values where none was expected, rows that match none included. */
            invented: number;
        };
        /** @description The score of a field. */
        EvaluationField: {
            /** @description JSON Pointer; the step `*` is each row of a list. */
            path: string;
            /** @description Values that were judged. */
            observations: number;
            /** @description Right values among those given. */
            precision: number;
            /** @description Right values among those expected. */
            recall: number;
            /** @description Harmonic mean of precision and recall. */
            f1: number;
            /** @description The 95 % interval (Wilson) of the share of right observations: from, to. */
            margin: number[];
            /** @description Values that differ from the expected ones. */
            wrong: number;
            /** @description Expected values that were not given. */
            missed: number;
            /** @description Values where none was expected. */
            invented: number;
        };
        /** @description What a rule of the schema version said of the documents whose runs gave data. */
        EvaluationRule: {
            /** @description Name of the rule. */
            name: string;
            /**
             * @description Of the rule.
             * @enum {string}
             */
            severity: "error" | "warning";
            /** @description Documents for which it holds. */
            holds: number;
            /** @description Documents that violate it. */
            violated: number;
            /** @description Documents for which it is not known, such as those that lack a value. */
            unknown: number;
        };
        ReliabilityBin: {
            /** @description Lower bound of the confidence in the bin, which is 0.1 wide. */
            from: number;
            /** @description Values in it. */
            count: number;
            /** @description Mean confidence of the values. */
            confidence: number;
            /** @description Share that is right. */
            accuracy: number;
        };
        /** @description What the confidence of values is worth. Null where there are too few values. */
        EvaluationCalibration: {
            /** @description Probability that a right value has more confidence than a wrong one. */
            auroc: number | null;
            /** @description Mean distance of confidence and accuracy, in ten bins. */
            ece: number | null;
            /** @description Share of values, the most confident first, of which 95 % are right. */
            coverage95: number | null;
            /** @description The same with 99 %. */
            coverage99: number | null;
            /** @description The reliability table. */
            bins: components["schemas"]["ReliabilityBin"][];
        };
        /** @description Null if it is not known. */
        EvaluationCost: components["schemas"]["Cost"] | null;
        /** @description How well a version of a schema extracts from the documents of a data set. */
        Evaluation: {
            /** @description Identifier of the evaluation. */
            id: string;
            /** @description Key of the schema. */
            schemaKey: string;
            /**
             * @description The environment.
             * @enum {string}
             */
            env: "production" | "staging" | "development";
            status: components["schemas"]["EvaluationStatus"];
            dataset: components["schemas"]["EvaluatedDataset"];
            /** @description Version of the schema. */
            versionNumber: number;
            /** @description `<provider>/<model>` */
            model: string;
            /** @description How often each question was asked. */
            samples: number;
            /** @description Whether examples of the memory were used. */
            memory: boolean;
            items: components["schemas"]["EvaluationProgress"];
            /** @description Null until it is completed. */
            score: components["schemas"]["EvaluationScore"] | null;
            /** @description The scores by field; empty until it is completed. */
            fields: components["schemas"]["EvaluationField"][];
            /** @description The rules of the schema version, in their order; empty until it is completed. */
            rules: components["schemas"]["EvaluationRule"][];
            /** @description Null until it is completed. */
            calibration: components["schemas"]["EvaluationCalibration"] | null;
            /** @description Tokens of all runs; null where a provider gave no count. */
            tokens: number | null;
            cost: components["schemas"]["EvaluationCost"];
            /** @description Mean milliseconds of a run; null until it is completed. */
            durationMs: number | null;
            comparators: components["schemas"]["Comparators"];
            /** @description The version of the scorer. Scores of another one may differ. */
            scorer: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /** @description The user that began it. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds; null while it has not happened.
             */
            completedAt: string | null;
            /** @description Why it failed; null otherwise. */
            errorMessage: string | null;
        };
        EvaluationList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["Evaluation"][];
        };
        EvaluationInput: {
            /** @description A data set of the schema and environment. */
            datasetId: string;
            /** @description A frozen version; the latest by default. */
            datasetVersion?: number;
            /** @description Version of the schema; the latest by default. */
            versionNumber?: number;
            /** @description `<provider>/<model>`; that of the environment by default. */
            model?: string;
            /**
             * @description How often each question is asked.
             * @default 1
             */
            samples?: number;
            /**
             * @description Uses the examples of the memory, without that of the document itself and those of its near duplicates, whether the memory is on or off.
             * @default false
             */
            memory?: boolean;
            /**
             * @description Asks the model again instead of using the stored answers of earlier evaluations.
             * @default false
             */
            fresh?: boolean;
            /**
             * @description Only estimates.
             * @default false
             */
            dryRun?: boolean;
        };
        /** @description What an evaluation would take, from the runs so far. */
        EvaluationEstimate: {
            /** @description Documents of the version. */
            documents: number;
            /** @description Documents whose answers are already stored; the evaluation asks no model about them. */
            cached: number;
            /** @description Estimated tokens for the documents that a model must be asked about; null without earlier runs to estimate from. */
            tokens: number | null;
            cost: components["schemas"]["EvaluationCost"];
        };
        GateField: {
            /** @description JSON Pointer of a field; the step `*` is each row of a list. */
            path: string;
            /** @description The least F1 of the field. */
            minF1: number;
        };
        /** @description What a version must reach before it is pinned. */
        StoredGate: {
            /** @description A data set of the schema and environment. */
            datasetId: string;
            /**
             * @description The least F1; null for none.
             * @default null
             */
            minF1: number | null;
            /**
             * @description The least F1 of fields.
             * @default []
             */
            fields: components["schemas"]["GateField"][];
            /**
             * @description Whether it must not be worse than what is pinned, beyond chance.
             * @default true
             */
            notWorse: boolean;
        };
        /** @description How a version met a condition of the gate. */
        GateCheck: {
            /** @description JSON Pointer into the gate. */
            condition: string;
            /** @description False where it was overridden. */
            passed: boolean;
            /** @description What was found, also where it is inconclusive. */
            message: string;
        };
        /** @description The version that an environment serves. */
        Pin: {
            /** @description The pinned version; null for the latest. */
            versionNumber: number | null;
            /** @description Null without one. */
            gate: components["schemas"]["StoredGate"] | null;
            /** @description The evaluation by which the gate let the version pass; null for none. */
            evaluationId: string | null;
            /** @description What the gate found when the version was pinned. */
            checks: components["schemas"]["GateCheck"][];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds; null while it has not happened.
             */
            updatedAt: string | null;
            /** @description The user that pinned it last; null if nothing was pinned. */
            updatedBy: string | null;
        };
        /** @description What a version must reach before it is pinned. */
        Gate: {
            /** @description A data set of the schema and environment. */
            datasetId: string;
            /**
             * @description The least F1; null for none.
             * @default null
             */
            minF1?: number | null;
            /**
             * @description The least F1 of fields.
             * @default []
             */
            fields?: components["schemas"]["GateField"][];
            /**
             * @description Whether it must not be worse than what is pinned, beyond chance.
             * @default true
             */
            notWorse?: boolean;
        };
        /** @description Pins the version although the gate refuses it. Only the owner may set it. */
        GateOverride: {
            /** @description Why, for the audit log. */
            reason: string;
        };
        PinInput: {
            /** @description The version to serve; null for the latest. */
            versionNumber: number | null;
            /** @description The new gate; null for none. */
            gate?: components["schemas"]["Gate"] | null;
            /** @description The evaluation to judge by. */
            evaluationId?: string;
            override?: components["schemas"]["GateOverride"];
        };
        /**
         * @description Whether extractions use the memory.
         * @enum {string}
         */
        MemoryMode: "off" | "on";
        /** @description What the memory gained when it was last measured. */
        MemoryGain: {
            /** @description Documents of the evaluation. */
            documents: number;
            /** @description F1 without the memory. */
            before: number;
            /** @description F1 with it. */
            after: number;
            /**
             * Format: date-time
             * @description When the evaluation with the memory was completed.
             */
            measuredAt: string;
            /** @description The evaluation with the memory. */
            evaluationId: string;
            /** @description Identifier of the evaluation without the memory. Compare the two with `compare`. */
            withoutId: string;
        };
        /** @description The recalibration of a model's confidences. */
        MemoryCalibration: {
            /** @description `<provider>/<model>`. */
            model: string;
            /**
             * @description Whether it is that of runs in which examples of the memory helped, or of the others.
             * @enum {string}
             */
            basis: "memory" | "document";
            /** @description Values of approved reviews that it was fitted on. */
            values: number;
            /**
             * @description What errs least in a cross-check: the confidences themselves, Platt scaling or isotonic regression, with an offset for each field.
             * @enum {string}
             */
            method: "none" | "platt" | "isotonic";
            /** @description Mean squared error of the confidences in the cross-check. */
            before: number;
            /** @description The same of the recalibrated ones. */
            after: number;
        };
        /** @description The memory of a schema in one environment. */
        Memory: {
            mode: components["schemas"]["MemoryMode"];
            /** @description Examples that it has. */
            examples: number;
            /** @description How many examples are kept, and why, as a sentence. */
            kept: string;
            /** @description Result of the last measurement; null before the first. */
            gain: components["schemas"]["MemoryGain"] | null;
            /** @description How the confidences of each model become what reviews of the schema found right. One for each model and basis with 100 values and more that reviews checked. Runs use it while the memory is on. */
            calibrations: components["schemas"]["MemoryCalibration"][];
            /**
             * Format: date-time
             * @description When the memory was last switched on or off; null if it never was.
             */
            updatedAt: string | null;
            /** @description The user that switched the memory last. */
            updatedBy: string | null;
        };
        MemoryInput: {
            mode: components["schemas"]["MemoryMode"];
        };
        MemoryMeasurement: {
            /** @description A data set of the schema and environment. */
            datasetId: string;
            /** @description Version of the schema; the latest by default. */
            versionNumber?: number;
            /** @description `<provider>/<model>`; that of the environment by default. */
            model?: string;
        };
        /** @description What one document taught. It is deleted with the document, and once that expires. */
        MemoryExample: {
            /** @description Identifier. */
            id: string;
            /** @description The document. */
            documentId: string;
            /** @description Its name. */
            documentName: string | null;
            /**
             * @description An approved review, or a labelled item of a data set.
             * @enum {string}
             */
            source: "review" | "item";
            /** @description Values that a person confirmed or corrected. */
            fields: number;
            /** @description Whether the document has been read for the example. Runs use the example only after that. */
            isLearned: boolean;
            /**
             * Format: date-time
             * @description When it was learned.
             */
            createdAt: string;
            /** @description The user that approved or saved it. */
            createdBy: string | null;
        };
        MemoryExampleList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["MemoryExample"][];
        };
        /** @description Sums over runs. */
        UsageSum: {
            /** @description Runs that ended, also failed and cancelled ones. */
            runs: number;
            /** @description Pages that completed and failed runs read. */
            pages: number;
            /** @description Tokens sent to models. */
            inputTokens: number;
            /** @description Input tokens that providers read from their cache. */
            cachedInputTokens: number;
            /** @description Tokens generated by models. */
            outputTokens: number;
            /** @description Output tokens that models used for reasoning. */
            reasoningTokens: number;
            /** @description Sum of input and output tokens. */
            totalTokens: number;
            /** @description Cost of the runs whose cost is known; null if there is none, or if they have several currencies. `models` has one entry for each currency. */
            cost: components["schemas"]["Cost"] | null;
            /** @description Runs that a provider saw and whose cost is unknown. */
            runsWithoutCost: number;
        };
        /** @description The usage of a model. */
        ModelUsage: components["schemas"]["UsageSum"] & {
            /** @description Identifier of the provider, as in `GET /providers`. */
            provider: string;
            /** @description Identifier of the model. */
            model: string;
            keySource: components["schemas"]["KeySource"];
        };
        /** @description The usage of a workspace in a month. */
        Usage: components["schemas"]["UsageSum"] & {
            /** @description The month, such as `2026-01`. */
            month: string;
            /** @description The same by provider and model, by name. */
            models: components["schemas"]["ModelUsage"][];
        };
        /** @description The most that runs may cost in a month. */
        BudgetCost: {
            /** @description The amount. 0 refuses all runs. */
            amount: number;
            /** @description ISO 4217 code of the prices of the workspace's models, such as USD. Costs in other currencies do not count. */
            currency: string;
        };
        /** @description What runs use of a budget. */
        BudgetUse: {
            /** @description In the currency of `maxCost`; null without that limit. */
            cost: components["schemas"]["Cost"] | null;
            /** @description Pages of documents. */
            pages: number;
            /** @description Number of runs. */
            runs: number;
        };
        /** @description The limits of a workspace for a month, and what is used of them. */
        Budget: {
            /** @description The most that runs may cost in a month; null for no limit. */
            maxCost: components["schemas"]["BudgetCost"] | null;
            /** @description The most pages that runs may read in a month; null for no limit. */
            maxPages: number | null;
            /** @description The month (UTC), such as `2026-01`. */
            period: string;
            /**
             * Format: date-time
             * @description When the next month begins.
             */
            resetsAt: string;
            /** @description By runs that ended in the month, and by proposals of schemas. A run that completed or failed counts the pages that it read, a cancelled one none; each run again counts again. Deleted runs count. */
            spent: components["schemas"]["BudgetUse"];
            /** @description For accepted runs that have not ended, at most 1,000: their pages (1 where they are not known yet), and what a run of their model has cost on average this month, or else their `maxCost`. */
            reserved: components["schemas"]["BudgetUse"];
            /** @description Runs of the month that count as free, since their cost is unknown or in another currency. */
            runsWithoutCost: number;
            /** @description The spent part of the limit that is nearer to its end, 1 for all of it; null without limits. */
            share: number | null;
            /**
             * @description `warning` from 80 % and `exceeded` from 100 % of a limit.
             * @enum {string}
             */
            status: "unlimited" | "available" | "warning" | "exceeded";
            /** @description Whether a run is accepted now. Also false while the runs under way may use up the rest. */
            acceptsRuns: boolean;
        };
        /** @description The limits of a workspace for each month. */
        BudgetInput: {
            /** @description The most that runs may cost; null for no limit. */
            maxCost?: components["schemas"]["BudgetCost"] | null;
            /** @description The most pages that runs may read; null for no limit. 0 refuses all runs. */
            maxPages?: number | null;
        };
        /** @description When runs need a review. */
        ReviewSettings: {
            /** @description A run with a value that is less certain needs a review; null for none. */
            confidenceBelow: number | null;
            /** @description The fields to which `confidenceBelow` applies; empty for all. */
            confidencePaths: string[];
            /** @description Fields with a limit of their own, which takes the place of `confidenceBelow` for them. */
            confidenceLimits: {
                /** @description The field. */
                path: string;
                /** @description Its limit. */
                confidenceBelow: number;
            }[];
            /** @description JSON Pointers into `extractedData`. A run that has no value there needs a review. */
            requiredPaths: string[];
            /** @description The share of runs that need a review whatever they contain; null for none. */
            sample: number | null;
            /**
             * @description A run in which a rule of the schema is violated, or also unknown, needs a review; null for none.
             * @enum {string|null}
             */
            rules: "violated" | "violated_or_unknown" | null;
            /**
             * Format: date-time
             * @description When the settings were last set; null if never.
             */
            updatedAt: string | null;
        };
        ReviewSettingsInput: {
            /** @description A run with a value that is less certain needs a review; null for none. That the document does not have a value counts only where 80 % of the schema's latest 20 runs have one (of at least five). */
            confidenceBelow?: number | null;
            /** @description The fields to which `confidenceBelow` applies, written as `requiredPaths`, with all that is within them; all fields if it is empty or left out. */
            confidencePaths?: string[];
            /** @description Fields with a limit of their own, which takes the place of `confidenceBelow` for them and all that is within them, also where `confidencePaths` leaves them out. Of several that hold a value, the one with the longest path counts. */
            confidenceLimits?: {
                /** @description The field, written as `requiredPaths`. */
                path: string;
                /** @description A run with a less certain value in the field needs a review; 0 for none. */
                confidenceBelow: number;
            }[];
            /** @description JSON Pointers into `extractedData`. A run that has no value there (absent or null) needs a review. A step `*` matches each row of a list, such as `/lines/*\/amount`. */
            requiredPaths?: string[];
            /** @description The share of runs that need a review whatever they contain, such as 0.05; null for none. */
            sample?: number | null;
            /**
             * @description A run in which a rule of the schema is violated, or also unknown, needs a review; null for none.
             * @enum {string|null}
             */
            rules?: "violated" | "violated_or_unknown" | null;
        };
        /** @description Settings to apply to stored runs. */
        ReviewSettingsApplication: {
            /**
             * @description Only count.
             * @default false
             */
            dryRun?: boolean;
            /** @description The conditions to apply; by default those that are set. */
            settings?: components["schemas"]["ReviewSettingsInput"];
        };
        /** @description What settings mean for stored runs. */
        ReviewSettingsApplied: {
            /** @description Runs that were looked at. */
            runs: number;
            /** @description Runs that meet a condition, reviewed ones included. */
            needed: number;
            /** @description Reviews that were begun. */
            begun: number;
        };
        /** @description Why a review is needed. */
        ReviewReason: {
            /**
             * @description `confidence_below`: the value at `path` is less certain than the settings ask for. `required_missing`: there is no value at `path`. `rule_violated`, `rule_unknown`: the value at `path` is one of those that the rule reads. `sampled`: the run was drawn. `requested`: a caller asked for it.
             * @enum {string}
             */
            code: "confidence_below" | "required_missing" | "rule_violated" | "rule_unknown" | "sampled" | "requested";
            /** @description JSON Pointer into `extractedData`; null for the whole run. */
            path: string | null;
            /** @description The name of the rule. Absent for other codes. */
            rule?: string;
        };
        /** @description A review in a list. */
        ReviewListItem: {
            /** @description Identifier of the review. */
            id: string;
            /** @description Identifier of the run. */
            runId: string;
            /** @description Identifier of the environment. */
            environmentId: string;
            /** @description Identifier of the document. */
            documentId: string;
            /** @description Name of the document. */
            documentName: string;
            /** @description Key of the schema. */
            schemaKey: string;
            status: components["schemas"]["ReviewStatus"];
            /** @description Why the review is needed, up to 100; empty for a review that somebody began without being asked. */
            reasons: components["schemas"]["ReviewReason"][];
            /** @description Confidence of the run. */
            confidence: number | null;
            /** @description The user that claims the review; null for none. */
            claimedBy: string | null;
            /**
             * Format: date-time
             * @description When the claim ends; null without one.
             */
            claimedUntil: string | null;
            /** @description The user that approved or rejected it; null while it is open. */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description When it was approved or rejected; null while it is open.
             */
            decidedAt: string | null;
            /** @description Why it was rejected; null otherwise. */
            rejectionReason: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When the retention of the environment erased the run's data and corrections; null before.
             */
            expiredAt: string | null;
        };
        ReviewList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["ReviewListItem"][];
        };
        /** @description A kind of document. It is recognised by its words, by the fields of its schema, and by its examples. */
        Category: {
            /** @description What such documents are called. */
            name: string;
            /** @description What such documents are and what they are not, in any language. */
            description?: string;
            /** @description The schema that such documents are extracted with. */
            schemaKey?: string;
            /** @description What tells two neighbours of this kind apart, such as the invoice number. */
            identifier?: string;
            /** @description Documents of the workspace that are of this kind. */
            examples?: string[];
        };
        /**
         * @description What becomes of documents that fit no category: parts of their own, left out, or the nearest category.
         * @enum {string}
         */
        Uncategorized: "include" | "omit" | "forbid";
        /** @description Where documents begin: found, at every page, only at the first page (the whole file is one document), or after every so many pages. */
        Boundaries: ("auto" | "every_page" | "none") | {
            /** @description Pages of each document. */
            pages: number;
        };
        /** @description A splitter with its latest version. */
        Splitter: {
            /** @description Identifier, `spl_…`. */
            id: string;
            /** @description Its workspace. */
            workspaceId: string;
            /** @description Its key in the workspace. */
            key: string;
            /** @description A name for people. */
            name: string;
            /** @description Number of the latest version, from 1. */
            latestVersionNumber: number;
            /** @description The kinds of documents. */
            categories: components["schemas"]["Category"][];
            uncategorized: components["schemas"]["Uncategorized"];
            boundaries: components["schemas"]["Boundaries"];
            /** @description A packet with a part below this confidence waits for a person. Null for never. */
            reviewBelow: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
        };
        /** @description A page of splitters. */
        SplitterList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The splitters of the page. */
            data: components["schemas"]["Splitter"][];
        };
        /** @description A splitter. */
        SplitterInput: {
            /** @description The key in its workspace. */
            key: string;
            /** @description A name for people, 1 to 200 characters, not blank. */
            name?: string;
            /** @description The kinds of documents, each with another name. */
            categories: components["schemas"]["Category"][];
            uncategorized?: components["schemas"]["Uncategorized"];
            boundaries?: components["schemas"]["Boundaries"];
            /** @description A packet with a part below this confidence waits for a person. Null for never. */
            reviewBelow?: number | null;
        };
        /** @description What a splitter said from some time on. */
        SplitterVersion: {
            /** @description From 1. */
            versionNumber: number;
            /** @description Equal for equal content. */
            contentHash: string;
            /** @description The kinds of documents. */
            categories: components["schemas"]["Category"][];
            uncategorized: components["schemas"]["Uncategorized"];
            boundaries: components["schemas"]["Boundaries"];
            /** @description A packet with a part below this confidence waits for a person. Null for never. */
            reviewBelow: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
        };
        /** @description A page of versions. */
        SplitterVersionList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The versions of the page. */
            data: components["schemas"]["SplitterVersion"][];
        };
        /** @description The number of packets by state. */
        SplitterEvaluationCounts: {
            /** @description All packets. */
            total: number;
            /** @description Those that were split. */
            completed: number;
            /** @description Those that could not be split, or are gone. */
            failed: number;
        };
        /** @description Figures over all packets, as shares of 1. Pages that a person left out count in none of them. */
        SplittingScore: {
            /** @description Packets that were split. */
            packets: number;
            /** @description Their pages. */
            pages: number;
            /** @description The parts that people approved. */
            documents: number;
            /** @description That a document begins at a page, but for the first page of a packet. */
            boundary: {
                /** @description Of the starts that were found. */
                precision: number;
                /** @description Of the starts that there are. */
                recall: number;
                /** @description The harmonic mean of both. */
                f1: number;
            };
            /** @description F1 of parts with exactly the pages of a document. */
            documentF1: number;
            /** @description The same, with the right category. */
            documentAndCategoryF1: number | null;
            /** @description Pages with the right category. */
            pageCategory: number | null;
            /** @description Parts that were found for each document; above 1, documents are cut in pieces. */
            partsPerDocument: number;
            /** @description Packets with exactly the approved parts. */
            exactPackets: number;
            /** @description Whether the confidence of parts can be trusted; null without parts. */
            confidence: {
                /** @description Probability that a right part has more confidence than a wrong one; null where all are right, or none. */
                auroc: number | null;
                /** @description Mean distance of confidence and share of right parts. */
                ece: number;
            } | null;
        };
        /** @description A packet of an evaluation. */
        EvaluatedPacket: {
            /** @description Identifier of the packet. */
            packetId: string;
            /**
             * @description What became of it.
             * @enum {string}
             */
            status: "waiting" | "completed" | "failed" | "cancelled";
            /** @description Whether it has exactly the approved parts; null until it is split. */
            isExact: boolean | null;
            /** @description The approved parts; null until it is split. */
            documents: number | null;
            /** @description The parts that were found; null until it is split. */
            parts: number | null;
            /** @description Parts with exactly the pages of a document and its category; null until it is split. */
            rightParts: number | null;
            /** @description Documents that were not seen to begin; null until it is split. */
            missedStarts: number | null;
            /** @description Starts where no document begins; null until it is split. */
            inventedStarts: number | null;
            /** @description Why it failed, or why the model did not answer for all of its pages; null for neither. */
            errorMessage: string | null;
        };
        /** @description How well a version of a splitter splits packets that people approved. */
        SplitterEvaluation: {
            /** @description Identifier, `spe_…`. */
            id: string;
            /** @description The splitter and its version. */
            splitter: {
                /** @description Its key. */
                key: string;
                /** @description Its version. */
                versionNumber: number;
            };
            /**
             * @description The environment of its packets.
             * @enum {string}
             */
            env: "production" | "staging" | "development";
            /**
             * @description `failed` if no packet could be split.
             * @enum {string}
             */
            status: "pending" | "processing" | "completed" | "failed" | "cancelled";
            /** @description The model that is asked as well, as `<provider>/<model>`; null for none. */
            model: string | null;
            vision: components["schemas"]["Vision"];
            /** @description The most that the questions about each packet may cost; null for no limit. */
            maxCost: number | null;
            counts: components["schemas"]["SplitterEvaluationCounts"];
            /** @description Null until it is completed. */
            score: components["schemas"]["SplittingScore"] | null;
            /** @description The packets in the order of the request; empty in lists. */
            packets: components["schemas"]["EvaluatedPacket"][];
            /** @description What the questions cost; null without a model, and without a known price. */
            cost: components["schemas"]["Cost"] | null;
            /** @description Why it failed; null unless it did. */
            errorMessage: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /** @description Identifier of the user. */
            createdBy: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds; null while it has not happened.
             */
            completedAt: string | null;
        };
        /** @description A page of evaluations. */
        SplitterEvaluationList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The evaluations of the page. */
            data: components["schemas"]["SplitterEvaluation"][];
        };
        /** @description What to evaluate, and on which packets. */
        SplitterEvaluationInput: {
            /** @description Version of the splitter; the latest by default. */
            versionNumber?: number;
            /** @description Packets of the environment that people approved, also those of another splitter. By default the newest 500 of this splitter. */
            packets?: string[];
            /** @description The model that is asked about the pages, as `<provider>/<model>`; none by default. */
            model?: string;
            vision?: components["schemas"]["Vision"];
            /** @description The most that the questions about each packet may cost, in the currency of the model's price. A model without a known price is refused. */
            maxCost?: number;
        };
        /** @description A document, either stored or as text. */
        ClassifyInput: {
            /** @description A document of the environment. */
            documentId?: string;
            /** @description The text of a document that is not stored. */
            content?: string;
            /** @description Key of a splitter; the categories of its latest version are the kinds. */
            splitter?: string;
        };
        /** @description A file. It is not stored. */
        ClassifyUpload: {
            /**
             * Format: binary
             * @description The file, with its file name.
             */
            file: string;
            /** @description Key of a splitter; the categories of its latest version are the kinds. */
            splitter?: string;
        };
        /** @description What a document is. */
        Classification: {
            /** @description The name of its kind; null where none fits. */
            category: string | null;
            /** @description The schema that such documents are extracted with. It is the key of a template where `source` is `template`. */
            schemaKey: string | null;
            /**
             * @description Where the kind is from: a `splitter`, a `schema` of the workspace, or a `template` that the workspace does not have. Null where none fits.
             * @enum {string|null}
             */
            source: "splitter" | "schema" | "template" | null;
            /** @description That `category` is right. */
            confidence: number;
            /** @description Why, in words. */
            reasons: string[];
        };
        /** @description A document in a packet. */
        PacketPart: {
            /** @description From 0. */
            index: number;
            /** @description Its pages, such as `1-3`. */
            pages: string;
            /** @description Its category; null where none fits. */
            category: string | null;
            /** @description The schema of its category. */
            schemaKey: string | null;
            /** @description Probability that pages and category are right; null once a person has decided them. */
            confidence: number | null;
            /** @description Probability that a document begins at its first page. */
            startConfidence: number | null;
            /** @description What tells it apart from its neighbours, such as its invoice number. */
            identifier: string | null;
            /** @description Why, in words. */
            reasons: string[];
            /** @description The document of its pages; null until it exists. */
            documentId: string | null;
            /** @description The newest run of the document. */
            runId: string | null;
        };
        /** @description A page of a packet. */
        PacketPage: {
            /** @description From 1. */
            page: number;
            /** @description Whether a document begins here. */
            startsPart: boolean;
            /** @description The category of its part. */
            category: string | null;
            /** @description Probability that `startsPart` is right. */
            confidence: number;
            /** @description Why, in words. */
            reasons: string[];
        };
        /** @description A file with several documents, and its parts. */
        Packet: {
            /** @description Identifier, `pkt_…`. */
            id: string;
            /** @description Its workspace. */
            workspaceId: string;
            /** @description Its environment. */
            environmentId: string;
            /** @description The document with all pages. */
            documentId: string;
            /** @description The name of that document. */
            name: string;
            /**
             * @description `needs_review` waits for a person; the last three are final.
             * @enum {string}
             */
            status: "pending" | "processing" | "needs_review" | "completed" | "failed" | "cancelled";
            /** @description Counts the corrections. */
            revision: number;
            /** @description The splitter and its version. */
            splitter: {
                /** @description Key of the splitter. */
                key: string;
                /** @description Number of the version. */
                versionNumber: number;
            };
            /** @description Whether parts are extracted. */
            extract: boolean;
            /** @description The model of the runs; null for that of the environment. */
            model: string | null;
            vision: components["schemas"]["Vision"];
            /** @description The most that the questions about the pages may cost, and each run; null for no limit. */
            maxCost: number | null;
            /** @description Pages of the packet; null until they are counted. */
            pageCount: number | null;
            /** @description The parts of the packet; empty until they are found. */
            parts: components["schemas"]["PacketPart"][];
            /** @description The pages of the packet; empty until they are read, and in lists. */
            pages: components["schemas"]["PacketPage"][];
            /** @description The model that was asked about the pages; null for none. */
            asked: {
                /** @description Its provider. */
                provider: string;
                /** @description The model. */
                model: string;
                /** @description Tokens of the questions. */
                inputTokens: number | null;
                /** @description Tokens of the answers. */
                outputTokens: number | null;
                /** @description What the answers cost; null where the price is unknown. */
                cost: components["schemas"]["Cost"] | null;
                /** @description Why it did not answer for all pages. */
                note: string | null;
            } | null;
            /** @description Why it failed. */
            errorMessage: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds; null while it has not happened.
             */
            completedAt: string | null;
        };
        /** @description A page of packets. */
        PacketList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The packets of the page. */
            data: components["schemas"]["Packet"][];
        };
        /** @description A stored document with several documents in it. */
        PacketInput: {
            /** @description A document of the environment. */
            documentId: string;
            /** @description Key of the splitter; its latest version is used. */
            splitter: string;
            /**
             * @description Whether a run is started for each part whose category has a schema.
             * @default false
             */
            extract?: boolean;
            /** @description The model that is asked about the pages, and that of the runs, as `<provider>/<model>`. */
            model?: string;
            vision?: components["schemas"]["Vision"];
            /** @description The most that the questions about the pages may cost, in the currency of the model's price; and as much for each run. An answer that could exceed it is not asked for. A model without a known price is refused. */
            maxCost?: number;
        };
        /** @description A file with several documents in it. */
        PacketUpload: {
            /**
             * Format: binary
             * @description The file, with its file name.
             */
            file: string;
            /** @description The name of the packet; defaults to the file name. */
            name?: string;
            /** @description Key of the splitter; its latest version is used. */
            splitter: string;
            /**
             * @description Whether a run is started for each part whose category has a schema.
             * @default false
             */
            extract?: boolean;
            /** @description The model that is asked about the pages, and that of the runs, as `<provider>/<model>`. */
            model?: string;
            vision?: components["schemas"]["Vision"];
            /** @description The most that the questions may cost, and each run, as a decimal number; see `maxCost` of the JSON form. */
            maxCost?: string;
        };
        /** @description The parts of a packet. */
        PacketPatch: {
            /** @description The `revision` of the packet that was corrected. */
            revision?: number;
            /** @description All parts. */
            parts: {
                /** @description Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file. */
                pages: string;
                /** @description A category of the splitter; null for none. */
                category?: string | null;
            }[];
        };
        /** @description What was seen of a packet. */
        PacketApproval: {
            /** @description The `revision` of the packet that is approved. */
            revision?: number;
        };
        /** @description `[x0, y0, x1, y1]` as fractions of the page, from its top left corner. */
        PageBox: number[];
        LayoutWord: {
            /** @description The word. */
            text: string;
            box: components["schemas"]["PageBox"];
            /** @description Confidence of recognition, where it was recognised. */
            confidence?: number;
        };
        LayoutLine: {
            /** @description The text of the line. */
            text: string;
            /** @description Where the line starts in the page's `text`, in UTF-16 code units. */
            start: number;
            /** @description The box of the line; null where the format has no geometry. */
            box: components["schemas"]["PageBox"] | null;
            /** @description The words in their order; empty where the format has no geometry. */
            words: components["schemas"]["LayoutWord"][];
            /** @description Mean confidence of recognition, where it was recognised. */
            confidence?: number;
        };
        LayoutTable: {
            /** @description The column headers; null where none were recognised. */
            header: string[] | null;
            /** @description The cells, row by row. The text of a merged cell is in the first of its columns and in each of its rows. */
            rows: string[][];
            /** @description The box of the table; null where the format has no geometry. */
            box: components["schemas"]["PageBox"] | null;
        };
        LayoutPage: {
            /** @description Number of the page, from 1. */
            number: number;
            /** @description In points (1/72 inch); 0 for logical pages. */
            width: number;
            /** @description In points (1/72 inch); 0 for logical pages. */
            height: number;
            /**
             * @description `text`: the document's own text; `ocr`: recognised from an image; `logical`: a sheet, slide or part without geometry.
             * @enum {string}
             */
            source: "text" | "ocr" | "logical";
            /** @description The name of a sheet or an attachment, where there is one. */
            name?: string;
            /** @description The lines, joined by line feeds, in reading order. */
            text: string;
            lines: components["schemas"]["LayoutLine"][];
            tables: components["schemas"]["LayoutTable"][];
        };
        /** @description A document as extraction reads it. */
        DocumentLayout: {
            /** @description Number of pages; null for formats without pages. */
            pageCount: number | null;
            /** @description True when a limit cut the document short. */
            truncated: boolean;
            /** @description What was guessed, replaced or left out; absent where nothing was. */
            warnings?: string[];
            pages: components["schemas"]["LayoutPage"][];
        };
        ReadRegionInput: {
            /** @description Number of the page, from 1. */
            page: number;
            box: components["schemas"]["PageBox"];
            /** @description JSON Schema of the field that the text is for, such as `{ "type": "number" }`. */
            schema?: {
                [key: string]: unknown;
            };
        };
        /** @description The text in a region of a page. */
        RegionText: {
            /** @description Number of the page. */
            page: number;
            /** @description The words, with a line feed between lines; empty if there are none. */
            text: string;
            /** @description The text in the type of the field; null where it cannot be, and the text itself without a `schema`. */
            value: unknown;
            /** @description One box for each line of the text. */
            boxes: components["schemas"]["PageBox"][];
        };
        /** @description A provider that saw the document of a run. */
        RunProvider: {
            /** @description Identifier of the provider, as in `GET /providers`. */
            provider: string;
            /** @description The model that was asked for. */
            model: string;
            /** @description Where the provider processes data, such as `EU` or `US`. */
            residency: string;
            keySource: components["schemas"]["KeySource"];
            /** @description The model that answered, as the provider names it; null if it said nothing. */
            answeredBy: string | null;
            /** @description Tokens sent to it; null if not counted. */
            inputTokens: number | null;
            /** @description Tokens that it generated; null if not counted. */
            outputTokens: number | null;
            /** @description Cost of its calls; null if unknown. */
            cost: components["schemas"]["Cost"] | null;
            /** @description Why the run left it for a fallback, such as `provider_unavailable`; null if it did not. */
            errorCode: string | null;
        };
        /** @description Why a run failed. */
        RunErrorCode: {
            /** @description An open list. Known: `document_unreadable` `document_encrypted` `document_empty` `too_many_pages` `parse_timeout` `provider_auth` `provider_rate_limited` `provider_unavailable` `provider_refused` `model_not_found` `context_too_long` `output_truncated` `output_invalid` `schema_unsupported` `timeout` `interrupted` `cost_limit` `residency_not_allowed` `internal_error`. */
            code: string;
            /** @description Where it failed, such as `parse`, `extract`, `ground` or `validate`. An open list. */
            stage: string;
            /** @description Whether a rerun can succeed without changes. */
            retryable: boolean;
            /** @description The provider that failed. */
            provider?: string;
            /** @description HTTP status of the provider's response. */
            providerStatus?: number;
            /** @description Technical detail, without document content or secrets. */
            detail?: string;
            /** @description With `output_invalid`: JSON Pointers of the values that are missing or do not match the schema. */
            fields?: string[];
        };
        /** @description A reason for or against a value. */
        EvidenceSign: {
            /** @description An open list. Known: `label` `other_label` `no_label` `only_place` `several_places` `shared_place` `same_row` `other_row` `split_text` `constraint` `rule_holds` `rule_violated` `parts_agree` `parts_differ` `one_part` `second_agrees` `second_differs` `samples_agree` `samples_differ` `recognized` `named` `not_named` `not_searched` `repeated` `part_of_text` `label_text` `unlikely_value` `remembered` `looked_up` `others_lack` `others_have` `constant`. */
            code: string;
            /** @description Whether it speaks for the value. */
            supports: boolean;
            /** @description The reason as a sentence, such as "The text was recognised at 0.71." */
            message: string;
        };
        /** @description A value that another place of the document states. */
        EvidenceAlternative: {
            /** @description The value in the form of the schema. */
            value: string | number | boolean;
            /** @description Page number, starting at 1. */
            page: number | null;
            /** @description The matching text of the document. */
            quote: string | null;
            /** @description Start of the quote in the page's text. */
            start: number | null;
            /** @description End of the quote, exclusive. */
            end: number | null;
            /** @description One box for each line of the quote. */
            boxes: components["schemas"]["PageBox"][];
        };
        /** @description Where one value of `extractedData` was found in the document. */
        Evidence: {
            /** @description JSON Pointer into `extractedData`. */
            path: string;
            /** @description Estimated probability that the value is correct. */
            confidence: number;
            /** @description The confidence before it was recalibrated on the schema's reviews, see `calibrations` of the memory. Absent where it was not. */
            uncalibrated?: number;
            /**
             * @description How the value matches the document: as a whole and character by character (`exact`), in another notation, as a part of a longer text or at a place that belongs to something else (`normalized`), with small differences (`fuzzy`), as a conclusion from other text (`derived`), or not at all (`not_found`).
             * @enum {string}
             */
            match: "exact" | "normalized" | "fuzzy" | "derived" | "not_found";
            /** @description Page number, starting at 1; null if not found. */
            page: number | null;
            /** @description The matching text of the document; null if not found. */
            quote: string | null;
            /** @description Start of the quote in the page's text, in UTF-16 code units. */
            start: number | null;
            /** @description End of the quote, exclusive. */
            end: number | null;
            /** @description One box for each line of the quote; empty if the format has no geometry. */
            boxes: components["schemas"]["PageBox"][];
            /** @description Why the confidence is what it is. Empty where the extractor does not say. */
            signs: components["schemas"]["EvidenceSign"][];
            /** @description Other values that other places of the document state for the same field, at most three. Absent if there are none. */
            alternatives?: components["schemas"]["EvidenceAlternative"][];
        };
        /** @description Whether a list has all entries of the document. */
        ListCompleteness: {
            /** @description JSON Pointer of the list, with `*` for each entry of an outer list or map. */
            path: string;
            /** @description Null if the document does not tell how many entries there are. */
            complete: boolean | null;
            /** @description Entries that the document seems to have; null if unknown. */
            expected: number | null;
            /** @description Entries of the result. */
            found: number;
            /** @description Where entries seem to be missing. */
            gaps: {
                /** @description Position of the entry after which entries are missing; null before the first one. */
                after: number | null;
                /** @description Page of the missing entries. */
                page: number | null;
            }[];
        };
        /** @description How much of the document was searched for a field. */
        FieldCoverage: {
            /** @description JSON Pointer of the field, with `*` for each entry of a list. */
            path: string;
            /** @description Share of the document that was searched. */
            searched: number;
        };
        /** @description An example that a run used. */
        RunMemory: {
            /** @description The example. It may be deleted since. */
            exampleId: string;
            /** @description The document that it was learned from. It may be deleted since. Absent in runs of earlier servers. */
            documentId?: string;
            /** @description JSON Pointers of the values that it helped to find. */
            paths: string[];
            /** @description Estimated tokens that the example added to each prompt. Absent with the built-in extractor, which has no prompts. */
            tokens?: number;
        };
        /** @description One extraction from one document with one schema version. */
        Run: {
            /** @description Identifier of the run. */
            id: string;
            /** @description Identifier of the environment. */
            environmentId: string;
            /** @description Identifier of the document. */
            documentId: string;
            /** @description Identifier of the schema family. */
            schemaFamilyId: string;
            /** @description Identifier of the schema version. */
            schemaVersionId: string;
            /** @description Number of the schema version. */
            schemaVersionNumber: number;
            /** @description `definitionHash` of the schema version. */
            schemaHash: string;
            /** @description The definition that the run uses. */
            schemaSnapshot: {
                [key: string]: unknown;
            };
            /** @description The pages that the run reads, such as `1-3,7,-1`; null for all. */
            pages: string | null;
            status: components["schemas"]["RunStatus"];
            /** @description The provider, as resolved when the run was accepted; of a completed run, the one that answered. */
            provider: string;
            /** @description The model, as resolved when the run was accepted; of a completed run, the one that answered. */
            model: string;
            /** @description Where the provider processes data, such as `EU` or `US`. */
            residency: string;
            keySource: components["schemas"]["KeySource"];
            /** @description Tokens sent to the model, in all calls and attempts, also of failed and cancelled runs; 0 where no model was asked, null where the provider gave no count. */
            inputTokens: number | null;
            /** @description Tokens generated by the model; null if not counted. */
            outputTokens: number | null;
            /** @description Sum of input and output tokens; null if not counted. */
            totalTokens: number | null;
            /** @description Input tokens that the provider read from its cache; null if not counted. */
            cachedInputTokens: number | null;
            /** @description Output tokens that the model used for reasoning; null if not counted. */
            reasoningTokens: number | null;
            /** @description Cost of all calls, by the prices at the time of each call, also of failed and cancelled runs; null if a price or a number of tokens is unknown. It never changes. */
            cost: components["schemas"]["Cost"] | null;
            /** @description The providers that saw the document or a part of it, in the order of their first calls. */
            providers: components["schemas"]["RunProvider"][];
            vision: components["schemas"]["Vision"];
            /** @description The most that the run may cost, in the currency of the model's price; null for no limit. */
            maxCost: number | null;
            /** @description Number of attempts that were started. */
            attempts: number;
            /** @description Why the run failed; null unless its status is `failed`. */
            errorCode: components["schemas"]["RunErrorCode"] | null;
            /** @description Why the run failed, in a sentence; null unless its status is `failed`. */
            errorMessage: string | null;
            /** @description The result; null until the run is completed, and once it has expired. It validates against `schemaSnapshot`. A field that the document does not contain is null, or absent if the schema does not allow null. */
            extractedData: {
                [key: string]: unknown;
            } | null;
            /** @description Mean confidence of the schema's leaf fields; null until the run is completed. */
            confidence: number | null;
            /** @description One entry for each leaf of `extractedData`; empty until the run is completed, and once it has expired. */
            evidence: components["schemas"]["Evidence"][];
            /** @description The lists that the schema asks for, and whether all of their entries were found; empty where that was not checked, and once the run has expired. Of a list within entries, such as the transactions of accounts, all entries are counted together. */
            lists: components["schemas"]["ListCompleteness"][];
            /** @description The fields for which only a part of a very long document was searched, and how much of it: a null of such a field is less certain. All other fields were searched for in the whole document. Empty until the run is completed, and once it has expired. */
            coverage: components["schemas"]["FieldCoverage"][];
            /** @description Whether the rules of the schema version hold for `extractedData`, in their order. Empty until the run is completed, and once it has expired. */
            rules: components["schemas"]["RuleResult"][];
            /** @description The examples of the memory that the run used, and the values that each helped to find. Empty without a memory, until the run is completed, and once it has expired. */
            memory: components["schemas"]["RunMemory"][];
            /** @description The tables that the rules and derived fields looked values up in. Empty until the run is completed. */
            lookups: components["schemas"]["UsedLookup"][];
            /** @description What a failed run had found. It does not match `schemaSnapshot` as a whole and is not checked: `errorCode.fields` names what is missing or wrong. Null for other runs, and once the run has expired. */
            partialData: {
                [key: string]: unknown;
            } | null;
            /** @description How often the model is asked each question. */
            samples: number;
            /** @description Finished model calls that a rerun took over from the run that it repeats, instead of paying for them again. They are in neither the tokens nor the cost of this run. */
            reusedCalls: number;
            /** @description Sentences about limitations of the result, such as values that were left out; empty once the run has expired. */
            warnings: string[];
            /** @description Status of the run's review; null without one. */
            reviewStatus: components["schemas"]["ReviewStatus"] | null;
            /** @description The data as people approved it; null unless the review is approved, and once the run has expired. */
            reviewedData: {
                [key: string]: unknown;
            } | null;
            metadata: components["schemas"]["Metadata"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds; null while it has not happened.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds; null while it has not happened.
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When the retention of the environment erased its data; null before.
             */
            expiredAt: string | null;
        };
        /** @description A request to a model, and its answer. */
        RunCall: {
            /** @description Its position among the calls of the run. */
            index: number;
            /** @description Identifier of the provider, as in `GET /providers`. */
            provider: string;
            /** @description The model that was asked for. */
            model: string;
            /** @description The model that answered, as the provider names it; null if it said nothing. */
            answeredBy: string | null;
            /** @description The provider's `system_fingerprint`: it differs when the provider has changed how the model runs. Null if it gives none. */
            fingerprint: string | null;
            /** @description The seed that was sent; null if the provider takes none. */
            seed: number | null;
            /** @description The temperature that was sent; null for the model's own. */
            temperature: number | null;
            /** @description Hash of the messages and the schema that were sent. Calls of one hash, model, seed and temperature asked the same. */
            promptHash: string;
            /** @description Version of the wording that this program puts around documents. It grows when the wording changes. */
            promptVersion: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            requestedAt: string;
            /** @description Milliseconds from the request to the whole answer, or its failure. */
            durationMs: number;
            /** @description HTTP status of the answer; null if none arrived. */
            status: number | null;
            /** @description What was wrong with the answer, such as `rate_limited`, `truncated` or `timeout`; null if it could be used. An open list. */
            failure: string | null;
            /** @description What the provider counted; null if it counted nothing. */
            tokens: {
                /** @description Tokens of the request. */
                inputTokens: number;
                /** @description Tokens of the answer. */
                outputTokens: number;
                /** @description Input tokens that came from the provider's cache. */
                cachedInputTokens: number;
                /** @description Output tokens that were reasoning. */
                reasoningTokens: number;
            } | null;
            /** @description The body of the request, in the provider's own format; null if it is not kept. */
            request: {
                [key: string]: unknown;
            } | null;
            /** @description The body of the answer, of a failed request the error in it; null if it is not kept, or none arrived. */
            response: {
                [key: string]: unknown;
            } | unknown[] | string | number | boolean | null;
        };
        RunCallList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["RunCall"][];
        };
        /** @description A change of status or a progress step of a run. */
        RunEvent: {
            /**
             * @description `status` for a change of status and at the start of the stream; `progress` during `processing`.
             * @enum {string}
             */
            type: "status" | "progress";
            /** @description Identifier of the run. */
            runId: string;
            status: components["schemas"]["RunStatus"];
            /** @description The current stage, such as `parse`, `extract`, `ground` or `validate`; null unless `type` is `progress`. */
            stage: string | null;
            /** @description Completed units of work (pages, chunks); null while unknown. */
            done: number | null;
            /** @description Total units of work; null while unknown. */
            total: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
        };
        /** @description A correction, with its author. */
        ReviewAction: {
            /** @description JSON Pointer into `reviewedData`, as it was at that time. */
            path: string;
            /**
             * @description What was done.
             * @enum {string}
             */
            action: "confirm" | "correct" | "clear" | "addRow" | "removeRow";
            /** @description The new value; null for `clear` and `removeRow`. */
            value: unknown;
            /** @description The value before; null for none. */
            previousValue: unknown;
            /** @description Number of the page with the value. */
            page: number | null;
            /** @description Where on the page: x0, y0, x1, y1 as fractions of the page. */
            box: number[] | null;
            /** @description The text in the document. */
            quote: string | null;
            /** @description The user that made it. */
            actorId: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
        };
        /** @description What people say of the data of a run. The run itself never changes. */
        Review: {
            /** @description Identifier of the review. */
            id: string;
            /** @description Identifier of the run. */
            runId: string;
            /** @description Identifier of the environment. */
            environmentId: string;
            /** @description Identifier of the document. */
            documentId: string;
            /** @description Name of the document. */
            documentName: string;
            /** @description Key of the schema. */
            schemaKey: string;
            status: components["schemas"]["ReviewStatus"];
            /** @description Why the review is needed, up to 100; empty for a review that somebody began without being asked. */
            reasons: components["schemas"]["ReviewReason"][];
            /** @description Confidence of the run. */
            confidence: number | null;
            /** @description The user that claims the review; null for none. */
            claimedBy: string | null;
            /**
             * Format: date-time
             * @description When the claim ends; null without one.
             */
            claimedUntil: string | null;
            /** @description The user that approved or rejected it; null while it is open. */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description When it was approved or rejected; null while it is open.
             */
            decidedAt: string | null;
            /** @description Why it was rejected; null otherwise. */
            rejectionReason: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When the retention of the environment erased the run's data and corrections; null before.
             */
            expiredAt: string | null;
            /** @description The data of the run with all corrections so far; null once the run has expired. */
            reviewedData: {
                [key: string]: unknown;
            } | null;
            /** @description The corrections, in order; empty once the run has expired. */
            actions: components["schemas"]["ReviewAction"][];
        };
        /** @description One correction. */
        ReviewActionInput: {
            /** @description JSON Pointer into `reviewedData`. For `addRow` that of the list, or of the position in the list at which the row is inserted; for `removeRow` that of the row. */
            path: string;
            /**
             * @description `confirm`: the value is right. `correct`: the value is `value`. `clear`: the document has no value; it becomes null, or absent if the schema does not allow null. `addRow`: `value` becomes a row of a list. `removeRow`: the row is removed.
             * @enum {string}
             */
            action: "confirm" | "correct" | "clear" | "addRow" | "removeRow";
            /** @description The value for `correct` and `addRow`, as the schema has it. */
            value?: unknown;
            /** @description Number of the page with the value. */
            page?: number | null;
            /** @description Where on the page: x0, y0, x1, y1 as fractions of the page. */
            box?: number[] | null;
            /** @description The text in the document. */
            quote?: string | null;
        };
        ReviewUpdateInput: {
            /** @description The number of `actions` of the review that is corrected; 0 for a run without a review. */
            revision?: number;
            /** @description The corrections, applied in order. */
            actions: components["schemas"]["ReviewActionInput"][];
        };
        ReviewRejection: {
            /** @description Why the data is rejected. */
            reason: string;
        };
        /**
         * @description `waiting` has no run yet. The other states are those of the run, or of the packet; a packet that waits for a person is `completed`. `failed` also if it could not be added.
         * @enum {string}
         */
        BatchDocumentStatus: "waiting" | "pending" | "processing" | "completed" | "failed" | "cancelled";
        /** @description A document of a batch. */
        BatchDocument: {
            /** @description Its place in the batch, from 1. */
            position: number;
            /** @description Identifier of the document; null if it could not be added. */
            documentId: string | null;
            /** @description Name of the document, or of the file that could not be added. */
            name: string;
            /** @description Identifier of its latest run; null while it waits, and where it is split. */
            runId: string | null;
            /** @description Identifier of its packet; null while it waits, and without a splitter. */
            packetId: string | null;
            status: components["schemas"]["BatchDocumentStatus"];
            /** @description Why it failed; null unless it did. */
            errorCode: components["schemas"]["RunErrorCode"] | null;
            /** @description The same as a sentence; null unless it failed. */
            errorMessage: string | null;
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A page of documents of a batch. */
        BatchDocumentList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The documents of this page. */
            data: components["schemas"]["BatchDocument"][];
        };
        BatchDocumentsInput: {
            /** @description Documents of the environment, each with the `metadata` of its run. Up to 10,000 in a batch. */
            documents: components["schemas"]["NewBatchDocument"][];
        };
        BatchUpload: {
            /**
             * Format: binary
             * @description A document, or a ZIP file of documents, with its file name.
             */
            file: string;
            /** @description The name of the document; defaults to the file name. Not for a ZIP file. */
            name?: string;
            /** @description Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file. */
            pages?: string;
            /**
             * Format: password
             * @description The user or owner password of a PDF. It is encrypted until the document is parsed, and then deleted. Ignored for other files.
             */
            password?: string;
            /** @description Strings of your own as JSON text: an object with up to 50 strings. */
            metadata?: string;
        };
        /** @description Documents that were added to a batch. */
        BatchAddition: {
            /** @description Identifier of the batch. */
            batchId: string;
            /** @description How many were added. */
            added: number;
            /** @description How many files could not be added. The batch lists them as failed. */
            failed: number;
            /** @description The first 100 of all of them. `GET /batches/{id}/documents` has the others. */
            documents: components["schemas"]["BatchDocument"][];
        };
        /** @description The result of one document of a batch, or of one part of a document that was split. */
        BatchResult: {
            /** @description Its place in the batch, from 1. */
            position: number;
            /** @description Identifier of the document; null if it could not be added. */
            documentId: string | null;
            /** @description Name of the document, or of the file that could not be added. */
            name: string;
            /** @description Identifier of its latest run; null while it waits. */
            runId: string | null;
            /** @description The packet that it is a part of; null without a splitter. */
            packetId: string | null;
            /** @description The category of the part; null for none. */
            category: string | null;
            /** @description The pages of the packet that the part has; null without a splitter. */
            pages: string | null;
            status: components["schemas"]["BatchDocumentStatus"];
            /** @description Confidence of the run; null until it is completed. */
            confidence: number | null;
            /** @description What the run extracted; null until it is completed, and once it has expired. */
            extractedData: {
                [key: string]: unknown;
            } | null;
            /** @description Whether the rules of the schema hold for it; empty until the run is completed. */
            rules: components["schemas"]["RuleResult"][];
            /** @description Why it failed; null unless it did. */
            errorCode: components["schemas"]["RunErrorCode"] | null;
            /** @description The same as a sentence; null unless it failed. */
            errorMessage: string | null;
            metadata: components["schemas"]["Metadata"];
        };
        /** @description The result of one run. */
        ExportResult: {
            /** @description Identifier of the run. */
            runId: string;
            /** @description Identifier of the document. */
            documentId: string;
            /** @description Name of the document. */
            name: string;
            /** @description The data as approved in a review, or else as extracted; null once it has expired. */
            data: {
                [key: string]: unknown;
            } | null;
            /** @description Confidence of the run. */
            confidence: number | null;
            /** @description Status of the run's review; null without one. */
            reviewStatus: components["schemas"]["ReviewStatus"] | null;
            /** @description The user that approved or rejected the run; null if none did. */
            reviewer: components["schemas"]["RunPerson"] | null;
            /**
             * Format: date-time
             * @description When the review was approved or rejected; null before.
             */
            decidedAt: string | null;
            /** @description Whether a review changed the data. */
            corrected: boolean;
            /** @description Whether the rules of the schema hold for the data as extracted. */
            rules: components["schemas"]["RuleResult"][];
        };
        DatasetUpdate: {
            /** @description A name for people, 1 to 200 characters, not blank. */
            name?: string;
            /** @description A text for people, up to 2,000 characters. */
            description?: string;
            guidelines?: components["schemas"]["Guidelines"];
            collect?: components["schemas"]["CollectRule"];
            comparators?: components["schemas"]["Comparators"];
            /** @description Whether people label without seeing drafts, as for documents that judge versions. */
            blind?: boolean;
            /** @description The share of labelled items that need the label of a second person. */
            twice?: number;
        };
        /**
         * @description Whether the values are unknown, drafted by an engine, or stated by a person.
         * @enum {string}
         */
        ItemLabel: "unlabelled" | "draft" | "labelled";
        /**
         * @description Where the values come from; null without values.
         * @enum {string|null}
         */
        ItemSource: "extraction" | "review" | "import" | "person" | null;
        /** @description The values of the document, in the form of the schema. An absent key was not annotated; null or `[]` was annotated as not in the document. Null while the item is unlabelled. */
        ExpectedValues: {
            [key: string]: unknown;
        } | null;
        /**
         * @description Whether the item needs the label of a second person, and whether both say the same; `resolved` once a person has settled the differences. Null where no second label is asked for.
         * @enum {string|null}
         */
        SecondState: "needed" | "agrees" | "disagrees" | "resolved" | null;
        /** @description A document of a data set. */
        DatasetItem: {
            /** @description Identifier of the item. */
            id: string;
            /** @description Identifier of the document. */
            documentId: string;
            /** @description Name of the document. */
            documentName: string;
            label: components["schemas"]["ItemLabel"];
            source: components["schemas"]["ItemSource"];
            expected: components["schemas"]["ExpectedValues"];
            /** @description The least confidence of a value of the draft; null without one. */
            confidence: number | null;
            /** @description What people say of the document. */
            note: string | null;
            /** @description JSON Pointers of fields that are illegible in the document. They are not judged. */
            unreadable: string[];
            secondLabel: components["schemas"]["SecondState"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
            /** @description The user that labelled it last; null for an engine. */
            updatedBy: string | null;
        };
        DatasetItemList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["DatasetItem"][];
        };
        /** @description Values in the form of the schema's latest version. Required fields may be absent: an absent key was not annotated; null or `[]` was annotated as not in the document. */
        NewExpected: {
            [key: string]: unknown;
        };
        /** @description A document, or the document of a run. */
        DatasetItemInput: {
            /** @description The document. Send this or `runId`. */
            documentId?: string;
            /** @description A run over the document, whose data it brings. */
            runId?: string;
            expected?: components["schemas"]["NewExpected"];
            /**
             * @description State of the values in `expected`; `labelled` by default.
             * @enum {string}
             */
            label?: "draft" | "labelled";
            /**
             * @description Origin of the values in `expected`; `person` by default.
             * @enum {string}
             */
            source?: "import" | "person" | "extraction";
        };
        DatasetItemsInput: {
            /** @description The documents to add. */
            items: components["schemas"]["DatasetItemInput"][];
        };
        AddedItem: {
            /** @description Identifier of the item. */
            id: string;
            /** @description Identifier of the document. */
            documentId: string;
        };
        /** @description What was added. */
        DatasetAddition: {
            /** @description Number of documents that were added. */
            added: number;
            /** @description Items whose label or draft was replaced. */
            updated: number;
            /** @description The items, in the order of the request. */
            items: components["schemas"]["AddedItem"][];
        };
        /** @description What somebody said of the document. */
        SavedLabel: {
            label: components["schemas"]["ItemLabel"];
            source: components["schemas"]["ItemSource"];
            expected: components["schemas"]["ExpectedValues"];
            /** @description Whether this is the label of the second person. */
            isSecond: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /** @description The user that saved the label; null for an engine. */
            createdBy: string | null;
        };
        Disagreement: {
            /** @description JSON Pointer into the first label; into the second for what only it has. */
            path: string;
            /** @description The value of the first label; null for none. */
            first: unknown;
            /** @description The value of the second label; null for none. */
            second: unknown;
        };
        /** @description What the second person said, and where that differs from the first label. */
        SecondLabel: {
            /** @description The user. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /** @description The values that differ, by the comparators of the data set. A field that either did not annotate is left out. */
            disagreements: components["schemas"]["Disagreement"][];
        };
        /** @description An item with its labels. */
        DatasetItemDetail: {
            /** @description Identifier of the item. */
            id: string;
            /** @description Identifier of the document. */
            documentId: string;
            /** @description Name of the document. */
            documentName: string;
            label: components["schemas"]["ItemLabel"];
            source: components["schemas"]["ItemSource"];
            expected: components["schemas"]["ExpectedValues"];
            /** @description The least confidence of a value of the draft; null without one. */
            confidence: number | null;
            /** @description What people say of the document. */
            note: string | null;
            /** @description JSON Pointers of fields that are illegible in the document. They are not judged. */
            unreadable: string[];
            secondLabel: components["schemas"]["SecondState"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
            /** @description The user that labelled it last; null for an engine. */
            updatedBy: string | null;
            /** @description Every label and draft that was saved, oldest first. */
            labels: components["schemas"]["SavedLabel"][];
            /** @description The second label; null without one. */
            second: components["schemas"]["SecondLabel"] | null;
            /** @description JSON Pointers of values that the latest version of the schema does not allow. An evaluation of a version leaves out what that version does not allow. */
            misfits: string[];
            /** @description The newest completed run over the document, that of an evaluation or a draft included. Its evidence shows where values are. Null without one, and for a draft of a `blind` data set. */
            runId: string | null;
        };
        DatasetItemUpdate: {
            expected?: components["schemas"]["NewExpected"];
            /**
             * @description `unlabelled` removes the values.
             * @enum {string}
             */
            label?: "labelled" | "unlabelled";
            /** @description Whether the values in `expected` are the label of a second person. */
            second?: boolean;
            /** @description What people say of the document; null for nothing. */
            note?: string | null;
            /** @description JSON Pointers of fields that are illegible in the document. */
            unreadable?: string[];
        };
        DraftInput: {
            /** @description Version of the schema; the latest by default. */
            versionNumber?: number;
            /** @description `<provider>/<model>`; that of the environment by default. */
            model?: string;
        };
        /** @description The labelled items of a data set at one moment. */
        DatasetVersion: {
            /** @description Identifier of the data set. */
            datasetId: string;
            /** @description Number of the version, from 1. */
            version: number;
            /** @description Number of items in the version now. */
            items: number;
            /** @description Number of items that left the version because their documents were deleted or expired. */
            left: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /** @description The user that froze it. */
            createdBy: string | null;
        };
        DatasetVersionList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["DatasetVersion"][];
        };
        EvaluatedValue: {
            /** @description JSON Pointer into the expected data; into the extracted data for a value that was not expected. */
            path: string;
            /**
             * @description `extra`: in a row that matches no expected one. `absent`: not in the document, and not given.
             * @enum {string}
             */
            outcome: "right" | "wrong" | "missed" | "invented" | "extra" | "absent";
            /** @description The expected value; null for none. */
            expected: unknown;
            /** @description The extracted value; null for none. */
            actual: unknown;
            /** @description Confidence of the extracted value; null for none. */
            confidence: number | null;
        };
        /** @description A document of an evaluation. */
        EvaluationItem: {
            /** @description Identifier of the document. */
            documentId: string;
            /** @description Name of the document. */
            documentName: string;
            /** @description Identifier of the item of the data set. */
            itemId: string;
            /** @description The run; null while it waits. */
            runId: string | null;
            /**
             * @description State of its run.
             * @enum {string}
             */
            status: "waiting" | "pending" | "processing" | "completed" | "failed" | "cancelled";
            /** @description The judged values; empty until they are scored and once they have expired. */
            values: components["schemas"]["EvaluatedValue"][];
        };
        EvaluationItemList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["EvaluationItem"][];
        };
        /**
         * @description What the test says.
         * @enum {string}
         */
        Verdict: "better" | "worse" | "same" | "inconclusive";
        ComparedScore: {
            /** @description The F1 of the other evaluation. */
            before: number;
            /** @description The F1 of this one. */
            after: number;
            verdict: components["schemas"]["Verdict"];
            /** @description Probability of such a difference by chance, corrected for all fields. */
            p: number;
            /** @description The 95 % interval of the difference: from, to. */
            interval: number[];
        };
        ComparedField: {
            /** @description JSON Pointer; the step `*` is each row of a list. */
            path: string;
            /** @description The F1 of the other evaluation. */
            before: number;
            /** @description The F1 of this one. */
            after: number;
            verdict: components["schemas"]["Verdict"];
            /** @description Probability of such a difference by chance, corrected for all fields. */
            p: number;
            /** @description The 95 % interval of the difference: from, to. */
            interval: number[];
        };
        /** @description For how many documents a rule holds, is violated, or is not known. */
        RuleCounts: {
            /** @description Documents for which it holds. */
            holds: number;
            /** @description Documents that violate it. */
            violated: number;
            /** @description Documents for which it is not known, such as those that lack a value. */
            unknown: number;
        };
        /** @description What a rule said in two evaluations. Null where the version has no rule of this name. */
        ComparedRule: {
            /** @description Name of the rule. */
            name: string;
            /** @description In the other evaluation. */
            before: components["schemas"]["RuleCounts"] | null;
            /** @description In this one. */
            after: components["schemas"]["RuleCounts"] | null;
        };
        ComparedValue: {
            /** @description JSON Pointer to the value. */
            path: string;
            /** @description The expected value; null for none. */
            expected: unknown;
            /** @description The value of the other evaluation; null for none. */
            before: unknown;
            /** @description The value of this one; null for none. */
            after: unknown;
            /**
             * @description Whether it became right or wrong.
             * @enum {string}
             */
            effect: "better" | "worse" | "neutral";
        };
        ComparedDocument: {
            /** @description Identifier of the document. */
            documentId: string;
            /** @description Identifier of the item of the data set. */
            itemId: string;
            /** @description Name of the document. */
            documentName: string;
            /** @description The run of this evaluation, with the places of its values; null if deleted. */
            runId: string | null;
            /** @description The run of the other evaluation; null if deleted. */
            beforeRunId: string | null;
            /** @description The values that are not the same. */
            changes: components["schemas"]["ComparedValue"][];
        };
        /** @description What changed from one evaluation to another. */
        EvaluationComparison: {
            score: components["schemas"]["ComparedScore"];
            /** @description The fields of both. */
            fields: components["schemas"]["ComparedField"][];
            /** @description The rules of both, by their names. */
            rules: components["schemas"]["ComparedRule"][];
            /** @description The first 200 documents with other values. */
            documents: components["schemas"]["ComparedDocument"][];
            /** @description All documents with other values. */
            changedDocuments: number;
            /** @description The documents that both have. */
            comparedDocuments: number;
            /**
             * @description What the later version means for those who read the data: `additive` only adds fields; `breaking` removes or retypes some.
             * @enum {string}
             */
            schemaChange: "unchanged" | "additive" | "breaking";
            /** @description The test behind the verdicts, with its seed. */
            test: string;
        };
        ShareAndCount: {
            /** @description Part of all. */
            share: number;
            /** @description How many. */
            count: number;
        };
        /** @description What people must review to reach a share of right values. */
        ReviewEffort: {
            /** @description The share of values that shall be right. */
            target: number;
            /** @description Whether the estimate can be trusted. */
            reliable: boolean;
            /** @description Why not; null if it can. */
            reason: string | null;
            /** @description Values with less confidence are reviewed; 0 for none. */
            below: number;
            values: components["schemas"]["ShareAndCount"];
            documents: components["schemas"]["ShareAndCount"];
            /** @description The 95 % interval (Wilson) of the share of right values after the review: from, to. */
            margin: number[];
        };
        /** @description Prices per million tokens. */
        ModelPrice: {
            /** @description ISO 4217 code, such as USD. */
            currency: string;
            /** @description Price of the tokens of the request. */
            input: number;
            /** @description Price of tokens that the provider read from its cache; null if they cost as much as others. */
            cachedInput: number | null;
            /** @description Price of tokens that the provider wrote to its cache; null if they cost as much as others. */
            cacheWrite: number | null;
            /** @description Price of the tokens of the answer, including reasoning. */
            output: number;
            /** @description Prices of a whole request whose prompt is longer than `above`; null if there are none. */
            longPrompt: {
                /** @description Tokens of the prompt. */
                above: number;
                /** @description Price of the tokens of the request. */
                input: number;
                /** @description Price of tokens from the cache; null if they cost as much as others. */
                cachedInput: number | null;
                /** @description Price of tokens written to the cache; null if they cost as much as others. */
                cacheWrite: number | null;
                /** @description Price of the tokens of the answer. */
                output: number;
            } | null;
            /** @description Date from which the price applies; null for the first. */
            from: string | null;
            /** @description Source of the price, as in `sources` of a provider. */
            source: string;
        };
        /** @description Limits and abilities of a model. */
        ModelDetail: {
            /** @description Identifier, as in `model: <provider>/<model>`. */
            id: string;
            /** @description Maximum number of tokens of the request and the answer together. */
            contextTokens: number;
            /** @description Maximum number of tokens of an answer. */
            maxOutputTokens: number;
            /** @description Whether scanned pages are also sent as images. */
            seesPictures: boolean;
            /** @description Prices by which the cost of calls is computed, in the order of their dates; empty if unknown. */
            prices: components["schemas"]["ModelPrice"][];
            /** @description Sources of the limits, as in `sources` of a provider. A limit that is `unverified` is a cautious assumption. */
            sources: {
                /** @description Source of `contextTokens`. */
                contextTokens: string;
                /** @description Source of `maxOutputTokens`. */
                maxOutputTokens: string;
                /** @description Source of `seesPictures`. */
                seesPictures: string;
            };
        };
        /** @description Whether the provider is left out for a while, because calls with the caller's keys or with the server's key failed repeatedly. It is left out only where a fallback takes over. */
        ProviderCircuit: {
            /**
             * @description `open` while it is left out. A call that succeeds closes it.
             * @enum {string}
             */
            state: "closed" | "open";
            /** @description Calls that failed in a row; 0 while it is closed. */
            failures: number;
            /**
             * Format: date-time
             * @description When one call tries whether it works again; null while it is closed.
             */
            retryAt: string | null;
        };
        /** @description Sources of the other fields: the URL of a document, `unverified` without one, `provider-key` where the key decides, or the name of the operator's setting. */
        ProviderSources: {
            /** @description Source of `residency`. */
            residency: string;
            /** @description Source of `structuredOutput`. */
            structuredOutput: string;
            /** @description Sources of what differs from OpenAI's interface. */
            quirks: string[];
        };
        /** @description A model provider. */
        Provider: {
            /** @description Identifier, as in `model: <provider>/<model>`. */
            id: string;
            /** @description Display name, as `Mistral (EU)`. */
            name: string;
            /**
             * @description `local` is the built-in extractor, `hosted` a service, `self-hosted` a server that the operator or a user runs.
             * @enum {string}
             */
            kind: "local" | "hosted" | "self-hosted";
            /** @description Where it processes data, such as `EU` or `US`; null where the key decides, or where it is unknown. */
            residency: string | null;
            /** @description The allowed models. Empty if every model is allowed, or if the provider's own list decides. */
            models: string[];
            /** @description Whether every model is allowed, as with gateways and self-hosted servers. Otherwise a model that is not in `models` is refused as `model_not_allowed`. If `models` is empty, those are allowed that the provider lists for the key; while its list is not known, any model is. */
            anyModel: boolean;
            /** @description The model used when a key names none; null if a key must name one. */
            defaultModel: string | null;
            /** @description Details of the allowed models, in the order of `models`. */
            modelDetails: components["schemas"]["ModelDetail"][];
            /** @description Whether the caller needs a provider key to use it. */
            requiresKey: boolean;
            /** @description Whether a provider key needs a `baseUrl`. */
            requiresBaseUrl: boolean;
            /**
             * @description How strictly the provider makes a model follow a schema. When it rejects that, a less strict form is used. Answers are always validated against the whole schema.
             * @enum {string}
             */
            structuredOutput: "built_in" | "json_schema_strict" | "json_schema" | "tool" | "json_object" | "by_model";
            /** @description Whether environments without a provider key use it. */
            isSystemFallback: boolean;
            circuit: components["schemas"]["ProviderCircuit"];
            /** @description URL of the documentation of its address and interface; `EXCERPT_MODELS_FILE` for a provider that the operator added, and the source folder for the built-in extractor. */
            source: string;
            sources: components["schemas"]["ProviderSources"];
        };
        ProviderList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["Provider"][];
        };
        /** @description A key for a model provider, without its secret. */
        ProviderKey: {
            /** @description Identifier of the key. */
            id: string;
            /** @description Identifier of the provider, as in `GET /providers`. */
            provider: string;
            /** @description Display name of the key. */
            name: string;
            /** @description The model that is used when an environment's `model` is null. */
            defaultModel: string;
            /** @description Base URL of the key's server; null if the provider has a fixed one. */
            baseUrl: string | null;
            /** @description Where the key's server processes data, as its owner stated; null if the provider decides or it is unknown. */
            residency: string | null;
            /** @description Tokens of request and answer together that the model of the key takes, as its owner stated; null if the server says it, or the provider's limits apply. */
            contextTokens: number | null;
            /** @description The first and last characters of the secret; null for a key without one. */
            maskedKey: string | null;
            /**
             * @description Result of the last verification, or `invalid` after the provider refused the key in a run.
             * @enum {string}
             */
            status: "unverified" | "valid" | "invalid";
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds; null while it has not happened.
             */
            verifiedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
        };
        ProviderKeyList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["ProviderKey"][];
        };
        ProviderKeyInput: {
            /** @description Identifier of the provider, as in `GET /providers`. */
            provider: string;
            /** @description The secret as the provider gave it, printable ASCII without spaces. It is encrypted and never shown again. */
            secret?: string;
            /** @description A name for people, 1 to 200 characters, not blank. */
            name?: string;
            /** @description An allowed model of the provider. Defaults to the provider's default model. */
            defaultModel?: string;
            /** @description Base URL of the OpenAI-compatible API, as `https://llm.example.com/v1`. Its query string may have `api-version`, as Azure's addresses do. */
            baseUrl?: string;
            /** @description Where the server of `baseUrl` processes data, such as `EU`. */
            residency?: string;
            /** @description Tokens of request and answer together that the model takes. Without it, servers of vLLM, Ollama, LM Studio and llama.cpp are asked, and a small window is assumed of those that do not say. */
            contextTokens?: number;
        };
        ProviderKeyPatch: {
            /** @description The secret as the provider gave it, printable ASCII without spaces. It is encrypted and never shown again. */
            secret?: string;
            /** @description A name for people, 1 to 200 characters, not blank. */
            name?: string;
            /** @description An allowed model of the provider. Defaults to the provider's default model. */
            defaultModel?: string;
            /** @description Base URL of the OpenAI-compatible API, as `https://llm.example.com/v1`. Its query string may have `api-version`, as Azure's addresses do. */
            baseUrl?: string;
            /** @description Where the server of `baseUrl` processes data, such as `EU`. */
            residency?: string;
            /** @description Tokens of request and answer together that the model takes. Without it, servers of vLLM, Ollama, LM Studio and llama.cpp are asked, and a small window is assumed of those that do not say. */
            contextTokens?: number;
        };
        /** @description A key and the result of its verification. */
        ProviderKeyVerification: components["schemas"]["ProviderKey"] & {
            /** @description The models that the key may use; null if the provider did not list them. */
            models: string[] | null;
            /** @description Why the key could not be verified; null for a valid key. */
            problem: {
                /** @description As in the `errorCode` of a run, such as `provider_auth`. */
                code: string;
                /** @description What went wrong and what to do, for people. */
                message: string;
            } | null;
        };
        /** @description The kinds of events that the endpoint receives; `*` for all, also those of later versions, but `audit.recorded`, which only the owner of the workspace may ask for. */
        WebhookEventFilter: ("*" | "run.completed" | "run.failed" | "run.cancelled" | "run.review_needed" | "run.reviewed" | "batch.completed" | "evaluation.completed" | "packet.completed" | "packet.review_needed" | "document.parsed" | "document.failed" | "schema.version.created" | "audit.recorded" | "budget.warning" | "budget.exceeded" | "webhook.test")[];
        /** @description How the latest attempts went. After 10 failed attempts in a row the circuit is open: the destination is tried once a minute, and other attempts wait for the next success, or for 5 minutes. */
        WebhookCircuit: {
            /** @description Whether attempts wait. */
            isOpen: boolean;
            /** @description Failed attempts since the last success. */
            failures: number;
            /** @description When the destination is tried next; null while the circuit is closed. */
            nextProbeAt: string | null;
        };
        /** @description A URL that receives events of one environment. */
        WebhookEndpoint: {
            /** @description Identifier of the endpoint. */
            id: string;
            /** @description Identifier of its workspace. */
            workspaceId: string;
            /** @description Identifier of its environment. */
            environmentId: string;
            /** @description The URL that receives the events, by POST. */
            url: string;
            events: components["schemas"]["WebhookEventFilter"];
            /** @description What the endpoint is for. */
            description: string | null;
            /** @description Whether events are delivered to it. */
            isActive: boolean;
            /**
             * @description Why the server deactivated it: `gone`, since the destination answered 410, `failing`, since it accepted nothing for 5 days, or `member_removed`, since the member who chose its URL or activated it last was removed. Null while it is active, and where a caller deactivated it.
             * @enum {string|null}
             */
            disabledReason: "gone" | "failing" | "member_removed" | null;
            circuit: components["schemas"]["WebhookCircuit"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            updatedAt: string;
        };
        WebhookEndpointList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["WebhookEndpoint"][];
        };
        WebhookEndpointInput: {
            /** @description The URL that receives the events, by POST. */
            url: string;
            /**
             * @default [
             *       "*"
             *     ]
             */
            events?: components["schemas"]["WebhookEventFilter"];
            /** @description What the endpoint is for, up to 2,000 characters. */
            description?: string | null;
            /**
             * @description Whether events are delivered to it.
             * @default true
             */
            isActive?: boolean;
        };
        /** @description A webhook endpoint with its signing secret, which is shown at creation and rotation only. */
        WebhookEndpointWithSecret: components["schemas"]["WebhookEndpoint"] & {
            /** @description The secret that signs deliveries, in the form of Standard Webhooks. */
            secret: string;
        };
        WebhookEndpointPatch: {
            /** @description The URL that receives the events, by POST. */
            url?: string;
            events?: components["schemas"]["WebhookEventFilter"];
            /** @description What the endpoint is for, up to 2,000 characters. */
            description?: string | null;
            /** @description Whether events are delivered to it. */
            isActive?: boolean;
        };
        /** @description An event that will be delivered. */
        WebhookEventAccepted: {
            /** @description Identifier of the event, which its deliveries carry as `webhook-id`. */
            eventId: string;
        };
        RedeliveryInput: {
            /**
             * Format: date-time
             * @description Events from this time on, ISO 8601 with a time zone.
             */
            since: string;
        };
        RedeliveryAccepted: {
            /** @description How many events will be delivered again. */
            count: number;
        };
        /** @description One attempt to deliver an event. */
        WebhookDelivery: {
            /** @description Identifier of the delivery. */
            id: string;
            /** @description Identifier of the webhook endpoint. */
            webhookEndpointId: string;
            /** @description The kind of event, such as `run.completed`. An open list. */
            event: string;
            /** @description The body that was sent. After its document or run was deleted, `data` only has its `id`, and `responseBody` is null. */
            payload: {
                [key: string]: unknown;
            };
            /** @description HTTP status of the response; null without a response. */
            statusCode: number | null;
            /** @description Body of the response as text, up to 16 KiB; bytes that are not UTF-8 are replaced by U+FFFD. Null without a response. */
            responseBody: string | null;
            /** @description Why the attempt failed, in a sentence; null where it succeeded. */
            error: string | null;
            /** @description Whether the destination answered 2xx. */
            success: boolean;
            /** @description Milliseconds from the start of the attempt to its end. */
            durationMs: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
        };
        WebhookDeliveryList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["WebhookDelivery"][];
        };
        /** @description A document with the words. */
        PrivacyDocument: {
            /** @description Identifier of the document. */
            documentId: string;
            /** @description Its name. */
            name: string;
            /** @description Slug of its environment. */
            environment: string;
            /** @description Key of its schema. */
            schemaKey: string;
            /** @description How many runs it has. */
            runCount: number;
            /** @description Where the words are. The parts that have all of them, if there are such. */
            foundIn: ("name" | "text" | "metadata" | "data" | "review" | "label" | "memory" | "packet")[];
            /** @description The text around the first of them. */
            excerpt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /** @description When its content was erased; null before. */
            expiredAt: string | null;
        };
        /** @description A page of documents. */
        PrivacyDocumentList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The documents of this page. */
            data: components["schemas"]["PrivacyDocument"][];
        };
        /** @description Documents that are erased together. */
        Erasure: {
            /** @description Identifier of the erasure. */
            id: string;
            /** @description Identifier of its workspace. */
            workspaceId: string;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "prepared" | "erasing" | "completed";
            /** @description What is to be erased, and once it is completed what was: `documents` `fileBytes` `runs` `calls` `reviews` `reviewActions` `labels` `memoryExamples` `packets` `webhookEvents`. */
            counts: {
                [key: string]: number;
            };
            /** @description The user that prepared it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
            /** @description The user that confirmed it. */
            confirmedBy: string | null;
            /** @description When it was confirmed. */
            confirmedAt: string | null;
            /** @description When all of its content was erased; null before. */
            completedAt: string | null;
        };
        /** @description A page of erasures. */
        ErasureList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The erasures of this page. */
            data: components["schemas"]["Erasure"][];
        };
        /** @description Which documents to erase. */
        ErasureInput: {
            /** @description Words, such as a name. */
            query: string;
            /**
             * @description Whether all words have to be there, or the phrase.
             * @default words
             * @enum {string}
             */
            match?: "words" | "phrase";
            /** @description Documents to leave out. */
            except?: string[];
        };
        /** @description A document of an erasure. */
        ErasureDocument: {
            /** @description Identifier of the document. */
            documentId: string;
            /**
             * @description What became of the document. `gone`: it was deleted before the erasure reached it.
             * @enum {string}
             */
            status: "waiting" | "erased" | "gone";
            /** @description Its name; null once it is erased. */
            name: string | null;
            /** @description What was erased with it, and the SHA-256 and the size of its file. `fileKept` if another document has the same bytes. */
            erased: {
                [key: string]: string | number | boolean | null;
            };
            /** @description The entry of the audit log. Null before, and once it is past its time. */
            entryId: string | null;
            /** @description Its place in the log. */
            entryPosition: number | null;
            /** @description Its hash. */
            entryHash: string | null;
        };
        /** @description A page of documents. */
        ErasureDocumentList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            /** @description The documents of this page. */
            data: components["schemas"]["ErasureDocument"][];
        };
        AuditChange: {
            /** @description The value before the change; null for none. */
            before: unknown;
            /** @description The value after the change; null for none. */
            after: unknown;
        };
        /** @description What somebody did. */
        AuditEntry: {
            /** @description Identifier of the entry. */
            id: string;
            /** @description The user that made the change; null for the operator, and for the server itself. */
            actorId: string | null;
            /** @description An open list. Known: `user.updated` `api_key.created` `api_key.deleted` `provider_key.created` `provider_key.updated` `provider_key.deleted` `workspace.created` `workspace.imported` `workspace.updated` `workspace.deleted` `budget.updated` `environment.updated` `member.added` `member.updated` `member.removed` `webhook.created` `webhook.updated` `webhook.deleted` `webhook.disabled` `webhook.secret_rotated` `pin.updated` `pin.overridden` `dataset.deleted` `document.created` `document.read` `document.listed` `document.deleted` `document.expired` `run.created` `run.read` `run.listed` `run.cancelled` `run.deleted` `run.expired` `export.created` `export.read` `batch.created` `batch.documents_added` `batch.started` `batch.cancelled` `batch.retried` `batch.exported` `batch.expired` `schema.version_created` `schema.deleted` `review_settings.updated` `review_settings.applied` `review.read` `review.listed` `review.requested` `review.corrected` `review.approved` `review.rejected` `review.reopened` `packet.created` `packet.read` `packet.corrected` `packet.approved` `packet.cancelled` `packet.deleted` `splitter.version_created` `splitter_evaluation.created` `splitter_evaluation.cancelled` `dataset.created` `dataset.updated` `dataset.read` `dataset.items_added` `dataset.item_corrected` `dataset.item_deleted` `dataset.drafted` `dataset.version_created` `evaluation.created` `evaluation.read` `evaluation.cancelled` `session.opened` `session.closed` `session.all_closed` `invite.created` `invite.deleted` `invite.accepted` `password.updated` `passkey.created` `passkey.deleted` `sign_in.refused` `request.refused` `privacy.searched` `privacy.exported` `erasure.prepared` `erasure.confirmed` `erasure.completed`. */
            action: string;
            /** @description Identifier of the workspace; null for a key of a user. */
            workspaceId: string | null;
            /** @description What was changed: the part of `action` before the dot. */
            targetType: string;
            /** @description Identifier of what was changed or read; of the user for a member, the key of a schema. */
            targetId: string;
            /** @description The fields that changed. A creation has every field that has a value, a deletion too. */
            changes: {
                [key: string]: components["schemas"]["AuditChange"];
            };
            /** @description What else is known: `part` of what was read (`data` `text` `file` `picture` `prompts`); `operation` and `code` of a refused request; numbers and hashes (SHA-256) of what a deletion or expiry erased, and the `erasure` that it was part of. */
            details?: {
                [key: string]: string | number | boolean | null;
            };
            /** @description Place in the log of the owner, from 1; null in the first seconds. */
            position?: number | null;
            /** @description SHA-256 over the entry, its position and the hash of the one before; null in the first seconds. */
            hash?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
        };
        AuditEntryList: {
            /** @description How many resources there are on all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Resources per page, as asked for. */
            pageSize: number;
            data: components["schemas"]["AuditEntry"][];
        };
        /** @description A run whose event would be larger than 256 KiB: without its data. `GET /runs/{id}` has it. `schemaSnapshot` is null as well where it is too large itself. */
        OversizedRun: {
            /** @description Identifier of the run. */
            id: string;
            status: components["schemas"]["RunStatus"];
            /** @description Left out. */
            extractedData: null;
            /** @description Left out. */
            evidence: null;
        } & {
            [key: string]: unknown;
        };
        /** @description The run, as `GET /runs/{id}` answers it at that moment. */
        RunEventData: components["schemas"]["Run"] | components["schemas"]["OversizedRun"];
        /** @description A run was completed. */
        RunCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "run.completed";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["RunEventData"];
        };
        /** @description A run failed. */
        RunFailedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "run.failed";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["RunEventData"];
        };
        /** @description A run was cancelled. */
        RunCancelledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "run.cancelled";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["RunEventData"];
        };
        /** @description A review whose event would be larger than 256 KiB, without its data. `GET /runs/{id}/review` has it. */
        OversizedReview: {
            /** @description Identifier of the review. */
            id: string;
            /** @description Identifier of the run. */
            runId: string;
            status: components["schemas"]["ReviewStatus"];
            /** @description Left out. */
            reviewedData: null;
            /** @description Left out. */
            actions: null;
        } & {
            [key: string]: unknown;
        };
        /** @description The review, as `GET /runs/{id}/review` answers it at that moment. */
        ReviewEventData: components["schemas"]["Review"] | components["schemas"]["OversizedReview"];
        /** @description A run needs a review. */
        RunReviewNeededEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "run.review_needed";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["ReviewEventData"];
        };
        /** @description A run was reviewed. */
        RunReviewedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "run.reviewed";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["ReviewEventData"];
        };
        /** @description The batch, as `GET /batches/{id}` answers it at that moment. */
        BatchEventData: components["schemas"]["Batch"];
        /** @description A batch has ended. */
        BatchCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "batch.completed";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["BatchEventData"];
        };
        /** @description An evaluation has ended. */
        EvaluationCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "evaluation.completed";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["Evaluation"];
        };
        /** @description A packet whose event would be larger than 256 KiB, without its parts. `GET /packets/{id}` has them. */
        OversizedPacket: {
            /** @description Identifier of the packet. */
            id: string;
            /** @description Its status. */
            status: string;
            /** @description Left out. */
            parts: null;
        } & {
            [key: string]: unknown;
        };
        /** @description The packet, as `GET /packets/{id}` answers it at that moment, without its pages. */
        PacketEventData: components["schemas"]["Packet"] | components["schemas"]["OversizedPacket"];
        /** @description A packet has ended. */
        PacketCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "packet.completed";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["PacketEventData"];
        };
        /** @description A packet needs a review. */
        PacketReviewNeededEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "packet.review_needed";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["PacketEventData"];
        };
        /** @description The document, as `GET /documents/{id}` answers it at that moment. In an event that would be larger than 256 KiB its `content` and `extractedData` are null. */
        DocumentEventData: components["schemas"]["DocumentResource"];
        /** @description A document was parsed. */
        DocumentParsedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "document.parsed";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["DocumentEventData"];
        };
        /** @description A document could not be parsed. */
        DocumentFailedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "document.failed";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["DocumentEventData"];
        };
        /** @description New entries of a workspace. */
        AuditRecordedData: {
            /** @description Identifier of the workspace. */
            workspaceId: string;
            /** @description The entries, in the order of the log. */
            entries: components["schemas"]["AuditEntry"][];
        };
        /** @description The audit log has new entries. */
        AuditRecordedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "audit.recorded";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["AuditRecordedData"];
        };
        /** @description The budget at that moment, and the limit that was reached. */
        BudgetEventData: components["schemas"]["Budget"] & {
            /** @description Identifier of the workspace. */
            workspaceId: string;
            /**
             * @description The limit.
             * @enum {string}
             */
            limit: "cost" | "pages";
        };
        /** @description 80 % of a budget is spent. */
        BudgetWarningEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "budget.warning";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["BudgetEventData"];
        };
        /** @description A budget is spent. */
        BudgetExceededEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "budget.exceeded";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["BudgetEventData"];
        };
        /** @description The schema version. In an event that would be larger than 256 KiB its `definition` is null. */
        SchemaVersionEventData: {
            /** @description Identifier of the version. */
            id: string;
            /** @description Identifier of its schema family. */
            familyId: string;
            /** @description Key of its schema in the workspace. */
            schemaKey: string;
            /** @description Number of the version, from 1. */
            versionNumber: number;
            /** @description As in `GET …/versions/{versionNumber}`. */
            definitionHash: string;
            /** @description The definition; null where it is too large. */
            definition: {
                [key: string]: unknown;
            } | null;
            /** @description What models are told beside the definition; null for nothing. */
            instructions: string | null;
            /** @description Excerpts of documents with their values. */
            examples: components["schemas"]["SchemaExample"][];
            /** @description Parameters of calls to models; null for the defaults. */
            parameters: components["schemas"]["ModelParameters"] | null;
            /** @description What must be true of the data. */
            rules: components["schemas"]["SchemaRule"][];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with milliseconds.
             */
            createdAt: string;
        };
        /** @description A schema has a new version. */
        SchemaVersionCreatedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "schema.version.created";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["SchemaVersionEventData"];
        };
        WebhookTestData: {
            /** @description Identifier of the endpoint that is tested. */
            webhookEndpointId: string;
        };
        /** @description A test. */
        WebhookTestEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC, with milliseconds.
             */
            timestamp: string;
            data: components["schemas"]["WebhookTestData"];
        };
    };
    responses: {
        /** @description Nothing changed since the answer whose `ETag` was sent. No body. */
        NotModified: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request does not have the documented shape (`validation_failed`); `details` names each fault. */
        InvalidRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all. */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds. */
        RateLimited: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The server failed (`internal_error`). Its log has the details under the request id. */
        InternalError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later. */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do. */
        RoleNeeded: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault. */
        InvalidBody: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`). */
        ReadOnlyKey: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such thing, or the caller may not see it (`not_found`). */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`). */
        IdempotencyInFlight: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The content was deleted or has expired (`content_expired`). */
        ContentExpired: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is larger than the server takes (`payload_too_large`). */
        PayloadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request's `Content-Type` is none of the documented ones (`unsupported_media_type`). */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`). */
        IdempotencyMismatch: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Removed. No body. */
        Deleted: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Another workspace has this slug (`slug_taken`). */
        SlugTaken: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No slug can be made of the name (`slug_underivable`). Send one. */
        SlugUnderivable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`). */
        OwnerOnly: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`). */
        EnvironmentLocked: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The pair that results is not legal: a model without a key (`model_requires_key`), a model that is not in the allowlist of the key's provider (`model_not_allowed`) or is named with another provider (`provider_mismatch`), or a key that its provider refused (`provider_key_invalid`). */
        ModelRejected: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again. */
        BudgetExceeded: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`). */
        NoKey: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes. */
        DocumentTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`). */
        UnsupportedFileType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The model or key cannot be used (`unknown_provider`, `model_requires_key`, `model_not_allowed`, `provider_mismatch`, `provider_key_invalid`, `residency_not_allowed`), or a document cannot be read (`empty_document`, `document_empty`, `document_encrypted`, `document_unreadable`, `parse_timeout`). */
        InferenceRejected: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault. */
        InvalidUpload: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The workspace has a lookup with this key (`lookup_exists`), or a request with the same `Idempotency-Key` is being processed (`idempotency_in_flight`). */
        LookupExists: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The file is no table (`lookup_invalid`), or the `Idempotency-Key` was used for another request (`idempotency_mismatch`). */
        LookupInvalid: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Schemas look values up in the table (`in_use`); `message` names them. */
        LookupInUse: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The definition is not a JSON Schema that can be used (`invalid_schema`); `details` says where and why. */
        InvalidSchema: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Runs that are not final depend on it, or runs of other schemas use its documents (`in_use`). Cancel the former; delete the latter, or send `cascade=true`. */
        SchemaInUse: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is nothing in the file or text (`empty_document`), or the file cannot be read (`document_unreadable`). */
        EmptyDocument: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The definition cannot be used (`invalid_schema`), `model` names an unknown provider (`unknown_provider`) or a model outside of its allowlist (`model_not_allowed`), the provider refused the key that would be used (`provider_key_invalid`), the environment does not allow its residency (`residency_not_allowed`), there is nothing in the document (`empty_document`), or its file cannot be read (`document_unreadable`). */
        ExtractionRejected: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The workspace has too many pending runs (`queue_full`), or too many requests came with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds. */
        QueueFull: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description `model` names an unknown provider (`unknown_provider`) or a model outside of its allowlist (`model_not_allowed`), the provider refused the key that would be used (`provider_key_invalid`), or the environment does not allow its residency (`residency_not_allowed`). */
        BatchRejected: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A comparator names a path that the latest version of the schema does not describe (`comparators_invalid`). */
        ComparatorsInvalid: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The frozen version has no items (`dataset_empty`), there is no such data set, version (`evaluation_invalid`) or model (`unknown_provider`, `model_not_allowed`), or the key or residency of the model is refused (`provider_key_invalid`, `residency_not_allowed`). */
        EvaluationRejected: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The caller is a member and only the owner may do this, the API key has the scope `read` (`forbidden`), or the environment needs the plan `pro` (`environment_locked`). */
        OwnerOnlyUnlocked: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The gate refuses the version (`gate_failed`); `details` has one entry a condition. */
        GateFailed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The gate or the evaluation is not one of this schema and environment (`pin_invalid`). */
        PinRejected: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No packet was approved (`dataset_empty`); there is no such version, or no such approved packet (`evaluation_invalid`); the model cannot be used (`unknown_provider`, `model_not_allowed`, `residency_not_allowed`, `provider_key_invalid`); or the `Idempotency-Key` was used for another body (`idempotency_mismatch`). */
        SplitterEvaluationRejected: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The evaluation has ended (`evaluation_not_active`), or a request with the same `Idempotency-Key` is in flight (`idempotency_in_flight`). */
        SplitterEvaluationEnded: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The document is empty (`empty_document`) or cannot be read (`document_unreadable`), or the `Idempotency-Key` was used with another request (`idempotency_mismatch`). */
        NotReadable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Runs that are not final depend on it (`in_use`). Wait for them or cancel them. */
        InUse: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The packet is not in a state for this (`packet_not_open`), another person changed it meanwhile (`packet_changed`), or a request with the same `Idempotency-Key` is in flight (`idempotency_in_flight`). */
        PacketNotOpen: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The parts do not fit the packet (`parts_invalid`). */
        PartsInvalid: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The range asked for lies outside of the file (`range_not_satisfiable`). */
        RangeNotSatisfiable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The document cannot be parsed. `code` is that of the document's `errorCode`: `document_unreadable`, `document_encrypted`, `document_empty`, `parse_timeout`. */
        DocumentUnreadable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The schema of the field cannot be used (`invalid_schema`), or the document cannot be parsed: `code` is that of its `errorCode`. */
        RegionUnreadable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The run is already final (`run_not_active`). */
        RunNotActive: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The review cannot be changed so: the run is not completed, or the review is decided or, to reopen it, still open (`review_not_open`); another user has claimed it (`review_claimed`); it has other corrections than the request expects (`review_changed`); or a request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`). */
        ReviewConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The corrections do not fit the data or the schema of the run (`correction_invalid`); nothing was changed. */
        CorrectionInvalid: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The batch is in a state that does not allow this (`batch_not_open`, `batch_not_active`). */
        BatchEnded: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The file is empty (`empty_document`), or is an archive that is damaged (`document_unreadable`). */
        UploadRejected: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description An evaluation of the data set runs, or a gate uses it (`in_use`). */
        DatasetInUse: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description An expected value does not fit the latest version of the schema (`expected_invalid`), or a document or run is not one of the data
         *     set's schema and environment (`document_mismatch`). `details` names each; nothing was stored.
         */
        ItemsInvalid: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The data set has no labelled item (`dataset_empty`). */
        DatasetEmpty: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The evaluation has ended (`evaluation_not_active`), or a request with the same `Idempotency-Key` is in flight. */
        EvaluationNotActive: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The evaluation is not completed (`evaluation_not_completed`). */
        EvaluationNotCompleted: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The two have another schema or data set, or no document in common (`evaluation_incomparable`). */
        EvaluationIncomparable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The provider is unknown (`unknown_provider`) or takes no keys (`provider_mismatch`), its allowlist does not have the model (`model_not_allowed`), or the address may not be used (`invalid_url`). */
        ProviderKeyRejected: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Environments are bound to the key (`in_use`); `message` names them. Bind them to another key or to none first. */
        ProviderKeyInUse: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The URL may not receive events (`invalid_url`): its scheme, port or address is not allowed, or it carries a user name. */
        WebhookUrlRejected: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /**
         * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         * @example "5f2c9a"
         */
        IfNoneMatch: string;
        /**
         * @description Number of the page, from 1. A page past the end has empty `data`.
         * @example 1
         */
        Page: number;
        /**
         * @description Resources per page.
         * @example 20
         */
        PageSize: number;
        /**
         * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
         */
        IdempotencyKey: string;
        /**
         * @description Slug of the workspace.
         * @example acme
         */
        Slug: string;
        /**
         * @description The environment of the workspace.
         * @example production
         */
        Env: "production" | "staging" | "development";
        /**
         * @description Key of the template, such as `invoice`.
         * @example identity-document
         */
        TemplateKey: string;
        /**
         * @description Key of the lookup.
         * @example vendors
         */
        LookupKey: string;
        /**
         * @description Key of the schema in its workspace.
         * @example invoice
         */
        SchemaKey: string;
        /**
         * @description Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
         * @example invoice
         */
        NewSchemaKey: string;
        /**
         * @description Only resources whose `metadata` has this key with this value, as `metadata[key]=value`. One key per request.
         * @example {
         *       "orderId": "4711"
         *     }
         */
        MetadataFilter: {
            [key: string]: string;
        };
        /**
         * @description Identifier of the document.
         * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
         */
        DocumentId: string;
        /**
         * @description Key of the splitter in its workspace.
         * @example mail
         */
        SplitterKey: string;
        /**
         * @description Identifier of the packet.
         * @example pkt_01kb2m4t9qf5x8v3n7c6d1e0pa
         */
        PacketId: string;
        /**
         * @description Identifier of the run.
         * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
         */
        RunId: string;
        /**
         * @description Identifier of the batch.
         * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
         */
        BatchId: string;
        /**
         * @description Identifier of the data set.
         * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
         */
        DatasetId: string;
        /**
         * @description Identifier of the example.
         * @example mex_01kb2m4t9qf5x8v3n7c6d1e0ua
         */
        MemoryExampleId: string;
        /**
         * @description Identifier of the evaluation.
         * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
         */
        EvaluationId: string;
        /**
         * @description Words, such as a name, up to 20.
         * @example Eva Roth
         */
        PersonQuery: string;
        /**
         * @description Whether all words have to be there, or the phrase.
         * @example phrase
         */
        PersonMatch: "words" | "phrase";
        /**
         * @description Identifier of the erasure.
         * @example era_01kb2m4t9qf5x8v3n7c6d1e0ra
         */
        ErasureId: string;
        /**
         * @description Slug of a workspace.
         * @example acme
         */
        Workspace: string;
        /**
         * @description An action such as `document.read`, or a kind of target such as `document` for all of its actions.
         * @example document.read
         */
        Action: string;
        /**
         * @description Identifier of the user that acted.
         * @example usr_01kb2m4t9qf5x8v3n7c6d1e0aa
         */
        Actor: string;
        /**
         * @description Identifier of the target, as in `targetId`.
         * @example doc_01kb2m4t9qf5x8v3n7c6d1e0fa
         */
        Target: string;
        /**
         * @description Only entries of this time and later.
         * @example 2026-01-01T00:00:00Z
         */
        From: string;
        /**
         * @description Only entries before this time.
         * @example 2026-02-01T00:00:00Z
         */
        To: string;
        /**
         * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
         * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
         */
        WebhookId: string;
        /**
         * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
         * @example 1769852407
         */
        WebhookTimestamp: string;
        /**
         * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this exchange in the server's log. Quote it when you report a problem.
         * @example 0b6f2a9c-6f0e-4d7e-9f0a-2f1f5f0f7c11
         */
        RequestId: string;
        /**
         * @description Fingerprint of the resource, for `If-None-Match`.
         * @example "5f2c9a"
         */
        ETag: string;
        /**
         * @description Seconds after which the request is worth repeating.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description Requests a minute with the API key. On every answer to a valid key, unless the server has no limit.
         * @example 6000
         */
        RateLimitLimit: number;
        /**
         * @description Requests with the API key that may be sent at once now.
         * @example 599
         */
        RateLimitRemaining: number;
        /**
         * @description When the full burst may be sent again, in seconds since 1970-01-01T00:00:00Z.
         * @example 1769851800
         */
        RateLimitReset: number;
        /**
         * @description Carries the original file name.
         * @example attachment; filename="invoice.pdf"
         */
        ContentDisposition: string;
        /**
         * @description Always `bytes`.
         * @example bytes
         */
        AcceptRanges: string;
        /**
         * @description Which bytes these are, and how many there are in all.
         * @example bytes 0-1023/48213
         */
        ContentRange: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of API keys. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyInput"];
            };
        };
        responses: {
            /** @description The new key, with its secret. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyCreated"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the API key.
                 * @example key_01kb2m4t9qf5x8v3n7c6d1e0bb
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkspaces: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of workspaces. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspaceInput"];
            };
        };
        responses: {
            /** @description The new workspace. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            409: components["responses"]["SlugTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SlugUnderivable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspacePatch"];
            };
        };
        responses: {
            /** @description The workspace as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description `former` lists the users that were removed from the workspace, whom reviews and the audit log still name, newest removal first.
                 * @example current
                 */
                state?: "current" | "former";
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInput"];
            };
        };
        responses: {
            /** @description The member. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Identifier of the user.
                 * @example usr_01kb2m4t9qf5x8v3n7c6d1e0ab
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Identifier of the user.
                 * @example usr_01kb2m4t9qf5x8v3n7c6d1e0ab
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberPatch"];
            };
        };
        responses: {
            /** @description The member with the new role. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvites: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invites. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteInput"];
            };
        };
        responses: {
            /** @description The invite, with its link. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteCreated"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the invite.
                 * @example inv_01kb2m4t9qf5x8v3n7c6d1e0ab
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnvironments: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of environments. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvironmentList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnvironment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Slug of the environment; `production`, `staging` or `development`.
                 * @example production
                 */
                envSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The environment. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvironmentDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Slug of the environment; `production`, `staging` or `development`.
                 * @example production
                 */
                envSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvironmentPatch"];
            };
        };
        responses: {
            /** @description The environment as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvironmentDetail"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ModelRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inferSchema: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InferSchemaInput"];
            };
        };
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaProposal"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            412: components["responses"]["NoKey"];
            413: components["responses"]["DocumentTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            422: components["responses"]["InferenceRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchemaTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of schema templates. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaTemplateList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchemaTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Key of the template, such as `invoice`.
                 * @example identity-document
                 */
                key: components["parameters"]["TemplateKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema template. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchemaTemplateDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the template, such as `invoice`.
                 * @example identity-document
                 */
                key: components["parameters"]["TemplateKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRuleSets: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sets of rules. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSetList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLookups: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lookups. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLookup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LookupUpload"];
            };
        };
        responses: {
            /** @description The new lookup. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lookup"];
                };
            };
            400: components["responses"]["InvalidUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LookupExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LookupInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLookup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the lookup.
                 * @example vendors
                 */
                key: components["parameters"]["LookupKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lookup. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lookup"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceLookup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the lookup.
                 * @example vendors
                 */
                key: components["parameters"]["LookupKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LookupReplacement"];
            };
        };
        responses: {
            /** @description The lookup. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lookup"];
                };
            };
            400: components["responses"]["InvalidUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LookupInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLookup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the lookup.
                 * @example vendors
                 */
                key: components["parameters"]["LookupKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LookupInUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLookupRows: {
        parameters: {
            query?: {
                /**
                 * @description A text in any cell, without regard to case.
                 * @example gmbh
                 */
                search?: string;
                /**
                 * @description A version of the table. Default is the latest.
                 * @example 3
                 */
                version?: number;
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the lookup.
                 * @example vendors
                 */
                key: components["parameters"]["LookupKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupRows"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLookupVersions: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the lookup.
                 * @example vendors
                 */
                key: components["parameters"]["LookupKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupVersionList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchemas: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of schema families. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaFamilyList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSchema: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchemaInput"];
            };
        };
        responses: {
            /** @description The schema family with its latest version. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaFamilyWithLatestVersion"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSchema"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchema: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema family. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaFamily"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSchema: {
        parameters: {
            query?: {
                /**
                 * @description Whether the runs of other schemas that use documents of this schema are deleted too.
                 * @example true
                 */
                cascade?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SchemaInUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchemaVersions: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of schema versions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaVersionList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchemaVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
                /**
                 * @description Number of the version, starting at 1.
                 * @example 1
                 */
                versionNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema version. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaVersion"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lintSchema: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["NewSchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LintInput"];
            };
        };
        responses: {
            /** @description The warnings; empty if there are none. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LintResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSchema"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    tryRules: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleTrialInput"];
            };
        };
        responses: {
            /** @description What the rules say of the runs. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleTrial"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSchema"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleCheckInput"];
            };
        };
        responses: {
            /** @description What the rules say of the data. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleCheck"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
                /**
                 * @description With `false`, `content` is null in every document.
                 * @example false
                 */
                content?: boolean;
                /**
                 * @description Only documents whose name or text has all of these words, in upper or lower case, with or without accents. The last one may be the beginning of a word. Everything but letters and digits separates words, in texts as in queries: there is no syntax, and a query without letters or digits finds nothing. Chinese, Japanese, Korean and Thai text is searched by pairs of neighbouring characters. The first 300,000 characters of a text are searched, and of those some 20,000 different words. Texts of uploaded files are found once they are parsed.
                 * @example Harbour Lane
                 */
                query?: string;
                /**
                 * @description Only resources whose `metadata` has this key with this value, as `metadata[key]=value`. One key per request.
                 * @example {
                 *       "orderId": "4711"
                 *     }
                 */
                metadata?: components["parameters"]["MetadataFilter"];
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDocument: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentInput"];
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description The new document. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResource"];
                };
            };
            400: components["responses"]["InvalidUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["DocumentTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            422: components["responses"]["EmptyDocument"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDocumentUpload: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description The new document. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResource"];
                };
            };
            400: components["responses"]["InvalidUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["DocumentTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            422: components["responses"]["EmptyDocument"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extractDocument: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["NewSchemaKey"];
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExtractDocumentInput"];
            };
        };
        responses: {
            /** @description The run is accepted. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAccepted"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            412: components["responses"]["NoKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ExtractionRejected"];
            429: components["responses"]["QueueFull"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extract: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["NewSchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtractInput"];
                "multipart/form-data": components["schemas"]["ExtractUpload"];
            };
        };
        responses: {
            /** @description The run is accepted. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAccepted"];
                };
            };
            400: components["responses"]["InvalidUpload"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            412: components["responses"]["NoKey"];
            413: components["responses"]["DocumentTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            422: components["responses"]["ExtractionRejected"];
            429: components["responses"]["QueueFull"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extractUpload: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["NewSchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ExtractFileUpload"];
            };
        };
        responses: {
            /** @description The run is accepted. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAccepted"];
                };
            };
            400: components["responses"]["InvalidUpload"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            412: components["responses"]["NoKey"];
            413: components["responses"]["DocumentTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            422: components["responses"]["ExtractionRejected"];
            429: components["responses"]["QueueFull"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
                /**
                 * @description Only runs with this status.
                 * @example completed
                 */
                status?: "pending" | "processing" | "completed" | "failed" | "cancelled";
                /**
                 * @description Only runs of this document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                documentId?: string;
                /**
                 * @description Only runs with this version of the schema.
                 * @example 1
                 */
                versionNumber?: number;
                /**
                 * @description Only runs of this evaluation. Without it, the list has no runs of evaluations.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                evaluationId?: string;
                /**
                 * @description Only resources whose `metadata` has this key with this value, as `metadata[key]=value`. One key per request.
                 * @example {
                 *       "orderId": "4711"
                 *     }
                 */
                metadata?: components["parameters"]["MetadataFilter"];
                /**
                 * @description Only runs of this batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                batchId?: string;
                /**
                 * @description Only runs whose document has this text in its name. The case of letters does not matter.
                 * @example invoice
                 */
                name?: string;
                /**
                 * @description Only runs of this model, as `<provider>/<model>`.
                 * @example local/local-1
                 */
                model?: string;
                /**
                 * @description Only runs that were created at this time or later.
                 * @example 2026-01-01T00:00:00.000Z
                 */
                createdFrom?: string;
                /**
                 * @description Only runs that were created before this time.
                 * @example 2026-02-01T00:00:00.000Z
                 */
                createdBefore?: string;
                /**
                 * @description Only runs whose confidence is below this.
                 * @example 0.9
                 */
                confidenceBelow?: number;
                /**
                 * @description Only runs whose confidence is this or above.
                 * @example 0.9
                 */
                confidenceFrom?: number;
                /**
                 * @description Only runs whose review has this status; `none` for runs without a review.
                 * @example approved
                 */
                reviewStatus?: "none" | "needed" | "in_review" | "approved" | "rejected";
                /**
                 * @description Only runs whose review was approved or rejected at this time or later.
                 * @example 2026-01-05T00:00:00.000Z
                 */
                decidedFrom?: string;
                /**
                 * @description Only runs whose data a review changed, or only those whose data it did not.
                 * @example true
                 */
                corrected?: boolean;
                /**
                 * @description Only runs that are part of an export, or only those that are not.
                 * @example false
                 */
                exported?: boolean;
                /**
                 * @description What the list is sorted by. Runs without the value come last.
                 * @example confidence
                 */
                sort?: "createdAt" | "documentName" | "confidence" | "reviewStatus" | "model";
                /**
                 * @description The direction of the order.
                 * @example asc
                 */
                order?: "asc" | "desc";
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExports: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of exports. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExport: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportInput"];
            };
        };
        responses: {
            /** @description The export. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBatches: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
                /**
                 * @description Only batches with this status.
                 * @example processing
                 */
                status?: "open" | "processing" | "completed" | "cancelled";
                /**
                 * @description Only resources whose `metadata` has this key with this value, as `metadata[key]=value`. One key per request.
                 * @example {
                 *       "orderId": "4711"
                 *     }
                 */
                metadata?: components["parameters"]["MetadataFilter"];
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of batches. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBatch: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchInput"];
            };
        };
        responses: {
            /** @description The batch. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            412: components["responses"]["NoKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDatasets: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of data sets. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDataset: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetInput"];
            };
        };
        responses: {
            /** @description The data set. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dataset"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ComparatorsInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvaluations: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
                /**
                 * @description Only evaluations of this data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                datasetId?: string;
                /**
                 * @description Only evaluations of this version of the schema.
                 * @example 1
                 */
                versionNumber?: number;
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of evaluations. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEvaluation: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationInput"];
            };
        };
        responses: {
            /** @description What the evaluation would take. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationEstimate"];
                };
            };
            /** @description The evaluation, which has begun. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            412: components["responses"]["NoKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["EvaluationRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPin: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pin. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pin"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePin: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinInput"];
            };
        };
        responses: {
            /** @description The pin. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pin"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnlyUnlocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["GateFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PinRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemory: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memory. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memory"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMemory: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoryInput"];
            };
        };
        responses: {
            /** @description The memory. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memory"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    measureMemory: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoryMeasurement"];
            };
        };
        responses: {
            /** @description The evaluation with the memory. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["EvaluationRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMemoryExamples: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of examples. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoryExampleList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /**
                 * @description The month, such as `2026-01`; the current month by default.
                 * @example 2026-01
                 */
                month?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBudget: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The budget. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Budget"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetInput"];
            };
        };
        responses: {
            /** @description The budget. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Budget"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewSettings: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. They are empty until they are set. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSettings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReviewSettings: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewSettingsInput"];
            };
        };
        responses: {
            /** @description The new settings. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSettings"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyReviewSettings: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the schema in its workspace.
                 * @example invoice
                 */
                schemaKey: components["parameters"]["SchemaKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewSettingsApplication"];
            };
        };
        responses: {
            /** @description How many runs were looked at, and how many need a review. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSettingsApplied"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
                /**
                 * @description Only reviews with this status.
                 * @example needed
                 */
                status?: "needed" | "in_review" | "approved" | "rejected";
                /**
                 * @description Only reviews of runs with this schema.
                 * @example invoice
                 */
                schemaKey?: string;
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSplitters: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of splitters. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitterList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSplitter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SplitterInput"];
            };
        };
        responses: {
            /** @description The splitter with its latest version. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Splitter"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSplitter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the splitter in its workspace.
                 * @example mail
                 */
                splitterKey: components["parameters"]["SplitterKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The splitter. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Splitter"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSplitterVersions: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the splitter in its workspace.
                 * @example mail
                 */
                splitterKey: components["parameters"]["SplitterKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitterVersionList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSplitterEvaluations: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the splitter in its workspace.
                 * @example mail
                 */
                splitterKey: components["parameters"]["SplitterKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of evaluations. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitterEvaluationList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSplitterEvaluation: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the splitter in its workspace.
                 * @example mail
                 */
                splitterKey: components["parameters"]["SplitterKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SplitterEvaluationInput"];
            };
        };
        responses: {
            /** @description The evaluation is accepted. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitterEvaluation"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            412: components["responses"]["NoKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SplitterEvaluationRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSplitterEvaluation: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the splitter in its workspace.
                 * @example mail
                 */
                splitterKey: components["parameters"]["SplitterKey"];
                /**
                 * @description Identifier of the evaluation.
                 * @example spe_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evaluation. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitterEvaluation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSplitterEvaluation: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
                /**
                 * @description Key of the splitter in its workspace.
                 * @example mail
                 */
                splitterKey: components["parameters"]["SplitterKey"];
                /**
                 * @description Identifier of the evaluation.
                 * @example spe_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled evaluation. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitterEvaluation"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SplitterEvaluationEnded"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    classify: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassifyInput"];
                "multipart/form-data": components["schemas"]["ClassifyUpload"];
            };
        };
        responses: {
            /** @description What it is. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classification"];
                };
            };
            400: components["responses"]["InvalidUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["DocumentTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            422: components["responses"]["NotReadable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPackets: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
                /**
                 * @description Only packets with this status.
                 * @example needs_review
                 */
                status?: "pending" | "processing" | "needs_review" | "completed" | "failed" | "cancelled";
                /**
                 * @description Only packets of this batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                batchId?: string;
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of packets. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPacket: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PacketInput"];
                "multipart/form-data": components["schemas"]["PacketUpload"];
            };
        };
        responses: {
            /** @description The packet is accepted. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packet"];
                };
            };
            400: components["responses"]["InvalidUpload"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            412: components["responses"]["NoKey"];
            413: components["responses"]["DocumentTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            422: components["responses"]["ExtractionRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPacket: {
        parameters: {
            query?: {
                /**
                 * @description Seconds to wait for the packet to become final or need a review.
                 * @example 30
                 */
                wait?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the packet.
                 * @example pkt_01kb2m4t9qf5x8v3n7c6d1e0pa
                 */
                id: components["parameters"]["PacketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packet. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePacket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the packet.
                 * @example pkt_01kb2m4t9qf5x8v3n7c6d1e0pa
                 */
                id: components["parameters"]["PacketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnlyUnlocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePacket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the packet.
                 * @example pkt_01kb2m4t9qf5x8v3n7c6d1e0pa
                 */
                id: components["parameters"]["PacketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PacketPatch"];
            };
        };
        responses: {
            /** @description The corrected packet. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packet"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PacketNotOpen"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PartsInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approvePacket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the packet.
                 * @example pkt_01kb2m4t9qf5x8v3n7c6d1e0pa
                 */
                id: components["parameters"]["PacketId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PacketApproval"];
            };
        };
        responses: {
            /** @description The packet, which is processed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packet"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PacketNotOpen"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPacket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the packet.
                 * @example pkt_01kb2m4t9qf5x8v3n7c6d1e0pa
                 */
                id: components["parameters"]["PacketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled packet. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packet"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PacketNotOpen"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResource"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnlyUnlocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes, such as `bytes=0-1023`.
                 * @example bytes=0-1023
                 */
                Range?: string;
            };
            path: {
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Range": components["headers"]["ContentRange"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["ContentExpired"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentLayout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The layout. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLayout"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["DocumentTooLarge"];
            422: components["responses"]["DocumentUnreadable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadRegionInput"];
            };
        };
        responses: {
            /** @description The text of the region. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionText"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["DocumentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RegionUnreadable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentPageImage: {
        parameters: {
            query?: {
                /**
                 * @description Width in pixels. Images are not enlarged, and a page that is many times as high as it is wide comes narrower.
                 * @example 1000
                 */
                width?: number;
                /**
                 * @description The format of the picture.
                 * @example webp
                 */
                format?: "webp" | "png";
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the document.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0ha
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description Number of the page, from 1, as in the layout.
                 * @example 1
                 */
                pageNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["DocumentUnreadable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRun: {
        parameters: {
            query?: {
                /**
                 * @description Seconds to wait for the run to become final.
                 * @example 30
                 */
                wait?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnlyUnlocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled run. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RunNotActive"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rerunRun: {
        parameters: {
            query?: {
                /**
                 * @description Whether the new run takes over the finished model calls of the run. `false` asks the model everything anew.
                 * @example false
                 */
                reuse?: boolean;
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new run is accepted. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAccepted"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            412: components["responses"]["NoKey"];
            422: components["responses"]["ExtractionRejected"];
            429: components["responses"]["QueueFull"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRunCalls: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Calls per page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of calls. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunCallList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamRunEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RunEvent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewConflict"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewUpdateInput"];
            };
        };
        responses: {
            /** @description The review with the corrections. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewConflict"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CorrectionInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewConflict"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewConflict"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRejection"];
            };
        };
        responses: {
            /** @description The rejected review. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewConflict"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the run.
                 * @example run_01kb2m4t9qf5x8v3n7c6d1e0ja
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewConflict"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBatchDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Only documents in this state.
                 * @example failed
                 */
                status?: "waiting" | "pending" | "processing" | "completed" | "failed" | "cancelled";
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchDocumentList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBatchDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchDocumentsInput"];
                "multipart/form-data": components["schemas"]["BatchUpload"];
            };
        };
        responses: {
            /** @description What was added. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAddition"];
                };
            };
            400: components["responses"]["InvalidUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BatchEnded"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["DocumentTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            422: components["responses"]["UploadRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BatchEnded"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BatchEnded"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryBatch: {
        parameters: {
            query?: {
                /**
                 * @description Whether the new runs take over the finished model calls of the failed ones. `false` asks the model everything anew.
                 * @example false
                 */
                reuse?: boolean;
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BatchEnded"];
            410: components["responses"]["ContentExpired"];
            412: components["responses"]["NoKey"];
            422: components["responses"]["BatchRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBatchResults: {
        parameters: {
            query?: {
                /**
                 * @description The format of the results.
                 * @example ndjson
                 */
                format?: "ndjson" | "csv" | "xlsx";
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the batch.
                 * @example bat_01kb2m4t9qf5x8v3n7c6d1e0qa
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["BatchResult"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["ContentExpired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExportResults: {
        parameters: {
            query?: {
                /**
                 * @description The format of the results.
                 * @example ndjson
                 */
                format?: "ndjson" | "csv" | "xlsx";
                /**
                 * @description What a row of the table is.
                 * @example entry
                 */
                rows?: "document" | "entry";
                /**
                 * @description Whether the table has the columns of the review.
                 * @example true
                 */
                review?: boolean;
                /**
                 * @description Whether the table has the confidence of each run.
                 * @example true
                 */
                confidence?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the export.
                 * @example exp_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ExportResult"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDataset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data set. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dataset"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDataset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnlyUnlocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DatasetInUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDataset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetUpdate"];
            };
        };
        responses: {
            /** @description The data set. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dataset"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ComparatorsInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDatasetItems: {
        parameters: {
            query?: {
                /**
                 * @description Only items with this label; `open`: those that are not labelled yet, with or without a draft.
                 * @example draft
                 */
                label?: "unlabelled" | "draft" | "labelled" | "open";
                /**
                 * @description Only items in this state of the second label. `needed` leaves out those that the caller has labelled, since the second label is another person's.
                 * @example disagrees
                 */
                second?: "needed" | "agrees" | "disagrees" | "resolved";
                /**
                 * @description The order: as they were added, or by the confidence of their drafts, the least sure first.
                 * @example confidence
                 */
                sort?: "added" | "confidence";
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetItemList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDatasetItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetItemsInput"];
            };
        };
        responses: {
            /** @description The items, in the order of the request. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetAddition"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ItemsInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDatasetItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
                /**
                 * @description Identifier of the item.
                 * @example itm_01kb2m4t9qf5x8v3n7c6d1e0sa
                 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetItemDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDatasetItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
                /**
                 * @description Identifier of the item.
                 * @example itm_01kb2m4t9qf5x8v3n7c6d1e0sa
                 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDatasetItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
                /**
                 * @description Identifier of the item.
                 * @example itm_01kb2m4t9qf5x8v3n7c6d1e0sa
                 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetItemUpdate"];
            };
        };
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetItemDetail"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ItemsInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    draftDataset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DraftInput"];
            };
        };
        responses: {
            /** @description The data set, whose drafts are being made. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dataset"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["BudgetExceeded"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            412: components["responses"]["NoKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ExtractionRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDatasetVersions: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetVersionList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDatasetVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the data set.
                 * @example dts_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetVersion"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            422: components["responses"]["DatasetEmpty"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMemoryExample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the example.
                 * @example mex_01kb2m4t9qf5x8v3n7c6d1e0ua
                 */
                id: components["parameters"]["MemoryExampleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the evaluation.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: components["parameters"]["EvaluationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evaluation. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the evaluation.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: components["parameters"]["EvaluationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled evaluation. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EvaluationNotActive"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvaluationItems: {
        parameters: {
            query?: {
                /**
                 * @description Only documents without an error (`exact`), with one (`inexact`), or without a result (`failed`).
                 * @example inexact
                 */
                outcome?: "exact" | "inexact" | "failed";
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the evaluation.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: components["parameters"]["EvaluationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationItemList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareEvaluations: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the other evaluation, of the same schema and data set.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ua
                 */
                with: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the evaluation.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: components["parameters"]["EvaluationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationComparison"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EvaluationNotCompleted"];
            422: components["responses"]["EvaluationIncomparable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewEffort: {
        parameters: {
            query?: {
                /**
                 * @description The share of values that shall be right.
                 * @example 0.99
                 */
                target?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the evaluation.
                 * @example evl_01kb2m4t9qf5x8v3n7c6d1e0ta
                 */
                id: components["parameters"]["EvaluationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The effort. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewEffort"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EvaluationNotCompleted"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviders: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of providers. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderKeys: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of provider keys. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKeyList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProviderKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderKeyInput"];
            };
        };
        responses: {
            /** @description The new key, without its secret. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKey"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            409: components["responses"]["IdempotencyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ProviderKeyRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the provider key.
                 * @example pk_01kb2m4t9qf5x8v3n7c6d1e0ea
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKey"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProviderKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the provider key.
                 * @example pk_01kb2m4t9qf5x8v3n7c6d1e0ea
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProviderKeyInUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProviderKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the provider key.
                 * @example pk_01kb2m4t9qf5x8v3n7c6d1e0ea
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderKeyPatch"];
            };
        };
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKey"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ProviderKeyRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyProviderKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the provider key.
                 * @example pk_01kb2m4t9qf5x8v3n7c6d1e0ea
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key and the result. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKeyVerification"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhook endpoints. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: {
                /**
                 * @description The environment of the workspace.
                 * @example production
                 */
                env?: components["parameters"]["Env"];
            };
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointInput"];
            };
        };
        responses: {
            /** @description The new endpoint with its signing secret. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WebhookUrlRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointPatch"];
            };
        };
        responses: {
            /** @description The endpoint as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WebhookUrlRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint with its new signing secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is on its way. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEventAccepted"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhookEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeliveryInput"];
            };
        };
        responses: {
            /** @description The events are on their way. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeliveryAccepted"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example whe_01kb2m4t9qf5x8v3n7c6d1e0ka
                 */
                id: string;
                /**
                 * @description Identifier of the delivery.
                 * @example whd_01kb2m4t9qf5x8v3n7c6d1e0la
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is on its way. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEventAccepted"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnvironmentLocked"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPrivacyDocuments: {
        parameters: {
            query: {
                /**
                 * @description Words, such as a name, up to 20.
                 * @example Eva Roth
                 */
                query: components["parameters"]["PersonQuery"];
                /**
                 * @description Whether all words have to be there, or the phrase.
                 * @example phrase
                 */
                match?: components["parameters"]["PersonMatch"];
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyDocumentList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPrivacyDocuments: {
        parameters: {
            query: {
                /**
                 * @description Words, such as a name, up to 20.
                 * @example Eva Roth
                 */
                query: components["parameters"]["PersonQuery"];
                /**
                 * @description Whether all words have to be there, or the phrase.
                 * @example phrase
                 */
                match?: components["parameters"]["PersonMatch"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listErasures: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of erasures. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createErasure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the workspace.
                 * @example acme
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureInput"];
            };
        };
        responses: {
            /** @description The prepared erasure. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getErasure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
                 * @example "5f2c9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the erasure.
                 * @example era_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["ErasureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The erasure. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listErasureDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the erasure.
                 * @example era_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["ErasureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureDocumentList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmErasure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
                 * @example 7f9c2ba4-e88f-4d3b-9c1e-5b6a1d0c8e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the erasure.
                 * @example era_01kb2m4t9qf5x8v3n7c6d1e0ra
                 */
                id: components["parameters"]["ErasureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The erasure. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInFlight"];
            410: components["responses"]["ContentExpired"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Slug of a workspace.
                 * @example acme
                 */
                workspace?: components["parameters"]["Workspace"];
                /**
                 * @description An action such as `document.read`, or a kind of target such as `document` for all of its actions.
                 * @example document.read
                 */
                action?: components["parameters"]["Action"];
                /**
                 * @description Identifier of the user that acted.
                 * @example usr_01kb2m4t9qf5x8v3n7c6d1e0aa
                 */
                actor?: components["parameters"]["Actor"];
                /**
                 * @description Identifier of the target, as in `targetId`.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0fa
                 */
                target?: components["parameters"]["Target"];
                /**
                 * @description Only entries of this time and later.
                 * @example 2026-01-01T00:00:00Z
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only entries before this time.
                 * @example 2026-02-01T00:00:00Z
                 */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["AuditEntry"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Slug of a workspace.
                 * @example acme
                 */
                workspace?: components["parameters"]["Workspace"];
                /**
                 * @description An action such as `document.read`, or a kind of target such as `document` for all of its actions.
                 * @example document.read
                 */
                action?: components["parameters"]["Action"];
                /**
                 * @description Identifier of the user that acted.
                 * @example usr_01kb2m4t9qf5x8v3n7c6d1e0aa
                 */
                actor?: components["parameters"]["Actor"];
                /**
                 * @description Identifier of the target, as in `targetId`.
                 * @example doc_01kb2m4t9qf5x8v3n7c6d1e0fa
                 */
                target?: components["parameters"]["Target"];
                /**
                 * @description Only entries of this time and later.
                 * @example 2026-01-01T00:00:00Z
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only entries before this time.
                 * @example 2026-02-01T00:00:00Z
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Number of the page, from 1. A page past the end has empty `data`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Resources per page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    onRunCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunCompletedEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRunFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunFailedEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRunCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunCancelledEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRunReviewNeeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunReviewNeededEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRunReviewed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunReviewedEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBatchCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchCompletedEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEvaluationCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationCompletedEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPacketCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PacketCompletedEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPacketReviewNeeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PacketReviewNeededEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDocumentParsed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentParsedEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDocumentFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentFailedEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAuditRecorded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditRecordedEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBudgetWarning: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetWarningEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBudgetExceeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetExceededEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSchemaVersionCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchemaVersionCreatedEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
                 * @example evt_01kb2m4t9qf5x8v3n7c6d1e0ma
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
                 * @example 1769852407
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description The destination is gone. The endpoint is deactivated. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The destination accepts the event. Up to 16 KiB of its body are stored and not interpreted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else, a redirect too, is a failure. The event is delivered again, not before `Retry-After`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
