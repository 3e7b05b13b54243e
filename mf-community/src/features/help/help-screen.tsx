import { useIntl } from 'react-intl';

import type { FaqTopic, FaqTrip } from '@campavia/contracts';
import { pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { FailurePanel, H1 } from '@campavia/ui';

import { useHelp } from '../../data/use-help';
import { countQuestions, searchHelp } from '../../rules/help/search-help';

import { ContactBox } from './contact-box';
import { foundMessages } from './found.messages';
import { HelpSearch } from './help-search';
import { HelpSkeleton } from './help-skeleton';
import { helpMessages } from './help.messages';
import { Answers, Columns, HelpPage, SearchPart } from './help.styles';
import { NoAnswers } from './no-answers';
import { TopicAnswers } from './topic-answers';
import { TopicList } from './topic-list';
import { useHelpView, type UseHelpView } from './use-help-view';

/** Questions and answers, with a search and topics. */
export function HelpScreen() {
  const { formatMessage } = useIntl();
  const { topics, trip, ...loading } = useHelp();
  const view = useHelpView();
  useDocumentTitle(pageTitle(formatMessage(helpMessages.documentTitle)));
  useReady(topics !== undefined || loading.hasFailed);
  return (
    <HelpPage>
      <SearchPart>
        <H1>{formatMessage(helpMessages.title)}</H1>
        <HelpSearch view={view} />
        <p role="status">{topics && <FoundCount topics={topics} view={view} />}</p>
      </SearchPart>
      {topics ? <Loaded topics={topics} trip={trip} view={view} /> : <NotLoaded {...loading} />}
    </HelpPage>
  );
}

interface LoadedProps {
  topics: readonly FaqTopic[];
  trip?: FaqTrip | undefined;
  view: UseHelpView;
}

function FoundCount({ topics, view: { query, topic } }: LoadedProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (!query) return null;
  return formatMessage(foundMessages.found, {
    count: countQuestions(searchHelp(topics, { query, topic })),
    query,
    total: formatNumber(countQuestions(topics)),
    b: (chunks) => <b key="count">{chunks}</b>,
  });
}

function Loaded({ topics, trip, view }: LoadedProps) {
  const { query, topic, question } = view;
  const found = searchHelp(topics, { query, topic });
  return (
    <Columns>
      <TopicList topics={topics} query={query} chosen={topic} />
      <Answers>
        {found.length === 0 && <NoAnswers topics={topics} query={query} topic={topic} />}
        {found.map((each) => (
          <TopicAnswers key={each.id} topic={each} query={query} opened={question} trip={trip} />
        ))}
        <ContactBox />
      </Answers>
    </Columns>
  );
}

interface NotLoadedProps {
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

function NotLoaded({ hasFailed, isRetrying, retry }: NotLoadedProps) {
  const { formatMessage } = useIntl();
  if (!hasFailed) return <HelpSkeleton />;
  return (
    <Columns>
      <span />
      <Answers>
        <FailurePanel
          headingAs="h2"
          title={formatMessage(helpMessages.failed)}
          isRetrying={isRetrying}
          onRetry={retry}
        />
        <ContactBox />
      </Answers>
    </Columns>
  );
}
