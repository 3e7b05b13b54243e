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
  /** What will not load; general words without it. */
  title?: ReactNode;
  /** What works and what is safe. */
  text?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** One way out beside Try again: a link. */
  wayOut?: ReactNode;
  /** Telephone, hours, anything that helps now. */
  help?: ReactNode;
  /** A code the person can tell the support. */
  reference?: string;
  /** A drawing, `<img alt="">`. */
  picture?: ReactNode;
  headingAs?: 'h1' | 'h2';
}

/** Stands in place of a part that failed, while everything around it goes on. */
export function FailurePanel(props: FailurePanelProps) {
  const { title, text, onRetry, isRetrying, wayOut, help, reference, picture, headingAs = 'h1' } = props;
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
          {wayOut}
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
