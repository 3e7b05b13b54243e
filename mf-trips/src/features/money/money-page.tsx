import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { H1, Icon, Row, Stack, Text } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { accountPageMessages } from '../../components/account-page.messages';

import { Back, Page } from './money.styles';

export interface MoneyPageProps {
  title: string;
  lead: string;
  isReady: boolean;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** The layout of a page about money of the user. */
export function MoneyPage({ title, lead, isReady, action, children }: MoneyPageProps) {
  const { formatMessage } = useIntl();
  useDocumentTitle(pageTitle(title));
  useReady(isReady);
  return (
    <Page $gap={6}>
      <Row $justify="between" $align="end" $gap={4}>
        <Stack $gap={2}>
          <Back to="account">
            <Icon of={ArrowLeft} />
            {formatMessage(accountPageMessages.toAccount)}
          </Back>
          <H1>{title}</H1>
          <Text $tone="soft">{lead}</Text>
        </Stack>
        {action}
      </Row>
      {children}
    </Page>
  );
}
