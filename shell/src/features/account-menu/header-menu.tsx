import { useEffect } from 'react';

import type { Messages } from '@campavia/i18n';

import type { MenuProps } from '../../layout/header/menus';
import { ProvideMessages } from '../../locale/provide-messages';

import { AccountMenu } from './menu/account-menu';
import { HelpMenu } from './menu/help-menu';
import { SisterPlatform } from './menu/sister-platform';

const MENUS = { account: AccountMenu, help: HelpMenu, 'sister-platform': SisterPlatform };

export function HeaderMenu({ messages, ...props }: MenuProps & { messages: Messages }) {
  const Chosen = MENUS[props.name];
  useFocusBack(props.trigger);
  return (
    <ProvideMessages messages={messages}>
      <Chosen {...props} />
    </ProvideMessages>
  );
}

/** A dialog that replaces a menu cannot return focus: the entry that opened it is gone. */
function useFocusBack(trigger: HTMLElement): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) trigger.focus();
      });
    },
    [trigger],
  );
}
