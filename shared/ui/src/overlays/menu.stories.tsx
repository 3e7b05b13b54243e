import { Heart, LogOut, User } from 'lucide-react';
import { useRef, useState } from 'react';

import type { WidgetStories } from '@campavia/testing/stories';

import { Button } from '../core';
import { Menu, type MenuItem } from './menu';

const ACCOUNT: readonly MenuItem[] = [
  { id: 'profile', label: 'Profile', icon: User, href: '#profile' },
  { id: 'wishlist', label: 'Wishlist', icon: Heart, href: '#wishlist' },
  { id: 'sign-out', label: 'Sign out', icon: LogOut },
];
const LANGUAGES: readonly MenuItem[] = [
  { id: 'en', label: 'English', isChosen: true },
  { id: 'fr', label: 'Français', isChosen: false, lang: 'fr' },
  { id: 'de', label: 'Deutsch', isChosen: false, lang: 'de' },
];
const LONG: readonly MenuItem[] = Array.from({ length: 30 }, (_, index) => ({
  id: `trip-${index}`,
  label: 'A journey along the whole coast of the Atlantic with the dog and the grandparents',
  icon: Heart,
}));

interface AccountMenuProps {
  items?: readonly MenuItem[];
  label?: string;
}

function AccountMenu({ items = ACCOUNT, label = 'Account' }: AccountMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button ref={trigger} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Menu
        triggerRef={trigger}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        label={label}
        items={items}
        placement="bottom start"
      />
    </>
  );
}

/** A click opens the menu. */
const press = ['#app-gallery button'];

export const stories: WidgetStories = {
  widgets: ['Menu'],
  states: {
    'open: links and buttons': { show: () => <AccountMenu />, press },
    'open: one of several': { show: () => <AccountMenu label="Language" items={LANGUAGES} />, press },
    'open: long text': { show: () => <AccountMenu label="Trips" items={LONG} />, press },
  },
};
