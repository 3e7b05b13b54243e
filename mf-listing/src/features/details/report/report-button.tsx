import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import { reportMessages } from './report.messages';

const fetchDialog = () => import('./report-dialog');
const ReportDialog = lazy(() => fetchDialog().then((module) => ({ default: module.ReportDialog })));

export function ReportButton({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const [isRequested, setRequested] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchDialog()}
        onFocus={() => void fetchDialog()}
        onClick={() => setRequested(true)}
      >
        {formatMessage(reportMessages.open)}
      </Button>
      {isRequested && (
        <Suspense>
          <ReportDialog id={id} onClose={() => setRequested(false)} />
        </Suspense>
      )}
    </>
  );
}
