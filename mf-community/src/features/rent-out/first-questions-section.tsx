import { useId } from 'react';
import { useIntl } from 'react-intl';

import { Slot } from '@campavia/remote-kit';
import { H2, Text } from '@campavia/ui';

import { useListingLink } from '../../data/use-listing-link';

import { ListCamperButton } from './list-camper-button';
import { rentOutMessages } from './rent-out.messages';
import { FirstQuestionsCard, QuestionsRoom, Section } from './rent-out.styles';

/** The first questions of listing a camper, on sites with listings. */
export function FirstQuestionsSection() {
  const { formatMessage } = useIntl();
  const id = useId();
  const link = useListingLink();
  if (link?.kind !== 'onboarding') return null;
  const button = <ListCamperButton variant="main" />;
  return (
    <Section>
      <FirstQuestionsCard>
        <div>
          <H2 id={id}>{formatMessage(rentOutMessages.firstTitle)}</H2>
          <Text $tone="soft">{formatMessage(rentOutMessages.firstText)}</Text>
        </div>
        <QuestionsRoom>
          <Slot
            name="rent-out.first-questions"
            with={{ labelledBy: id }}
            pending={button}
            none={button}
            failed={() => button}
          />
        </QuestionsRoom>
      </FirstQuestionsCard>
    </Section>
  );
}
