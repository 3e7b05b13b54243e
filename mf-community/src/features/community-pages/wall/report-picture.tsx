import { useIntl } from 'react-intl';

import { ReportReview } from '../../report';
import { communityMessages } from '../community-pages.messages';

/** Reports the review that a picture belongs to. */
export function ReportPicture({ reviewId }: { reviewId: number }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(communityMessages.reportPicture);
  return <ReportReview reviewId={reviewId} about="picture" label={label} />;
}
