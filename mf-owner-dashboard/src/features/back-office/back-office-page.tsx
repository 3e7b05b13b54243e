import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { styled } from 'styled-components';

import { SignedIn } from '@campavia/parts/signed-in';
import {
  AddressLink,
  pageTitle,
  useDocumentTitle,
  useLocation,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import { Badge, FailurePanel, Skeleton, Stack } from '@campavia/ui';
import { ShieldCheck } from '@campavia/ui/icons';

import type { BackOfficeAnswer } from '../../data/back-office/use-back-office';

import { backOfficeMessages } from './back-office.messages';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  align-items: center;
  border-bottom: 1px solid var(--line);
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    border-bottom: 3px solid transparent;
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
  > a[aria-current] {
    border-bottom-color: var(--marigold-500);
  }
  > :last-child {
    margin-left: auto;
  }
  @media (max-width: 639px) {
    > :last-child {
      margin-left: 0;
    }
  }
`;

const LINKS = [
  { address: 'staff', starts: '/d/staff', message: backOfficeMessages.queues },
  { address: 'staff.people', starts: '/d/staff/people', message: backOfficeMessages.people },
  { address: 'staff.money', starts: '/d/staff/money', message: backOfficeMessages.money },
  { address: 'staff.incidents', starts: '/d/staff/incidents', message: backOfficeMessages.incidents },
  { address: 'staff.audit-log', starts: '/d/staff/audit-log', message: backOfficeMessages.auditLog },
  { address: 'log-as', starts: '/login/log-as', message: backOfficeMessages.logAs },
] as const;

const ELSEWHERE = [
  '/d/staff/people',
  '/d/staff/audit-log',
  '/d/staff/money',
  '/d/staff/incidents',
  '/d/staff/bookings',
];

interface PageProps<Data> {
  /** Title of the browser tab until a page sets its own. */
  title: MessageDescriptor | string;
  failed: MessageDescriptor;
  answer: BackOfficeAnswer<Data>;
  /** In place of the page while it loads. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page of the back office: only staff find it. */
export function BackOfficePage(props: { children: () => ReactNode }) {
  return <SignedIn>{() => props.children()}</SignedIn>;
}

/** The answer of one call, its skeleton or its failure, below the links of the back office. */
export function Answered<Data>({ title, failed, answer, skeleton, children }: PageProps<Data>) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { data, failure, isRetrying, retry } = answer;
  useDocumentTitle(pageTitle(typeof title === 'string' ? title : formatMessage(title)));
  useReady(data !== undefined || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  return (
    <Stack $gap={6}>
      <BackOfficeLinks />
      {failure && <FailurePanel title={formatMessage(failed)} isRetrying={isRetrying} onRetry={retry} />}
      {!failure && data === undefined && (skeleton ?? <PageSkeleton />)}
      {data !== undefined && children(data)}
    </Stack>
  );
}

/** The links between the pages of the back office. */
export function BackOfficeLinks() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const isElsewhere = ELSEWHERE.some((path) => pathname.includes(path));
  return (
    <Bar aria-label={formatMessage(backOfficeMessages.pages)}>
      {LINKS.map(({ address, starts, message }) => {
        const isCurrent = address === 'staff' ? !isElsewhere : pathname.includes(starts);
        return (
          <AddressLink key={address} to={address} aria-current={isCurrent ? 'page' : undefined}>
            {formatMessage(message)}
          </AddressLink>
        );
      })}
      <Badge tone="quiet" icon={ShieldCheck}>
        {formatMessage(backOfficeMessages.backOffice)}
      </Badge>
    </Bar>
  );
}

function PageSkeleton() {
  return (
    <Stack $gap={5} aria-hidden="true">
      <Skeleton $height="5rem" />
      <Skeleton $height="24rem" />
    </Stack>
  );
}
