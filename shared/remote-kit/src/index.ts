export { pageTitle } from './config/page-title';
export { prefetchAnswers, type PageRequest } from './data/prefetch-answers';
export * from './data/shared-cache';
export * from './deprecated';
export * from './events/event-bus';
export * from './events/platform-events';
export * from './navigation/addresses';
export * from './navigation/navigation-store';
export type { NavigationLocation } from './navigation/navigation-location';
export {
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './navigation/routing';
export * from './page-previews/page-previews';
export * from './page-previews/preview-types';
export type { KeptAnswers, Offline } from './platform/offline';
export { platform, providePlatform, type PartFailure, type Platform } from './platform/platform';
export * from './platform/use-platform';
export * from './remote/define-remote';
export * from './remote/lazy-component';
export * from './remote/lazy-screens';
export * from './remote/platform-providers';
export * from './screen/use-action';
export * from './screen/use-document-title';
export * from './screen/use-ready';
export * from './session/session';
export * from './session/use-session';
export * from './slots/lazy-slots';
export * from './slots/slot';
export * from './slots/slot-props';
