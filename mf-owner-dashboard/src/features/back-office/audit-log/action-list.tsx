import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { StaffAction } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { Small, Strong } from '@campavia/ui';

import { formatMoment } from '../format-moment';

import { actionMessages } from './actions.messages';
import { auditLogMessages } from './audit-log.messages';
import { describeChange } from './describe-change';

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

const Fields = styled.dl`
  display: grid;
  gap: var(--s1);
  margin: var(--s2) 0 0;
  font-size: var(--t-small);
  > div {
    display: grid;
    grid-template-columns: minmax(min-content, 10rem) minmax(0, 1fr);
    gap: 0 var(--s4);
  }
  > div > dt {
    color: var(--ink-2);
  }
  > div > dd {
    margin: 0;
  }
  @media (max-width: 639px) {
    > div {
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
          <Small $tone="soft">{formatMoment(intl, each.done_at)}</Small>
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
            <Changes action={each} />
          </div>
        </li>
      ))}
    </Rows>
  );
}

function nameOf({ first_name, last_name }: NonNullable<StaffAction['user']>): string {
  return `${first_name} ${last_name}`;
}

function Changes({ action }: { action: StaffAction }) {
  const fields = describeChange(useIntl(), action);
  if (fields.length === 0) return null;
  return (
    <Fields>
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Fields>
  );
}
