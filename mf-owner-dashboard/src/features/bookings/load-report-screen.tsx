import type { ComponentType } from 'react';

import type { ConditionMoment } from '@campavia/domain';
import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadReportMessages } from './report/load-messages';
import { ReportScreen } from './report/report-screen';

export async function loadReportScreen(moment: ConditionMoment): Promise<ComponentType> {
  const messages = await loadReportMessages(platform().site);
  return withMessages(() => <ReportScreen moment={moment} />, messages);
}
