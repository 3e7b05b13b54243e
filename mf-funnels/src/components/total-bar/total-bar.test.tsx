import { useRef, useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';

import { aPrice } from '@campavia/contracts/testing';
import { renderScreen } from '@campavia/testing';

import { setUpSmallScreen, type SmallScreen } from '../../../test/small-screen';

import { BarSlotContext, type BarSlot, InBar } from './bar-slot';
import { PriceLines } from '../price/price-lines';

let small: SmallScreen;

beforeEach(() => {
  small = setUpSmallScreen();
  Element.prototype.scrollIntoView = jest.fn(() => small.setIntersection('in view'));
});

const isLines = (element: Element) => element.id === 'price-lines';
const linesAreThere = () => waitFor(() => expect(document.querySelector('#price-lines')).toBeInTheDocument());
const theBar = () => screen.getByRole('region', { name: 'Total' });

test('the link to all lines of the price moves the focus to the first of them', async () => {
  const { user } = renderScreen(<PriceLines price={aPrice()} />);
  await linesAreThere();
  small.setIntersection('below');
  screen.getByRole('link', { name: 'Price breakdown' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('link', { name: 'Price breakdown' })).not.toBeInTheDocument();
  const days = screen.getByText('7 days').closest('summary');
  expect(days).toHaveFocus();
});

/** A step whose main button counts its clicks, and its price. */
function Step({ isBusy }: { isBusy: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [slot, setSlot] = useState<BarSlot | null>(null);
  const [presses, setPresses] = useState(0);
  const button = (
    <button disabled={isBusy} onClick={() => setPresses(presses + 1)}>
      Continue
    </button>
  );
  return (
    <>
      <BarSlotContext value={slot}>
        <div ref={place} data-foot="">
          {button}
          <InBar place={place}>{button}</InBar>
        </div>
      </BarSlotContext>
      <output>{presses}</output>
      <PriceLines price={aPrice()} bar={{ onSlot: setSlot }} />
    </>
  );
}

const isFoot = (element: Element) => element.matches('[data-foot]');

test('the main button of a step is in the bar until it is in view itself, and works there', async () => {
  const { user } = renderScreen(<Step isBusy={false} />);
  await linesAreThere();
  small.setIntersection('below', isLines);
  expect(within(theBar()).queryByText('Continue')).not.toBeInTheDocument();
  small.setIntersection('below', isFoot);
  await user.click(within(theBar()).getByText('Continue'));
  expect(screen.getByRole('status')).toHaveTextContent('1');
  // Screen readers find one button, which keeps the focus after the click.
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  small.setIntersection('in view', isFoot);
  expect(within(theBar()).queryByText('Continue')).not.toBeInTheDocument();
});

test('the copy in the bar does nothing when the button itself would not', async () => {
  const { user } = renderScreen(<Step isBusy />);
  await linesAreThere();
  small.setIntersection('below', isLines);
  small.setIntersection('below', isFoot);
  await user.click(within(theBar()).getByText('Continue'));
  expect(screen.getByRole('status')).toHaveTextContent('0');
});
