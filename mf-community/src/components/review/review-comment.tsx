import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { Review } from '@campavia/contracts';
import { useSite } from '@campavia/remote-kit';
import { Small } from '@campavia/ui';

import { reviewMessages } from './review.messages';

/** Keeps the line breaks of the author. */
export const CommentText = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export function ReviewComment({ review: { comment, language } }: { review: Review }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const site = useSite();
  if (!comment) return <Small $tone="soft">{formatMessage(reviewMessages.noComment)}</Small>;
  const isForeign = language !== null && language !== site.language;
  return (
    <div>
      <CommentText lang={language ?? undefined}>{comment}</CommentText>
      {isForeign && (
        <Small $tone="faint">
          {formatMessage(reviewMessages.writtenIn, {
            language: formatDisplayName(language, { type: 'language' }) ?? language,
          })}
        </Small>
      )}
    </div>
  );
}
