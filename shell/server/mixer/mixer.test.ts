/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';

import { emptyState, RegistryRefusal, type RegistryState, type Visit } from '@campavia/release';
import type { ChangeResult, Registry } from '@campavia/release/server';

import { registerErrorHandlers } from '../errors/error-handler';

import { registerMixer } from './register-mixer';

const NOW = Date.parse('2027-03-10T09:00:00Z');
const TOMORROW = '2027-03-11T09:00:00.000Z';

function published(part: string, version: string, day: string) {
  return {
    part,
    version,
    digest: 'sha384-x',
    commit: '3fa9c1d2e4b5',
    author: 'Mara Lind',
    size: 412_000,
    builtAt: `2027-03-${day}T08:00:00.000Z`,
    publishedAt: `2027-03-${day}T08:05:00.000Z`,
    publishedBy: 'search/ci',
  };
}

function aState(): RegistryState {
  const releases = { shell: '2.0.0', 'mf-search': '1.0.0' };
  const channel = { releases, before: {}, pins: {}, canaries: {} };
  return {
    ...emptyState(),
    parts: {
      'mf-search': { squad: 'search', isRetired: false },
      shell: { squad: 'platform', isRetired: false },
      'mf-gone': { squad: 'search', isRetired: true },
    },
    releases: {
      'mf-search': {
        '1.0.0': published('mf-search', '1.0.0', '01'),
        '1.1.0': { ...published('mf-search', '1.1.0', '09'), note: 'pull request 31' },
        '1.0.9': published('mf-search', '1.0.9', '08'),
      },
      shell: { '2.0.0': published('shell', '2.0.0', '02') },
      'mf-gone': { '1.0.0': published('mf-gone', '1.0.0', '01') },
    },
    channels: { staging: channel, production: channel },
    quarantined: {
      'mf-search@1.0.9': { reason: 'three visitors saw it fail', at: '2027-03-08T09:00:00.000Z' },
    },
  };
}

interface World {
  app: FastifyInstance;
  state: RegistryState;
  visit: Visit;
  applyChange: jest.Mock<Promise<ChangeResult>, Parameters<Registry['applyChange']>>;
  checkCompatibility: jest.Mock;
  served: jest.Mock;
}

let world: World;

beforeEach(async () => {
  const state = aState();
  const visit = { channel: 'staging', locale: 'en-ie', country: 'IE', visitor: 'v', nowMs: NOW };
  const applyChange: World['applyChange'] = jest.fn(async (actor, change) => {
    if (change.act !== 'mix-made') throw new Error('unexpected');
    const { hours: _, ...body } = change.body;
    state.mixes.m7 = { ...body, expiresAt: TOMORROW, madeBy: actor.name, isRevoked: false };
    const entry = { seq: 1, at: '', who: actor.name, act: change.act, prevHash: '', hash: '' };
    return { entry: { ...entry, body: { ...body, mix: 'm7', expiresAt: TOMORROW } }, head: 'h' };
  });
  const checkCompatibility = jest.fn(async () => ({ isSafe: true, compositions: 3, problems: [] }));
  const served = jest.fn(async () => undefined);
  const app = fastify();
  world = { app, state, visit, applyChange, checkCompatibility, served };
  registerErrorHandlers(app, { take: () => undefined });
  registerMixer(app, {
    registry: { state: () => state, applyChange, checkCompatibility } as unknown as Registry,
    visitOf: () => world.visit,
    mixLink: (_, mix, expiresAt) => `http://staging.localhost/?mix=${mix}.${expiresAt}`,
    served,
  });
  await app.ready();
});

afterEach(() => world.app.close());

function post(path: string, payload: object) {
  return world.app.inject({ method: 'POST', url: `/_registry/mixer/${path}`, payload });
}

const choice = { releases: { 'mf-search': '1.1.0' } };

