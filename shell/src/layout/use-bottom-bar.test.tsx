import { useRef } from 'react';

import { renderScreen } from '@campavia/testing';

import { useBottomBar } from './use-bottom-bar';

function Bar({ height }: { height: number }) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  const give = (element: HTMLDivElement | null) => {
    bar.current = element;
    if (element) Object.defineProperty(element, 'offsetHeight', { value: height });
  };
  return <div ref={give} data-testid={height} style={{ position: 'fixed' }} />;
}

const container = () => document.documentElement.style.getPropertyValue('--bar-below');

test('two bars at the bottom of the window do not overlap, and the page has space for both', () => {
  const lower = renderScreen(<Bar height={80} />);
  const upper = renderScreen(<Bar height={40} />);
  expect(upper.getByTestId('40').style.bottom).toBe('80px');
  expect(container()).toBe('120px');
  lower.unmount();
  expect(upper.getByTestId('40').style.bottom).toBe('0px');
  expect(container()).toBe('40px');
  upper.unmount();
  expect(container()).toBe('');
});
