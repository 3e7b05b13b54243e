import { useIntl } from 'react-intl';

import type { OwnListingProgress } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, Card, H2, Icon, Stack, VisuallyHidden } from '@campavia/ui';
import { Check, Clock } from '@campavia/ui/icons';

import { listRequirements, type RequirementRow } from '../../rules/listing-requirements';

import { camperMessages } from './camper.messages';
import { Steps } from './camper.styles';

/** The requirements for submitting a listing, with links. */
export function CheckList({ progress }: { progress: OwnListingProgress }) {
  const { formatMessage } = useIntl();
  const { id, next_step: next } = progress;
  return (
    <Card $isPadded>
      <Stack $gap={4}>
        <H2>{formatMessage(camperMessages.steps)}</H2>
        <Steps>
          {listRequirements(progress).map((row) => (
            <Requirement key={row.requirement} row={row} camperId={id} />
          ))}
        </Steps>
        {next && (
          <div>
            <ButtonLink
              as={AddressLink}
              to="onboarding.step"
              params={{ step: next }}
              search={new URLSearchParams({ camper: String(id) })}
              variant="main"
            >
              {formatMessage(camperMessages.carryOn)}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Requirement({ row, camperId }: { row: RequirementRow; camperId: number }) {
  const { formatMessage } = useIntl();
  const { requirement, isDone, page, step } = row;
  const name = formatMessage(camperMessages[requirement]);
  const label = (
    <>
      {formatMessage(isDone ? camperMessages.change : camperMessages.complete)}
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
  return (
    <li data-done={isDone || undefined}>
      <Icon of={isDone ? Check : Clock} />
      <span>{name}</span>
      <small>{formatMessage(isDone ? camperMessages.done : camperMessages.toDo)}</small>
      {page && (
        <AddressLink to={page.address} params={{ id: camperId }}>
          {label}
        </AddressLink>
      )}
      {step && (
        <AddressLink
          to="onboarding.step"
          params={{ step }}
          search={new URLSearchParams({ camper: String(camperId) })}
        >
          {label}
        </AddressLink>
      )}
    </li>
  );
}
