import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import { platform, useUser } from '@campavia/remote-kit';
import { Button, Skeleton } from '@campavia/ui';

import { communityMessages } from '../community-pages.messages';

const ReportForm = lazy(async () => {
  const { loadReportForm } = await import(
    /* webpackChunkName: "report-review" */ '../report/load-report-form'
  );
  return { default: await loadReportForm() };
});

/** Reports the review that a picture belongs to; visitors are asked to sign in first. */
export function ReportPicture({ reviewId }: { reviewId: number }) {
  const { formatMessage } = useIntl();
  const isSignedIn = useUser() !== undefined;
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <Suspense fallback={<Skeleton $height="28rem" />}>
        <ReportForm reviewId={reviewId} onClose={() => setOpen(false)} />
      </Suspense>
    );
  }
  return (
    <div>
      <Button
        variant="quiet"
        size="s"
        onClick={() => (isSignedIn ? setOpen(true) : platform().session.askToSignIn())}
      >
        {formatMessage(communityMessages.reportPicture)}
      </Button>
    </div>
  );
}
