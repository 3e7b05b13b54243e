import { waitFor } from '@testing-library/react';
import { useIntl } from 'react-intl';

import { renderScreen } from '@campavia/testing';

import { defineRemoteConfig } from '../config/remote-config';
import { Route, Routes, useParams } from '../navigation/routing';

import { defineRemote, type RemoteProps } from './define-remote';

const config = defineRemoteConfig({
  name: 'mf-listing',
  squad: 'listing',
  contract: '^0.1.0',
  addresses: [{ id: 'listing', pattern: '/campers/{id}' }],
});

function Listing() {
  const { formatMessage } = useIntl();
  const { id } = useParams();
  if (id === 'broken') throw new Error('no such camper');
  return (
    <h1>
      {formatMessage({ id: 'listing.title', defaultMessage: 'none', description: 'Heading' })} {id}
    </h1>
  );
}

function Root() {
  return (
    <Routes>
      <Route path="/campers/:id" element={<Listing />} />
    </Routes>
  );
}

const messages = (language: string) =>
  Promise.resolve({ default: { 'listing.title': language === 'fr' ? 'Véhicule' : 'Camper' } });

function aPlace(onCrash?: RemoteProps['onCrash']): RemoteProps {
  document.body.innerHTML = '<div id="slot"></div>';
  return { name: 'mf-listing', domElement: document.getElementById('slot') as HTMLElement, onCrash };
}

// single-spa's mount waits for a commit that act() would delay.
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

describe('defineRemote', () => {
  it('provides slot components with their own messages', async () => {
    function Reviews({ count }: { camperId: number; average: number; count: number }) {
      const { formatMessage } = useIntl();
      return (
        <p>
          {formatMessage({ id: 'listing.title', defaultMessage: 'none', description: 'Heading' })} {count}
        </p>
      );
    }
    const remote = defineRemote({ config, Root, messages, slots: { 'listing.reviews': Reviews } });
    renderScreen(<p />, { site: 'fr' });
    await remote.bootstrap();
    const Provided = remote.slots['listing.reviews'] as typeof Reviews;
    const { container } = renderScreen(<Provided camperId={4} average={4.5} count={7} />, { site: 'fr' });
    expect(container).toHaveTextContent('Véhicule 7');
  });

  it('renders the page of the current address in the language of the site, and cleans up on unmount', async () => {
    renderScreen(<p />, { site: 'fr', path: '/campers/4' });
    const remote = defineRemote({ config, Root, messages });
    const props = aPlace();
    await remote.bootstrap();
    await remote.mount(props);
    expect(props.domElement).toHaveTextContent('Véhicule 4');
    await remote.unmount(props);
    expect(props.domElement).toBeEmptyDOMElement();
  });

  it('passes whether the prepared page was rendered by the server', async () => {
    const prepare = jest.fn(async () => undefined);
    const remote = defineRemote({ config, Root, messages, prepare });
    document.body.innerHTML = '<div id="app-mf-listing" data-rendered="1.0.0"></div>';
    await remote.prepare('listing');
    expect(prepare).toHaveBeenLastCalledWith('listing', { isRendered: true });
    document.body.innerHTML = '<div id="app-mf-listing"></div>';
    await remote.prepare('listing');
    document.body.innerHTML = '';
    await remote.prepare('listing');
    expect(prepare.mock.calls.slice(1)).toEqual(Array(2).fill(['listing', { isRendered: false }]));
  });

  it('hydrates a server-rendered page, and renders later ones from scratch', async () => {
    const reportError = jest.spyOn(window, 'reportError').mockImplementation(() => undefined);
    renderScreen(<p />, { path: '/campers/4' });
    const remote = defineRemote({ config, Root, messages });
    const props = aPlace();
    props.domElement.dataset.rendered = '1.0.0';
    props.domElement.innerHTML = '<!--$--><h1>Camper<!-- --> <!-- -->4</h1><!--/$-->';
    const heading = props.domElement.querySelector('h1');
    await remote.bootstrap();
    await remote.mount(props);
    expect(props.domElement.querySelector('h1')).toBe(heading);
    await remote.unmount(props);
    await remote.mount(props);
    expect(props.domElement.querySelector('h1')).not.toBe(heading);
    expect(reportError).not.toHaveBeenCalled();
    await remote.unmount(props);
  });

  it("renders from scratch, and reports it, if the server's HTML does not match", async () => {
    const reportError = jest.fn();
    window.reportError = reportError;
    renderScreen(<p />, { path: '/campers/4' });
    const remote = defineRemote({ config, Root, messages });
    const props = aPlace();
    props.domElement.dataset.rendered = '1.0.0';
    props.domElement.innerHTML = '<!--$--><h1>Camper<!-- --> <!-- -->5</h1><!--/$-->';
    await remote.bootstrap();
    await remote.mount(props);
    await waitFor(() => expect(props.domElement).toHaveTextContent('Camper 4'));
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ reportedAs: 'hydration' }));
    await remote.unmount(props);
  });

  it('can be mounted again after it was left', async () => {
    renderScreen(<p />, { path: '/campers/4' });
    const remote = defineRemote({ config, Root, messages });
    await remote.bootstrap();
    const first = aPlace();
    await remote.mount(first);
    await remote.unmount(first);
    const second = aPlace();
    await remote.mount(second);
    expect(second.domElement).toHaveTextContent('Camper 4');
    await remote.unmount(second);
  });

  it('reports a screen that throws, and still counts as mounted so that navigation works', async () => {
    const reportFailure = jest.fn();
    const onCrash = jest.fn();
    renderScreen(<p />, { path: '/campers/broken', platform: { reportFailure } });
    const remote = defineRemote({ config, Root, messages });
    const props = aPlace(onCrash);
    await remote.bootstrap();
    await remote.mount(props);
    expect(reportFailure).toHaveBeenCalledWith(
      expect.objectContaining({ part: 'mf-listing', phase: 'render' }),
    );
    expect(onCrash).toHaveBeenCalledTimes(1);
    await remote.unmount(props);
    expect(props.domElement).toBeEmptyDOMElement();
  });

  it('loads its messages again after a failure', async () => {
    renderScreen(<p />, { path: '/campers/4' });
    const offline = new Error('offline');
    const flaky = jest.fn(messages).mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    const remote = defineRemote({ config, Root, messages: flaky });
    await expect(remote.bootstrap()).rejects.toThrow('offline');
    await expect(remote.bootstrap()).resolves.toBeUndefined();
  });
});
