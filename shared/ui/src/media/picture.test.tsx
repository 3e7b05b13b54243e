import { render, screen } from '@testing-library/react';

import { Picture } from './picture';

const LAKE = { url: '/lake.webp', alt: 'A camper by a lake' };

test('a picture says what there is to see, and keeps its room before it is there', () => {
  render(<Picture picture={LAKE} sizes="92vw" />);
  const picture = screen.getByRole('img', { name: 'A camper by a lake' });
  expect(picture).toHaveAttribute('width', '1280');
  expect(picture).toHaveAttribute('height', '853');
});

test('a picture that only adorns is passed over by those who do not see it', () => {
  const { container } = render(<Picture picture={{ url: '/lake.webp' }} sizes="92vw" />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('the largest picture of the first view comes first, others when they are near', () => {
  render(<Picture picture={LAKE} sizes="92vw" isPriority />);
  render(<Picture picture={{ ...LAKE, alt: 'Its bed' }} sizes="92vw" />);
  expect(screen.getByAltText('A camper by a lake')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('Its bed')).toHaveAttribute('loading', 'lazy');
});
