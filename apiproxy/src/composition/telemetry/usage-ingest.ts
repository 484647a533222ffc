import { usageConsent, type UsageBatch } from '@crema/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { Overrides } from '../overrides/overrides.ts';
import type { IsServed } from './served-versions.ts';
import type { UsageCounts } from './usage-counts.ts';

/**
 * True if the visitor has agreed, and the browser does not ask for privacy (Global Privacy Control, Do Not
 * Track).
 */
const hasConsent = ({ cookies, headers }: FastifyRequest): boolean =>
  cookies[usageConsent.cookie] === usageConsent.given && headers['sec-gpc'] !== '1' && headers['dnt'] !== '1';

/**
 * Counts the events of a valid batch. It counts no event without consent, or of a version that this visitor
 * does not get.
 */
export const createUsageIngest =
  (counts: UsageCounts, isServed: IsServed, overrides: Pick<Overrides, 'isOverridden'>) =>
  (request: FastifyRequest, { usage }: UsageBatch): void => {
    const { visitorId } = request.visitor;
    if (visitorId === '' || !hasConsent(request)) return;
    for (const event of usage)
      if (isServed(event, visitorId) && !overrides.isOverridden(request, event.remote)) counts.add(event);
  };
export type UsageIngest = ReturnType<typeof createUsageIngest>;
