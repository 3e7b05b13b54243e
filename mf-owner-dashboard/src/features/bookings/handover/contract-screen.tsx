import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { ContractSheet } from '@campavia/parts/contract-sheet';
import { pageTitle, useDocumentTitle, usePlatform } from '@campavia/remote-kit';
import { Button, FailurePanel, H1, Icon, Skeleton, Stack } from '@campavia/ui';
import { ArrowLeft, Printer } from '@campavia/ui/icons';

import { titleMessages } from '../../../components/title.messages';
import { useContract } from '../../../data/handover/use-contract';

import { BookingLoader } from '../booking-loader';
import { Back } from '../booking.styles';
import { pageMessages } from '../report/pages.messages';
import { contractMessages } from './contract.messages';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  @media print {
    display: none;
  }
`;

/** The rental contract of a booking, to read and to print. */
export function ContractScreen() {
  return <BookingLoader>{({ id }) => <ContractPage bookingId={id} />}</BookingLoader>;
}

function ContractPage({ bookingId }: { bookingId: number }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { contract, failure, isRetrying, retry } = useContract(bookingId);
  const title = formatMessage(titleMessages.contract);
  useDocumentTitle(pageTitle(title));
  if (failure === 'unknown') return <NotFound />;
  return (
    <Stack $gap={6} style={{ paddingBottom: 'var(--s10)' }}>
      <div data-not-printed>
        <Back to="booking" params={{ id: bookingId }}>
          <Icon of={ArrowLeft} />
          {formatMessage(pageMessages.back)}
        </Back>
      </div>
      <Head>
        <H1>{title}</H1>
        {contract && (
          <Button icon={Printer} onClick={() => window.print()}>
            {formatMessage(contractMessages.print)}
          </Button>
        )}
      </Head>
      {failure && (
        <FailurePanel
          headingAs="h2"
          title={formatMessage(contractMessages.contractFailed)}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {contract && <ContractSheet contract={contract} />}
      {!contract && !failure && <Skeleton $height="48rem" $radius="var(--cab-m)" />}
    </Stack>
  );
}
