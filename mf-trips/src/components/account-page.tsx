import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { AddressLink, pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { H1, Icon, Lead, Note, Stack } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { accountPageMessages } from './account-page.messages';

/** Texts and forms are easier to read in a narrow column. */
const Column = styled(Stack)<{ $isWide?: boolean }>`
  max-width: ${(props) => (props.$isWide ? '64rem' : '46rem')};
  padding-bottom: var(--s10);
`;

const Back = styled(AddressLink)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: var(--s2);
  min-height: 1.75rem;
  font-size: var(--t-small);
  font-weight: 600;
`;

const BACK = {
  account: { address: 'account', label: accountPageMessages.toAccount },
  profile: { address: 'account.profile', label: accountPageMessages.toProfile },
};

export interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  back?: keyof typeof BACK;
  /** With two columns. */
  isWide?: boolean;
  children: ReactNode;
}

export function AccountPage({ title, lead, back, isWide, children }: AccountPageProps) {
  const { formatMessage } = useIntl();
  useDocumentTitle(pageTitle(title));
  useReady();
  return (
    <Column $gap={8} $isWide={isWide}>
      <Stack $gap={3}>
        {back && (
          <Back to={BACK[back].address}>
            <Icon of={ArrowLeft} />
            {formatMessage(BACK[back].label)}
          </Back>
        )}
        <H1>{title}</H1>
        {lead && <Lead>{lead}</Lead>}
      </Stack>
      {children}
    </Column>
  );
}

export const Narrow = styled.div`
  max-width: 28rem;
`;

export function ActingNote({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  return <Note tone="care">{formatMessage(accountPageMessages.acting, { name })}</Note>;
}
