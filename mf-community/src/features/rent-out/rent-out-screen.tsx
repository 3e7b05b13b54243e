import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { H2, Text } from '@campavia/ui';

import { FeesSection } from './fees-section';
import { FirstQuestionsSection } from './first-questions-section';
import { GainsSection } from './gains-section';
import { InsuranceSection } from './insurance-section';
import { ListCamperButton } from './list-camper-button';
import { QuestionsSection } from './questions-section';
import { RentOutHead } from './rent-out-head';
import { rentOutMessages } from './rent-out.messages';
import { LastSection, Section } from './rent-out.styles';
import { StepsSection } from './steps-section';

/** The page about renting out, for owners. */
export function RentOutScreen() {
  const { formatMessage } = useIntl();
  useDocumentTitle(pageTitle(formatMessage(rentOutMessages.documentTitle)));
  useReady();
  return (
    <>
      <RentOutHead />
      <FirstQuestionsSection />
      <GainsSection />
      <StepsSection />
      <InsuranceSection />
      <FeesSection />
      <QuestionsSection />
      <Section>
        <LastSection>
          <H2>{formatMessage(rentOutMessages.lastTitle)}</H2>
          <Text $tone="soft">{formatMessage(rentOutMessages.lastText)}</Text>
          <ListCamperButton variant="pine" />
        </LastSection>
      </Section>
    </>
  );
}
