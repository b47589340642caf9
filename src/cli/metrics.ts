// Metrics for Prometheus. Like the log, they hold no client data.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client';
import { versionOf } from '../runtime/change-stream.ts';
import type { AccessEntry } from '../runtime/node.ts';
import type { Content } from '../schema/content.ts';

/** The metrics of one process, as a worker reports them. */
export type Counts = readonly MetricObject[];

/** Seconds. Most answers are ready within one millisecond. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export class Metrics {
  readonly #registry = new Registry();
  readonly #duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Seconds from a request to its answer, by method, route template and class of the status code.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [this.#registry],
  });
  readonly #active = new Gauge({
    name: 'http_server_active_requests',
    help: 'Requests whose answer is not complete.',
    registers: [this.#registry],
  });
  readonly #content = new Gauge({
    name: 'profile_api_content_info',
    help: 'Always 1; the label names the version of the served content.',
    labelNames: ['etag'],
    // Workers that serve the same content count as one.
    aggregator: 'max',
    registers: [this.#registry],
  });
  readonly #failures = new Counter({
    name: 'profile_api_reload_failures_total',
    help: 'Reloads that failed, after which the previous content is still served.',
    registers: [this.#registry],
  });

  /** Incomplete answers, by connection. */
  readonly #open = new WeakMap<Socket, Set<ServerResponse>>();

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Counts a request as active until its answer or its connection ends. */
  begun({ socket }: IncomingMessage, response: ServerResponse): void {
    const open = this.#open.get(socket) ?? this.#follow(socket);
    open.add(response);
    this.#active.inc();
    response.once('close', () => {
      if (open.delete(response)) this.#active.dec();
    });
  }

  /** When a connection is cut, Node.js emits no event for answers that wait for earlier ones. */
  #follow(socket: Socket): Set<ServerResponse> {
    const open = new Set<ServerResponse>();
    this.#open.set(socket, open);
    socket.once('close', () => {
      this.#active.dec(open.size);
      open.clear();
    });
    return open;
  }

  answered({ method, route, status, duration }: AccessEntry): void {
    const labels = { method, route, status: `${Math.floor(status / 100)}xx` };
    this.#duration.observe(labels, duration / 1_000);
  }

  published(content: Content): void {
    this.#content.reset();
    this.#content.set({ etag: versionOf(content) }, 1);
  }

  failedToReload(): void {
    this.#failures.inc();
  }

  async count(): Promise<Counts> {
    return this.#registry.getMetricsAsJSON();
  }
}

/** Sums the metrics of processes, in Prometheus' text format 0.0.4. */
export function renderCounts(counts: readonly Counts[]): Promise<string> {
  return AggregatorRegistry.aggregate(counts as MetricObject[][]).metrics();
}
