export { sidewaysRail } from './rail.styles';
