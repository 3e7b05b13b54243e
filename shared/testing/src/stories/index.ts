export { Focused } from './focused';
export * from './stories';
export type { WidgetState, WidgetStories } from './widget-stories';
