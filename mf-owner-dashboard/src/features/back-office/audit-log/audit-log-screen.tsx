import { type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { AuditLog, AuditLogQuery } from '@campavia/contracts';
import { isPlainDate, isRecordId, STAFF_ACTIONS, type StaffActionName } from '@campavia/domain';
import { Link, pathOf, useLocation, useNavigate } from '@campavia/remote-kit';
import { Button, EmptyState, H1, Lead, Pager, Stack, TextField } from '@campavia/ui';
import { Select } from '@campavia/ui/choices';
import { Search } from '@campavia/ui/icons';

import { titleMessages } from '../../../components/title.messages';
import { useAuditLog } from '../../../data/back-office/use-back-office';
import { Answered, BackOfficePage } from '../back-office-page';

import { ActionList } from './action-list';
import { actionMessages } from './actions.messages';
import { auditLogMessages } from './audit-log.messages';

const PAGE_SIZE = 25;
const EVERY = 'every';

const Filters = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  gap: var(--s4);
  align-items: end;
`;

/** Everything that staff did, searched by act, days and user. */
export function AuditLogScreen() {
  return <BackOfficePage>{() => <Log />}</BackOfficePage>;
}

function Log() {
  const query = readQuery(useLocation().search);
  return (
    <Answered title={titleMessages.staff} failed={auditLogMessages.failed} answer={useAuditLog(query)}>
      {(log) => <LoadedLog log={log} query={query} />}
    </Answered>
  );
}

function LoadedLog({ log: { count, results }, query }: { log: AuditLog; query: AuditLogQuery }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <H1>{formatMessage(auditLogMessages.title)}</H1>
        <Lead>{formatMessage(auditLogMessages.count, { count })}</Lead>
      </Stack>
      <LogFilters query={query} />
      {results.length === 0 ? (
        <EmptyState
          headingAs="h2"
          title={formatMessage(auditLogMessages.empty)}
          text={formatMessage(auditLogMessages.emptyText)}
        />
      ) : (
        <ActionList actions={results} />
      )}
      <Pager
        page={query.page ?? 1}
        pageCount={Math.ceil(count / PAGE_SIZE)}
        linkAs={Link}
        linkProps={(page) => ({ to: pathTo({ ...query, page }) })}
      />
    </Stack>
  );
}

/** The filters are in the address, so that a search can be shared. */
function LogFilters({ query }: { query: AuditLogQuery }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const items = [
    { id: EVERY, name: formatMessage(auditLogMessages.every) },
    ...STAFF_ACTIONS.map((id) => ({ id: id as string, name: formatMessage(actionMessages[id]) })),
  ];

  function open(changed: AuditLogQuery) {
    const path = pathTo({ ...query, ...changed, page: 1 });
    if (path !== undefined) void navigate(path, { preventScrollReset: true });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const valueOf = (name: string) => String(form.get(name) ?? '').trim();
    const [from, to, user] = ['from', 'to', 'user_id'].map(valueOf);
    open({
      from: isPlainDate(from) ? from : undefined,
      to: isPlainDate(to) ? to : undefined,
      user_id: isRecordId(user) ? Number(user) : undefined,
    });
  }

  return (
    <Filters onSubmit={submit}>
      <Select
        label={formatMessage(auditLogMessages.action)}
        items={items}
        selectedId={query.action ?? EVERY}
        onChoose={({ id }) => open({ action: id === EVERY ? undefined : (id as StaffActionName) })}
      />
      <TextField
        type="date"
        name="from"
        label={formatMessage(auditLogMessages.from)}
        defaultValue={query.from}
      />
      <TextField type="date" name="to" label={formatMessage(auditLogMessages.to)} defaultValue={query.to} />
      <TextField
        name="user_id"
        inputMode="numeric"
        label={formatMessage(auditLogMessages.user)}
        defaultValue={query.user_id}
      />
      <Button type="submit" variant="line" icon={Search}>
        {formatMessage(auditLogMessages.search)}
      </Button>
    </Filters>
  );
}

function pathTo(query: AuditLogQuery): string | undefined {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return pathOf(
    'staff.audit-log',
    {},
    new URLSearchParams(given.map(([name, value]) => [name, String(value)])),
  );
}

/** The query of an address; invalid values are left out. */
function readQuery(search: string): AuditLogQuery {
  const query = new URLSearchParams(search);
  const [action, from, to, user] = ['action', 'from', 'to', 'user_id'].map(
    (name) => query.get(name) ?? undefined,
  );
  const page = Number(query.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    page_size: PAGE_SIZE,
    action: STAFF_ACTIONS.find((each) => each === action),
    from: isPlainDate(from) ? from : undefined,
    to: isPlainDate(to) ? to : undefined,
    user_id: isRecordId(user) ? Number(user) : undefined,
  };
}
