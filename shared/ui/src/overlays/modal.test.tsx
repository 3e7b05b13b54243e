import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';

import { Modal } from './index';

interface QuestionProps {
  isInsistent?: boolean;
}

function Page({ isInsistent }: QuestionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <IntlProvider locale="en-IE" onError={() => undefined}>
      <button onClick={() => setIsOpen(true)}>Cancel the trip</button>
      <a href="/d">Trips</a>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Cancel this trip?"
        isInsistent={isInsistent}
        actions={
          <>
            <button onClick={close}>Keep the trip</button>
            <button onClick={close}>Cancel, get €1,134.10</button>
          </>
        }
      >
        <p>€1,134.10 comes back.</p>
      </Modal>
      <div id="news" data-react-aria-top-layer="true">
        <button>Undo</button>
      </div>
    </IntlProvider>
  );
}

async function ask(props: QuestionProps = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  const trigger = screen.getByRole('button', { name: 'Cancel the trip' });
  await user.click(trigger);
  const role = props.isInsistent ? 'alertdialog' : 'dialog';
  return { user, trigger, window: screen.getByRole(role, { name: 'Cancel this trip?' }) };
}

const isGone = () => waitFor(() => expect(screen.queryByText('Cancel this trip?')).not.toBeInTheDocument());
const isScrollLocked = () => document.documentElement.style.overflow === 'hidden';

/** The dimmed backdrop of the dialog. */
function backdrop(window: HTMLElement): Element {
  const dim = window.parentElement?.parentElement;
  if (!dim) throw new Error('The dialog has no backdrop');
  return dim;
}

test('a click on the backdrop closes the dialog and returns the focus', async () => {
  const { user, trigger, window } = await ask();
  await user.click(backdrop(window));
  await isGone();
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('a click inside the dialog leaves it open', async () => {
  const { user, window } = await ask();
  await user.click(screen.getByText('€1,134.10 comes back.'));
  expect(window).toBeVisible();
});

test('the page does not scroll while the dialog is open, and does again afterwards', async () => {
  expect(isScrollLocked()).toBe(false);
  const { user } = await ask();
  expect(isScrollLocked()).toBe(true);
  await user.keyboard('{Escape}');
  await isGone();
  await waitFor(() => expect(isScrollLocked()).toBe(false));
});

test('Tab cycles inside the dialog', async () => {
  const { user, window } = await ask();
  expect(window).toContainElement(document.activeElement as HTMLElement);
  for (let press = 0; press < 4; press += 1) {
    await user.tab();
    expect(window).toContainElement(document.activeElement as HTMLElement);
  }
  await user.tab({ shift: true });
  expect(window).toContainElement(document.activeElement as HTMLElement);
});

test('a dialog that must be answered closes by its buttons only', async () => {
  const { user, window } = await ask({ isInsistent: true });
  await user.keyboard('{Escape}');
  await user.click(backdrop(window));
  expect(window).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep the trip' }));
  await isGone();
});

test('toasts stay available to screen readers while a dialog is open, the page does not', async () => {
  await ask();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Trips' })).not.toBeInTheDocument();
});
