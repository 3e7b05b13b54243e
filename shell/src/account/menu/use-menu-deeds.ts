import { usePlatform } from '@campavia/remote-kit';

import type { WidgetProps } from '../../layout/header/widgets';
import { openSingleSignOn } from '../../screens/sso/open-single-sign-on';
import type { MenuDeed } from '../entries/menu-entry';

/** What the lines of a menu do. One without a function here is a link like any other. */
export function useMenuDeeds({
  onOpen,
  present,
}: Pick<WidgetProps, 'onOpen'> & { present: string }): Partial<Record<MenuDeed, () => void>> {
  const { session } = usePlatform();
  return {
    'sign-in': () => session.askToSignIn(present),
    'single-sign-on': () => void openSingleSignOn(present),
    'list-elsewhere': () => onOpen('sister-platform'),
    'sign-out': () => void session.signOut(),
  };
}
