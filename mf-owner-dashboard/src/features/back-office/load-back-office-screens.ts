import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { AuditLogScreen } from './audit-log/audit-log-screen';
import { DocumentQueueScreen } from './documents/document-queue-screen';
import { ReviewScreen } from './documents/review-screen';
import { loadMessages } from './load-messages';
import { HeldPayoutsScreen } from './payouts/held-payouts-screen';
import { PeopleScreen } from './people/people-screen';
import { PersonScreen } from './people/person-screen';
import { QueuesScreen } from './queues/queues-screen';
import { ReportQueueScreen } from './reports/report-queue-screen';
import { ReportScreen } from './reports/report-screen';

const SCREENS = {
  queues: QueuesScreen,
  documents: DocumentQueueScreen,
  document: ReviewScreen,
  reports: ReportQueueScreen,
  report: ReportScreen,
  payouts: HeldPayoutsScreen,
  people: PeopleScreen,
  person: PersonScreen,
  auditLog: AuditLogScreen,
};

/** A screen of the back office with its messages. */
export async function loadBackOfficeScreen(name: keyof typeof SCREENS): Promise<ComponentType> {
  return withMessages(SCREENS[name], await loadMessages(platform().site));
}
