import { usePlatform } from '@campavia/remote-kit';

import type { MenuProps } from '../../../layout/header/menus';
import { openSingleSignOn } from '../../single-sign-on/open-single-sign-on';
import type { MenuAction } from '../entries/menu-entry';

export function useMenuActions({
  onOpen,
  present,
}: Pick<MenuProps, 'onOpen'> & { present: string }): Partial<Record<MenuAction, () => void>> {
  const { session } = usePlatform();
  return {
    'sign-in': () => session.askToSignIn(present),
    'single-sign-on': () => void openSingleSignOn(present),
    'list-elsewhere': () => onOpen('sister-platform'),
    'sign-out': () => void session.signOut(),
  };
}
