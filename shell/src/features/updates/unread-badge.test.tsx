import { act, screen } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import type { OwnedAddress } from '@campavia/remote-kit/config';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { UnreadBadge } from './unread-badge';

const CHATS: OwnedAddress = { id: 'chats', pattern: '/d/chats', part: 'fixture', access: 'signed-in' };

setUpWire();

function renderBadge(count: number, addresses = [CHATS]) {
  answer('get', '/v4/chats/unread/', { count });
  return renderScreen(<UnreadBadge />, { site: 'fr', path: '/', user: aMe(), platform: { addresses } });
}

test.each([
  [2, '2 unread messages', '2', false],
  [41, '41 unread messages', '9', true],
])('%d unread messages lead to the messages', async (count, name, text, isMore) => {
  renderBadge(count);
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', '/fr/d/chats');
  expect(link).toHaveTextContent(text);
  expect('more' in link.dataset).toBe(isMore);
});

test('nothing is shown without unread messages, or without a page for them', async () => {
  const { container } = renderBadge(0);
  await act(() => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
  renderBadge(2, []);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('link')).toBeNull();
});
