import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import { reportMessages } from './report.messages';

const fetchDialog = () => import('./report-dialog');
const ReportDialog = lazy(() => fetchDialog().then((module) => ({ default: module.ReportDialog })));

/** Opens the window in which a reader tells what is wrong with the page. */
export function ReportButton({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchDialog()}
        onFocus={() => void fetchDialog()}
        onClick={() => setWanted(true)}
      >
        {formatMessage(reportMessages.open)}
      </Button>
      {isWanted && (
        <Suspense>
          <ReportDialog id={id} onClose={() => setWanted(false)} />
        </Suspense>
      )}
    </>
  );
}
