import { aPublication, aRelease } from '../../test/a-release';
import { fill, LISTING, createScene, NOW_MS, PLATFORM, SEARCH, type Scene } from '../../test/open-registry';
import type { Registry } from './registry';
import type { Actor, ChangeRequest } from './change-request';

let context: Scene;
let registry: Registry;

beforeAll(async () => {
  context = await createScene();
  registry = await context.open({ markets: ['de', 'de-at', 'AT', 'DE'] });
  await fill(registry);
});

afterAll(() => context.close());

function promote(part: string, version: string, channel = 'production'): ChangeRequest {
  return { act: 'promoted', body: { channel, releases: { [part]: version } } };
}

function canary(over: object = {}): ChangeRequest {
  const body = { channel: 'production', part: 'mf-search', version: '2.0.0', percent: 5, ...over };
  return { act: 'canary-set', body };
}

function mix(over: object = {}): ChangeRequest {
  const body = {
    name: 'red header',
    channel: 'production',
    releases: { 'mf-search': '2.0.0' },
    hours: 24,
    ...over,
  };
  return { act: 'mix-made', body };
}

function pin(over: object = {}): ChangeRequest {
  return {
    act: 'pinned',
    body: { channel: 'production', market: 'AT', part: 'mf-search', version: '2.0.0', ...over },
  };
}

function quarantine(part = 'mf-search', version = '3.0.0'): ChangeRequest {
  return { act: 'quarantined', body: { part, version, reason: 'throws' } };
}

function production() {
  return registry.state().channels.production!;
}

describe('granted', () => {
  it('has the entry in its state at once', async () => {
    const { entry, head, verdict } = await registry.applyChange(SEARCH, promote('mf-search', '2.0.0'));
    expect(registry.state()).toMatchObject({ seq: entry?.seq, head });
    expect(production().releases['mf-search']).toBe('2.0.0');
    expect(entry?.who).toBe('search/ci');
    expect(verdict?.isSafe).toBe(true);
  });

  it('rolls back repeatedly, and to a given id', async () => {
    const first = { ...production().releases };
    await registry.applyChange(SEARCH, promote('mf-search', '3.0.0'));
    const back = await registry.applyChange(SEARCH, { act: 'rolled-back', body: { channel: 'production' } });
    expect(production().releases).toEqual(first);
    await registry.applyChange(SEARCH, { act: 'rolled-back', body: { channel: 'production' } });
    expect(production().releases['mf-search']).toBe('1.0.0');
    await registry.applyChange(SEARCH, {
      act: 'rolled-back',
      body: { channel: 'production', to: String(back.entry?.seq) },
    });
    expect(production().releases).toEqual(first);
  });

  it('sets and ends canaries and pins', async () => {
    await registry.applyChange(
      SEARCH,
      canary({ version: '3.0.0', percent: 12.5, markets: ['de', 'AT', 'de'] }),
    );
    expect(production().canaries['mf-search']).toMatchObject({ percent: 12.5, markets: ['AT', 'de'] });
    await registry.applyChange(SEARCH, canary({ version: undefined, percent: 0 }));
    await registry.applyChange(PLATFORM, pin({ version: '3.0.0' }));
    expect(production()).toMatchObject({ canaries: {}, pins: { AT: { 'mf-search': '3.0.0' } } });
    await registry.applyChange(PLATFORM, pin({ version: undefined }));
    expect(production().pins).toEqual({});
  });

  it('creates a mix that its creator can revoke', async () => {
    const { entry } = await registry.applyChange(SEARCH, mix());
    const id = entry?.act === 'mix-made' ? entry.body.mix : '';
    expect(registry.state().mixes[id]).toMatchObject({
      madeBy: 'search/ci',
      expiresAt: '2027-03-02T08:00:00.000Z',
    });
    const revoke: ChangeRequest = { act: 'mix-revoked', body: { mix: id } };
    await expect(registry.applyChange(LISTING, revoke)).rejects.toMatchObject({ code: 'platform_only' });
    await registry.applyChange(SEARCH, revoke);
    expect(registry.state().mixes[id]?.isRevoked).toBe(true);
  });

  it('retires a part and restores it', async () => {
    const body = { part: 'mf-demo', squad: 'demo' };
    await registry.applyChange(PLATFORM, { act: 'part-added', body });
    await registry.recordPublished(PLATFORM, aPublication('mf-demo', '1.0.0'));
    await registry.applyChange(PLATFORM, promote('mf-demo', '1.0.0'));
    await registry.applyChange(PLATFORM, { act: 'part-retired', body: { part: 'mf-demo' } });
    expect(production().releases).not.toHaveProperty('mf-demo');
    const again = registry.applyChange(PLATFORM, promote('mf-demo', '1.0.0'));
    await expect(again).rejects.toMatchObject({ status: 409, code: 'part_retired' });
    await registry.applyChange(PLATFORM, { act: 'part-added', body });
    await registry.applyChange(PLATFORM, promote('mf-demo', '1.0.0'));
    expect(production().releases).toHaveProperty('mf-demo');
  });
});

