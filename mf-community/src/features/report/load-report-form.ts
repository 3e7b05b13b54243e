import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { ReportForm, type ReportFormProps } from './report-form';

const loadMessages = createMessageLoader((language) => import(`./messages/compiled/report/${language}.json`));

export async function loadReportForm(): Promise<ComponentType<ReportFormProps>> {
  return withMessages(ReportForm, await loadMessages(platform().site));
}
