import { useEffect } from 'react';

import type { Messages } from '@campavia/i18n';

import type { WidgetProps } from '../layout/header/widgets';
import { OwnWords } from '../screens/own-words';

import { AccountMenu } from './menu/account-menu';
import { HelpMenu } from './menu/help-menu';
import { SisterPlatform } from './sister/sister-platform';

const WIDGETS = { account: AccountMenu, help: HelpMenu, 'sister-platform': SisterPlatform };

/** One of those that open from the header. */
export function Widget({ words, ...props }: WidgetProps & { words: Messages }) {
  const Chosen = WIDGETS[props.name];
  useFocusBack(props.trigger);
  return (
    <OwnWords words={words}>
      <Chosen {...props} />
    </OwnWords>
  );
}

/** A window that came in place of a menu knows nothing to go back to: the line that opened it is gone. */
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
