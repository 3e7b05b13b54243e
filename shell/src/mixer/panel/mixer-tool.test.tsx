import { act, screen, waitFor, within } from '@testing-library/react';

import type { ComposedPart, Composition } from '@campavia/remote-kit/config';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import type { MixedPart, MixerAnswer, OfferedRelease } from '../registry/answers';

import { MixerTool } from './mixer-tool';

setUpWire();
fixClock('2027-03-10T09:00:00Z');

const MIXER = '/_registry/mixer';
const PROOF = '/_registry/mixer/proof';
const MIXES = '/_registry/mixer/mixes';

function aRelease(version: string, over: Partial<OfferedRelease> = {}): OfferedRelease {
  return {
    version,
    commit: '3fa9c1d2e4b5',
    author: 'Mara Lind',
    builtAt: '2027-03-08T08:00:00.000Z',
    publishedAt: '2027-03-08T08:05:00.000Z',
    size: 412_000,
    isQuarantined: false,
    ...over,
  };
}

function aPart(part: string, over: Partial<MixedPart> = {}): MixedPart {
  const releases = [aRelease('1.1.0', { note: 'pull request 31' }), aRelease('1.0.0')];
  const versions = { current: '1.0.0', plain: '1.0.0', channelVersion: '1.0.0' };
  return { part, squad: 'search', ...versions, releases, ...over };
}

function anAnswer(over: Partial<MixerAnswer> = {}): MixerAnswer {
  return { channel: 'staging', parts: [aPart('shell'), aPart('mf-search'), aPart('mf-trips')], ...over };
}

const safe = { isSafe: true, compositions: 3, problems: [] };
const made = { link: 'http://localhost/?mix=tok.en', expiresAt: '2027-03-11T09:00:00.000Z' };

function aComposition(): Composition {
  const part = { version: '1.0.0' } as ComposedPart;
  const fallback = { version: '0.9.0', entry: '', integrity: '' };
  return {
    id: 'c0ffee',
    channel: 'staging',
    parts: { 'mf-search': part, shell: part, 'mf-trips': { ...part, fallback } },
  };
}

function renderTool(path = '/s?beds=4') {
  const goTo = jest.fn();
  const tool = <MixerTool composition={aComposition()} failures={[]} goTo={goTo} />;
  return { goTo, ...renderScreen(tool, { path }) };
}

async function openPanel(path?: string) {
  const rendered = renderTool(path);
  await rendered.user.click(screen.getByRole('button', { name: 'Mixer, staging' }));
  return rendered;
}

