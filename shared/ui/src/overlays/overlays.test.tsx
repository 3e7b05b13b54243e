/** @jest-environment-options {"styles": true} */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { IntlProvider } from 'react-intl';

import { Menu, Modal, SidePanel } from './index';

const onSelect = jest.fn();

function Page() {
  const [opened, setOpened] = useState<'modal' | 'panel' | 'menu' | undefined>();
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(undefined);
  return (
    <IntlProvider locale="en-IE" onError={() => undefined}>
      <button onClick={() => setOpened('modal')}>Cancel</button>
      <button onClick={() => setOpened('panel')}>Account</button>
      <button ref={trigger} onClick={() => setOpened('menu')}>
        Language
      </button>
      <Modal
        isOpen={opened === 'modal'}
        onClose={close}
        title="Cancel this trip?"
        actions={<button onClick={close}>Keep the trip</button>}
      >
        <p>€1,134.10 comes back.</p>
      </Modal>
      <SidePanel isOpen={opened === 'panel'} onClose={close} label="Your account">
        <a href="/d">Trips</a>
      </SidePanel>
      <Menu
        triggerRef={trigger}
        isOpen={opened === 'menu'}
        onClose={close}
        label="Languages"
        items={[
          { id: 'de', label: 'Deutsch', lang: 'de', isChosen: false, onSelect: () => onSelect('de') },
          { id: 'en', label: 'English', isChosen: true },
          { id: 'fr', label: 'Français', lang: 'fr', isChosen: false, onSelect: () => onSelect('fr') },
        ]}
      />
    </IntlProvider>
  );
}

async function open(name: string) {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name }));
  return user;
}

test('a dialog is named by its question, hides the page, and returns the focus', async () => {
  const user = await open('Cancel');
  expect(screen.getByRole('dialog', { name: 'Cancel this trip?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('a side panel closes by its close button', async () => {
  const user = await open('Account');
  expect(screen.getByRole('link', { name: 'Trips' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a menu starts at the chosen item and moves by arrow keys and first letters', async () => {
  const user = await open('Language');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'Français' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toHaveFocus();
  await user.keyboard('f{Enter}');
  expect(onSelect).toHaveBeenCalledWith('fr');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('a panel is 320 to 400 px wide, and no wider than the window', async () => {
  await open('Account');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const names = [...(screen.getByRole('dialog').parentElement?.classList ?? [])];
  const own = rules.filter((rule) => names.some((name) => rule.startsWith(`.${name} `)));
  expect(own.join()).toContain('width: min(100vw, clamp(20rem, 88vw, 25rem));');
});
