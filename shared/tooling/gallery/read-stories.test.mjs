import { findMissingStories, pagesOf } from './read-stories.mjs';

const SHOWN = {
  screens: [{ part: 'mf-trips', address: 'trips' }],
  slots: [{ part: 'mf-funnels', slot: 'listing.quote' }],
  widgets: [{ part: 'shared/ui', widget: 'Button' }],
};
const WITHOUT = { loading: 'never', empty: 'never', failed: 'never' };

function entry(part, title, state, more = {}) {
  return { id: `${part}/${title}/${state}`, part, title, state, kind: 'screen', without: {}, ...more };
}

function whole() {
  const trips = ['loading', 'empty', 'failed', 'filled: by year', 'dialog'].map((state) =>
    entry('mf-trips', 'trips', state),
  );
  const quote = entry('mf-funnels', 'listing.quote', 'filled', { without: WITHOUT });
  const button = entry('shared/ui', 'button', 'primary', { kind: 'widget', widgets: ['Button'] });
  return { entries: [...trips, quote, button], redirects: [] };
}

test('reports nothing when every screen, slot and widget has its stories', () => {
  expect(findMissingStories(whole(), SHOWN)).toEqual([]);
});

test('reports a state without a story, and a story with an unknown state', () => {
  const { entries, redirects } = whole();
  const others = entries.filter(({ state }) => state !== 'empty');
  const odd = entry('mf-trips', 'trips', 'full');
  expect(findMissingStories({ entries: [...others, odd], redirects }, SHOWN)).toEqual([
    'mf-trips: trips has no story of its state "empty"',
    expect.stringContaining('"full" does not begin with one of'),
  ]);
});

test('reports a screen, a slot and a widget without any story', () => {
  expect(findMissingStories({ entries: [], redirects: [] }, SHOWN)).toEqual([
    'mf-trips: trips has no stories',
    'mf-funnels: listing.quote has no stories',
    'shared/ui: Button has no story',
  ]);
});

test('requires no story of an address that only redirects', () => {
  const stories = { entries: [], redirects: [{ part: 'mf-trips', address: 'trips' }] };
  expect(findMissingStories(stories, { screens: SHOWN.screens, slots: [], widgets: [] })).toEqual([]);
});

describe('the pages of stories', () => {
  const file = 'mf-trips/src/trips.stories.ts';
  const base = { id: 'filled', file, press: [], choose: [], stored: {}, user: null };
  const next = { ...base, id: 'empty' };
  const pressing = { ...base, id: 'dialog', press: ['trips.more'] };

  function idsOf(entries) {
    return pagesOf(entries).map((page) => page.map(({ id }) => id));
  }

  test('are shared by stories of a file that leave nothing behind', () => {
    expect(idsOf([base, next])).toEqual([['filled', 'empty']]);
  });

  test.each([
    ['finds something stored', { stored: { place: 'Annecy' } }],
    ['has no connection', { kept: {} }],
    ['has stored values', { values: {} }],
    ['was previewed', { preview: {} }],
  ])('are not shared by a story that %s', (_, more) => {
    expect(idsOf([{ ...base, ...more }, next])).toEqual([['empty'], ['filled']]);
    expect(idsOf([base, { ...pressing, ...more }])).toEqual([['filled'], ['dialog']]);
  });

  test.each([
    ['presses something', { press: ['trips.more'] }],
    ['chooses files', { choose: [{ name: 'one.pdf' }] }],
  ])('end with a story that %s', (_, more) => {
    expect(idsOf([{ ...base, ...more }, next])).toEqual([['empty', 'filled']]);
    expect(idsOf([base, pressing, { ...next, ...more }])).toEqual([['filled', 'dialog'], ['empty']]);
  });

  test.each([
    ['has another user', { user: { id: 7 } }],
    ['is in another file', { file: 'mf-trips/src/trip.stories.ts' }],
  ])('differ for a story that %s', (_, more) => {
    expect(idsOf([base, { ...next, ...more }])).toEqual([['filled'], ['empty']]);
    expect(idsOf([base, { ...pressing, ...more }])).toEqual([['filled'], ['dialog']]);
  });
});
