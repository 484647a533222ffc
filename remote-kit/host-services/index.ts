export { rememberPreference } from './cookies.ts';
export { allows, findEntrance, mayOpen } from './page-guard.ts';
export { createPageServices, type PageServices } from './page-services.ts';
export { createRemoteServices, type LoadedCode, type RemoteServices } from './remote-services.ts';
export {
  pageOfRole,
  routedPages,
  switchedOffPages,
  titleOf,
  type PageAt,
  type RoutedPage,
} from './route-table.ts';
export { createServerPageServices } from './server/server-page-services.ts';
export type { Report } from './telemetry.ts';
export type { ThemeChoice } from './theme.ts';
export { createUsageConsent, type UsageConsent } from './usage-consent.ts';
export { startUsageSender } from './usage-sender.ts';
