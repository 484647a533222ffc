export { afterFrame } from '../src/rendering/after-frame.ts';
export { nextTask } from '../src/rendering/next-task.ts';
export { fetchWithProgress } from './http/progress-limit.ts';
export { rememberPreference } from './preferences/cookies.ts';
export { allows, findEntrance, mayOpen } from './page/page-guard.ts';
export { createPageServices, type PageServices } from './page-services.ts';
export { createRemoteServices, type LoadedCode, type RemoteServices } from './remote-services.ts';
export {
  pageOfRole,
  routedPages,
  switchedOffPages,
  titleOf,
  type PageAt,
  type RoutedPage,
} from './page/route-table.ts';
export { createServerPageServices } from './server/server-page-services.ts';
export type { Report } from './telemetry/telemetry.ts';
export type { ThemeChoice } from './preferences/theme.ts';
export { createUsageConsent, type UsageConsent } from './telemetry/usage-consent.ts';
export { startUsageSender } from './telemetry/usage-sender.ts';
