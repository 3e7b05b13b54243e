import fastify, { type FastifyInstance } from 'fastify';

import type { CompatibilityResponse } from '../client/registry-responses';
import type { EntryBodies, EntryType, LogEntry } from '../../log/log-entry';
import { fold } from '../../log/fold';
import { compositionIdOf } from '../../log/channel-history';
import type { ReportedRelease } from '../../registry/registry';
import { emptyState, type RegistryState } from '../../log/registry-state';

const START_MS = Date.UTC(2027, 2, 15, 8);
const MINUTE_MS = 60_000;

/** Later than the last entry of most tests. */
export const NOW_MS = START_MS + 3_600_000;
export const TOKEN = 'a-token';

/** An in-memory registry with the HTTP interface of the real one; entries are a minute apart. */
export class FakeSite {
  state: RegistryState = emptyState();
  readonly log: LogEntry[] = [];
  reported: ReportedRelease[] = [];
  verdict: CompatibilityResponse = { isSafe: true, compositions: 1, problems: [] };
  /** Answers to the next requests for entries, instead of the registry's. */
  readonly answers: { status: number; body: object }[] = [];
  /** Runs once, before the next entry is checked. */
  meanwhile?: () => void;
  url = '';
  private readonly app: FastifyInstance = fastify();

  static async start(): Promise<FakeSite> {
    const site = new FakeSite();
    site.register();
    site.url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    return site;
  }

  stop(): Promise<void> {
    return this.app.close();
  }

  write<Act extends EntryType>(act: Act, body: EntryBodies[Act], who = 'platform'): LogEntry {
    const seq = this.state.seq + 1;
    const at = new Date(START_MS + seq * MINUTE_MS).toISOString();
    const hash = `${'0'.repeat(60)}${String(seq).padStart(4, '0')}`.split('').reverse().join('');
    const entry = { seq, at, who, act, body, prevHash: this.state.head, hash } as unknown as LogEntry;
    this.state = fold(this.state, entry);
    this.log.push(entry);
    return entry;
  }

  publish(part: string, version: string, who = 'platform'): void {
    const commit = `${version.replace(/\W/g, '')}${'0'.repeat(40)}`.slice(0, 40);
    const facts = {
      digest: `sha384-${part}-${version}`,
      commit,
      author: 'Ada',
      builtAt: '2027-03-15T08:00:00Z',
    };
    this.write('published', { part, version, size: 412_000, ...facts }, who);
  }

  private register(): void {
    this.app.addHook('onRequest', async ({ headers }, reply) => {
      if (headers.authorization === `Bearer ${TOKEN}`) return;
      await reply.code(401).send({ code: 'unknown_token', detail: 'This token opens nothing.' });
    });
    this.app.get('/_registry/status', () => this.status());
    this.app.get<{ Querystring: { part?: string } }>('/_registry/releases', ({ query: { part } }) => ({
      releases: Object.entries(this.state.releases)
        .filter(([name]) => !part || name === part)
        .flatMap(([, versions]) => Object.values(versions)),
    }));
    this.app.get<{ Querystring: { after: number; limit: number } }>('/_registry/log', ({ query }) => {
      const after = Number(query.after);
      return { entries: this.log.slice(after, after + Number(query.limit)), head: this.state.head };
    });
    this.app.post('/_registry/proof', () => this.verdict);
    this.app.post<{ Body: ChangeForm }>('/_registry/acts', async ({ body }, reply) => {
      const { status, body: answer } = this.answers.shift() ?? this.judge(body);
      return reply.code(status).send(answer);
    });
    this.app.get<{ Params: { mix: string } }>('/_registry/mixes/:mix/link', ({ params: { mix } }) => ({
      link: `${this.url}/?mix=${mix}.signed`,
      expiresAt: this.state.mixes[mix]?.expiresAt,
    }));
  }

  private status(): object {
    const { head, seq, at, parts, mixes, quarantined, channels } = this.state;
    const known = Object.entries(channels).map(([name, { releases, pins, canaries }]) => {
      return [name, { id: compositionIdOf(this.state, releases), releases, pins, canaries }];
    });
    return {
      head,
      seq,
      at,
      parts,
      mixes,
      quarantined,
      database: 'up',
      channels: Object.fromEntries(known),
      keys: {},
      reported: this.reported,
    };
  }

  private judge({ act, body, head, dryRun }: ChangeForm): { status: number; body: object } {
    this.meanwhile?.();
    this.meanwhile = undefined;
    const now = this.state.head;
    if (head && head !== now) {
      return { status: 409, body: { code: 'head_moved', detail: 'The log has moved on.', head: now } };
    }
    const { verdict } = this;
    const would = { act, body: this.complete(act, body) };
    if (dryRun) return { status: 200, body: { would, head: now, verdict } };
    if (!verdict.isSafe) return { status: 422, body: { code: 'refused', detail: 'Not safe.', verdict } };
    const entry = this.write(act, would.body);
    const channel = this.state.channels[String(body.channel)];
    const composition = channel && compositionIdOf(this.state, channel.releases);
    return { status: 200, body: { entry, head: entry.hash, verdict, composition } };
  }

  /** Adds what the registry itself adds to a change request. */
  private complete(act: EntryType, body: Record<string, unknown>): EntryBodies[EntryType] {
    const { hours = 0, ...rest } = body;
    const expiresAt = new Date(NOW_MS + Number(hours) * 60 * MINUTE_MS).toISOString();
    const more = act === 'mix-made' ? { mix: 'm1', expiresAt } : {};
    const back = act === 'rolled-back' ? { releases: { shell: '1.0.0' }, to: 4 } : {};
    return { ...rest, ...more, ...back } as unknown as EntryBodies[EntryType];
  }
}

interface ChangeForm {
  act: EntryType;
  body: Record<string, unknown>;
  head?: string;
  dryRun?: boolean;
}
