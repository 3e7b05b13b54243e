import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { StaffAction } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { AddressLink } from '@campavia/remote-kit';
import { Small, Strong } from '@campavia/ui';

import { actionMessages } from './actions.messages';
import { auditLogMessages } from './audit-log.messages';

const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: var(--s1) var(--s5);
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
  }
  > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media (max-width: 639px) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Acts of staff, each with who did it, when, whom it concerns, before and after. */
export function ActionList({ actions }: { actions: readonly StaffAction[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Rows>
      {actions.map((each) => (
        <li key={each.id}>
          <Small $tone="soft">
            {formatMoment(intl, each.done_at)}
          </Small>
          <div>
            <Strong as="p">{formatMessage(actionMessages[each.action])}</Strong>
            <Small as="p">
              {[
                formatMessage(auditLogMessages.by, { name: each.staff.first_name }),
                formatMessage(auditLogMessages.subject, { id: String(each.subject_id) }),
              ].join(' · ')}
            </Small>
            {each.user && (
              <AddressLink to="staff.person" params={{ id: each.user.id }}>
                {nameOf(each.user)}
              </AddressLink>
            )}
            <Change before={each.before} after={each.after} />
          </div>
        </li>
      ))}
    </Rows>
  );
}

function nameOf({ first_name, last_name }: NonNullable<StaffAction['user']>): string {
  return `${first_name} ${last_name}`;
}

function Change({ before, after }: Pick<StaffAction, 'before' | 'after'>) {
  const [was, is] = [describe(before), describe(after)];
  if (!was && !is) return null;
  return (
    <Small as="p" $tone="soft">
      {[was, is].filter(Boolean).join(' → ')}
    </Small>
  );
}

// The fields of the record as they are stored: staff read them as they read codes of the api.
function describe(values: Record<string, unknown>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
