export { ConditionReportSteps } from './condition-report-steps';
export { loadMessages as loadConditionMessages } from './load-messages';
