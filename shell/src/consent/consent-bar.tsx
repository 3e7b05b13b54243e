import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Button, Small, Strong } from '@campavia/ui';

import { consentMessages } from './consent.messages';

const Bar = styled.section`
  position: fixed;
  z-index: var(--z-sticky);
  inset-inline: 0;
  bottom: 0;
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--sh-3);
  /* At the end of the page where a window is so low that nothing else would be left of it. */
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

const Words = styled.p`
  display: grid;
  flex: 1 1 22rem;
  gap: var(--s1);
`;

/** In the sentence rather than a button beside the two: the bar takes less of a small window. */
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

/** Asks at the foot of the window; the page stays in use. Refusing takes as little as accepting. */
export function ConsentBar({ onChoose, onMore }: ConsentBarProps) {
  const { formatMessage } = useIntl();
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar);
  return (
    <Bar ref={bar} aria-label={formatMessage(consentMessages.title)}>
      <Inner>
        <Words>
          <Strong>{formatMessage(consentMessages.title)}</Strong>
          <Small>
            {formatMessage(consentMessages.text)}
            <More type="button" onClick={onMore}>
              {formatMessage(consentMessages.more)}
            </More>
          </Small>
        </Words>
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

/** Keeps the page's end, and whatever has focus, from being covered by the bar. */
function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { body, documentElement } = document;
    const measure = () => {
      const room = `${heightOver(bar.current)}px`;
      body.style.paddingBottom = room;
      documentElement.style.scrollPaddingBottom = room;
      documentElement.style.setProperty('--bar-below', room);
    };
    measure();
    uncover(bar.current);
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      body.style.paddingBottom = '';
      documentElement.style.scrollPaddingBottom = '';
      documentElement.style.removeProperty('--bar-below');
    };
  }, [bar]);
}

/** How much of the window it covers; nothing where it stands at the end of the page. */
function heightOver(bar: HTMLElement | null): number {
  return bar && getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0;
}

/** Whoever is in a field where the bar comes up is not to lose sight of it. */
function uncover(bar: HTMLElement | null): void {
  const { activeElement: field } = document;
  if (!bar || !field?.matches('input, select, textarea, button, a')) return;
  const { top, bottom } = field.getBoundingClientRect();
  if (top < window.innerHeight && bottom > bar.getBoundingClientRect().top) {
    field.scrollIntoView({ block: 'nearest' });
  }
}
