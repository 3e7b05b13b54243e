import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';

import { Gallery } from './gallery';

const PICTURES = ['lake', 'bed', 'kitchen', 'night', 'plan', 'beach'].map((alt) => ({
  url: `/${alt}.webp`,
  alt,
}));

function renderGallery(count = PICTURES.length) {
  render(
    <IntlProvider locale="en-IE" onError={() => undefined}>
      <Gallery label="Pössl Summit 600" pictures={PICTURES.slice(0, count)} />
    </IntlProvider>,
  );
  return userEvent.setup();
}

test('pictures open full screen and change by keyboard, each one announced', async () => {
  const user = renderGallery();
  const second = screen.getByRole('button', { name: 'Enlarge picture 2 of 6' });
  await user.click(second);
  expect(await screen.findByRole('dialog', { name: 'Pictures' })).toBeVisible();
  const counter = screen.getByRole('status');
  expect(counter).toHaveTextContent('Picture 2 of 6');
  const steps = [
    ['{ArrowRight}', 'Picture 3 of 6'],
    ['{End}', 'Picture 6 of 6'],
    ['{ArrowRight}', 'Picture 1 of 6'],
    ['{ArrowLeft}', 'Picture 6 of 6'],
    ['{Home}', 'Picture 1 of 6'],
  ] as const;
  for (const [key, text] of steps) {
    await user.keyboard(key);
    expect(counter).toHaveTextContent(text);
  }
  expect(screen.getByRole('img', { name: 'lake' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(second).toHaveFocus());
});

test('the button over the pictures shows their number', async () => {
  const user = renderGallery();
  await user.click(screen.getByRole('button', { name: 'All 6 pictures' }));
  await user.click(await screen.findByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('status')).toHaveTextContent('Picture 2 of 6');
});

test('renders nothing without pictures', () => {
  renderGallery(0);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
