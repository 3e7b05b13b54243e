import type { ButtonHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Button } from '@campavia/ui';
import { Heart } from '@campavia/ui/icons';

import { heartMessages } from './heart.messages';

const HeartBox = styled(Button)`
  &[data-look='card'] {
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border-radius: var(--r-pill);
    background: var(--surface);
    box-shadow: var(--sh-1);
  }
  &[aria-pressed='true'] svg {
    color: var(--stop);
    fill: currentColor;
  }
`;

export interface HeartButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'title'> {
  title: string;
  look?: 'card' | 'button' | undefined;
  isSaved: boolean;
}

/** The wishlist button: a heart on a picture, or with a label among other buttons. */
export function HeartButton({ title, look = 'card', isSaved, onClick, ...rest }: HeartButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <HeartBox
      {...rest}
      variant="quiet"
      size="s"
      icon={Heart}
      data-look={look}
      aria-label={formatMessage(heartMessages.save, { title })}
      aria-pressed={isSaved}
      // A double click counts once.
      onClick={(event) => event.detail < 2 && onClick?.(event)}
    >
      {look === 'button' ? formatMessage(heartMessages.word) : null}
    </HeartBox>
  );
}
