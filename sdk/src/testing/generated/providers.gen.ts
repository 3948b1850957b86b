// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Provider } from '../../generated/types.gen.ts';

/** What `GET /providers` answers where the built-in extractor is the system fallback. */
export const PROVIDERS: readonly Provider[] = [
  {
    "kind": "local",
    "residency": "EU",
    "models": [
      "local-1"
    ],
    "defaultModel": "local-1",
    "id": "local",
    "name": "Built-in extractor",
    "structuredOutput": "built_in",
    "source": "server/extraction/local",
    "requiresKey": false,
    "isSystemFallback": true,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [
      {
        "id": "local-1",
        "contextTokens": 10000000,
        "maxOutputTokens": 10000000,
        "seesPictures": false,
        "sources": {
          "contextTokens": "server/extraction/local",
          "maxOutputTokens": "server/extraction/local",
          "seesPictures": "server/extraction/local"
        },
        "prices": [
          {
            "cachedInput": null,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 0,
            "output": 0,
            "source": "server/extraction/local"
          }
        ]
      }
    ],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "EXCERPT_LOCAL_RESIDENCY",
      "structuredOutput": "server/extraction/local",
      "quirks": [
        "server/extraction/local"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": "EU",
    "models": [
      "mistral-small-2603",
      "mistral-medium-3-5",
      "mistral-large-2512"
    ],
    "defaultModel": "mistral-small-2603",
    "structuredOutput": "json_schema_strict",
    "source": "https://docs.mistral.ai/studio-api/regional-inference",
    "id": "mistral-eu",
    "name": "Mistral (EU)",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [
      {
        "id": "mistral-small-2603",
        "contextTokens": 256000,
        "maxOutputTokens": 16384,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-small-4-0-26-03.ts",
          "maxOutputTokens": "unverified",
          "seesPictures": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-small-4-0-26-03.ts"
        },
        "prices": [
          {
            "cachedInput": null,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 0.15,
            "output": 0.6,
            "source": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-small-4-0-26-03.ts"
          }
        ]
      },
      {
        "id": "mistral-medium-3-5",
        "contextTokens": 256000,
        "maxOutputTokens": 16384,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://github.com/mistralai/platform-docs-public/blob/41f8bc4cdf75304e428d4be922428aa084607d1e/src/schema/models/models/mistral-medium-3-5-26-04.ts",
          "maxOutputTokens": "unverified",
          "seesPictures": "https://github.com/mistralai/platform-docs-public/blob/41f8bc4cdf75304e428d4be922428aa084607d1e/src/schema/models/models/mistral-medium-3-5-26-04.ts"
        },
        "prices": [
          {
            "cachedInput": null,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 1.5,
            "output": 7.5,
            "source": "https://github.com/braintrustdata/braintrust-proxy/issues/505"
          }
        ]
      },
      {
        "id": "mistral-large-2512",
        "contextTokens": 256000,
        "maxOutputTokens": 16384,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-large-3-25-12.ts",
          "maxOutputTokens": "unverified",
          "seesPictures": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-large-3-25-12.ts"
        },
        "prices": [
          {
            "cachedInput": null,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 0.5,
            "output": 1.5,
            "source": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-large-3-25-12.ts"
          }
        ]
      }
    ],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "https://docs.mistral.ai/studio/regional-inference",
      "structuredOutput": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-small-4-0-26-03.ts",
      "quirks": [
        "https://docs.camel-ai.org/reference/camel.configs.mistral_config.md"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": null,
    "models": [
      "mistral-small-2603",
      "mistral-medium-3-5",
      "mistral-large-2512"
    ],
    "defaultModel": "mistral-small-2603",
    "structuredOutput": "json_schema_strict",
    "source": "https://docs.mistral.ai/studio-api/regional-inference",
    "id": "mistral",
    "name": "Mistral",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [
      {
        "id": "mistral-small-2603",
        "contextTokens": 256000,
        "maxOutputTokens": 16384,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-small-4-0-26-03.ts",
          "maxOutputTokens": "unverified",
          "seesPictures": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-small-4-0-26-03.ts"
        },
        "prices": [
          {
            "cachedInput": null,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 0.15,
            "output": 0.6,
            "source": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-small-4-0-26-03.ts"
          }
        ]
      },
      {
        "id": "mistral-medium-3-5",
        "contextTokens": 256000,
        "maxOutputTokens": 16384,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://github.com/mistralai/platform-docs-public/blob/41f8bc4cdf75304e428d4be922428aa084607d1e/src/schema/models/models/mistral-medium-3-5-26-04.ts",
          "maxOutputTokens": "unverified",
          "seesPictures": "https://github.com/mistralai/platform-docs-public/blob/41f8bc4cdf75304e428d4be922428aa084607d1e/src/schema/models/models/mistral-medium-3-5-26-04.ts"
        },
        "prices": [
          {
            "cachedInput": null,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 1.5,
            "output": 7.5,
            "source": "https://github.com/braintrustdata/braintrust-proxy/issues/505"
          }
        ]
      },
      {
        "id": "mistral-large-2512",
        "contextTokens": 256000,
        "maxOutputTokens": 16384,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-large-3-25-12.ts",
          "maxOutputTokens": "unverified",
          "seesPictures": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-large-3-25-12.ts"
        },
        "prices": [
          {
            "cachedInput": null,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 0.5,
            "output": 1.5,
            "source": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-large-3-25-12.ts"
          }
        ]
      }
    ],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "https://docs.mistral.ai/studio/regional-inference",
      "structuredOutput": "https://github.com/mistralai/platform-docs-public/blob/038807d6747eff51cd0d241af2e13c702075d6d4/src/schema/models/models/mistral-small-4-0-26-03.ts",
      "quirks": [
        "https://docs.camel-ai.org/reference/camel.configs.mistral_config.md"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": "US",
    "models": [
      "gpt-6-luna",
      "gpt-6.1-terra",
      "gpt-6.1-sol"
    ],
    "defaultModel": "gpt-6-luna",
    "structuredOutput": "json_schema_strict",
    "source": "https://developers.openai.com/api/docs/guides/data-residency.md",
    "id": "openai",
    "name": "OpenAI",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [
      {
        "id": "gpt-6-luna",
        "contextTokens": 1050000,
        "maxOutputTokens": 128000,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://runware.ai/docs/models/openai-gpt-6-luna.md",
          "maxOutputTokens": "https://runware.ai/docs/models/openai-gpt-6-luna.md",
          "seesPictures": "https://runware.ai/docs/models/openai-gpt-6-luna.md"
        },
        "prices": [
          {
            "cachedInput": 0.01,
            "cacheWrite": null,
            "longPrompt": {
              "cachedInput": 0.02,
              "cacheWrite": null,
              "above": 272000,
              "input": 0.2,
              "output": 0.75
            },
            "from": null,
            "currency": "USD",
            "input": 0.1,
            "output": 0.5,
            "source": "https://github.com/BerriAI/litellm/discussions/42523"
          }
        ]
      },
      {
        "id": "gpt-6.1-terra",
        "contextTokens": 1050000,
        "maxOutputTokens": 128000,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-terra",
          "maxOutputTokens": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-terra",
          "seesPictures": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-terra"
        },
        "prices": [
          {
            "cachedInput": 0.05,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 1,
            "output": 5,
            "source": "https://github.com/TheKrush/PromptFuel/releases/tag/v1.0.24"
          }
        ]
      },
      {
        "id": "gpt-6.1-sol",
        "contextTokens": 1050000,
        "maxOutputTokens": 128000,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-sol",
          "maxOutputTokens": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-sol",
          "seesPictures": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-sol"
        },
        "prices": [
          {
            "cachedInput": 0.1,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 2,
            "output": 10,
            "source": "https://github.com/premk134/codex-token-watch/releases/tag/v0.3.3"
          }
        ]
      }
    ],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "unverified",
      "structuredOutput": "https://runware.ai/docs/models/openai-gpt-6-luna.md",
      "quirks": [
        "https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": "EU",
    "models": [
      "gpt-6-luna",
      "gpt-6.1-terra",
      "gpt-6.1-sol"
    ],
    "defaultModel": "gpt-6-luna",
    "structuredOutput": "json_schema_strict",
    "source": "https://developers.openai.com/api/docs/guides/data-residency.md",
    "id": "openai-eu",
    "name": "OpenAI (EU projects)",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [
      {
        "id": "gpt-6-luna",
        "contextTokens": 1050000,
        "maxOutputTokens": 128000,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://runware.ai/docs/models/openai-gpt-6-luna.md",
          "maxOutputTokens": "https://runware.ai/docs/models/openai-gpt-6-luna.md",
          "seesPictures": "https://runware.ai/docs/models/openai-gpt-6-luna.md"
        },
        "prices": [
          {
            "cachedInput": 0.01,
            "cacheWrite": null,
            "longPrompt": {
              "cachedInput": 0.02,
              "cacheWrite": null,
              "above": 272000,
              "input": 0.2,
              "output": 0.75
            },
            "from": null,
            "currency": "USD",
            "input": 0.1,
            "output": 0.5,
            "source": "https://github.com/BerriAI/litellm/discussions/42523"
          }
        ]
      },
      {
        "id": "gpt-6.1-terra",
        "contextTokens": 1050000,
        "maxOutputTokens": 128000,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-terra",
          "maxOutputTokens": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-terra",
          "seesPictures": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-terra"
        },
        "prices": [
          {
            "cachedInput": 0.05,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 1,
            "output": 5,
            "source": "https://github.com/TheKrush/PromptFuel/releases/tag/v1.0.24"
          }
        ]
      },
      {
        "id": "gpt-6.1-sol",
        "contextTokens": 1050000,
        "maxOutputTokens": 128000,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-sol",
          "maxOutputTokens": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-sol",
          "seesPictures": "https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai/gpt-6-1-sol"
        },
        "prices": [
          {
            "cachedInput": 0.1,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 2,
            "output": 10,
            "source": "https://github.com/premk134/codex-token-watch/releases/tag/v0.3.3"
          }
        ]
      }
    ],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "https://developers.openai.com/api/docs/guides/data-residency.md",
      "structuredOutput": "https://runware.ai/docs/models/openai-gpt-6-luna.md",
      "quirks": [
        "https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "id": "azure-openai",
    "name": "Azure OpenAI",
    "structuredOutput": "json_schema_strict",
    "source": "https://learn.microsoft.com/en-au/azure/ai-services/openai/how-to/structured-outputs",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": true,
    "modelDetails": [],
    "requiresBaseUrl": true,
    "sources": {
      "residency": "provider-key",
      "structuredOutput": "https://learn.microsoft.com/en-au/azure/ai-services/openai/how-to/structured-outputs",
      "quirks": [
        "https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "id": "bedrock",
    "name": "Amazon Bedrock",
    "structuredOutput": "by_model",
    "source": "https://docs.aws.amazon.com/bedrock/latest/userguide/inference-chat-completions.html",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": true,
    "modelDetails": [],
    "requiresBaseUrl": true,
    "sources": {
      "residency": "provider-key",
      "structuredOutput": "https://aws-samples.github.io/sample-ai-possibilities/snippets/structured-output-bedrock",
      "quirks": [
        "https://docs.aws.amazon.com/bedrock/latest/userguide/inference-chat-completions.html"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": "US",
    "models": [
      "claude-sonnet-5-5",
      "claude-haiku-5-5"
    ],
    "defaultModel": "claude-sonnet-5-5",
    "id": "anthropic",
    "name": "Anthropic",
    "structuredOutput": "json_schema_strict",
    "source": "https://platform.claude.com/docs/en/api/versioning",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [
      {
        "id": "claude-sonnet-5-5",
        "contextTokens": 1000000,
        "maxOutputTokens": 128000,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://platform.claude.com/docs/de/models/haiku-5-5/overview",
          "maxOutputTokens": "https://platform.claude.com/docs/de/models/haiku-5-5/overview",
          "seesPictures": "https://runware.ai/docs/models/anthropic-claude-sonnet-5-5.md"
        },
        "prices": [
          {
            "cachedInput": 0.1,
            "cacheWrite": 2.5,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 2,
            "output": 10,
            "source": "https://docs.rs/synaps/0.10.2/synaps_cli/pricing/index.html"
          }
        ]
      },
      {
        "id": "claude-haiku-5-5",
        "contextTokens": 1000000,
        "maxOutputTokens": 128000,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://platform.claude.com/docs/de/models/haiku-5-5/overview",
          "maxOutputTokens": "https://platform.claude.com/docs/de/models/haiku-5-5/overview",
          "seesPictures": "https://github.com/Servoy/opencode-kiro-auth/releases/tag/v2.10.0"
        },
        "prices": [
          {
            "cachedInput": 0.01,
            "cacheWrite": 0.125,
            "longPrompt": {
              "cachedInput": 0.05,
              "cacheWrite": 0.625,
              "above": 100000,
              "input": 0.5,
              "output": 2.5
            },
            "from": null,
            "currency": "USD",
            "input": 0.1,
            "output": 0.5,
            "source": "https://docs.rs/synaps/0.10.2/synaps_cli/pricing/index.html"
          }
        ]
      }
    ],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "unverified",
      "structuredOutput": "https://platform.claude.com/docs/en/build-with-claude/structured-outputs",
      "quirks": [
        "https://platform.claude.com/docs/en/api/versioning",
        "https://platform.claude.com/docs/en/models/sonnet-5-5/migration-guide",
        "https://platform.claude.com/docs/en/models/haiku-5-5/migration-guide"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": "US",
    "models": [
      "gemini-3.8-flash"
    ],
    "defaultModel": "gemini-3.8-flash",
    "id": "gemini",
    "name": "Google Gemini",
    "structuredOutput": "json_schema",
    "source": "https://ai.google.dev/api/generate-content",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [
      {
        "id": "gemini-3.8-flash",
        "contextTokens": 1048576,
        "maxOutputTokens": 65536,
        "seesPictures": true,
        "sources": {
          "contextTokens": "https://docs.apiyi.com/en/live/2026-09/gemini-3-8-flash-official-specs.md",
          "maxOutputTokens": "https://docs.apiyi.com/en/live/2026-09/gemini-3-8-flash-official-specs.md",
          "seesPictures": "https://docs.apiyi.com/en/live/2026-09/gemini-3-8-flash-official-specs.md"
        },
        "prices": [
          {
            "cachedInput": 0.075,
            "cacheWrite": null,
            "longPrompt": null,
            "from": null,
            "currency": "USD",
            "input": 0.75,
            "output": 3.75,
            "source": "https://github.com/BerriAI/litellm/discussions/39357"
          },
          {
            "cachedInput": 0.15,
            "cacheWrite": null,
            "longPrompt": null,
            "from": "2027-01-01",
            "currency": "USD",
            "input": 1.5,
            "output": 7.5,
            "source": "https://github.com/BerriAI/litellm/discussions/39357"
          }
        ]
      }
    ],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "unverified",
      "structuredOutput": "https://docs.apiyi.com/live/2026-09/gemini-3-8-flash-official-specs.md",
      "quirks": [
        "https://ai.google.dev/api/rest/v1/GenerationConfig",
        "https://docs.cloud.google.com/vertex-ai/generative-ai/docs/start/gemini-3-prompting-guide?hl=pt"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": "US",
    "models": [],
    "defaultModel": null,
    "structuredOutput": "by_model",
    "source": "https://openrouter.ai/docs/api-reference/overview",
    "id": "openrouter",
    "name": "OpenRouter",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": true,
    "modelDetails": [],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "unverified",
      "structuredOutput": "https://openrouter.ai/docs/structured-outputs",
      "quirks": [
        "https://python.useinstructor.com/integrations/openrouter"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": "EU",
    "models": [],
    "defaultModel": null,
    "structuredOutput": "by_model",
    "source": "https://openrouter.ai/docs/api-reference/overview",
    "id": "openrouter-eu",
    "name": "OpenRouter (EU)",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": true,
    "modelDetails": [],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "https://www.openrouter.ai/docs/guides/features/in-region-routing.md",
      "structuredOutput": "https://openrouter.ai/docs/structured-outputs",
      "quirks": [
        "https://python.useinstructor.com/integrations/openrouter"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": "EU",
    "models": [],
    "defaultModel": null,
    "id": "scaleway",
    "name": "Scaleway",
    "structuredOutput": "json_schema_strict",
    "source": "https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "https://github.com/scaleway/docs-content/blob/12e64781773c6415d9574122657d56e452128127/pages/generative-apis/reference-content/data-privacy.mdx",
      "structuredOutput": "https://github.com/scaleway/docs-content/blob/065f2ca5e95b3c70eca8b9708fbc0df76c54ef01/pages/generative-apis/how-to/use-structured-outputs.mdx",
      "quirks": [
        "https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": "EU",
    "models": [],
    "defaultModel": null,
    "id": "ovhcloud",
    "name": "OVHcloud AI Endpoints",
    "structuredOutput": "json_schema",
    "source": "https://strandsagents.com/docs/community/model-providers/ovhcloud-ai-endpoints/",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "https://github.com/ovh/docs/blob/3bc04087508712e715e6e5214c1c855dbf0a8764/pages/public_cloud/ai_machine_learning/endpoints_guide_02_capabilities/guide.en-gb.md",
      "structuredOutput": "https://github.com/ovh/docs/blob/3bc04087508712e715e6e5214c1c855dbf0a8764/pages/public_cloud/ai_machine_learning/endpoints_guide_02_capabilities/guide.en-gb.md",
      "quirks": [
        "https://raw.githubusercontent.com/juspay/neurolink/master/docs/getting-started/providers/ovhcloud.md"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": "EU",
    "models": [],
    "defaultModel": null,
    "id": "ionos",
    "name": "IONOS AI Model Hub",
    "structuredOutput": "json_schema",
    "source": "https://api.ionos.com/docs/inference-openai/v1",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "https://docs.ionos.com/cloud/~/revisions/NfgM5VQuRjXRMfbR25yK/~gitbook/pdf?only=yes&page=DIHnDj7bSgiJerletQpa",
      "structuredOutput": "https://docs.ionos.com/sections-test/api-reference/ai-model-hub-openai/openai-compatible-endpoints.md",
      "quirks": [
        "https://api.ionos.com/docs/inference-openai/v1"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "id": "groq",
    "name": "Groq",
    "structuredOutput": "by_model",
    "source": "https://console.groq.com/docs/openai",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "unverified",
      "structuredOutput": "https://console.groq.com/docs/structured-outputs",
      "quirks": [
        "https://console.groq.com/docs/openai"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "id": "together",
    "name": "Together AI",
    "structuredOutput": "by_model",
    "source": "https://docs.together.ai/docs/inference/openai-compatibility",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "https://docs.together.ai/docs/serverless/geo-specific-inference",
      "structuredOutput": "https://docs.together.ai/docs/inference/chat/structured-outputs",
      "quirks": [
        "https://docs.together.ai/docs/inference/chat/structured-outputs"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "id": "fireworks",
    "name": "Fireworks AI",
    "structuredOutput": "json_schema",
    "source": "https://docs.fireworks.ai/structured-responses/structured-response-formatting",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "https://docs.fireworks.ai/accounts/data-residency",
      "structuredOutput": "https://docs.fireworks.ai/structured-responses/structured-response-formatting",
      "quirks": [
        "https://fireworks.ai/docs/structured-responses/structured-response-formatting"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "id": "xai",
    "name": "xAI",
    "structuredOutput": "by_model",
    "source": "https://docs.x.ai/developers/model-capabilities/text/structured-outputs.md",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "https://docs.x.ai/developers/advanced-api-usage/regions.md",
      "structuredOutput": "https://docs.x.ai/developers/model-capabilities/text/structured-outputs.md",
      "quirks": [
        "unverified"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "id": "deepseek",
    "name": "DeepSeek",
    "structuredOutput": "json_object",
    "source": "https://api-docs.deepseek.com/guides/json_mode",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "unverified",
      "structuredOutput": "https://api-docs.deepseek.com/guides/json_mode",
      "quirks": [
        "https://api-docs.deepseek.com/guides/json_mode"
      ]
    }
  },
  {
    "kind": "hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "id": "cohere",
    "name": "Cohere",
    "structuredOutput": "by_model",
    "source": "https://docs.cohere.com/docs/compatibility-api",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": false,
    "modelDetails": [],
    "requiresBaseUrl": false,
    "sources": {
      "residency": "unverified",
      "structuredOutput": "https://docs.cohere.com/docs/structured-outputs",
      "quirks": [
        "https://docs.cohere.com/docs/compatibility-api.md"
      ]
    }
  },
  {
    "kind": "self-hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "structuredOutput": "json_schema",
    "id": "ollama",
    "name": "Ollama",
    "source": "https://docs.ollama.com/capabilities/structured-outputs",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": true,
    "modelDetails": [],
    "requiresBaseUrl": true,
    "sources": {
      "residency": "provider-key",
      "structuredOutput": "https://docs.ollama.com/capabilities/structured-outputs",
      "quirks": [
        "https://docs.ollama.com/capabilities/structured-outputs"
      ]
    }
  },
  {
    "kind": "self-hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "structuredOutput": "json_schema",
    "id": "vllm",
    "name": "vLLM",
    "source": "https://docs.vllm.ai/en/stable/serving/openai_compatible_server/",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": true,
    "modelDetails": [],
    "requiresBaseUrl": true,
    "sources": {
      "residency": "provider-key",
      "structuredOutput": "https://docs.vllm.ai/en/latest/features/structured_outputs/",
      "quirks": [
        "unverified"
      ]
    }
  },
  {
    "kind": "self-hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "structuredOutput": "json_schema",
    "id": "lmstudio",
    "name": "LM Studio",
    "source": "https://www.lmstudio.ai/docs/developer",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": true,
    "modelDetails": [],
    "requiresBaseUrl": true,
    "sources": {
      "residency": "provider-key",
      "structuredOutput": "https://lmstudio.ai/docs/advanced/structured-output",
      "quirks": [
        "unverified"
      ]
    }
  },
  {
    "kind": "self-hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "structuredOutput": "json_schema",
    "id": "llamacpp",
    "name": "llama.cpp server",
    "source": "https://github.com/ggml-org/llama.cpp/tree/master/tools/server",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": true,
    "modelDetails": [],
    "requiresBaseUrl": true,
    "sources": {
      "residency": "provider-key",
      "structuredOutput": "https://github.com/ggml-org/llama.cpp/issues/11847",
      "quirks": [
        "unverified"
      ]
    }
  },
  {
    "kind": "self-hosted",
    "residency": null,
    "models": [],
    "defaultModel": null,
    "structuredOutput": "json_schema",
    "id": "openai-compatible",
    "name": "OpenAI-compatible server",
    "source": "https://platform.openai.com/docs/api-reference/chat",
    "requiresKey": true,
    "isSystemFallback": false,
    "circuit": {
      "state": "closed",
      "failures": 0,
      "retryAt": null
    },
    "anyModel": true,
    "modelDetails": [],
    "requiresBaseUrl": true,
    "sources": {
      "residency": "provider-key",
      "structuredOutput": "unverified",
      "quirks": [
        "unverified"
      ]
    }
  }
];
