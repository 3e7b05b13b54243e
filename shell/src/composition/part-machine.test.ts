import {
  step,
  type Lane,
  type PartCommand,
  type PartEvent,
  type PartFacts,
  type PartState,
} from './part-machine';

const ALONE: PartFacts = { hasSpare: false, tries: 2 };
const WITH_SPARE: PartFacts = { hasSpare: true, tries: 2 };

function events(story: string): PartEvent[] {
  return story.split(', ').map((word) => {
    const [type, lane] = word.split(' ');
    return { type, lane } as PartEvent;
  });
}

function say(command: PartCommand): string {
  if (command.type === 'fetch' && command.lane === 'first') return `fetch first ${command.tries}`;
  return 'lane' in command ? `${command.type} ${command.lane}` : command.type;
}

/** What a story ends in, and what its last event ordered. */
function tell(story: string, facts: PartFacts): { state: PartState; orders: string } {
  let state: PartState = { name: 'idle' };
  let orders: readonly PartCommand[] = [];
  for (const event of events(story)) ({ state, commands: orders } = step(state, event, facts));
  return { state, orders: orders.map(say).join(', ') };
}

function laneOf(state: PartState): Lane | undefined {
  return 'lane' in state ? state.lane : undefined;
}

const READY = 'wanted, came first';

describe('a part without a release to stand in for it', () => {
  it.each([
    ['wanted', 'loading', 'fetch first 1'],
    ['foreseen', 'loading', 'fetch first 1'],
    ['wanted, foreseen', 'loading', ''],
    ['wanted, slow', 'loading', ''],
    [READY, 'ready', 'give'],
    [`${READY}, wanted`, 'ready', 'give'],
    [`${READY}, foreseen`, 'ready', 'give'],
    ['wanted, failed first', 'loading', 'fetch first 2'],
    ['wanted, failed first, came first', 'ready', 'give'],
    ['wanted, failed first, failed first', 'failed', 'report first, give-up'],
    ['wanted, failed first, failed first, wanted', 'loading', 'fetch first 1'],
    ['foreseen, failed first', 'idle', 'report first, give-up'],
    ['foreseen, failed first, wanted', 'loading', 'fetch first 1'],
    ['foreseen, wanted, failed first', 'loading', 'fetch first 2'],
    [`${READY}, broke`, 'crashed', ''],
    [`${READY}, broke, foreseen`, 'crashed', ''],
    [`${READY}, broke, wanted`, 'ready', 'give'],
    [`${READY}, drew, broke, wanted, broke`, 'crashed', ''],
  ])('%s: is %s and orders [%s]', (story, name, orders) => {
    expect(tell(story, ALONE)).toMatchObject({ state: { name }, orders });
  });

  it('is asked for once more for each other origin', () => {
    const facts = { ...ALONE, tries: 4 };
    expect(tell('wanted, failed first, failed first, failed first', facts).orders).toBe('fetch first 4');
    expect(tell(`wanted${', failed first'.repeat(4)}`, facts).state.name).toBe('failed');
  });
});

describe('a part whose last good release is known', () => {
  it.each([
    ['wanted, slow', 'loading', undefined, 'fetch spare'],
    ['wanted, slow, slow', 'loading', undefined, ''],
    ['foreseen, slow', 'loading', undefined, ''],
    ['wanted, slow, came spare', 'ready', 'spare', 'give'],
    ['wanted, slow, came first', 'ready', 'first', 'give'],
    ['wanted, slow, came first, came spare', 'ready', 'first', ''],
    ['wanted, slow, came spare, failed first', 'ready', 'spare', 'report first, remember first'],
    ['wanted, failed first', 'loading', undefined, 'report first, fetch spare'],
    ['wanted, failed first, came spare', 'ready', 'spare', 'remember first, give'],
    ['wanted, slow, failed first', 'loading', undefined, 'report first'],
    ['wanted, slow, failed spare', 'loading', undefined, 'report spare'],
    ['wanted, slow, failed spare, failed first', 'loading', undefined, 'report first, fetch first 2'],
    ['wanted, failed first, failed spare', 'loading', undefined, 'report spare, fetch first 2'],
    ['wanted, failed first, failed spare, failed first', 'failed', undefined, 'report first, give-up'],
    ['wanted, failed first, failed spare, failed first, wanted', 'loading', undefined, 'fetch first 1'],
    ['foreseen, failed first', 'idle', undefined, 'report first, give-up'],
  ])('%s: is %s by %s and orders [%s]', (story, name, lane, orders) => {
    const told = tell(story, WITH_SPARE);
    expect({ name: told.state.name, lane: laneOf(told.state), orders: told.orders }).toEqual({
      name,
      lane,
      orders,
    });
  });

  it.each([
    ['throws as it first draws', `${READY}, broke`, 'loading', 'remember first, fetch spare'],
    ['breaks once after it stood', `${READY}, drew, broke`, 'crashed', ''],
    ['breaks again', `${READY}, drew, broke, wanted, broke`, 'loading', 'remember first, fetch spare'],
    ['breaks after the other one had failed', 'wanted, slow, failed spare, came first, broke', 'crashed', ''],
  ])('is changed over when it %s', (_, story, name, orders) => {
    expect(tell(story, WITH_SPARE)).toMatchObject({ state: { name }, orders });
  });

  it('shows its failure when the other release does not come either', () => {
    const story = `${READY}, broke, failed spare`;
    expect(tell(story, WITH_SPARE)).toMatchObject({
      state: { name: 'failed' },
      orders: 'report spare, give-up',
    });
    expect(tell(`${story}, wanted`, WITH_SPARE).orders).toBe('fetch first 1');
  });

  it('never goes back to a release that broke', () => {
    const story = `${READY}, broke, came spare, drew, broke, wanted, broke, wanted`;
    expect(laneOf(tell(story, WITH_SPARE).state)).toBe('spare');
  });
});

it('ignores what does not fit', () => {
  for (const story of ['slow', 'came first', 'failed first', 'drew', 'broke']) {
    expect(tell(story, WITH_SPARE)).toEqual({ state: { name: 'idle' }, orders: '' });
  }
});
