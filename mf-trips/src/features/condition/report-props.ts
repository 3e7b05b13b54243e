import type { ConditionReport } from '@campavia/contracts';

import type { ReportsOf } from '../../data/conditions/condition-calls';

/** Who writes the reports of a booking here, and with whom. */
export interface ReportParty extends ReportsOf {
  /** First name of the other side. */
  name: string;
  /** Where the camper is handed over, an IANA name. */
  timeZone: string;
}

/** What each step of a report is about. */
export interface ReportProps {
  party: ReportParty;
  report: ConditionReport;
}
