import { openFixture, type CallAnswer } from '../bookings/walk/walk-fixture';
import type { Participant } from '../bookings/participants';
import type { Beside } from './earlier-release';
import { multipartOf, type UploadedFile } from './multipart';
import { findUndeclared, type Declared } from './declared-answers';

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A call as named in openapi.json, such as `PATCH /v4/bookings-guest/{id}/cancel/`. */
export type CallName = `${Verb} /${string}`;

/** Parameters, body and file of a call. */
export interface CallDetails {
  /** Values of path parameters. */
  at?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  file?: UploadedFile;
}

/** An answer with the name of its call. */
export interface Answered extends CallAnswer {
  name: CallName;
  /** A violation found in it, beside its status. */
  problem?: string;
  /** The refund shown before the call. */
  preview?: string | undefined;
}

/** Changes answers before they are checked, to test that wrong ones are noticed. */
export type Tamper = (answered: Answered) => Answered;

/**
 * The application as called by the pages of trips; collects answers that a call does not declare.
 * @param home folder for uploaded files
 * @param beside a server of another release, which answers every other call
 */
export async function openMarketplace(databaseUrl: string, startMs: number, home: string, beside?: Beside) {
  const fixture = await openFixture(databaseUrl, startMs, { home, maxDaysAhead: 130 });
  const other = await beside?.({ databaseUrl, home, clock: fixture.clock });
  const servers = other ? [fixture.app, other] : [fixture.app];
  const takeServer = () => {
    servers.push(...servers.splice(0, 1));
    return servers[0] ?? fixture.app;
  };
  await fixture.app.ready();
  const declared = fixture.app.swagger() as unknown as Declared;
  const undeclared: string[] = [];
  let tamper: Tamper = (answered) => answered;

  async function ask({ token }: Participant, name: CallName, details: CallDetails = {}): Promise<Answered> {
    const { body, file } = details;
    const form = file && multipartOf(file);
    const answer = await takeServer().inject({
      method: name.split(' ')[0] as Verb,
      url: addressOf(name, details),
      remoteAddress: '203.0.113.1',
      headers: {
        'x-api-key': 'campavia-web',
        'accept-language': 'en-IE',
        authorization: `Bearer ${token}`,
        ...form?.headers,
      },
      payload: form?.payload ?? body,
    });
    const answered = tamper({ name, status: answer.statusCode, body: readBody(name, answer) });
    const wrong = findUndeclared(declared, answered);
    if (wrong) undeclared.push(wrong);
    return answered;
  }

  return {
    ...fixture,
    ask,
    async close() {
      await other?.close();
      await fixture.close();
    },
    /** Returns and clears the undeclared answers. */
    takeUndeclared: () => undeclared.splice(0),
    /** Runs `work` while answers are changed. */
    async withTampered<Result>(change: Tamper, work: () => Promise<Result>): Promise<Result> {
      tamper = change;
      try {
        return await work();
      } finally {
        tamper = (answered) => answered;
      }
    },
  };
}

interface RawAnswer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Throws on a server error: pages could not be read any further. */
function readBody(name: CallName, { statusCode, headers, body }: RawAnswer): CallAnswer['body'] {
  if (statusCode >= 500) throw new Error(`${name} is answered with ${statusCode}: ${body}`);
  const isJson = String(headers['content-type']).startsWith('application/json') && body !== '';
  return isJson ? JSON.parse(body) : body;
}

function addressOf(name: CallName, { at = {}, query = {} }: CallDetails): string {
  const [, template = ''] = name.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, place: string) => encodeURIComponent(at[place] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

export type Marketplace = Awaited<ReturnType<typeof openMarketplace>>;
