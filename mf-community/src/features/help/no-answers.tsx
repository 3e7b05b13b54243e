import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { FaqTopic } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { Card, Stack, Strong, Text } from '@campavia/ui';

import { writeHelpView } from '../../rules/help/help-view';
import { countQuestions, searchHelp } from '../../rules/help/search-help';
import { suggestWord } from '../../rules/help/suggest-word';

import { foundMessages } from './found.messages';
import { helpMessages } from './help.messages';
import { NoAnswersText, TopicLinks } from './help.styles';

interface NoAnswersProps {
  topics: readonly FaqTopic[];
  query: string;
  topic: string | undefined;
}

/** Shown without results: a suggested word, results in other topics, and the topics. */
export function NoAnswers(props: NoAnswersProps) {
  const { formatMessage } = useIntl();
  const { topics, query } = props;
  return (
    <Card $isPadded>
      <Stack>
        <NoAnswersText>
          <Strong>
            <Nothing {...props} />
          </Strong>
        </NoAnswersText>
        {query !== '' && <WayOn {...props} />}
        <Text $tone="soft">{formatMessage(helpMessages.orTopic)}</Text>
        <TopicLinks>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <AddressLink to="help" search={writeHelpView({ query: '', topic: id })}>
                {title}
              </AddressLink>
            </li>
          ))}
        </TopicLinks>
      </Stack>
    </Card>
  );
}

function Nothing({ query, topic }: NoAnswersProps) {
  const { formatMessage } = useIntl();
  if (!query) return formatMessage(helpMessages.unknownTopic);
  return formatMessage(topic === undefined ? foundMessages.none : foundMessages.noneInTopic, { query });
}

function WayOn({ topics, query, topic }: NoAnswersProps) {
  const { formatMessage } = useIntl();
  const linkTo = (search: string) =>
    function SearchLink(chunks: ReactNode) {
      return (
        <AddressLink key="link" to="help" search={writeHelpView({ query: search, topic: undefined })}>
          {chunks}
        </AddressLink>
      );
    };
  const count = topic === undefined ? 0 : countQuestions(searchHelp(topics, { query }));
  if (count > 0)
    return <Text $tone="soft">{formatMessage(foundMessages.elsewhere, { count, link: linkTo(query) })}</Text>;
  const word = suggestWord(topics, query);
  if (word === undefined) return null;
  return <Text $tone="soft">{formatMessage(foundMessages.suggestion, { word, link: linkTo(word) })}</Text>;
}
