import {
  step,
  type ReleaseRole,
  type RemoteCommand,
  type RemoteEvent,
  type RemoteConditions,
  type RemoteState,
} from './remote-state';

const ALONE: RemoteConditions = { hasFallback: false, attempts: 2 };
const WITH_SPARE: RemoteConditions = { hasFallback: true, attempts: 2 };

function events(story: string): RemoteEvent[] {
  return story.split(', ').map((name) => {
    const [type, role] = name.split(' ');
    return { type, role } as RemoteEvent;
  });
}

function say(command: RemoteCommand): string {
  if (command.type === 'fetch' && command.role === 'primary') return `fetch primary ${command.attempts}`;
  return 'role' in command ? `${command.type} ${command.role}` : command.type;
}

/** The last state of a sequence of events, and the commands of its last event. */
function replay(story: string, conditions: RemoteConditions): { state: RemoteState; orders: string } {
  let state: RemoteState = { name: 'idle' };
  let orders: readonly RemoteCommand[] = [];
  for (const event of events(story)) ({ state, commands: orders } = step(state, event, conditions));
  return { state, orders: orders.map(say).join(', ') };
}

function laneOf(state: RemoteState): ReleaseRole | undefined {
  return 'role' in state ? state.role : undefined;
}

const READY = 'requested, loaded primary';

describe('a part without a fallback release', () => {
  it.each([
    ['requested', 'loading', 'fetch primary 1'],
    ['prefetched', 'loading', 'fetch primary 1'],
    ['requested, prefetched', 'loading', ''],
    ['requested, slow', 'loading', ''],
    [READY, 'ready', 'resolve'],
    [`${READY}, requested`, 'ready', 'resolve'],
    [`${READY}, prefetched`, 'ready', 'resolve'],
    ['requested, failed primary', 'loading', 'fetch primary 2'],
    ['requested, failed primary, loaded primary', 'ready', 'resolve'],
    ['requested, failed primary, failed primary', 'failed', 'report primary, reject'],
    ['requested, failed primary, failed primary, requested', 'loading', 'fetch primary 1'],
    ['prefetched, failed primary', 'idle', 'report primary, reject'],
    ['prefetched, failed primary, requested', 'loading', 'fetch primary 1'],
    ['prefetched, requested, failed primary', 'loading', 'fetch primary 2'],
    [`${READY}, crashed`, 'crashed', ''],
    [`${READY}, crashed, prefetched`, 'crashed', ''],
    [`${READY}, crashed, requested`, 'ready', 'resolve'],
    [`${READY}, rendered, crashed, requested, crashed`, 'crashed', ''],
  ])('%s: is %s and commands [%s]', (story, name, orders) => {
    expect(replay(story, ALONE)).toMatchObject({ state: { name }, orders });
  });

  it('is requested again from each other origin', () => {
    const conditions = { ...ALONE, attempts: 4 };
    expect(replay('requested, failed primary, failed primary, failed primary', conditions).orders).toBe(
      'fetch primary 4',
    );
    expect(replay(`requested${', failed primary'.repeat(4)}`, conditions).state.name).toBe('failed');
  });
});

describe('a part whose last good release is known', () => {
  it.each([
    ['requested, slow', 'loading', undefined, 'fetch fallback'],
    ['requested, slow, slow', 'loading', undefined, ''],
    ['prefetched, slow', 'loading', undefined, ''],
    ['requested, slow, loaded fallback', 'ready', 'fallback', 'resolve'],
    ['requested, slow, loaded primary', 'ready', 'primary', 'resolve'],
    ['requested, slow, loaded primary, loaded fallback', 'ready', 'primary', ''],
    [
      'requested, slow, loaded fallback, failed primary',
      'ready',
      'fallback',
      'report primary, remember primary',
    ],
    ['requested, failed primary', 'loading', undefined, 'report primary, fetch fallback'],
    ['requested, failed primary, loaded fallback', 'ready', 'fallback', 'remember primary, resolve'],
    ['requested, slow, failed primary', 'loading', undefined, 'report primary'],
    ['requested, slow, failed fallback', 'loading', undefined, 'report fallback'],
    [
      'requested, slow, failed fallback, failed primary',
      'loading',
      undefined,
      'report primary, fetch primary 2',
    ],
    ['requested, failed primary, failed fallback', 'loading', undefined, 'report fallback, fetch primary 2'],
    [
      'requested, failed primary, failed fallback, failed primary',
      'failed',
      undefined,
      'report primary, reject',
    ],
    [
      'requested, failed primary, failed fallback, failed primary, requested',
      'loading',
      undefined,
      'fetch primary 1',
    ],
    ['prefetched, failed primary', 'idle', undefined, 'report primary, reject'],
  ])('%s: is %s by %s and commands [%s]', (story, name, role, orders) => {
    const reported = replay(story, WITH_SPARE);
    expect({ name: reported.state.name, role: laneOf(reported.state), orders: reported.orders }).toEqual({
      name,
      role,
      orders,
    });
  });

  it.each([
    ['throws as it primary draws', `${READY}, crashed`, 'loading', 'remember primary, fetch fallback'],
    ['breaks once after it stood', `${READY}, rendered, crashed`, 'crashed', ''],
    [
      'breaks again',
      `${READY}, rendered, crashed, requested, crashed`,
      'loading',
      'remember primary, fetch fallback',
    ],
    [
      'breaks after the other one had failed',
      'requested, slow, failed fallback, loaded primary, crashed',
      'crashed',
      '',
    ],
  ])('is switched over when it %s', (_, story, name, orders) => {
    expect(replay(story, WITH_SPARE)).toMatchObject({ state: { name }, orders });
  });

  it('shows its failure when the other release fails as well', () => {
    const story = `${READY}, crashed, failed fallback`;
    expect(replay(story, WITH_SPARE)).toMatchObject({
      state: { name: 'failed' },
      orders: 'report fallback, reject',
    });
    expect(replay(`${story}, requested`, WITH_SPARE).orders).toBe('fetch primary 1');
  });

  it('never goes back to a release that failed', () => {
    const story = `${READY}, crashed, loaded fallback, rendered, crashed, requested, crashed, requested`;
    expect(laneOf(replay(story, WITH_SPARE).state)).toBe('fallback');
  });
});

it('ignores events that do not apply', () => {
  for (const story of ['slow', 'loaded primary', 'failed primary', 'rendered', 'crashed']) {
    expect(replay(story, WITH_SPARE)).toEqual({ state: { name: 'idle' }, orders: '' });
  }
});
