import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { BeneficialOwner, UboDeclaration } from '@campavia/contracts';
import { MAX_BENEFICIAL_OWNERS, momentMs } from '@campavia/domain';
import { Button, H3, Note, Small, Stack, Strong, Row } from '@campavia/ui';

import type { UseDeclaration } from '../../../data/account/use-declaration';

import { beneficialOwnersMessages } from './beneficial-owners.messages';
import { PersonForm } from './person-form';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;
  justify-content: space-between;
  padding: var(--s4) 0;
  border-top: 1px solid var(--line);
`;

export interface PersonsProps {
  state: UseDeclaration;
  declaration: UboDeclaration;
  isReadOnly: boolean;
}

/** The people of a declaration, with their actions. */
export function Persons({ state, declaration, isReadOnly }: PersonsProps) {
  const [edited, setEdited] = useState<BeneficialOwner | 'new'>();
  const { status, users } = declaration;
  const isOpen = !isReadOnly && isOpenStatus(status);
  const form = edited ?? (users.length === 0 ? 'new' : undefined);
  if (isOpen && form) {
    return <EditedPerson state={state} users={users} edited={form} onClose={() => setEdited(undefined)} />;
  }
  return (
    <Stack $gap={5}>
      <PersonList users={users} onEdit={isOpen ? setEdited : undefined} />
      <Failures state={state} />
      {isOpen && <OpenActions state={state} users={users} onAdd={() => setEdited('new')} />}
      {!isReadOnly && status === 'R' && <BeginAgain state={state} />}
    </Stack>
  );
}

/** Whether people can be added and edited: before the declaration, while it is open, and when it is incomplete. */
function isOpenStatus(status: UboDeclaration['status']): boolean {
  return status === null || status === 'C' || status === 'I';
}

interface EditedPersonProps {
  state: UseDeclaration;
  users: readonly BeneficialOwner[];
  edited: BeneficialOwner | 'new';
  onClose: () => void;
}

function EditedPerson({ state, users, edited, onClose }: EditedPersonProps) {
  const person = edited === 'new' ? undefined : edited;
  return (
    <PersonForm
      key={person?.id ?? 'new'}
      state={state}
      person={person}
      onClose={users.length === 0 ? undefined : onClose}
      onSaved={onClose}
    />
  );
}

interface PersonListProps {
  users: readonly BeneficialOwner[];
  onEdit: PersonLineProps['onEdit'];
}

function PersonList({ users, onEdit }: PersonListProps) {
  const { formatMessage } = useIntl();
  if (users.length === 0) return null;
  return (
    <section>
      <H3 as="h2">{formatMessage(beneficialOwnersMessages.persons)}</H3>
      <List>
        {users.map((person) => (
          <PersonLine key={person.id} person={person} onEdit={onEdit} />
        ))}
      </List>
    </section>
  );
}

interface PersonLineProps {
  person: BeneficialOwner;
  onEdit: ((person: BeneficialOwner) => void) | undefined;
}

function PersonLine({ person, onEdit }: PersonLineProps) {
  const { formatMessage, formatDate } = useIntl();
  const name = `${person.first_name} ${person.last_name}`;
  return (
    <Line>
      <div>
        <Strong>{name}</Strong>
        <Small as="p">
          {formatMessage(beneficialOwnersMessages.born, {
            date: formatDate(momentMs(`${person.birthday}T00:00:00Z`), {
              dateStyle: 'long',
              timeZone: 'UTC',
            }),
            city: person.birth_city,
          })}
        </Small>
      </div>
      {onEdit && (
        <Button
          variant="line"
          size="s"
          aria-label={formatMessage(beneficialOwnersMessages.editPerson, { name })}
          onClick={() => onEdit(person)}
        >
          {formatMessage(beneficialOwnersMessages.edit)}
        </Button>
      )}
    </Line>
  );
}

interface OpenActionsProps {
  state: UseDeclaration;
  users: readonly BeneficialOwner[];
  onAdd: () => void;
}

function OpenActions({ state, users, onAdd }: OpenActionsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={3}>
      {users.length >= MAX_BENEFICIAL_OWNERS && (
        <Small as="p">{formatMessage(beneficialOwnersMessages.most)}</Small>
      )}
      <Row $gap={3}>
        <Button
          isBusy={state.isBusy}
          busyLabel={formatMessage(beneficialOwnersMessages.submitting)}
          onClick={() => void state.submit()}
        >
          {formatMessage(beneficialOwnersMessages.submit)}
        </Button>
        {users.length < MAX_BENEFICIAL_OWNERS && (
          <Button variant="line" onClick={onAdd}>
            {formatMessage(beneficialOwnersMessages.add)}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function BeginAgain({ state }: { state: UseDeclaration }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <Button isBusy={state.isBusy} onClick={() => void state.begin()}>
        {formatMessage(beneficialOwnersMessages.begin)}
      </Button>
    </div>
  );
}

/** Why the declaration was not submitted or not begun. */
function Failures({ state }: { state: UseDeclaration }) {
  const { formatMessage } = useIntl();
  if (state.statusEntries.length === 0) return null;
  const [{ text } = {}] = state.statusEntries;
  return (
    <div role="alert">
      <Note tone="stop">{text ?? formatMessage(beneficialOwnersMessages.notSubmitted)}</Note>
    </div>
  );
}
