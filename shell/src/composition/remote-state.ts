export type ReleaseRole = 'primary' | 'fallback';

export type RemoteState =
  | { name: 'idle' | 'failed' }
  | {
      name: 'loading';
      isRequested: boolean;
      loadingRoles: readonly ReleaseRole[];
      failedRoles: readonly ReleaseRole[];
      attempts: number;
    }
  | {
      name: 'ready' | 'crashed';
      role: ReleaseRole;
      failedRoles: readonly ReleaseRole[];
      crashes: number;
      hasRendered: boolean;
    };

export type RemoteEvent =
  | { type: 'requested' }
  | { type: 'prefetched' }
  | { type: 'slow' }
  | { type: 'loaded' | 'failed'; role: ReleaseRole }
  | { type: 'rendered' }
  | { type: 'crashed' };

export type RemoteCommand =
  | { type: 'fetch'; role: ReleaseRole; attempts: number }
  | { type: 'resolve' }
  | { type: 'reject' }
  | { type: 'report' | 'remember'; role: ReleaseRole };

export interface RemoteConditions {
  hasFallback: boolean;
  attempts: number;
}

export interface RemoteTransition {
  state: RemoteState;
  commands: readonly RemoteCommand[];
}

type StateNamed<Name extends RemoteState['name']> = Extract<RemoteState, { name: Name }>;

const CRASHES_ALLOWED = 1;

/** Events that do not apply to a state change nothing. */
export function step(state: RemoteState, event: RemoteEvent, conditions: RemoteConditions): RemoteTransition {
  if (state.name === 'loading') return handleWhileLoading(state, event, conditions);
  if (state.name === 'ready' || state.name === 'crashed') return handleAfterLoading(state, event, conditions);
  if (event.type !== 'requested' && event.type !== 'prefetched') return { state, commands: [] };
  const isRequested = event.type === 'requested';
  return startLoading(
    { name: 'loading', isRequested, loadingRoles: [], failedRoles: [], attempts: 0 },
    'primary',
  );
}

function handleWhileLoading(
  state: StateNamed<'loading'>,
  event: RemoteEvent,
  conditions: RemoteConditions,
): RemoteTransition {
  if (event.type === 'requested') return { state: { ...state, isRequested: true }, commands: [] };
  if (event.type === 'slow' && canLoad('fallback', state, conditions)) return startLoading(state, 'fallback');
  if (event.type === 'loaded') return accept(state, event.role);
  if (event.type === 'failed') return removeFailed(state, event.role, conditions);
  return { state, commands: [] };
}

function handleAfterLoading(
  state: StateNamed<'ready' | 'crashed'>,
  event: RemoteEvent,
  conditions: RemoteConditions,
): RemoteTransition {
  if (event.type === 'requested')
    return { state: { ...state, name: 'ready' }, commands: [{ type: 'resolve' }] };
  if (event.type === 'prefetched' && state.name === 'ready')
    return { state, commands: [{ type: 'resolve' }] };
  if (event.type === 'rendered') return { state: { ...state, hasRendered: true }, commands: [] };
  if (event.type === 'crashed' && state.name === 'ready') return handleCrash(state, conditions);
  if (event.type === 'failed' && event.role !== state.role) {
    return {
      state: { ...state, failedRoles: [...state.failedRoles, event.role] },
      commands: reportAndRemember(event.role),
    };
  }
  return { state, commands: [] };
}

function accept({ failedRoles }: StateNamed<'loading'>, role: ReleaseRole): RemoteTransition {
  const notes = failedRoles.map((failed): RemoteCommand => ({ type: 'remember', role: failed }));
  return {
    state: { name: 'ready', role, failedRoles, crashes: 0, hasRendered: false },
    commands: [...notes, { type: 'resolve' }],
  };
}

function removeFailed(
  state: StateNamed<'loading'>,
  role: ReleaseRole,
  conditions: RemoteConditions,
): RemoteTransition {
  const left = {
    ...state,
    loadingRoles: without(state.loadingRoles, role),
    failedRoles: [...without(state.failedRoles, role), role],
  };
  const report: RemoteCommand = { type: 'report', role };
  if (!state.isRequested) return { state: { name: 'idle' }, commands: [report, { type: 'reject' }] };
  // With a fallback, a failure is reported at once; without one, after the last attempt.
  const reports = conditions.hasFallback ? [report] : [];
  if (canLoad('fallback', left, conditions)) return after(reports, startLoading(left, 'fallback'));
  if (left.loadingRoles.length > 0) return { state: left, commands: reports };
  if (left.attempts < conditions.attempts) return after(reports, startLoading(left, 'primary'));
  return { state: { name: 'failed' }, commands: [report, { type: 'reject' }] };
}

function handleCrash(state: StateNamed<'ready' | 'crashed'>, conditions: RemoteConditions): RemoteTransition {
  const { role, failedRoles, hasRendered } = state;
  const crashes = state.crashes + 1;
  const other = role === 'primary' ? 'fallback' : 'primary';
  const isBeyondRetry = !hasRendered || crashes > CRASHES_ALLOWED;
  if (!isBeyondRetry || !conditions.hasFallback || failedRoles.includes(other)) {
    return { state: { ...state, name: 'crashed', crashes }, commands: [] };
  }
  const changing: StateNamed<'loading'> = {
    name: 'loading',
    isRequested: true,
    loadingRoles: [],
    failedRoles: [role],
    attempts: conditions.attempts,
  };
  return after([{ type: 'remember', role }], startLoading(changing, other));
}

function canLoad(
  role: ReleaseRole,
  { isRequested, loadingRoles, failedRoles }: StateNamed<'loading'>,
  conditions: RemoteConditions,
): boolean {
  return conditions.hasFallback && isRequested && !loadingRoles.includes(role) && !failedRoles.includes(role);
}

function startLoading(state: StateNamed<'loading'>, role: ReleaseRole): RemoteTransition {
  const attempts = role === 'primary' ? state.attempts + 1 : state.attempts;
  return {
    state: {
      ...state,
      loadingRoles: [...state.loadingRoles, role],
      failedRoles: without(state.failedRoles, role),
      attempts,
    },
    commands: [{ type: 'fetch', role, attempts }],
  };
}

function reportAndRemember(role: ReleaseRole): RemoteCommand[] {
  return [
    { type: 'report', role },
    { type: 'remember', role },
  ];
}

function after(commands: RemoteCommand[], { state, commands: then }: RemoteTransition): RemoteTransition {
  return { state, commands: [...commands, ...then] };
}

function without(roles: readonly ReleaseRole[], role: ReleaseRole): readonly ReleaseRole[] {
  return roles.filter((each) => each !== role);
}
