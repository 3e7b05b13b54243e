import { useIntl } from 'react-intl';

import { useUser } from '@campavia/remote-kit';
import { Avatar, Row, Strong } from '@campavia/ui';
import { Popover, SidePanel } from '@campavia/ui/overlays';

import { headerMessages } from '../../../layout/header/header.messages';
import { pictureOf } from '../../../layout/header/avatar';
import type { MenuProps } from '../../../layout/header/menus';
import { accountMessages } from '../account.messages';
import { accountMenu } from '../entries/menus';

import { EntryList } from './entry-list';
import { Head } from './menu.styles';
import { useMenuActions } from './use-menu-actions';
import { useMenuReader } from './use-menu-context';

export function AccountMenu({ trigger, onClose, onOpen }: MenuProps) {
  const { formatMessage } = useIntl();
  const reader = useMenuReader();
  const actions = useMenuActions({ onOpen, present: reader.present });
  const label = formatMessage(headerMessages.account);
  const list = <EntryList label={label} groups={accountMenu(reader)} actions={actions} onClose={onClose} />;
  if (!reader.isWide) {
    return (
      <SidePanel isOpen onClose={onClose} label={label} head={<Welcome />}>
        {list}
      </SidePanel>
    );
  }
  return (
    <Popover isOpen onClose={onClose} label={label} triggerRef={{ current: trigger }} placement="bottom end">
      <Head>
        <Welcome />
      </Head>
      {list}
    </Popover>
  );
}

function Welcome() {
  const { formatMessage } = useIntl();
  const user = useUser();
  if (!user) return <Strong as="p">{formatMessage(accountMessages.menu)}</Strong>;
  return (
    <Row $noWrap>
      <Avatar name={user.first_name} userId={user.id} src={pictureOf(user)} />
      <Strong as="p">{formatMessage(accountMessages.welcome, { name: user.first_name })}</Strong>
    </Row>
  );
}
