import { startReceiver, type WebhookReceiver } from '../webhook-receiver.ts';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  /** As OTLP numbers them: 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  attributes: Record<string, string | number | boolean>;
  /** 2 for an error. */
  status: number;
  /** Attributes of the program. */
  resource: Record<string, string | number | boolean>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Pick<ReceivedSpan, 'traceId' | 'spanId' | 'name' | 'kind'> & {
        parentSpanId?: string;
        attributes: Attribute[];
        status?: { code?: number };
      })[];
    }[];
  }[];
}

const readAttributes = (attributes: Attribute[]): ReceivedSpan['attributes'] =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  );

/** A collector of traces on loopback: OTLP over HTTP, as JSON. */
export interface SpanReceiver extends Pick<WebhookReceiver, 'url' | 'received' | 'close'> {
  /** Everything received so far. */
  spans(): ReceivedSpan[];
}

export async function startSpanReceiver(): Promise<SpanReceiver> {
  const receiver = await startReceiver((response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  );
  return {
    ...receiver,
    spans: () =>
      receiver.received
        .map(({ body }) => JSON.parse(body) as Export)
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map(({ parentSpanId = '', attributes, status, ...span }) => ({
              ...span,
              parentSpanId,
              attributes: readAttributes(attributes),
              status: status?.code ?? 0,
              resource: readAttributes(resource.attributes),
            })),
          ),
        ),
  };
}
