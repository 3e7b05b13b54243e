/** @jest-environment node */
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import useSWR from 'swr';

import type { DocumentRequest } from '../config/document';
import { defineRemoteConfig } from '../config/remote-config';
import { Route, Routes, useParams } from '../navigation/routing';
import { usePlatform } from '../platform/use-platform';
import { useSession } from '../session/use-session';

import { createPageRenderer } from './page-renderer';

const config = defineRemoteConfig({
  name: 'mf-listing',
  squad: 'listing',
  contract: '^0.2.0',
  addresses: [{ id: 'listing', pattern: '/campers/{id}' }],
});
const catalogue = (title: string) => ({ 'listing.title': title });
const messages = new Proxy({} as never, {
  get: (_, name) => catalogue(name === 'fr' ? 'Véhicule' : 'Camper'),
});

const Heading = styled.h1`
  color: rebeccapurple;
`;

function Listing() {
  const { id } = useParams();
  const { site, today } = usePlatform();
  const { data, isLoading } = useSWR<string>('owner', () => Promise.reject(new Error('asked the api')));
  return (
    <Heading>
      <FormattedMessage id="listing.title" defaultMessage="none" description="Heading" />{' '}
      {[id, site.locale, today, data, isLoading ? 'loading' : 'whole', useSession().status].join(' ')}
    </Heading>
  );
}

function Root() {
  return (
    <Routes>
      <Route path="/campers/:id" element={<Listing />} />
    </Routes>
  );
}

const request = (locale: string, path = '/campers/4'): DocumentRequest => ({
  addressId: 'listing',
  params: {},
  path,
  search: '',
  locale,
  today: '2027-03-10',
  origin: 'http://localhost:4300',
  api: { origin: 'http://api.test', headers: {} },
  page: { addresses: [], routing: {} },
});
const answer = { status: 200, data: { owner: 'Nadia' } };
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();

test('renders a page with its data, in the language of its site, for a visitor, with its styles', async () => {
  const render = createPageRenderer({ config, Root, prepare: async () => undefined, messages });
  const { html, styles } = await render(request('fr'), answer);
  expect(textOf(html)).toBe('Véhicule 4 fr 2027-03-10 Nadia whole visitor');
  expect(styles).toMatch(/^<style [^>]*data-styled[^>]*>.*color: ?rebeccapurple/s);
});

test('renders simultaneous requests without mixing them', async () => {
  let screen = '';
  const prepare = async (id: string, { isRendered }: { isRendered: boolean }) => {
    screen = isRendered ? id : 'none';
    await new Promise((settle) => setTimeout(settle, 5));
    expect(screen).toBe(id);
  };
  const render = createPageRenderer({ config, Root, prepare, messages });
  const locales = ['fr', 'de-ch', 'en-ie', 'fr-be'];
  const pages = await Promise.all(
    locales.map((locale, index) => render({ ...request(locale), addressId: `screen-${index}` }, answer)),
  );
  expect(pages.map(({ html }) => textOf(html).split(' ')[2])).toEqual(locales);
});

test('a screen that throws fails its own page only', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('no such camper');
  };
  const Either = () => (usePlatform().site.locale === 'fr' ? <Broken /> : <Root />);
  const render = createPageRenderer({ config, Root: Either, prepare: async () => undefined, messages });
  await expect(render(request('fr'), answer)).rejects.toThrow('a part of the page threw');
  expect(textOf((await render(request('en-ie'), answer)).html)).toContain('Camper 4 en-ie');
});
