import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { formatDateRange, formatPlainDate } from '@campavia/i18n';
import { pageTitle, useDocumentTitle } from '@campavia/remote-kit';
import { H1, Icon, Lead, Row, Small, Stack, Strong } from '@campavia/ui';
import { Clock, MessageCircle, ShieldCheck } from '@campavia/ui/icons';

import { StepLine, type LineStep } from '../step-line';
import { Aside, Columns } from './review-flow.styles';
import type { ReviewFlowMessages } from './review-messages';

export interface ReviewFlowProps {
  steps: readonly LineStep[];
  title: string;
  lead?: ReactNode;
  /** The trip that is reviewed. */
  trip: { camper: { title: string; city: string }; date_from: string; date_to: string };
  /** First name of the reviewed person. */
  name: string;
  /** The last day on which the trip can be reviewed, `yyyy-MM-dd`. */
  lastDay: string;
  messages: ReviewFlowMessages;
  children: ReactNode;
}

/** The layout of a step of writing a review: its position, its question, and beside it the trip and an explanation. */
export function ReviewFlow({ steps, title, lead, trip, name, lastDay, messages, children }: ReviewFlowProps) {
  const intl = useIntl();
  useDocumentTitle(pageTitle(title));
  const day = formatPlainDate(intl, lastDay);
  const promises = [
    { icon: Clock, text: intl.formatMessage(messages.promiseHidden, { name, day }) },
    { icon: ShieldCheck, text: intl.formatMessage(messages.promiseWords) },
    { icon: MessageCircle, text: intl.formatMessage(messages.promiseAnswer, { name }) },
  ];
  return (
    <Columns>
      <Stack $gap={6}>
        <StepLine label={intl.formatMessage(messages.steps)} steps={steps} />
        <Stack as="header" $gap={3}>
          <H1>{title}</H1>
          {lead && <Lead>{lead}</Lead>}
        </Stack>
        {children}
      </Stack>
      <Aside>
        <Row $gap={3}>
          <Stack $gap={1}>
            <Strong>{trip.camper.title}</Strong>
            <Small $tone="soft">{[trip.camper.city, name].join(SEPARATOR)}</Small>
            <Small>{formatDateRange(intl, trip.date_from, trip.date_to)}</Small>
          </Stack>
        </Row>
        <ul>
          {promises.map(({ icon, text }) => (
            <li key={text}>
              <Icon of={icon} />
              {text}
            </li>
          ))}
        </ul>
      </Aside>
    </Columns>
  );
}

const SEPARATOR = ' · ';
