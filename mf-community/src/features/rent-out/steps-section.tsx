import { useIntl } from 'react-intl';

import { H2, H3 } from '@campavia/ui';

import { rentOutMessages } from './rent-out.messages';
import { Section, StepList } from './rent-out.styles';

const STEPS = [
  { title: rentOutMessages.describeTitle, text: rentOutMessages.describeText },
  { title: rentOutMessages.checkTitle, text: rentOutMessages.checkText },
  { title: rentOutMessages.answerTitle, text: rentOutMessages.answerText },
  { title: rentOutMessages.keysTitle, text: rentOutMessages.keysText },
];

export function StepsSection() {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <H2>{formatMessage(rentOutMessages.stepsTitle)}</H2>
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
