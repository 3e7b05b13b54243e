import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { hrefOf, pageTitle, useDocumentTitle, usePlatform } from '@campavia/remote-kit';
import { ButtonLink, FailurePanel, Small, Spinner, Wrap } from '@campavia/ui';

import { layoutMessages } from '../layout/layout.messages';
import { breakdownPicture } from '../layout/pictures/pictures';

import { failureMessages } from './failure.messages';

/** Seconds until each automatic retry; after the last one there is none. */
export const RETRY_DELAYS_S = [8, 20, 60] as const;

const Content = styled(Wrap)`
  padding-block: var(--s10);
`;

const Countdown = styled(Small)`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  margin-top: var(--s4);
  color: var(--ink-2);
`;

export interface FailurePageProps {
  part: string;
  reference: string;
  failures: number;
  triesByItself: boolean;
  /** The code failed to load: the page retries when the browser is online again. */
  awaitsConnection: boolean;
  onRetry: (by: 'reader' | 'clock') => void;
}

export function FailurePage(props: FailurePageProps) {
  const { part, reference, failures, triesByItself, awaitsConnection, onRetry } = props;
  const { formatMessage } = useIntl();
  const [retried, setRetried] = useState(0);
  const isRetrying = retried === failures;
  const wait = triesByItself ? RETRY_DELAYS_S[failures - 1] : undefined;
  useDocumentTitle(pageTitle(formatMessage(failureMessages.title)));

  function retry(by: 'reader' | 'clock'): void {
    setRetried(failures);
    onRetry(by);
  }

  useEffect(() => {
    if (!awaitsConnection) return;
    const tryAgain = () => retry('clock');
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  });

  return (
    <Content>
      <FailurePanel
        title={formatMessage(failureMessages.title)}
        text={formatMessage(failureMessages.text)}
        onRetry={() => retry('reader')}
        isRetrying={isRetrying}
        secondaryAction={<ElsewhereLink part={part} />}
        help={<Help />}
        reference={reference}
        picture={<img src={breakdownPicture} alt="" width="640" height="480" />}
      />
      {wait !== undefined && !isRetrying && (
        <OwnRetry key={failures} seconds={wait} onOver={() => retry('clock')} />
      )}
    </Content>
  );
}

function ElsewhereLink({ part }: { part: string }) {
  const { formatMessage } = useIntl();
  const { addresses } = usePlatform();
  const elsewhere = ['search', 'home'].find((addressId) =>
    addresses.some((address) => address.id === addressId && address.part !== part),
  );
  if (!elsewhere) return null;
  return (
    <ButtonLink variant="line" href={hrefOf(elsewhere)}>
      {formatMessage(elsewhere === 'search' ? layoutMessages.find : failureMessages.home)}
    </ButtonLink>
  );
}

function Help(): ReactNode {
  const { formatMessage } = useIntl();
  const number = usePlatform().referential?.phone_number;
  if (!number) return null;
  const call = (chunks: ReactNode) => <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{chunks}</a>;
  return formatMessage(failureMessages.help, { phone: number, call });
}

function OwnRetry({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { formatMessage } = useIntl();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onOver()), 1000);
    return () => clearTimeout(timer);
  }, [left, onOver]);
  return (
    <Countdown as="p" aria-live="off">
      <Spinner />
      {formatMessage(failureMessages.countdown, { seconds: left })}
    </Countdown>
  );
}
