import { screen } from '@testing-library/react';

import type { RenderedScreen } from '@campavia/testing';

export async function fillCard(
  user: RenderedScreen['user'],
  over: Record<string, string> = {},
): Promise<void> {
  const card = { 'Card number': '4242424242424242', Expires: '1229', ...over };
  const typed = { ...card, 'Security code': '123', 'Name on the card': 'Emma Byrne', ...over };
  await screen.findByLabelText('Card number');
  for (const [label, text] of Object.entries(typed)) {
    if (text) await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByLabelText(/I have read/));
}
