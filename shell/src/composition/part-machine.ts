/** Which of a part's releases: the one to begin with, or the one that stands in for it. */
export type Lane = 'first' | 'spare';

/** Where a part is on its way to the page. */
export type PartState =
  | { name: 'idle' | 'failed' }
  | {
      name: 'loading';
      /** Somebody waits; otherwise it is fetched ahead of need. */
      isWanted: boolean;
      /** On their way. */
      out: readonly Lane[];
      /** Did not come, or broke. */
      down: readonly Lane[];
      /** How often the first release was asked for. */
      tries: number;
    }
  | {
      name: 'ready' | 'crashed';
      /** The release that is used. */
      lane: Lane;
      down: readonly Lane[];
      crashes: number;
      /** It has stood on the page without throwing. */
      hasDrawn: boolean;
    };

export type PartEvent =
  /** Somebody waits for the part. */
  | { type: 'wanted' }
  /** Somebody may want it soon. */
  | { type: 'foreseen' }
  /** It was wanted a while ago and is not there. */
  | { type: 'slow' }
  | { type: 'came' | 'failed'; lane: Lane }
  /** It stood on the page for a moment. */
  | { type: 'drew' }
  /** It threw on the page. */
  | { type: 'broke' };

/** What the world has to do now. */
export type PartCommand =
  | { type: 'fetch'; lane: Lane; tries: number }
  /** Hand the module in use to all who wait. */
  | { type: 'give' }
  /** Tell all who wait that nothing comes. */
  | { type: 'give-up' }
  | { type: 'report' | 'remember'; lane: Lane };

export interface PartFacts {
  /** The last good release is known. */
  hasSpare: boolean;
  /** How often the first release is asked for before it is given up, each time elsewhere if possible. */
  tries: number;
}

export interface PartStep {
  state: PartState;
  commands: readonly PartCommand[];
}

type StateNamed<Name extends PartState['name']> = Extract<PartState, { name: Name }>;

/** A release that broke this often is given up for the other one. */
const CRASHES_ALLOWED = 1;

/** The life of one part on one page: every state can be reached again. What does not fit changes nothing. */
export function step(state: PartState, event: PartEvent, facts: PartFacts): PartStep {
  if (state.name === 'loading') return whileLoading(state, event, facts);
  if (state.name === 'ready' || state.name === 'crashed') return afterLoading(state, event, facts);
  if (event.type !== 'wanted' && event.type !== 'foreseen') return { state, commands: [] };
  const isWanted = event.type === 'wanted';
  return fetching({ name: 'loading', isWanted, out: [], down: [], tries: 0 }, 'first');
}

function whileLoading(state: StateNamed<'loading'>, event: PartEvent, facts: PartFacts): PartStep {
  if (event.type === 'wanted') return { state: { ...state, isWanted: true }, commands: [] };
  if (event.type === 'slow' && canStandIn('spare', state, facts)) return fetching(state, 'spare');
  if (event.type === 'came') return arrive(state, event.lane);
  if (event.type === 'failed') return withdraw(state, event.lane, facts);
  return { state, commands: [] };
}

function afterLoading(state: StateNamed<'ready' | 'crashed'>, event: PartEvent, facts: PartFacts): PartStep {
  if (event.type === 'wanted') return { state: { ...state, name: 'ready' }, commands: [{ type: 'give' }] };
  if (event.type === 'foreseen' && state.name === 'ready') return { state, commands: [{ type: 'give' }] };
  if (event.type === 'drew') return { state: { ...state, hasDrawn: true }, commands: [] };
  if (event.type === 'broke' && state.name === 'ready') return breakDown(state, facts);
  if (event.type === 'failed' && event.lane !== state.lane) {
    return { state: { ...state, down: [...state.down, event.lane] }, commands: notesOn(event.lane) };
  }
  return { state, commands: [] };
}

function arrive({ down }: StateNamed<'loading'>, lane: Lane): PartStep {
  const notes = down.map((failed): PartCommand => ({ type: 'remember', lane: failed }));
  return {
    state: { name: 'ready', lane, down, crashes: 0, hasDrawn: false },
    commands: [...notes, { type: 'give' }],
  };
}

function withdraw(state: StateNamed<'loading'>, lane: Lane, facts: PartFacts): PartStep {
  const left = { ...state, out: without(state.out, lane), down: [...without(state.down, lane), lane] };
  const report: PartCommand = { type: 'report', lane };
  if (!state.isWanted) return { state: { name: 'idle' }, commands: [report, { type: 'give-up' }] };
  // A release that another can stand in for is told of at once; a lone one when all its tries have failed.
  const reports = facts.hasSpare ? [report] : [];
  if (canStandIn('spare', left, facts)) return after(reports, fetching(left, 'spare'));
  if (left.out.length > 0) return { state: left, commands: reports };
  if (left.tries < facts.tries) return after(reports, fetching(left, 'first'));
  return { state: { name: 'failed' }, commands: [report, { type: 'give-up' }] };
}

function breakDown(state: StateNamed<'ready' | 'crashed'>, facts: PartFacts): PartStep {
  const { lane, down, hasDrawn } = state;
  const crashes = state.crashes + 1;
  const other = lane === 'first' ? 'spare' : 'first';
  const isHopeless = !hasDrawn || crashes > CRASHES_ALLOWED;
  if (!isHopeless || !facts.hasSpare || down.includes(other)) {
    return { state: { ...state, name: 'crashed', crashes }, commands: [] };
  }
  const changing: StateNamed<'loading'> = {
    name: 'loading',
    isWanted: true,
    out: [],
    down: [lane],
    tries: facts.tries,
  };
  return after([{ type: 'remember', lane }], fetching(changing, other));
}

function canStandIn(lane: Lane, { isWanted, out, down }: StateNamed<'loading'>, facts: PartFacts): boolean {
  return facts.hasSpare && isWanted && !out.includes(lane) && !down.includes(lane);
}

function fetching(state: StateNamed<'loading'>, lane: Lane): PartStep {
  const tries = lane === 'first' ? state.tries + 1 : state.tries;
  return {
    state: { ...state, out: [...state.out, lane], down: without(state.down, lane), tries },
    commands: [{ type: 'fetch', lane, tries }],
  };
}

function notesOn(lane: Lane): PartCommand[] {
  return [
    { type: 'report', lane },
    { type: 'remember', lane },
  ];
}

function after(commands: PartCommand[], { state, commands: then }: PartStep): PartStep {
  return { state, commands: [...commands, ...then] };
}

function without(lanes: readonly Lane[], lane: Lane): readonly Lane[] {
  return lanes.filter((each) => each !== lane);
}
