import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { FaqTopic } from '@campavia/contracts';
import { Link, pathOf } from '@campavia/remote-kit';
import { Icon, type IconType } from '@campavia/ui';
import {
  CalendarDays,
  Caravan,
  ChevronDown,
  CircleHelp,
  CreditCard,
  Map,
  RotateCcw,
  Search,
  ShieldCheck,
} from '@campavia/ui/icons';

import { writeHelpView } from '../../rules/help/help-view';
import { countQuestions } from '../../rules/help/search-help';

import { helpMessages } from './help.messages';
import { NarrowNav, WideNav } from './help.styles';

const ICONS: Record<string, IconType> = {
  booking: CalendarDays,
  paying: CreditCard,
  insurance: ShieldCheck,
  'on-the-road': Map,
  cancelling: RotateCcw,
  'renting-out': Caravan,
};

interface TopicListProps {
  topics: readonly FaqTopic[];
  query: string;
  chosen: string | undefined;
}

/** The topics, in a narrow window collapsed below a heading. */
export function TopicList(props: TopicListProps) {
  const { formatMessage } = useIntl();
  const details = useRef<HTMLDetailsElement>(null);
  const label = formatMessage(helpMessages.topics);
  const { chosen } = props;
  useEffect(() => {
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }, [chosen]);
  return (
    <>
      <WideNav aria-label={label}>
        <p>{label}</p>
        <TopicLinks {...props} />
      </WideNav>
      <NarrowNav aria-label={label}>
        <details ref={details}>
          <summary>
            {label}
            <Icon of={ChevronDown} />
          </summary>
          <TopicLinks {...props} />
        </details>
      </NarrowNav>
    </>
  );
}

function TopicLinks({ topics, query, chosen }: TopicListProps) {
  const { formatMessage } = useIntl();
  const entries = [
    {
      id: undefined,
      icon: Search,
      title: formatMessage(helpMessages.allTopics),
      count: countQuestions(topics),
    },
    ...topics.map(({ id, title, questions }) => ({
      id,
      icon: ICONS[id] ?? CircleHelp,
      title,
      count: questions.length,
    })),
  ];
  return (
    <ol>
      {entries.map(({ id, icon, title, count }) => (
        <li key={id ?? ''}>
          <Link
            to={pathOf('help', {}, writeHelpView({ query, topic: id })) ?? ''}
            preventScrollReset
            aria-current={id === chosen ? 'true' : undefined}
          >
            <Icon of={icon} />
            <span>{title}</span> <span>{count}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
