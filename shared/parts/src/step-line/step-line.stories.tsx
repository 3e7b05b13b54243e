import type { WidgetStories } from '@campavia/testing/stories';

import { StepLine, type LineStep } from './step-line';

const STEPS: LineStep[] = [
  { name: 'Type', status: 'done', to: '/onboarding/step/vehicle-type' },
  { name: 'Details', status: 'now' },
  { name: 'Where', status: 'ahead' },
  { name: 'Pictures', status: 'ahead' },
];

export const stories: WidgetStories = {
  widgets: ['StepLine'],
  states: {
    default: { show: () => <StepLine label="Steps" steps={STEPS} /> },
    finished: {
      show: () => <StepLine label="Steps" steps={STEPS.map(({ name }) => ({ name, status: 'done' }))} />,
    },
  },
};
