import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { OwnReview } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Button } from '@campavia/ui';
import { TriangleAlert } from '@campavia/ui/icons';
import { useLazyComponent } from '@campavia/ui/browser';

import { useReportReview } from '../../../data/reviews/use-respond';

import { itemMessages } from './item.messages';

const loadModal = () => import('@campavia/ui/overlays').then(({ Modal }) => Modal);

/** Reports a review, after a confirmation. */
export function ReportButton({ review }: { review: OwnReview }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const { Component: Modal } = useLazyComponent(loadModal, { isNeeded: isAsking });
  const { perform, isBusy } = useReportReview(review);

  async function report() {
    const isDone = await perform();
    setAsking(false);
    if (isDone) events.send('toast.shown', { tone: 'good', title: formatMessage(itemMessages.reported) });
  }

  return (
    <>
      <Button variant="quiet" size="s" icon={TriangleAlert} onClick={() => setAsking(true)}>
        {formatMessage(itemMessages.report)}
      </Button>
      {Modal && (
        <Modal
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={formatMessage(itemMessages.reportTitle)}
          actions={
            <>
              <Button variant="line" onClick={() => setAsking(false)}>
                {formatMessage(itemMessages.cancel)}
              </Button>
              <Button variant="stop" isBusy={isBusy} onClick={() => void report()}>
                {formatMessage(itemMessages.report)}
              </Button>
            </>
          }
        >
          {formatMessage(itemMessages.reportText)}
        </Modal>
      )}
    </>
  );
}
