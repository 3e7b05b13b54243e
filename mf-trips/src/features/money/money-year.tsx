import type { ReactNode } from 'react';
import { useIntl, type NoMessageValues, type TypedMessageDescriptor } from 'react-intl';

import type { Payins, Payouts } from '@campavia/contracts';
import { AddressLink, Navigate, useLocation, useToday } from '@campavia/remote-kit';
import { ButtonLink, EmptyState, FailurePanel, Skeleton, Small, Stack } from '@campavia/ui';

import { readPayinYear } from '../../rules/money/payin-year';

import { MoneyPage } from './money-page';
import { MoneyYears, type MoneyYearsProps } from './money-years';
import { payinsMessages } from './payins.messages';

type Plain = TypedMessageDescriptor<NoMessageValues>;
type OfYear = TypedMessageDescriptor<{ year: string }>;

/** Texts of payments or of payouts. */
interface YearMessages {
  lead: Plain;
  years: Plain;
  showYear: OfYear;
  empty: OfYear;
  emptyText: Plain;
  failed: Plain;
  note: Plain;
}

interface ChosenYearProps {
  address: MoneyYearsProps['address'];
  title: string;
  messages: YearMessages;
  children: (year: string) => ReactNode;
}

/** The year of the address, which always has one; a 404 if it is invalid. */
export function ChosenYear({ address, title, messages, children }: ChosenYearProps) {
  const { formatMessage } = useIntl();
  const today = useToday();
  const chosen = readPayinYear(useLocation().search, today);
  if ('redirect' in chosen) return <Navigate to={{ search: chosen.redirect }} replace />;
  if ('year' in chosen) return children(chosen.year);
  const year = today.slice(0, 4);
  return (
    <MoneyPage title={title} lead={formatMessage(messages.lead)} isReady>
      <EmptyState
        headingAs="h2"
        title={formatMessage(payinsMessages.invalid, { year: chosen.invalid })}
        text={formatMessage(payinsMessages.invalidText)}
        action={
          <ButtonLink as={AddressLink} to={address} search={`year=${year}`} variant="pine">
            {formatMessage(messages.showYear, { year })}
          </ButtonLink>
        }
      />
    </MoneyPage>
  );
}

interface YearContentProps {
  address: MoneyYearsProps['address'];
  year: string;
  /** Undefined while they load. */
  found: Pick<Payins | Payouts, 'years' | 'count'> | undefined;
  loading: { hasFailed: boolean; isRetrying: boolean; retry: () => void };
  messages: YearMessages;
  /** Sums and table. */
  children: ReactNode;
}

/** The entries of a year, below links to the other years. */
export function YearContent({ address, year, found, loading, messages, children }: YearContentProps) {
  const { formatMessage } = useIntl();
  if (loading.hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(messages.failed)}
        isRetrying={loading.isRetrying}
        onRetry={loading.retry}
      />
    );
  }
  if (!found) return <MoneySkeleton />;
  return (
    <>
      <MoneyYears address={address} label={formatMessage(messages.years)} chosen={year} years={found.years} />
      {found.count === 0 ? (
        <EmptyState
          headingAs="h2"
          title={formatMessage(messages.empty, { year })}
          text={formatMessage(messages.emptyText)}
        />
      ) : (
        <>
          {children}
          <Small as="p" $tone="soft">
            {formatMessage(messages.note)}
          </Small>
        </>
      )}
    </>
  );
}

export function MoneySkeleton() {
  return (
    <Stack $gap={6} aria-hidden="true">
      <Skeleton $height="2.75rem" $width="20rem" />
      <Skeleton $height="6rem" />
      <Skeleton $height="24rem" />
    </Stack>
  );
}