async function choose(
  { user }: { user: ReturnType<typeof renderTool>['user'] },
  part: string,
  version: string,
) {
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^Release of ${part}`), hidden: false }),
  );
  await user.click(screen.getByRole('option', { name: new RegExp(`^${version}`) }));
}

const rowOf = (part: string) => screen.getByText(part).closest('li') as HTMLElement;

describe('the panel', () => {
  it('opens with the focus inside, closes with Escape and returns the focus', async () => {
    answer('get', MIXER, anAnswer());
    const { user } = await openPanel();
    const panel = screen.getByRole('dialog', { name: 'Mixer' });
    expect(panel).toHaveFocus();
    expect(await screen.findByText('staging · nothing differs from the channel')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Mixer, staging' })).toHaveFocus();
  });

  it('shows the releases of the page while the list is loading', async () => {
    answer('get', MIXER, anAnswer(), { isHanging: true });
    await openPanel();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the releases');
    expect(within(rowOf('mf-search')).getByRole('button', { name: /1\.0\.0/ })).toBeDisabled();
  });

  it('reports when the list fails to load, and retries', async () => {
    answer('get', MIXER, {}, { status: 503 });
    const { user } = await openPanel();
    expect(await screen.findByRole('alert')).toHaveTextContent('The releases could not be loaded.');
    answer('get', MIXER, anAnswer());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/nothing differs/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('choosing a release', () => {
  it('filters by version, commit, age, author, size and note, by keyboard alone', async () => {
    answer('get', MIXER, anAnswer());
    answer('post', PROOF, safe);
    const { user } = await openPanel();
    const opener = await screen.findByRole('button', { name: /Release of mf-search/ });
    opener.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: 'Find a release of mf-search' })).toHaveFocus();
    expect(
      screen.getByRole('option', {
        name: '1.1.0, pull request 31 · 3fa9c1d · 2 days ago · Mara Lind · 412 kB',
      }),
    ).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(opener).toHaveFocus();
    expect(opener).toHaveTextContent('1.1.0pull request 31');
    expect(within(rowOf('mf-search')).getByText(/Differs from the channel: 1\.0\.0/)).toBeVisible();
    expect(screen.getByText('staging · 1 of 3 parts differs from the channel')).toBeVisible();
  });

  it('stays fast with many releases: typing filters them', async () => {
    const releases = Array.from({ length: 80 }, (_, index) => aRelease(`1.${index}.0`));
    releases.push(aRelease('2.0.0-pr.7', { author: 'Nils Berg' }));
    answer('get', MIXER, anAnswer({ parts: [aPart('mf-search', { releases })] }));
    const { user } = await openPanel();
    await user.click(await screen.findByRole('button', { name: /Release of mf-search/ }));
    expect(screen.getAllByRole('option')).toHaveLength(81);
    await user.keyboard('nils');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByRole('button', { name: /Release of mf-search/ })).toHaveFocus();
  });

  it('does not accept a quarantined release, and says why', async () => {
    const broken = aRelease('1.2.0', {
      isQuarantined: true,
      quarantineReason: 'it failed for three visitors.',
    });
    answer(
      'get',
      MIXER,
      anAnswer({ parts: [aPart('mf-search', { releases: [broken, aRelease('1.0.0')] })] }),
    );
    const rendered = await openPanel();
    await choose(rendered, 'mf-search', '1.2.0');
    const text = 'Not taken. 1.2.0 is quarantined: it failed for three visitors. Kept 1.0.0.';
    expect(within(rowOf('mf-search')).getByText((_, element) => element?.textContent === text)).toBeVisible();
    expect(within(rowOf('mf-search')).getByRole('img', { name: 'Not taken' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply, reload' })).toBeDisabled();
  });
});

describe('the check', () => {
  it('runs as soon as something is chosen', async () => {
    answer('get', MIXER, anAnswer());
    answer('post', PROOF, safe);
    const rendered = await openPanel();
    await choose(rendered, 'mf-trips', '1.1.0');
    expect(await screen.findByText('These releases fit together, checked in 3 compositions.')).toBeVisible();
    expect(within(rowOf('mf-trips')).getByText('Fits.')).toBeVisible();
    await choose(rendered, 'mf-trips', '1.0.0');
    expect(screen.getByText('Nothing is chosen: this is the channel as it stands.')).toBeVisible();
  });

  it('shows a problem at the part, and nothing can be applied', async () => {
    const message = 'mf-search@1.1.0 wants react 19.2, the shell provides 19.1.';
    const problem = { kind: 'shared', parts: ['mf-search', 'shell'], composition: 'staging', message };
    answer('get', MIXER, anAnswer());
    answer('post', PROOF, { isSafe: false, compositions: 3, problems: [problem] });
    const rendered = await openPanel();
    await choose(rendered, 'mf-search', '1.1.0');
    expect(await within(rowOf('mf-search')).findByText(message)).toHaveAttribute('lang', 'en');
    expect(within(rowOf('mf-search')).getByRole('img', { name: 'Not taken' })).toBeVisible();
    expect(within(rowOf('shell')).getByRole('img', { name: 'Runs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply, reload' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Create link' })).toBeDisabled();
  });

  it('that fails to load is reported', async () => {
    answer('get', MIXER, anAnswer());
    answer('post', PROOF, {}, { status: 500 });
    const rendered = await openPanel();
    await choose(rendered, 'mf-search', '1.1.0');
    expect(await screen.findByText(/The check did not answer/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply, reload' })).toBeEnabled();
  });
});

describe('a part that failed', () => {
  const failure = { composition: 'c0ffee', part: 'mf-trips', version: '1.0.0', phase: 'load' as const };

  it('shows the fallback and the reason', async () => {
    answer('get', MIXER, anAnswer());
    const { platform } = await openPanel();
    act(() => platform.events.send('remote.failed', { ...failure, message: 'no module within 1.5 s' }));
    const row = rowOf('mf-trips');
    expect(await within(row).findByRole('button', { name: /0\.9\.0.*fallback/ })).toBeVisible();
    expect(within(row).getByRole('img', { name: 'Fell back' })).toBeVisible();
    expect(within(row).getByText('no module within 1.5 s')).toBeVisible();
  });

  it('says so if there is no fallback', async () => {
    answer('get', MIXER, anAnswer());
    const { platform } = await openPanel();
    const broken = { ...failure, part: 'mf-search', message: 'it threw' };
    act(() => platform.events.send('remote.failed', broken));
    expect(await within(rowOf('mf-search')).findByText(/there is no earlier release/)).toBeVisible();
  });
});

describe('using a choice', () => {
  it('makes a link to this page, as text and as QR code', async () => {
    answer('get', MIXER, anAnswer());
    answer('post', PROOF, safe);
    answer('post', MIXES, made);
    const rendered = await openPanel('/s?beds=4');
    const { user } = rendered;
    await choose(rendered, 'mf-search', '1.1.0');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    const link = await screen.findByRole('textbox', { name: 'Signed link' });
    expect(link).toHaveValue('http://localhost/en-ie/s?beds=4&mix=tok.en');
    expect(screen.getByText('Signed by the site, valid until tomorrow, 9:00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/en-ie/s?beds=4&mix=tok.en');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'QR code' }));
    expect(screen.getByRole('img', { name: 'QR code of the signed link' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('img', { name: 'QR code of the signed link' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Mixer' })).toBeVisible();
  });

  it('is applied to the open page', async () => {
    answer('get', MIXER, anAnswer());
    answer('post', PROOF, safe);
    const mixes = answer('post', MIXES, made);
    const rendered = await openPanel('/s?beds=4');
    await choose(rendered, 'mf-search', '1.1.0');
    await rendered.user.click(screen.getByRole('button', { name: 'Apply, reload' }));
    const address = 'http://localhost/en-ie/s?beds=4&mix=tok.en';
    await waitFor(() => expect(rendered.goTo).toHaveBeenCalledWith(address));
    expect(mixes.bodies).toEqual([{ releases: { 'mf-search': '1.1.0' } }]);
    expect(mixes.urls[0]?.search).toBe('?site=en-ie');
  });

  it('shows the reason when the registry makes no link', async () => {
    answer('get', MIXER, anAnswer());
    answer('post', PROOF, safe);
    answer('post', MIXES, { code: 'refused', detail: 'It does not fit any more.' }, { status: 422 });
    const rendered = await openPanel();
    await choose(rendered, 'mf-search', '1.1.0');
    await rendered.user.click(screen.getByRole('button', { name: 'Apply, reload' }));
    expect(await screen.findByText('It does not fit any more.')).toBeVisible();
    expect(rendered.goTo).not.toHaveBeenCalled();
  });
});

describe('an active mix', () => {
  const mix = { id: 'm1', name: 'try', expiresAt: made.expiresAt, link: 'http://localhost/?mix=held' };

  it('is shown as the choice, with its link, and Reset leaves it', async () => {
    const parts = [aPart('mf-search', { current: '1.1.0' })];
    answer('get', MIXER, anAnswer({ parts, mix: { ...mix, releases: { 'mf-search': '1.1.0' } } }));
    answer('post', PROOF, safe);
    const { user, goTo } = await openPanel('/s');
    expect(await screen.findByRole('textbox', { name: 'Signed link' })).toHaveValue(
      'http://localhost/en-ie/s?mix=held',
    );
    expect(screen.getByRole('button', { name: 'Apply, reload' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(goTo).toHaveBeenCalledWith('http://localhost/en-ie/s?mix=off');
  });

  it('says which of its releases the visitor does not get', async () => {
    const parts = [aPart('mf-search', { releases: [aRelease('1.0.0')] })];
    answer('get', MIXER, anAnswer({ parts, mix: { ...mix, releases: { 'mf-search': '1.1.0' } } }));
    await openPanel();
    expect(await screen.findByText(/Not taken\. 1\.1\.0 is not available\. Kept 1\.0\.0\./)).toBeVisible();
  });
});
