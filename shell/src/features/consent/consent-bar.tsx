import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Button, Small, Strong } from '@campavia/ui';

import { useBottomBar } from '../../layout/use-bottom-bar';

import { consentMessages } from './consent.messages';

const Bar = styled.section`
  position: fixed;
  z-index: var(--z-sticky);
  inset-inline: 0;
  bottom: 0;
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--sh-3);
  /* In a low window the bar would leave no room for the page, so it stands at its end. */
  @media (max-height: 30rem) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s6);
  align-items: center;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--s3) var(--gutter);
`;

const Explanation = styled.p`
  display: grid;
  flex: 1 1 22rem;
  gap: var(--s1);
`;

/** Inside the sentence: a third button would make the bar too large for small windows. */
const More = styled.button`
  margin-inline-start: 0.3em;
  padding: 0;
  border: 0;
  background: none;
  color: var(--pine-700);
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.22em;
  cursor: pointer;
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  @media (max-width: 639px) {
    width: 100%;
    > * {
      flex: 1 1 40%;
    }
  }
`;

export interface ConsentBarProps {
  onChoose: (choice: 'granted' | 'refused') => void;
  onMore: () => void;
}

/** The page stays usable, and refusing takes as few clicks as accepting. */
export function ConsentBar({ onChoose, onMore }: ConsentBarProps) {
  const { formatMessage } = useIntl();
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar);
  return (
    <Bar ref={bar} aria-label={formatMessage(consentMessages.title)}>
      <Inner>
        <Explanation>
          <Strong>{formatMessage(consentMessages.title)}</Strong>
          <Small>
            {formatMessage(consentMessages.text)}
            <More type="button" onClick={onMore}>
              {formatMessage(consentMessages.more)}
            </More>
          </Small>
        </Explanation>
        <Answers>
          <Button variant="line" size="s" onClick={() => onChoose('refused')}>
            {formatMessage(consentMessages.refuse)}
          </Button>
          <Button variant="line" size="s" onClick={() => onChoose('granted')}>
            {formatMessage(consentMessages.accept)}
          </Button>
        </Answers>
      </Inner>
    </Bar>
  );
}
