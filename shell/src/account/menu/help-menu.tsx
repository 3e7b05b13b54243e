import { useIntl } from 'react-intl';

import { Popover } from '@campavia/ui/overlays';

import { frameMessages } from '../../layout/frame.messages';
import type { WidgetProps } from '../../layout/header/widgets';
import { helpMenu } from '../entries/menus';

import { EntryList } from './entry-list';
import { useMenuReader } from './use-menu-reader';

/** What may be of help, under its button. */
export function HelpMenu({ trigger, onClose }: WidgetProps) {
  const { formatMessage } = useIntl();
  const groups = helpMenu(useMenuReader());
  const label = formatMessage(frameMessages.help);
  return (
    <Popover isOpen onClose={onClose} label={label} triggerRef={{ current: trigger }}>
      <EntryList label={label} groups={groups} onClose={onClose} />
    </Popover>
  );
}
