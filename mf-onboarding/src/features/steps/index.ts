export { FirstQuestions, type FirstQuestionsProps } from './first-questions/first-questions';
