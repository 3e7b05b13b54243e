import { findMissingStories } from './read-stories.mjs';

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

test('nothing is missing where every screen, slot and widget has its stories', () => {
  expect(findMissingStories(whole(), SHOWN)).toEqual([]);
});

test('a state without a story is reported, and one of a name that nobody knows', () => {
  const { entries, redirects } = whole();
  const others = entries.filter(({ state }) => state !== 'empty');
  const odd = entry('mf-trips', 'trips', 'full');
  expect(findMissingStories({ entries: [...others, odd], redirects }, SHOWN)).toEqual([
    'mf-trips: trips has no story of its state "empty"',
    expect.stringContaining('"full" does not begin with one of'),
  ]);
});

test('a screen, a slot and a widget without any story are reported', () => {
  expect(findMissingStories({ entries: [], redirects: [] }, SHOWN)).toEqual([
    'mf-trips: trips has no stories',
    'mf-funnels: listing.quote has no stories',
    'shared/ui: Button has no story',
  ]);
});

test('an address that only leads on needs none', () => {
  const stories = { entries: [], redirects: [{ part: 'mf-trips', address: 'trips' }] };
  expect(findMissingStories(stories, { screens: SHOWN.screens, slots: [], widgets: [] })).toEqual([]);
});