describe('the right to mix releases', () => {
  it('a visitor of production without a mix gets 404 for every request', async () => {
    world.visit = { ...world.visit, channel: 'production' };
    const answers = [
      await world.app.inject('/_registry/mixer'),
      await post('proof', choice),
      await post('mixes', choice),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const elsewhere = await world.app.inject('/_registry/mixed');
    expect(answers[0]?.body).toBe(elsewhere.body.replace('mixed', 'mixer'));
    expect(world.applyChange).not.toHaveBeenCalled();
  });

  it('a visitor of production with a mix may', async () => {
    const mix = {
      name: 'try',
      channel: 'production',
      releases: { 'mf-search': '1.1.0' },
      expiresAt: TOMORROW,
    };
    world.state.mixes.m1 = { ...mix, madeBy: 'search/ci', isRevoked: false };
    world.visit = { ...world.visit, channel: 'production', mix: 'm1' };
    const answer = (await world.app.inject('/_registry/mixer')).json();
    expect(answer.mix).toMatchObject({ id: 'm1', name: 'try', releases: mix.releases, expiresAt: TOMORROW });
    expect(answer.mix.link).toContain('?mix=m1');
    const search = answer.parts.find(({ part }: { part: string }) => part === 'mf-search');
    expect(search).toMatchObject({ current: '1.1.0', plain: '1.0.0', channelVersion: '1.0.0' });
  });
});

describe('the list of releases', () => {
  it('contains every part that is not retired, the shell first, newest releases first', async () => {
    const answer = await world.app.inject('/_registry/mixer');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { channel, parts } = answer.json();
    expect(channel).toBe('staging');
    expect(parts.map(({ part }: { part: string }) => part)).toEqual(['shell', 'mf-search']);
    const { releases } = parts[1];
    expect(releases.map(({ version }: { version: string }) => version)).toEqual(['1.1.0', '1.0.9', '1.0.0']);
    expect(releases[0]).toMatchObject({
      commit: '3fa9c1d2e4b5',
      author: 'Mara Lind',
      size: 412_000,
      note: 'pull request 31',
      isQuarantined: false,
    });
    expect(releases[1]).toMatchObject({
      isQuarantined: true,
      quarantineReason: 'three visitors saw it fail',
    });
  });

  it('includes the canary that is running', async () => {
    const { staging } = world.state.channels;
    staging!.canaries['mf-search'] = { version: '1.1.0', percent: 20, since: 4 };
    const { parts } = (await world.app.inject('/_registry/mixer')).json();
    expect(parts[1].canary).toEqual({ version: '1.1.0', percent: 20 });
  });
});

describe('a choice', () => {
  it("is checked on the visitor's channel", async () => {
    const answer = await post('proof', choice);
    expect(answer.json()).toEqual({ isSafe: true, compositions: 3, problems: [] });
    expect(world.checkCompatibility).toHaveBeenCalledWith('staging', choice.releases);
  });

  it("becomes a link valid for a day, in the mixer's name, once the mix is served", async () => {
    const answer = await post('mixes', choice);
    expect(answer.json()).toEqual({
      link: `http://staging.localhost/?mix=m7.${TOMORROW}`,
      expiresAt: TOMORROW,
    });
    const [actor, change] = world.applyChange.mock.calls[0] ?? [];
    expect(actor).toMatchObject({ name: 'mixer' });
    expect(change).toEqual({
      act: 'mix-made',
      body: { name: 'mf-search@1.1.0', channel: 'staging', releases: choice.releases, hours: 24 },
    });
    expect(world.served).toHaveBeenCalledTimes(1);
  });

  it('made twice is logged once', async () => {
    const first = await post('mixes', choice);
    const second = await post('mixes', choice);
    expect(second.json()).toEqual(first.json());
    expect(world.applyChange).toHaveBeenCalledTimes(1);
  });

  it('that fails the compatibility check makes no link, and says why', async () => {
    const verdict = { isSafe: false, compositions: 1, problems: [] };
    world.applyChange.mockRejectedValueOnce(
      new RegistryRefusal(422, 'refused', 'It does not fit.', { verdict }),
    );
    const answer = await post('mixes', choice);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ code: 'refused', detail: 'It does not fit.', verdict });
  });

  it.each([
    ['an unknown release', { releases: { 'mf-search': '9.9.9' } }, 'no release mf-search@9.9.9'],
    ['an unknown part', { releases: { constructor: '1.0.0' } }, 'no release constructor@1.0.0'],
    ['nothing', { releases: {} }, 'fewer than 1'],
    ['something else', { parts: [] }, 'releases'],
  ])('of %s is refused with advice', async (_, payload, message) => {
    for (const path of ['proof', 'mixes']) {
      const answer = await post(path, payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'bad_request', detail: expect.stringContaining(message) });
    }
    expect(world.applyChange).not.toHaveBeenCalled();
  });

  it('is limited in number per minute', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await post('mixes', choice)).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses[20]).toBe(429);
  });

  it('is refused at two hundred valid links, because every promotion checks each', async () => {
    const mix = { name: 'x', channel: 'staging', releases: {}, expiresAt: TOMORROW, madeBy: 'mixer' };
    for (let nth = 0; nth < 200; nth += 1) world.state.mixes[`x${nth}`] = { ...mix, isRevoked: false };
    const answer = await post('mixes', choice);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'too_many_mixes']);
    expect(world.applyChange).not.toHaveBeenCalled();
    world.visit.nowMs += 25 * 3_600_000;
    expect((await post('mixes', choice)).statusCode).toBe(200);
  });

  it('hides the details of a server error', async () => {
    world.checkCompatibility.mockRejectedValueOnce(new Error('secret path /srv/key'));
    const answer = await post('proof', choice);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
  });
});
