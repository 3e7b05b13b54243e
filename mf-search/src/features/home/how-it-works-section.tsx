import { useIntl } from 'react-intl';

import { H2, H3 } from '@campavia/ui';

import { Section, SectionHead } from '../../components/section.styles';

import { howItWorksMessages } from './how-it-works.messages';
import { StepList } from './how-it-works.styles';

const STEPS = [
  { title: howItWorksMessages.askTitle, text: howItWorksMessages.askText },
  { title: howItWorksMessages.yesTitle, text: howItWorksMessages.yesText },
  { title: howItWorksMessages.payTitle, text: howItWorksMessages.payText },
  { title: howItWorksMessages.keysTitle, text: howItWorksMessages.keysText },
];

export function HowItWorksSection() {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <SectionHead>
        <H2>{formatMessage(howItWorksMessages.title)}</H2>
      </SectionHead>
      <StepList>
        {STEPS.map(({ title, text }) => (
          <li key={title.id}>
            <H3>{formatMessage(title)}</H3>
            <p>{formatMessage(text)}</p>
          </li>
        ))}
      </StepList>
    </Section>
  );
}
