import { screen, waitFor, within } from '@testing-library/react';

import { aSearchAnswer, aSearchResult } from '@campavia/contracts/testing';
import { searchToParams } from '@campavia/domain';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import type { Content } from './content';
import { CONTENT_LINKS } from './content-links';
import { GuideScreen } from './guide-screen';
import { LegalScreen } from './legal-screen';
import german from './messages/de.json';

const addresses = [
  { id: 'home', pattern: '/', part: 'mf-search' },
  { id: 'hit-the-road', pattern: '/travelers/hit-the-road', part: 'mf-community' },
  { id: 'search', pattern: '/s', part: 'mf-search' },
  { id: 'terms', pattern: '/terms', part: 'mf-community' },
  { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' },
  { id: 'surftrip', pattern: '/surftrip', part: 'mf-community' },
];

const GUIDE: Content = {
  page: 'rv-hire-with-pets',
  title: 'Camper with a dog',
  description: 'Which camper suits a dog.',
  heading: 'A camper and a dog',
  lead: 'What to look for.',
  action: { label: 'Find campers', to: '/s?pets=true' },
  minutes: 3,
  blocks: [
    { kind: 'h2', text: ['Which camper'] },
    {
      kind: 'p',
      text: ['Read the ', { to: '/terms', text: ['terms'] }, ' or ', { to: '/contact', text: ['write'] }],
    },
    { kind: 'ul', items: [[{ strong: ['The floor.'] }, ' Vinyl is clean in a minute.']] },
  ],
  further: [
    { page: 'surftrip', heading: 'Surfing', lead: 'Waves.' },
    { page: 'team', heading: 'Team', lead: 'People.' },
  ],
};

const { action: _action, ...TEXT } = GUIDE;
const LEGAL: Content = {
  ...TEXT,
  version: 2,
  since: '2027-02-01',
  summary: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'],
  further: [],
};

setUpWire();

beforeEach(() => {
  answer('get', '/3/products/', aSearchAnswer([aSearchResult({ id: 12, title: 'Nugget' })]));
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});

describe('a guide', () => {
  it('has its title, its one action and links to its sections', () => {
    renderScreen(<GuideScreen content={GUIDE} />, { platform: { addresses } });
    expect(document.title).toBe('Camper with a dog · Campavia');
    expect(screen.getByRole('link', { name: 'Find campers' })).toHaveAttribute('href', '/en-ie/s?pets=true');
    const sections = screen.getByRole('navigation', { name: 'On this page' });
    const [link] = within(sections).getAllByRole('link', { hidden: true });
    const target = link?.getAttribute('href');
    expect(document.querySelector(target ?? '')).toHaveTextContent('Which camper');
  });

  it('links to the pages above it', () => {
    renderScreen(<GuideScreen content={GUIDE} />, { platform: { addresses } });
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    const paths = trail.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toEqual(['/en-ie', '/en-ie/travelers/hit-the-road']);
  });

  it('shows campers of its action', async () => {
    renderScreen(<GuideScreen content={GUIDE} />, { platform: { addresses } });
    const link = await screen.findByRole('link', { name: 'Nugget' });
    expect(link).toHaveAttribute('href', '/en-ie/campers/12');
  });

  it('shows neither campers nor a heading if the search finds none', async () => {
    const calls = answer('get', '/3/products/', aSearchAnswer([]));
    renderScreen(<GuideScreen content={GUIDE} />, { platform: { addresses } });
    await waitFor(() => expect(calls.urls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Campers that fit')).toBeNull());
  });

  it('links to pages of the composition and shows others as plain text', () => {
    renderScreen(<GuideScreen content={GUIDE} />, { platform: { addresses } });
    expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/en-ie/terms');
    expect(screen.getByText(/or write/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Surfing' })).toBeVisible();
    expect(screen.queryByText('Team')).toBeNull();
  });
});

test('every link to a kind of camper has the right filters', () => {
  const searches = Object.values(CONTENT_LINKS).filter(
    ({ address, search }) => address === 'search' && search,
  );
  expect(searches.map(({ campers = {} }) => String(searchToParams(campers)))).toEqual(
    searches.map(({ search }) => search),
  );
});

describe('a legal text', () => {
  it('has its version, its five sentences and no action', () => {
    renderScreen(<LegalScreen content={LEGAL} />, { platform: { addresses } });
    expect(screen.getByText(/Version 2, in force since 1 Feb 2027 · 3 minutes to read/)).toBeVisible();
    expect(screen.getByText('Five.')).toBeVisible();
    expect(screen.getByText(/until a lawyer has replaced it/)).toBeVisible();
  });

  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderScreen(<LegalScreen content={LEGAL} />, { platform: { addresses } });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  it('is framed in German on the German site', () => {
    renderScreen(<LegalScreen content={LEGAL} />, { site: 'de', messages: german, platform: { addresses } });
    expect(screen.getByRole('button', { name: 'Drucken' })).toBeVisible();
  });
});
