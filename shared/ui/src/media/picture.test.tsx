import { render, screen } from '@testing-library/react';

import { Picture } from './picture';

const LAKE = { url: '/lake.webp', alt: 'A camper by a lake' };

test('a picture has its text alternative, and reserves its space before it is loaded', () => {
  render(<Picture picture={LAKE} sizes="92vw" />);
  const picture = screen.getByRole('img', { name: 'A camper by a lake' });
  expect(picture).toHaveAttribute('width', '1280');
  expect(picture).toHaveAttribute('height', '853');
});

test('a decorative picture is hidden from screen readers', () => {
  const { container } = render(<Picture picture={{ url: '/lake.webp' }} sizes="92vw" />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('the largest picture of the first view is loaded first, others when they are near', () => {
  render(<Picture picture={LAKE} sizes="92vw" isPriority />);
  render(<Picture picture={{ ...LAKE, alt: 'Its bed' }} sizes="92vw" />);
  expect(screen.getByAltText('A camper by a lake')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('Its bed')).toHaveAttribute('loading', 'lazy');
});
