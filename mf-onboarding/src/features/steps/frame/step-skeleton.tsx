import { useIntl } from 'react-intl';

import { H1, Lead, Skeleton, Stack, Wrap } from '@campavia/ui';

import type { Step } from '../../../rules/steps';

import { stepTitles } from '../step-titles.messages';
import { Columns, Line, Page } from './frame.styles';
import { leadMessages } from './lead.messages';

export function StepSkeleton({ step }: { step: Step }) {
  const { formatMessage } = useIntl();
  return (
    <Wrap>
      <Page>
        <Line aria-hidden="true">
          <Skeleton $height="1.75rem" style={{ width: '20rem' }} />
        </Line>
        <Columns>
          <Stack $gap={6}>
            <Stack $gap={2}>
              <H1>{formatMessage(stepTitles[step])}</H1>
              <Lead>{formatMessage(leadMessages[step])}</Lead>
            </Stack>
            <Skeleton $height="32rem" $radius="var(--r-l)" aria-hidden="true" />
          </Stack>
        </Columns>
      </Page>
    </Wrap>
  );
}
