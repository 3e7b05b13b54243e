import type { RemoteFailed } from '@campavia/remote-kit';
import type { ComposedPart, Composition } from '@campavia/remote-kit/config';

import type { MixedPart } from '../registry/answers';

import { type RowsOptions, rowsOf } from './part-rows';

const fallback = { version: '0.9.0', entry: '', integrity: '' };
const composed = { version: '1.0.0', fallback } as ComposedPart;
const composition: Composition = {
  id: 'c',
  channel: 'staging',
  parts: { 'mf-search': composed, shell: composed },
};
const failure: RemoteFailed = {
  composition: 'c',
  part: 'mf-search',
  version: '1.0.0',
  phase: 'load',
  message: 'late',
};

function aPart(over: Partial<MixedPart> = {}): MixedPart {
  const versions = { current: '1.0.0', plain: '1.0.0', channelVersion: '1.0.0' };
  return { part: 'mf-search', squad: 'search', releases: [], ...versions, ...over };
}

function rowOf(over: Partial<RowsOptions>, part: Partial<MixedPart> = {}) {
  const [row] = rowsOf({
    composition,
    answer: { channel: 'staging', parts: [aPart(part)] },
    draft: { choice: {}, refused: {} },
    check: { state: 'nothing' },
    failures: new Map(),
    ...over,
  });
  return row;
}

const chosen = { draft: { choice: { 'mf-search': '1.1.0' }, refused: {} } };
const failed = { failures: new Map([['mf-search', failure]]) };

describe('the rows of the mixer', () => {
  it('are shown before the registry has answered, the shell first', () => {
    const rows = rowsOf({
      composition,
      answer: undefined,
      draft: { choice: {}, refused: {} },
      check: { state: 'nothing' },
      failures: new Map(),
    });
    expect(rows.map(({ part, version, isChanged }) => [part, version, isChanged])).toEqual([
      ['shell', '1.0.0', false],
      ['mf-search', '1.0.0', false],
    ]);
  });

  it('show the fallback of a failed release', () => {
    expect(rowOf(failed)).toMatchObject({ version: '0.9.0', isFallback: true, light: 'fell-back' });
  });

  it('give the reason in one line, however long the error text is', () => {
    const wordy = { ...failure, message: 'Failed to load script. #8\nargs: {"remote":1}\nView the docs' };
    const row = rowOf({ failures: new Map([['mf-search', wordy]]) });
    expect(row?.notes).toContainEqual({
      kind: 'fell-back',
      version: '1.0.0',
      reason: 'Failed to load script. #8',
    });
  });

  it('show the release chosen instead of it', () => {
    expect(rowOf({ ...failed, ...chosen })).toMatchObject({
      version: '1.1.0',
      isFallback: false,
      light: 'runs',
    });
  });

  it('show that a release differs from the channel by pin or canary', () => {
    expect(rowOf({}, { current: '1.2.0', plain: '1.2.0' })).toMatchObject({
      version: '1.2.0',
      isChanged: true,
      notes: [{ kind: 'differs', channelVersion: '1.0.0', isFit: false }],
    });
  });

  it('offer a part that the channel does not have yet', () => {
    const nowhere = { current: undefined, plain: undefined, channelVersion: undefined };
    expect(rowOf({}, nowhere)).toMatchObject({ version: undefined, isChanged: false, light: 'runs' });
    expect(rowOf(chosen, nowhere)).toMatchObject({ version: '1.1.0', isChanged: true });
  });

  it('show a problem at all its parts if none of them was chosen', () => {
    const problem = { kind: 'slot', parts: ['mf-search'], composition: 'staging', message: 'gone' };
    const verdict = { isSafe: false, compositions: 1, problems: [problem] };
    expect(rowOf({ check: { state: 'checked', verdict } })).toMatchObject({
      light: 'not-taken',
      notes: [{ kind: 'does-not-fit', reason: 'gone' }],
    });
  });
});
