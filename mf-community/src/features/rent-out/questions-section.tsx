import { useIntl } from 'react-intl';

import { H2, Icon } from '@campavia/ui';
import { ChevronDown } from '@campavia/ui/icons';

import { QUESTIONS } from './questions';
import { rentOutMessages } from './rent-out.messages';
import { QuestionList, Section } from './rent-out.styles';

export function QuestionsSection() {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <H2>{formatMessage(rentOutMessages.questionsTitle)}</H2>
      <QuestionList>
        {QUESTIONS.map(({ question, answer, values }) => (
          <details key={question.id}>
            <summary>
              {formatMessage(question)}
              <Icon of={ChevronDown} />
            </summary>
            <p>{formatMessage(answer, values)}</p>
          </details>
        ))}
      </QuestionList>
    </Section>
  );
}
