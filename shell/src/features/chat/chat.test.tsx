import { screen } from '@testing-library/react';

import { aReferential } from '@campavia/contracts/testing';
import { siteOf, type Site } from '@campavia/i18n/sites';
import { renderScreen } from '@campavia/testing';

import { chatAddress } from './chat-address';
import { ChatButton } from './chat-button';

const referential = aReferential({
  flags: { chat_assistant: true },
  chat_assistant_id: 'bot-7',
  routing: { chat_assistant: 'https://bots.test/embed' },
});
const site = (locale: string) => siteOf(locale) as Site;

describe('the assistant', () => {
  it.each(['en-ie', 'fr-be', 'pt-pt', 'it-ch', 'es'])('is offered on %s', (locale) => {
    const { language } = site(locale);
    expect(chatAddress({ site: site(locale), referential, addressId: 'home' })).toBe(
      `https://bots.test/embed?bot=bot-7&lang=${language}`,
    );
  });

  it.each(['de', 'nl-be', 'ca'])('is not available in the language of %s', (locale) => {
    expect(chatAddress({ site: site(locale), referential, addressId: 'home' })).toBeUndefined();
  });

  it.each([
    ['the flag is off', { ...referential, flags: {} }, 'home'],
    ['it has no id', { ...referential, chat_assistant_id: null }, 'home'],
    ['it has no address', { ...referential, routing: {} }, 'home'],
    ['the page does not offer it', referential, 'sign-in'],
    ['the page does not exist', referential, null],
    ['nothing is known of the product', undefined, 'home'],
  ])('is not offered when %s', (_, known, addressId) => {
    expect(chatAddress({ site: site('fr'), referential: known, addressId })).toBeUndefined();
  });

  it('is loaded into its panel only on request', async () => {
    const { user } = renderScreen(<ChatButton address="https://bots.test/embed?bot=bot-7&lang=en" />);
    expect(screen.queryByTitle('Assistant')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    expect(screen.getByTitle('Assistant')).toHaveAttribute(
      'src',
      'https://bots.test/embed?bot=bot-7&lang=en',
    );
  });
});
