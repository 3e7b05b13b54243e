import { useEffect, useRef } from 'react';

import type { FaqQuestion, FaqTopic, FaqTrip } from '@campavia/contracts';
import { H2, Icon } from '@campavia/ui';
import { ChevronDown } from '@campavia/ui/icons';

import { readWords } from '../../rules/help/match-text';
import { concernsDeposit } from '../../rules/help/own-trip';

import { AnswerBlock, lineText } from './answer-block';
import { Answer, QuestionList, TopicSection } from './help.styles';
import { MarkedText } from './marked-text';
import { OwnTrip } from './own-trip';

interface TopicAnswersProps {
  topic: FaqTopic;
  query: string;
  opened: string | undefined;
  trip: FaqTrip | undefined;
}

export function TopicAnswers({ topic, query, opened, trip }: TopicAnswersProps) {
  const words = readWords(query);
  return (
    <TopicSection aria-labelledby={`topic-${topic.id}`}>
      <H2 id={`topic-${topic.id}`}>{topic.title}</H2>
      <QuestionList>
        {topic.questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            words={words}
            isOpened={question.id === opened}
            trip={concernsDeposit(question.id) ? trip : undefined}
          />
        ))}
      </QuestionList>
    </TopicSection>
  );
}

interface QuestionProps {
  question: FaqQuestion;
  words: readonly string[];
  isOpened: boolean;
  trip: FaqTrip | undefined;
}

function Question({ question: { id, question, answer }, words, isOpened, trip }: QuestionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isOpened || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [isOpened]);
  return (
    <details ref={details} id={id} open={isOpened}>
      <summary>
        <span>
          <MarkedText text={question} words={words} />
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <Answer>
        {answer.map((block) => (
          <AnswerBlock key={block.lines.map(lineText).join()} block={block} words={words} />
        ))}
        {trip && <OwnTrip trip={trip} />}
      </Answer>
    </details>
  );
}
