import { useIntl } from 'react-intl';

import { Popover } from '@campavia/ui/overlays';

import { layoutMessages } from '../../../layout/layout.messages';
import type { MenuProps } from '../../../layout/header/menus';
import { helpMenu } from '../entries/menus';

import { EntryList } from './entry-list';
import { useMenuReader } from './use-menu-context';

export function HelpMenu({ trigger, onClose }: MenuProps) {
  const { formatMessage } = useIntl();
  const groups = helpMenu(useMenuReader());
  const label = formatMessage(layoutMessages.help);
  return (
    <Popover isOpen onClose={onClose} label={label} triggerRef={{ current: trigger }}>
      <EntryList label={label} groups={groups} onClose={onClose} />
    </Popover>
  );
}
