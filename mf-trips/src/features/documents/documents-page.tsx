import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle, useReady, type AddressParams } from '@campavia/remote-kit';
import { FailurePanel, H1, H2, Icon, Lead, Skeleton, Stack } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { documentMessages } from './documents.messages';
import { Back, NarrowPage, Page } from './documents.styles';

export interface DocumentsPageProps {
  title: string;
  /** Beside the heading. */
  badge?: ReactNode;
  lead?: string;
  isLoading?: boolean;
  /** A page about one document. */
  isNarrow?: boolean;
  back: { address: string; params: AddressParams; label: string };
  /** For use inside a page with a heading and title of its own. */
  isSection?: boolean;
  children: ReactNode;
}

/** The layout of a page with documents. */
export function DocumentsPage(props: DocumentsPageProps) {
  const { title, badge, lead, isLoading = false, isNarrow, back, isSection, children } = props;
  useReady(!isLoading);
  const Frame = isNarrow ? NarrowPage : Page;
  return (
    <Frame>
      {!isSection && <DocumentTitle title={title} />}
      <Stack as="header" $gap={3}>
        <Back to={back.address} params={back.params}>
          <Icon of={ArrowLeft} />
          {back.label}
        </Back>
        {badge && <div>{badge}</div>}
        {isSection ? <H2>{title}</H2> : <H1>{title}</H1>}
        {isLoading && !lead ? <Skeleton $width="80%" $height="1.75rem" /> : lead && <Lead>{lead}</Lead>}
      </Stack>
      {children}
    </Frame>
  );
}

function DocumentTitle({ title }: Pick<DocumentsPageProps, 'title'>) {
  useDocumentTitle(pageTitle(title));
  return null;
}

export interface DocumentsFailureProps {
  isRetrying: boolean;
  onRetry: () => void;
  /** One document, not all. */
  isOne?: boolean;
}

export function DocumentsFailure({ isRetrying, onRetry, isOne }: DocumentsFailureProps) {
  const { formatMessage } = useIntl();
  useReady();
  const title = formatMessage(isOne ? documentMessages.failedOne : documentMessages.failed);
  return <FailurePanel title={title} isRetrying={isRetrying} onRetry={onRetry} />;
}
