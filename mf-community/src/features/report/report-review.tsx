import { lazy, Suspense, useState } from 'react';

import { platform, useUser } from '@campavia/remote-kit';
import { Button, Skeleton } from '@campavia/ui';

import type { ReportFormProps } from './report-form';

const ReportForm = lazy(async () => {
  const { loadReportForm } = await import(/* webpackChunkName: "report-review" */ './load-report-form');
  return { default: await loadReportForm() };
});

interface ReportReviewProps extends Pick<ReportFormProps, 'reviewId' | 'about'> {
  label: string;
}

/** Reports a review or a picture of it; visitors are asked to sign in first. */
export function ReportReview({ reviewId, about, label }: ReportReviewProps) {
  const isSignedIn = useUser() !== undefined;
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <Suspense fallback={<Skeleton $height="28rem" />}>
        <ReportForm reviewId={reviewId} about={about} onClose={() => setOpen(false)} />
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
        {label}
      </Button>
    </div>
  );
}