describe('refused changes, with the log unchanged', () => {
  const cases: [string, Actor, ChangeRequest, object][] = [
    [
      'a part of another squad',
      LISTING,
      promote('mf-search', '1.0.0'),
      { status: 403, code: 'not_your_part' },
    ],
    ['the shell without the platform’s role', SEARCH, promote('shell', '2.0.0'), { code: 'platform_only' }],
    ['a pin without the platform’s role', SEARCH, pin(), { status: 403, code: 'platform_only' }],
    [
      'a new part without it',
      SEARCH,
      { act: 'part-added', body: { part: 'mf-x', squad: 'x' } },
      { status: 403 },
    ],
    ['a canary of another squad', LISTING, canary(), { code: 'not_your_part' }],
    ['a quarantine of another squad', LISTING, quarantine(), { code: 'not_your_part' }],
    ['an unknown part', PLATFORM, promote('mf-nothing', '1.0.0'), { status: 404, code: 'unknown_part' }],
    ['a name that is no part', PLATFORM, promote('../etc', '1.0.0'), { status: 400 }],
    ['an inherited name', PLATFORM, promote('constructor', '1.0.0'), { status: 400 }],
    ['a release that is not published', PLATFORM, promote('mf-search', '9.0.0'), { code: 'unknown_release' }],
    ['what is no version', PLATFORM, promote('mf-search', 'latest'), { status: 400 }],
    ['a version with build data', PLATFORM, promote('mf-search', '1.0.0+1'), { status: 400 }],
    ['what is no channel', PLATFORM, promote('mf-search', '1.0.0', 'Prod!'), { status: 400 }],
    ['a channel without a shell', PLATFORM, promote('mf-search', '1.0.0', 'preview'), { code: 'no_shell' }],
    [
      'no releases',
      PLATFORM,
      { act: 'promoted', body: { channel: 'production', releases: {} } },
      { status: 400 },
    ],
    [
      'an unknown channel',
      PLATFORM,
      canary({ channel: 'nightly' }),
      { status: 404, code: 'unknown_channel' },
    ],
    ['a share above all', PLATFORM, canary({ percent: 101 }), { status: 400 }],
    ['a share of three decimals', PLATFORM, canary({ percent: 0.125 }), { status: 400 }],
    ['a share that is no number', PLATFORM, canary({ percent: NaN }), { status: 400 }],
    [
      'a canary of what everybody has',
      PLATFORM,
      canary({ part: 'shell', version: '1.0.0' }),
      { code: 'already_there' },
    ],
    [
      'an unknown market',
      PLATFORM,
      canary({ version: '3.0.0', markets: ['FR'] }),
      { code: 'unknown_market' },
    ],
    ['what is no market', PLATFORM, pin({ market: 'de_AT' }), { status: 400 }],
    ['the end of a pin that is not there', PLATFORM, pin({ version: undefined }), { code: 'no_pin' }],
    ['the end of a canary that is not there', PLATFORM, canary({ percent: 0 }), { code: 'no_canary' }],
    ['a mix for ever', SEARCH, mix({ hours: Infinity }), { status: 400 }],
    ['a mix for no time', SEARCH, mix({ hours: 0 }), { status: 400 }],
    ['a mix without a name', SEARCH, mix({ name: ' ' }), { status: 400 }],
    ['an unknown mix', PLATFORM, { act: 'mix-revoked', body: { mix: 'x9' } }, { code: 'unknown_mix' }],
    [
      'the end of the shell',
      PLATFORM,
      { act: 'part-retired', body: { part: 'shell' } },
      { code: 'shell_stays' },
    ],
    [
      'a part twice',
      PLATFORM,
      { act: 'part-added', body: { part: 'shell', squad: 'x' } },
      { code: 'already_added' },
    ],
    [
      'a log entry unknown',
      PLATFORM,
      { act: 'toString', body: {} } as unknown as ChangeRequest,
      { status: 400 },
    ],
    [
      'a composition that never was',
      PLATFORM,
      { act: 'rolled-back', body: { channel: 'production', to: 'f'.repeat(20) } },
      { status: 404, code: 'unknown_composition' },
    ],
    [
      'a moment in words',
      PLATFORM,
      { act: 'rolled-back', body: { channel: 'production', to: 'yesterday' } },
      { status: 400 },
    ],
  ];

  it.each(cases)('%s', async (_, actor, request, refusal) => {
    const { head } = registry.state();
    await expect(registry.applyChange(actor, request)).rejects.toMatchObject(refusal);
    expect(registry.state().head).toBe(head);
  });

  it("a rollback that changes other squads' parts", async () => {
    await registry.applyChange(PLATFORM, promote('mf-listing', '2.0.0'));
    const back: ChangeRequest = { act: 'rolled-back', body: { channel: 'production' } };
    await expect(registry.applyChange(SEARCH, back)).rejects.toMatchObject({ code: 'not_your_part' });
    await registry.applyChange(LISTING, back);
  });

  it('a quarantined release, also in a composition to roll back to', async () => {
    await registry.applyChange(SEARCH, promote('mf-search', '3.0.0'));
    const bad = registry.state().seq;
    await registry.applyChange(SEARCH, promote('mf-search', '2.0.0'));
    await registry.applyChange(SEARCH, quarantine());
    for (const request of [promote('mf-search', '3.0.0'), canary({ version: '3.0.0' }), quarantine()]) {
      await expect(registry.applyChange(SEARCH, request)).rejects.toMatchObject({ status: 409 });
    }
    const back = { channel: 'production', to: String(bad) };
    await expect(registry.applyChange(PLATFORM, { act: 'rolled-back', body: back })).rejects.toMatchObject({
      code: 'quarantined',
    });
    const lift: ChangeRequest = {
      act: 'released-from-quarantine',
      body: { part: 'mf-search', version: '3.0.0' },
    };
    await registry.applyChange(SEARCH, lift);
    await registry.applyChange(SEARCH, promote('mf-search', '3.0.0'));
  });

  it('incompatible releases, unless it is a dry run', async () => {
    const thief = aRelease('mf-search', '4.0.0', { config: aRelease('mf-listing', '1.0.0').config });
    context.special.set('mf-search@4.0.0', thief);
    await registry.recordPublished(SEARCH, aPublication('mf-search', '4.0.0'));
    const { head } = registry.state();
    const refused = registry.applyChange(SEARCH, promote('mf-search', '4.0.0'));
    await expect(refused).rejects.toMatchObject({
      status: 422,
      code: 'refused',
      details: { verdict: { isSafe: false } },
    });
    const asked = await registry.applyChange(SEARCH, promote('mf-search', '4.0.0'), { dryRun: true });
    const would = { act: 'promoted', body: { channel: 'production', releases: { 'mf-search': '4.0.0' } } };
    expect(asked).toMatchObject({ would, head, verdict: { isSafe: false } });
    expect(asked.entry).toBeUndefined();
    expect((await registry.checkCompatibility('production', { 'mf-search': '4.0.0' })).isSafe).toBe(false);
    expect(registry.state().head).toBe(head);
  });

  it('a change request that saw another head', async () => {
    const { head } = registry.state();
    await registry.applyChange(PLATFORM, promote('shell', '2.0.0'), { head });
    const late = registry.applyChange(PLATFORM, promote('shell', '3.0.0'), { head });
    await expect(late).rejects.toMatchObject({
      code: 'head_moved',
      details: { head: registry.state().head },
    });
  });

  it('publishing the same name and version again', async () => {
    const again = registry.recordPublished(SEARCH, aPublication('mf-search', '1.0.0'));
    await expect(again).rejects.toMatchObject({ status: 409, code: 'already_published' });
    const other = registry.recordPublished(
      SEARCH,
      aPublication('mf-search', '1.0.0', { digest: 'sha384-other' }),
    );
    await expect(other).rejects.toMatchObject({ status: 409, code: 'other_content' });
    const fromOthers = registry.recordPublished(LISTING, aPublication('mf-search', '8.0.0'));
    await expect(fromOthers).rejects.toMatchObject({ code: 'not_your_part' });
    expect(() => registry.assertMayPublish(LISTING, 'mf-search')).toThrow('belongs to the squad search');
    expect(() => registry.assertMayPublish(SEARCH, 'mf-search')).not.toThrow();
  });
});

it('never lets the log’s time run backwards, whatever a clock says', async () => {
  const { at } = registry.state();
  context.clock.nowMs = NOW_MS - 3_600_000;
  const { entry } = await registry.applyChange(PLATFORM, promote('shell', '3.0.0'));
  context.clock.nowMs = NOW_MS;
  expect(entry?.at).toBe(at);
});
