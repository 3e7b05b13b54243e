export { answer, type AnsweredCalls, type AnswerOptions, setUpWire } from './answer';
export { fixClock } from './fix-clock';
export { type RenderedScreen, renderScreen, type ScreenOptions, TEST_TODAY } from './render-screen';
