import { RotateCcw } from 'lucide-react';
import { type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Button } from './button';
import { coreMessages } from './core.messages';
import { Row, Stack } from './layout';
import { H1, Lead, Small } from './text';

const Box = styled.div`
  display: grid;
  gap: var(--s6);
  align-items: center;
  padding: clamp(1.5rem, 4vw, 3.5rem);
  border: 1.5px dashed var(--line-strong);
  border-radius: var(--cab-l);
  background: var(--surface);
  > img {
    width: 100%;
    height: auto;
  }
  @media (min-width: 768px) {
    grid-template-columns: 1fr minmax(0, 20rem);
  }
`;

export interface FailurePanelProps {
  /** What failed to load; a general message by default. */
  title?: ReactNode;
  /** What still works and that nothing was lost. */
  text?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** A link beside "Try again". */
  secondaryAction?: ReactNode;
  /** For example a telephone number and its hours. */
  help?: ReactNode;
  /** A code to give to support. */
  reference?: string;
  /** An illustration, `<img alt="">`. */
  picture?: ReactNode;
  headingAs?: 'h1' | 'h2';
}

/** Shown in place of a part of the page that failed to load. */
export function FailurePanel(props: FailurePanelProps) {
  const {
    title,
    text,
    onRetry,
    isRetrying,
    secondaryAction,
    help,
    reference,
    picture,
    headingAs = 'h1',
  } = props;
  const { formatMessage } = useIntl();
  return (
    <Box role="alert">
      <Stack>
        <H1 as={headingAs}>{title ?? formatMessage(coreMessages.failureTitle)}</H1>
        <Lead>{text ?? formatMessage(coreMessages.failureText)}</Lead>
        <Row $gap={2}>
          {onRetry && (
            <Button
              variant="main"
              icon={RotateCcw}
              isBusy={isRetrying}
              busyLabel={formatMessage(coreMessages.tryingAgain)}
              onClick={onRetry}
            >
              {formatMessage(coreMessages.tryAgain)}
            </Button>
          )}
          {secondaryAction}
        </Row>
        {(help || reference) && (
          <Small as="p" $tone="soft">
            {help} {reference && formatMessage(coreMessages.reference, { reference })}
          </Small>
        )}
      </Stack>
      {picture}
    </Box>
  );
}
