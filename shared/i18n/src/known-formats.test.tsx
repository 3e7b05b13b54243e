import { parse } from '@formatjs/icu-messageformat-parser';
import { isValidElement } from 'react';

import { createServerIntl } from './server';
import { createSiteIntl } from './site-intl';
import { siteOf, type Site } from './sites';

const french = siteOf('fr') as Site;
const german = siteOf('de') as Site;
const swiss = siteOf('de-ch') as Site;

const MESSAGES = {
  trip: parse(
    '{count, plural, one {# jour} other {# jours}} pour {price, number, ::currency/EUR} le {date, date, ::dMMMM}',
  ),
  price: parse('{price, number}'),
  rich: parse('<b>{name}</b> part'),
  plain: parse('Bonjour'),
};

/** Descriptors, as messages without a default. */
const ASKED = {
  trip: { id: 'trip' },
  price: { id: 'price' },
  rich: { id: 'rich' },
  plain: { id: 'plain' },
  again: { id: 'again' },
};

const trip = { count: 1204, price: 1355.9, date: new Date('2027-03-01T23:30:00Z') };

describe.each([
  ['of React', createSiteIntl],
  ['of servers', createServerIntl],
] as const)('the intl object %s', (_of, create) => {
  it('formats a message the second time as the first time, in any of the objects of a site', () => {
    const intl = create(french, MESSAGES);
    const first = intl.formatMessage(ASKED.trip, trip);
    expect(first.replace(/\s/g, ' ')).toBe('1 204 jours pour 1 355,90 € le 1 mars');
    expect(intl.formatMessage(ASKED.trip, trip)).toBe(first);
    expect(create(french, { ...MESSAGES }).formatMessage(ASKED.trip, trip)).toBe(first);
    expect(intl.formatMessage(ASKED.trip, { ...trip, count: 1 })).toMatch(/^1 jour /);
    expect(intl.formatMessage(ASKED.plain)).toBe('Bonjour');
  });

  it('keeps the sites of a language apart', () => {
    [1, 2].forEach(() => {
      expect(create(german, MESSAGES).formatMessage(ASKED.price, { price: 1204.5 })).toBe('1.204,5');
      expect(create(swiss, MESSAGES).formatMessage(ASKED.price, { price: 1204.5 })).toMatch(/^1.204\.5$/);
    });
  });

  it('reports a missing value each time', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const intl = create(french, MESSAGES);
    intl.formatMessage(ASKED.price, { price: 5 });
    [1, 2].forEach(() => void intl.formatMessage(ASKED.price));
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });

  it('does not look for a format again that it has', () => {
    const intl = create(french, { again: parse('{name} part') });
    const getMessageFormat = jest.spyOn(intl.formatters, 'getMessageFormat');
    for (const name of ['Ada', 'Léa']) expect(intl.formatMessage(ASKED.again, { name })).toBe(`${name} part`);
    expect(getMessageFormat).toHaveBeenCalledTimes(1);
  });
});

it('gives elements of a message their keys each time', () => {
  const intl = createSiteIntl(french, MESSAGES);
  [1, 2].forEach(() => {
    const parts = intl.formatMessage(ASKED.rich, { name: 'Ada', b: (text) => <b>{text}</b> });
    const [bold] = parts as unknown as unknown[];
    expect(isValidElement(bold) && bold.key).toBeTruthy();
  });
});
