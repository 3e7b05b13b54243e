export { ConditionReportSteps } from './condition-report-steps';
export { loadConditionSection } from './load-condition-section';
export { loadMessages as loadConditionMessages } from './load-messages';
