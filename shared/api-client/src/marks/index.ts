export { createMarkCounter, type MarkCounter, type MarkViewer } from './create-mark-counter';
