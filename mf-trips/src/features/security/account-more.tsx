import type { Me } from '@campavia/contracts';

import { DataCard } from './data-card';
import { DeleteCard } from './delete-card';
import { DriverDocumentsCard } from './driver-documents-card';
import { MailCard } from './mail-card';
import { MoneyCard } from './money-card';
import { PasskeysCard } from './passkeys-card';
import { SessionsCard } from './sessions-card';

export interface AccountMoreProps {
  me: Me;
  column: 'main' | 'aside';
}

/** The cards of the account overview below and beside the profile. */
export function AccountMore({ me, column }: AccountMoreProps) {
  const isOwn = !me.actor;
  if (column === 'main') {
    return (
      <>
        {isOwn && <PasskeysCard />}
        {isOwn && <SessionsCard />}
        <MailCard />
      </>
    );
  }
  return (
    <>
      <DriverDocumentsCard me={me} />
      {isOwn && <DataCard />}
      <MoneyCard />
      <DeleteCard />
    </>
  );
}
